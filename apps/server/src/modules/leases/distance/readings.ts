import type { CallOf, LeaseDistance, ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, germanDay, ok, refuse, type Result } from '@stromwandel/kernel';
import { judgeReading, withdrawableUntil, type ReadingRefusal } from '@stromwandel/leasing';
import { and, eq } from 'drizzle-orm';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { leasePhotos, leaseReadings } from '../../../platform/database/schema/index.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { Caller } from '../../../platform/scope/caller.ts';
import { runAsSystem } from '../../../platform/scope/scope.ts';
import type { OrderServices } from '../../orders/index.ts';
import { lockLeaseFor, NOT_FOUND, readLeaseFor, roleToward } from '../record/access.ts';
import { leaseFacts, type LeaseRecord } from '../record/lease-store.ts';
import { deviationOf, distanceReply } from './distance-reply.ts';
import { findReadings, findReadingsOfPerson, insertReading } from './reading-store.ts';

function asProblem({ code, ...figures }: ReadingRefusal): Refusal {
  return { code, params: figures };
}

/** Whether a photo of a lease has arrived. */
export async function isReceived(tx: Transaction, leaseId: number, photo: string): Promise<boolean> {
  const named = and(eq(leasePhotos.leaseId, leaseId), eq(leasePhotos.name, photo));
  return (await tx.$count(leasePhotos, named)) > 0;
}

async function recordChange(
  tx: Transaction,
  { userId, tenantId }: LeaseRecord,
  leaseId: number,
  action: 'READING_REPORTED' | 'READING_WITHDRAWN',
  at: Date,
  day: string,
): Promise<void> {
  await recordAuditEvent(tx, {
    at,
    actorId: userId,
    actorRole: 'EMPLOYEE',
    tenantId,
    action,
    record: 'lease',
    recordId: leaseId,
    // No kilometres: employers read the log.
    details: { day },
    personId: userId,
  });
}

/** Locks the own lease of a driver; a foreign or absent one is not found. */
async function lockOwn(tx: Transaction, caller: Caller, leaseId: number) {
  const lease = await lockLeaseFor(tx, caller, leaseId);
  return lease.ok && roleToward(caller, lease.value) === 'EMPLOYEE' ? lease : refuse(NOT_FOUND);
}

/** Readings, plan and forecast, with the reading recorded when it is another person's. */
export async function readDistance(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<LeaseDistance, Refusal>> {
  const lease = await readLeaseFor(services, caller, leaseId);
  if (!lease.ok) return lease;
  const readings = await findReadings(services.db, services.seal, leaseId);
  const isDriver = roleToward(caller, lease.value) === 'EMPLOYEE';
  return ok(distanceReply(lease.value, readings, { today: services.clock.today(), isDriver }));
}

/** Stores a reading of the driver. The same `clientId` again changes nothing and answers the same. */
export async function reportReading(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  { clientId: name, km, photo, ...body }: CallOf<'reportReading'>['body'],
): Promise<Result<LeaseDistance, Refusal>> {
  const { db, seal, clock } = services;
  const day = calendarDate(body.day);
  const stored = await db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const lease = await lockOwn(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const readings = await findReadings(tx, seal, leaseId);
    if (readings.some((one) => one.name === name)) return ok(undefined);
    const context = { lease: leaseFacts(lease.value), today: clock.today(), readings };
    const judged = judgeReading({ day, km, hasPhoto: photo !== null }, context);
    if (!judged.ok) return refuse(asProblem(judged.error));
    if (photo !== null && !(await isReceived(tx, leaseId, photo))) {
      return refuse({ code: 'PHOTOS_NOT_SENT', params: { photos: photo } });
    }
    const now = clock.now();
    await insertReading(tx, seal, lease.value, {
      name,
      source: 'EMPLOYEE',
      day,
      km,
      photo,
      reportedAt: now,
    });
    await recordChange(tx, lease.value, leaseId, 'READING_REPORTED', now, day);
    return ok(undefined);
  });
  return stored.ok ? readDistance(services, caller, leaseId) : stored;
}

/** Takes a reading of the driver back. Its photo goes after 30 days: a record may name the same one. */
export async function withdrawReading(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  readingId: number,
): Promise<Result<LeaseDistance, Refusal>> {
  const { db, seal, clock } = services;
  const withdrawn = await db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const lease = await lockOwn(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const reading = (await findReadings(tx, seal, leaseId)).find(({ id }) => id === readingId);
    if (!reading) return refuse(NOT_FOUND);
    const { source, day } = reading;
    const until = withdrawableUntil(germanDay(reading.reportedAt.getTime()));
    if (source !== 'EMPLOYEE' || clock.today() > until) {
      return refuse({ code: 'READING_FINAL', params: { day: until } });
    }
    await tx.delete(leaseReadings).where(eq(leaseReadings.id, readingId));
    await recordChange(tx, lease.value, leaseId, 'READING_WITHDRAWN', clock.now(), day);
    return ok(undefined);
  });
  return withdrawn.ok ? readDistance(services, caller, leaseId) : withdrawn;
}

/** The deviation that the employer of a lease sees. */
export async function readDeviation(
  { db, seal }: Pick<OrderServices, 'db' | 'seal'>,
  record: LeaseRecord,
): Promise<number | null> {
  // Readings are closed to employers: only the step of 5 % leaves this function.
  return runAsSystem(async () => deviationOf(record, await findReadings(db, seal, record.id)));
}

/** The readings of a person for the export of the own data, oldest first. For the person alone. */
export async function exportReadings(
  { db, seal }: Pick<OrderServices, 'db' | 'seal'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['odometerReadings']> {
  const readings = await findReadingsOfPerson(db, seal, userId);
  return readings.map(({ leaseId, day, km, source, photo }) => ({ leaseId, day, km, source, photo }));
}
