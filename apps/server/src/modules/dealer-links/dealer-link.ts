import type { CallOf, ProblemCode, ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { RecordKind } from '@stromwandel/leasing';
import type { Mail } from '../../adapters/mail/mail.ts';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { recordAuditEvent, type AuditEvent } from '../../platform/audit/record-audit-event.ts';
import { germanDay } from '../../platform/clock/clock.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { lastConclusion } from '../handover-records/index.ts';
import { findLease, findLeaseOfOrder, lockLease, NOT_FOUND, type LeaseRecord } from '../leases/index.ts';
import {
  createOrderLink,
  endOrderLinks,
  findNewestLink,
  findOrderLink,
  type OrderLink,
} from '../order-links/index.ts';
import { lockOrder, mailedDetail, vehicleName, type OrderServices } from '../orders/index.ts';

const KIND = 'DEALER';
const LINK_LIFE_DAYS = 30;
/** Pressing the button twice sends one mail. */
const PAUSE_MS = 60_000;

type LinkReply = ReplyOf<'getDealerLink'>;

/** The record that a dealer fills in now; null when none is open. */
export function recordKindOf(state: LeaseRecord['row']['state']): RecordKind | null {
  if (state === 'PREPARED') return 'HANDOVER';
  return state === 'ACTIVE' ? 'RETURN' : null;
}

/** Why a link no longer opens the record of its lease; null while it does. Only the link's holder gets the reason. */
async function linkProblem(
  db: DatabaseOrTransaction,
  { createdAt, endedAt, expiresAt }: OrderLink,
  { id, row }: LeaseRecord,
  now: Date,
): Promise<ProblemCode | null> {
  if (row.state === 'CANCELLED') return 'ORDER_ENDED';
  if (endedAt !== null) return 'REPLACED_CODE';
  const concludedAt = await lastConclusion(db, id);
  const isOver = recordKindOf(row.state) === null;
  if (isOver || (concludedAt !== null && concludedAt >= createdAt)) return 'USED_CODE';
  return expiresAt <= now ? 'EXPIRED_CODE' : null;
}

/** The lease of a link. The holder of a link that is over gets the reason. */
export async function findLeaseOfLink(
  { db, clock }: OrderServices,
  code: string,
): Promise<Result<LeaseRecord, Refusal>> {
  const link = await findOrderLink(db, KIND, code);
  const lease = link && (await findLeaseOfOrder(db, link.orderId));
  if (!lease) return refuse({ code: 'INVALID_CODE' });
  const problem = await linkProblem(db, link, lease, clock.now());
  return problem === null ? ok(lease) : refuse({ code: problem });
}

/** Whether a code was used up by the conclusion of its record: it may repeat the conclusion. */
export async function isConcludedLink({ db }: OrderServices, code: string): Promise<boolean> {
  const link = await findOrderLink(db, KIND, code);
  const lease = link && (await findLeaseOfOrder(db, link.orderId));
  const concludedAt = lease && (await lastConclusion(db, lease.id));
  return link !== null && link.endedAt === null && concludedAt !== null && concludedAt >= link.createdAt;
}

/** The lease whose record a link has concluded, and when the link was made; the reason where it shows nothing. */
export async function findConcludedLink(
  { db, clock }: OrderServices,
  code: string,
): Promise<Result<{ readonly lease: LeaseRecord; readonly since: Date }, Refusal>> {
  const link = await findOrderLink(db, KIND, code);
  const lease = link && (await findLeaseOfOrder(db, link.orderId));
  if (!lease || lease.row.state === 'CANCELLED') return refuse({ code: 'INVALID_CODE' });
  if (link.endedAt !== null) return refuse({ code: 'REPLACED_CODE' });
  if (link.expiresAt <= clock.now()) return refuse({ code: 'EXPIRED_CODE' });
  return ok({ lease, since: link.createdAt });
}

async function openLinkOf(
  db: DatabaseOrTransaction,
  lease: LeaseRecord,
  now: Date,
): Promise<LinkReply['link']> {
  const link = await findNewestLink(db, lease.orderId, KIND);
  if (!link || (await linkProblem(db, link, lease, now)) !== null) return null;
  const { sentTo, createdAt, expiresAt } = link;
  return { sentTo: sentTo ?? '', sentAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** The link of a lease that can be opened now, for the provider. */
export async function readDealerLink(
  { db, clock }: OrderServices,
  leaseId: number,
): Promise<Result<LinkReply, Refusal>> {
  const lease = await findLease(db, leaseId);
  return lease ? ok({ link: await openLinkOf(db, lease, clock.now()) }) : refuse(NOT_FOUND);
}

/** The lease under the locks of order and lease. */
async function lockForLink(tx: Transaction, leaseId: number): Promise<LeaseRecord | null> {
  const found = await findLease(tx, leaseId);
  const order = found && (await lockOrder(tx, found.orderId));
  return order && lockLease(tx, leaseId);
}

const eventOf = (
  { id, tenantId, userId }: LeaseRecord,
  caller: Caller,
  at: Date,
): Omit<AuditEvent, 'action'> => ({
  at,
  actorId: caller.userId,
  actorRole: 'ADMIN',
  tenantId,
  record: 'lease',
  recordId: id,
  personId: userId,
});

function linkMail(
  { configuration }: OrderServices,
  { orderId, order, row }: LeaseRecord,
  email: string,
  code: string,
  expiresAt: Date,
): Mail {
  return {
    to: { email, title: null, firstName: null, lastName: null, language: 'de' },
    content: {
      kind: 'DEALER_LINK',
      occasion: recordKindOf(row.state) ?? 'HANDOVER',
      until: mailCalendarDay(germanDay(expiresAt), 'de'),
      orderId,
      vehicle: vehicleName(order.snapshot),
      link: `${configuration.publicUrl}/dealer/${code}`,
    },
  };
}

/**
 * Mails a dealer a new link to the open record of a lease, and ends the earlier ones. To the same address within a
 * minute it sends nothing.
 */
export function sendDealerLink(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  { email }: CallOf<'sendDealerLink'>['body'],
): Promise<Result<LinkReply, Refusal>> {
  return services.db.transaction(async (tx) => {
    const lease = await lockForLink(tx, leaseId);
    if (!lease) return refuse(NOT_FOUND);
    const { state } = lease.row;
    if (recordKindOf(state) === null) {
      return refuse({ code: state === 'CANCELLED' ? 'LEASE_ENDED' : 'ALREADY_RETURNED' });
    }
    const now = services.clock.now();
    const open = await openLinkOf(tx, lease, now);
    if (open?.sentTo === email && Date.parse(open.sentAt) + PAUSE_MS > now.getTime())
      return ok({ link: open });
    const { orderId } = lease;
    await endOrderLinks(tx, orderId, KIND, now);
    const code = await createOrderLink(tx, { orderId, kind: KIND, days: LINK_LIFE_DAYS, sentTo: email, now });
    const link = await openLinkOf(tx, lease, now);
    if (link === null) throw new Error(`Lease ${leaseId} has no link after it was made`);
    const mail = linkMail(services, lease, email, code, new Date(link.expiresAt));
    await recordAuditEvent(tx, {
      ...eventOf(lease, caller, now),
      action: 'DEALER_LINK_SENT',
      details: mailedDetail([mail]),
    });
    await enqueueMail(tx, mail, now);
    return ok({ link });
  });
}

/** Ends the links of a lease. What the dealer has entered stays. */
export function endDealerLink(
  { db, clock }: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<void, Refusal>> {
  return db.transaction(async (tx) => {
    const lease = await lockForLink(tx, leaseId);
    if (!lease) return refuse(NOT_FOUND);
    const now = clock.now();
    const wasOpen = (await openLinkOf(tx, lease, now)) !== null;
    await endOrderLinks(tx, lease.orderId, KIND, now);
    if (wasOpen) await recordAuditEvent(tx, { ...eventOf(lease, caller, now), action: 'DEALER_LINK_ENDED' });
    return ok(undefined);
  });
}
