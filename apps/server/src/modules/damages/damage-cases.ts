import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, DamageCase, ReplyOf } from '@stromwandel/api-spec';
import { assertNever, calendarDate, ok, refuse, type Result } from '@stromwandel/kernel';
import {
  damageReportable,
  decideDamage,
  type DamageCommand,
  type DamageRefusal,
  type LeaseActor,
} from '@stromwandel/leasing';
import { and, eq } from 'drizzle-orm';
import { enqueueMail } from '../../outbox-jobs.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { leaseDamages } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { receivedPhotos } from '../handover-records/index.ts';
import {
  damageReply,
  findDamages,
  leaseFacts,
  lockLeaseFor,
  NOT_FOUND,
  openDamage,
  readLeaseFor,
  roleToward,
  sealReport,
  type DamageRow,
  type LeaseRecord,
  type Report,
} from '../leases/index.ts';
import { vehicleName, type OrderServices } from '../orders/index.ts';
import { changeMails, reportMails } from './damage-mails.ts';

interface Named {
  readonly leaseId: number;
  readonly damageId: number;
}

/** A refusal with the fields and figures that explain it. */
export function asProblem(refusal: DamageRefusal): Refusal {
  switch (refusal.code) {
    case 'DAMAGE_COMMAND_NOT_ALLOWED':
      return NOT_FOUND;
    case 'PHOTOS_NOT_SENT':
      return { code: refusal.code, params: { photos: refusal.photos.join(', ') } };
    case 'DAMAGE_PHOTOS_MISSING':
      return { code: refusal.code, params: { views: refusal.views.join(', ') } };
    case 'DAMAGE_DAY_NOT_POSSIBLE':
      return { code: refusal.code, params: { first: refusal.first, last: refusal.last } };
    case 'DAMAGE_STATE_NOT_POSSIBLE':
      return { code: refusal.code, params: { state: refusal.state } };
    case 'LEASE_NOT_ACTIVE':
    case 'LEASE_ENDED':
    case 'DAMAGE_FINAL':
    case 'DAMAGE_NOT_CHANGEABLE':
    case 'DAMAGE_LAST_DAY_MISSING':
      return { code: refusal.code };
    default:
      return assertNever(refusal);
  }
}

/** Decides a command on a case of a locked lease. */
export async function decideOn(
  tx: Transaction,
  { clock }: OrderServices,
  record: LeaseRecord,
  row: DamageRow | null,
  command: DamageCommand,
  actor: LeaseActor,
) {
  const received = 'report' in command ? await receivedPhotos(tx, record.id) : new Set<string>();
  const context = { lease: leaseFacts(record), today: clock.today(), nowMs: clock.now().getTime(), received };
  return decideDamage(
    command,
    row && { state: row.state, reportedAtMs: row.reportedAt.getTime() },
    actor,
    context,
  );
}

/** Records what happened to a case: nothing of its content, for employers read the log. */
export async function recordEvent(
  tx: Transaction,
  { clock }: OrderServices,
  record: LeaseRecord,
  { userId: actorId }: Caller,
  action: Extract<AuditAction, `DAMAGE_${string}`>,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId,
    actorRole: action === 'DAMAGE_HANDLED' ? 'ADMIN' : 'EMPLOYEE',
    tenantId: record.tenantId,
    action,
    record: 'lease',
    recordId: record.id,
    details: {},
    personId: record.userId,
  });
}

async function lockOwn(tx: Transaction, caller: Caller, leaseId: number) {
  const lease = await lockLeaseFor(tx, caller, leaseId);
  return lease.ok && roleToward(caller, lease.value) === 'EMPLOYEE' ? lease : refuse(NOT_FOUND);
}

/** Begins a case of the own lease. The same `clientId` again answers the case that it began. */
export function reportDamage(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  { clientId: name, ...report }: Report & { readonly clientId: string },
): Promise<Result<DamageCase, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Result<DamageCase, Refusal>> => {
    const lease = await lockOwn(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const record = lease.value;
    const known = and(eq(leaseDamages.leaseId, leaseId), eq(leaseDamages.name, name));
    const before = (await findDamages(tx, known))[0] ?? null;
    const { kind, photos } = report;
    const command = { type: 'REPORT', report: { kind, day: calendarDate(report.day), photos } } as const;
    const decision = await decideOn(tx, services, record, before, command, 'EMPLOYEE');
    if (!decision.ok) return refuse(asProblem(decision.error));
    if (before !== null) return ok(damageReply(seal, before, clock.now()));
    const { tenantId, userId } = record;
    const named = { leaseId, userId, name };
    const now = clock.now();
    const [row] = await tx
      .insert(leaseDamages)
      .values({
        ...named,
        tenantId,
        kind,
        state: 'REPORTED',
        day: report.day,
        reportedAt: now,
        changedAt: now,
        report: sealReport(seal, named, report),
        photos: photos.map(({ photo }) => photo),
      })
      .returning();
    if (!row) throw new Error(`The damage of lease ${leaseId} was not stored`);
    await recordEvent(tx, services, record, caller, 'DAMAGE_REPORTED');
    for (const mail of await reportMails(tx, services, record, row)) await enqueueMail(tx, mail, now);
    return ok(damageReply(seal, row, now));
  });
}

