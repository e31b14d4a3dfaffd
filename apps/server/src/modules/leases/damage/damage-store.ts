import { toEuro, type DamageCase } from '@stromwandel/api-spec';
import { cents, type CalendarDate } from '@stromwandel/kernel';
import {
  damageWithdrawableUntil,
  lateDamageDays,
  nextDamageStates,
  OPEN_DAMAGE_STATES,
} from '@stromwandel/leasing';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leaseDamages, leases } from '../../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../../platform/sealing/data-seal.ts';

export type DamageRow = typeof leaseDamages.$inferSelect;
export type Report = DamageCase['report'];

/** What the provider enters in words. */
export type Handling = Pick<DamageCase, 'claimNumber' | 'workshop' | 'note'>;
type Named = Pick<DamageRow, 'leaseId' | 'name' | 'userId'>;

const NO_HANDLING: Handling = { claimNumber: null, workshop: null, note: null };

const placeOf = (column: 'report' | 'handling', { leaseId, name, userId }: Named): SealedPlace => ({
  table: 'lease_damages',
  column,
  record: `${leaseId}/${name}`,
  ownerId: userId,
});

export const sealReport = (seal: DataSeal, named: Named, report: Report): string =>
  seal.seal(report, placeOf('report', named));

export const sealHandling = (seal: DataSeal, named: Named, handling: Handling): string =>
  seal.seal(handling, placeOf('handling', named));

/** What is sealed of a damage. For its driver, or after the reading was recorded. */
export function openDamage(
  seal: DataSeal,
  row: DamageRow,
): { readonly report: Report; readonly handling: Handling } {
  return {
    // Only `sealReport` seals it, in this shape.
    report: seal.open(row.report, placeOf('report', row)) as Report,
    handling:
      row.handling === null ? NO_HANDLING : (seal.open(row.handling, placeOf('handling', row)) as Handling), // only `sealHandling` seals it
  };
}

/** Damages by a condition, the newest first. */
export function findDamages(db: DatabaseOrTransaction, condition: SQL | undefined): Promise<DamageRow[]> {
  return db.select().from(leaseDamages).where(condition).orderBy(desc(leaseDamages.id));
}

/** Names of the photos that damages of a lease show. */
export async function photosOfDamages(db: DatabaseOrTransaction, leaseId: number): Promise<string[]> {
  const rows = await db
    .select({ photos: leaseDamages.photos })
    .from(leaseDamages)
    .where(eq(leaseDamages.leaseId, leaseId));
  return rows.flatMap(({ photos }) => photos);
}

/** A case as its driver and the provider see it. For the driver, or after the reading was recorded. */
export function damageReply(seal: DataSeal, row: DamageRow, now: Date): DamageCase {
  const { id, state, reportedAt, changedAt, costCents } = row;
  const { report, handling } = openDamage(seal, row);
  const until = damageWithdrawableUntil({ state, reportedAtMs: reportedAt.getTime() });
  return {
    id,
    state,
    nextStates: [...nextDamageStates(state)],
    reportedAt: reportedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    withdrawableUntil: until !== null && now.getTime() < until ? new Date(until).toISOString() : null,
    report,
    ...handling,
    costEur: costCents === null ? null : toEuro(cents(costCents)),
  };
}

/** An open case that waits for the provider. */
export interface LateDamage {
  readonly id: number;
  readonly leaseId: number;
  readonly orderId: number;
  readonly isTaken: boolean;
  readonly since: Date;
}

/** Open cases that the provider has not taken or changed in time, longest first. For the provider. */
export async function findLateDamages(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  { ofOrder, limit }: { readonly ofOrder: number | null; readonly limit: number },
): Promise<{ readonly damages: readonly LateDamage[]; readonly total: number }> {
  const { id, leaseId, state, reportedAt, changedAt, handling } = leaseDamages;
  const { reportedUntil, changedUntil } = lateDamageDays(today);
  const germanDay = (instant: typeof reportedAt | typeof changedAt) =>
    sql`(${instant} at time zone 'Europe/Berlin')::date`;
  const isTaken = or(sql`${state} <> 'REPORTED'`, isNotNull(handling));
  const isLate = or(
    and(eq(state, 'REPORTED'), isNull(handling), lte(germanDay(reportedAt), reportedUntil)),
    and(isTaken, lte(germanDay(changedAt), changedUntil)),
  );
  const rows = await db
    .select({
      id,
      leaseId,
      orderId: leases.orderId,
      isTaken: sql<boolean>`${isTaken}`,
      since: changedAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(leaseDamages)
    .innerJoin(leases, eq(leases.id, leaseId))
    .where(
      and(
        inArray(state, [...OPEN_DAMAGE_STATES]),
        isLate,
        ofOrder === null ? undefined : eq(leases.orderId, ofOrder),
      ),
    )
    .orderBy(asc(changedAt), asc(id))
    .limit(limit);
  return { damages: rows.map(({ total: _total, ...damage }) => damage), total: rows[0]?.total ?? 0 };
}
