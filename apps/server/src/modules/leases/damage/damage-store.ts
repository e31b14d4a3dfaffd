import { toEuro, type DamageCase } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { damageWithdrawableUntil, nextDamageStates } from '@stromwandel/leasing';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leaseDamages } from '../../../platform/database/schema/index.ts';
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