/** Whether a report says the same as before and shows all of its photos, and further ones. */
function addsPhotosOnly({ photos: before, ...said }: Report, { photos: after, ...says }: Report): boolean {
  return isDeepStrictEqual(said, says) && isDeepStrictEqual(before, after.slice(0, before.length));
}

/** Replaces what an own report says; once the insurer has it, only adds photos. The case keeps its state and its number. */
export function changeDamage(
  services: OrderServices,
  caller: Caller,
  { leaseId, damageId }: Named,
  report: Report,
): Promise<Result<DamageCase, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Result<DamageCase, Refusal>> => {
    const lease = await lockOwn(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const row = await findDamage(tx, { leaseId, damageId });
    if (!row) return refuse(NOT_FOUND);
    const { kind, day, photos } = report;
    const former = openDamage(seal, row).report;
    const isAddition = addsPhotosOnly(former, report);
    const changed = { kind, day: calendarDate(day), photos };
    const command = { type: 'CHANGE', report: changed, addsPhotosOnly: isAddition } as const;
    const decision = await decideOn(tx, services, lease.value, row, command, 'EMPLOYEE');
    if (!decision.ok) return refuse(asProblem(decision.error));
    const now = clock.now();
    // A repetition has nothing to change.
    if (isDeepStrictEqual(report, former)) return ok(damageReply(seal, row, now));
    const [after] = await tx
      .update(leaseDamages)
      .set({
        kind,
        day,
        correctedAt: now,
        report: sealReport(seal, row, report),
        photos: photos.map(({ photo }) => photo),
      })
      .where(eq(leaseDamages.id, damageId))
      .returning();
    if (!after) throw new Error(`Damage ${damageId} is gone under its lease's lock`);
    await recordEvent(tx, services, lease.value, caller, 'DAMAGE_CHANGED');
    const change = isAddition ? 'PHOTOS' : 'REPORT';
    for (const mail of await changeMails(tx, services, lease.value, after, change)) {
      await enqueueMail(tx, mail, now);
    }
    return ok(damageReply(seal, after, now));
  });
}

/** Takes an own report back. */
export function withdrawDamage(
  services: OrderServices,
  caller: Caller,
  { leaseId, damageId }: Named,
): Promise<Result<void, Refusal>> {
  const { db, clock } = services;
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const lease = await lockOwn(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const row = await findDamage(tx, { leaseId, damageId });
    if (!row) return refuse(NOT_FOUND);
    const decision = await decideOn(tx, services, lease.value, row, { type: 'WITHDRAW' }, 'EMPLOYEE');
    if (!decision.ok) return refuse(asProblem(decision.error));
    if (decision.value === null) return ok(undefined);
    const { state } = decision.value;
    await tx.update(leaseDamages).set({ state, changedAt: clock.now() }).where(eq(leaseDamages.id, damageId));
    await recordEvent(tx, services, lease.value, caller, 'DAMAGE_WITHDRAWN');
    return ok(undefined);
  });
}

/** A case of a lease, of any person; the caller checks access. */
export async function findDamage(
  db: DatabaseOrTransaction,
  { leaseId, damageId }: Named,
): Promise<DamageRow | null> {
  const named = and(eq(leaseDamages.id, damageId), eq(leaseDamages.leaseId, leaseId));
  return (await findDamages(db, named))[0] ?? null;
}

/** A case for its driver or the provider, whose reading is recorded. */
export async function readDamage(
  services: OrderServices,
  caller: Caller,
  named: Named,
): Promise<Result<{ readonly record: LeaseRecord; readonly row: DamageRow }, Refusal>> {
  const record = await readLeaseFor(services, caller, named.leaseId);
  if (!record.ok) return record;
  const row = await findDamage(services.db, named);
  return row ? ok({ record: record.value, row }) : refuse(NOT_FOUND);
}

/** The cases of a lease, the newest first. */
export async function listDamages(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<ReplyOf<'listDamages'>, Refusal>> {
  const { db, seal, clock } = services;
  const record = await readLeaseFor(services, caller, leaseId);
  if (!record.ok) return record;
  const lease = leaseFacts(record.value);
  const canReport =
    roleToward(caller, record.value) === 'EMPLOYEE' && damageReportable(lease, clock.today()).ok;
  const rows = await findDamages(db, eq(leaseDamages.leaseId, leaseId));
  const { snapshot } = record.value.order;
  return ok({
    canReport,
    firstDay: canReport ? lease.handedOverOn : null,
    lastDay: canReport ? (lease.returnedOn ?? clock.today()) : null,
    vehicle: vehicleName(snapshot),
    bodyStyle: snapshot.vehicle.bodyStyle,
    employerName: snapshot.employer.name,
    damages: rows.map((row) => damageReply(seal, row, clock.now())),
  });
}
