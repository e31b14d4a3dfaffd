import type { ProblemCode } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { lockOrder, mailedDetail, type OrderRecord, type OrderServices } from '../orders/index.ts';
import {
  createManufacturerLink,
  findLinkMoments,
  findManufacturerLink,
  useManufacturerLinks,
} from './manufacturer-link-store.ts';
import { manufacturerFacts, manufacturerRecipient } from './manufacturer-mail.ts';
import { expectsManufacturer, linkProblem } from './manufacturer-link-problem.ts';

/** Pressing the button twice sends one mail. */
const PROVIDER_PAUSE_MS = 60_000;
/** The holder of an old link must not flood the manufacturer with mails. */
const MANUFACTURER_PAUSE_MS = 3_600_000;

interface Sending {
  /** Null for the manufacturer. */
  readonly adminId: number | null;
  readonly pauseMs: number;
}

/**
 * Mails a new link to the address on file and ends the earlier ones. The order's row must be locked. @returns when
 * the newest was sent
 */
async function sendLink(
  tx: Transaction,
  services: OrderServices,
  order: OrderRecord,
  { adminId, pauseMs }: Sending,
): Promise<Date> {
  const now = services.clock.now();
  const last = (await findLinkMoments(tx, [order.id])).get(order.id);
  if (last && last.getTime() + pauseMs > now.getTime()) return last;
  await useManufacturerLinks(tx, order.id, now);
  const code = await createManufacturerLink(tx, order.id, now);
  const mail: Mail = {
    to: await manufacturerRecipient(tx, services, order.snapshot),
    content: { kind: 'MANUFACTURER_LINK', ...manufacturerFacts(services, order, code) },
  };
  await recordAuditEvent(tx, {
    at: now,
    actorId: adminId,
    actorRole: adminId === null ? 'MANUFACTURER' : 'ADMIN',
    tenantId: order.tenantId,
    action: 'MANUFACTURER_LINK_SENT',
    record: 'order',
    recordId: order.id,
    details: mailedDetail([mail]),
    personId: order.userId,
  });
  await enqueueMail(tx, mail, now);
  return now;
}

/** Why the provider cannot send the manufacturer a new link now; null where it can. */
export function linkSendingProblem(order: OrderRecord): ProblemCode | null {
  if (order.state.endReason !== null) return 'ORDER_ENDED';
  if (!expectsManufacturer(order)) return 'STEP_NOT_CURRENT';
  return order.state.deliveredOn === null ? null : 'DELIVERY_ALREADY_REPORTED';
}

/**
 * Sends the manufacturer a new link for the provider, in time or overdue. Ends the earlier links.
 * @returns when the newest link was sent; within a minute of the last one it sends none
 */
export async function sendManufacturerLink(
  services: OrderServices,
  caller: Caller,
  orderId: number,
): Promise<Result<Date, Refusal>> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ code: 'NOT_FOUND' });
    const code = linkSendingProblem(order);
    if (code !== null) return refuse({ code });
    const sending = { adminId: caller.userId, pauseMs: PROVIDER_PAUSE_MS };
    return ok(await sendLink(tx, services, order, sending));
  });
}

/**
 * Mails a new link to the address on file for the holder of an expired link, at most once an hour. The answer is
 * always the same: unknown codes and ended orders get no mail.
 */
export async function requestManufacturerLink(services: OrderServices, code: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const link = await findManufacturerLink(tx, code);
    const order = link && (await lockOrder(tx, link.orderId));
    if (!order || !expectsManufacturer(order)) return;
    if (linkProblem(link, order, services.clock.now()) === null) return;
    await sendLink(tx, services, order, { adminId: null, pauseMs: MANUFACTURER_PAUSE_MS });
  });
}
