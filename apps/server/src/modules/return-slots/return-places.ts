import type { AuditAction, CallOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { ReturnPlace } from '@stromwandel/leasing';
import { asc, eq } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { returnPlaces } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Services } from '../../services.ts';
import { NOT_FOUND } from '../leases/index.ts';

type Body = CallOf<'addReturnPlace'>['body'];

/** The places where cars are given back, oldest first. */
export async function findPlaces(db: DatabaseOrTransaction): Promise<ReturnPlace[]> {
  const rows = await db.select().from(returnPlaces).orderBy(asc(returnPlaces.id));
  return rows.map(({ id, place }) => ({ id, ...place }));
}

/** Places as the contract has them, with lists of their own. */
export async function listPlaces(db: DatabaseOrTransaction) {
  const places = await findPlaces(db);
  return places.map(({ weekdays, times, closedDays, ...place }) => ({
    ...place,
    weekdays: [...weekdays],
    times: [...times],
    closedDays: [...closedDays],
  }));
}

const ACTION: AuditAction = 'RETURN_PLACES_SAVED';

async function recordSaving(tx: Transaction, caller: Caller, at: Date, recordId: number): Promise<void> {
  await recordAuditEvent(tx, {
    at,
    actorId: caller.userId,
    actorRole: 'ADMIN',
    tenantId: null,
    action: ACTION,
    record: 'return_place',
    recordId,
  });
}

/** Adds a place. */
export function addPlace(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  place: Body,
): Promise<Result<void, Refusal>> {
  const savedAt = clock.now();
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const [row] = await tx.insert(returnPlaces).values({ place, savedAt }).returning({ id: returnPlaces.id });
    if (!row) return refuse(NOT_FOUND);
    await recordSaving(tx, caller, savedAt, row.id);
    return ok(undefined);
  });
}

/**
 * Replaces or removes a place. Booked times keep the place's address.
 * @param place null removes it
 */
export function changePlace(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  placeId: number,
  place: Body | null,
): Promise<Result<void, Refusal>> {
  const savedAt = clock.now();
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const isPlace = eq(returnPlaces.id, placeId);
    const changed =
      place === null
        ? await tx.delete(returnPlaces).where(isPlace).returning({ id: returnPlaces.id })
        : await tx
            .update(returnPlaces)
            .set({ place, savedAt })
            .where(isPlace)
            .returning({ id: returnPlaces.id });
    if (changed.length === 0) return refuse(NOT_FOUND);
    await recordSaving(tx, caller, savedAt, placeId);
    return ok(undefined);
  });
}
