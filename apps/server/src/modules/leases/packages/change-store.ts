import { toEuro, type PackageChangeReply, type ReplyOf } from '@stromwandel/api-spec';
import { cents, subtractCents, type CalendarDate } from '@stromwandel/kernel';
import { contributionTo } from '@stromwandel/pricing';
import { desc, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leasePackageChanges } from '../../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../../platform/sealing/data-seal.ts';
import type { FrozenPackage } from '../../orders/index.ts';
import type { LeaseRecord } from '../record/lease-store.ts';

export type PackageChangeRow = typeof leasePackageChanges.$inferSelect;

/** Net rates before and after a change with the salary data of the day of the request. EUR a month. */
export interface NetRates {
  readonly beforeEur: number;
  readonly afterEur: number;
}

type TermsTable = 'lease_package_changes' | 'lease_extensions';
type ChangeKey = Pick<PackageChangeRow, 'leaseId' | 'number' | 'userId'>;

const placeOf = ({ leaseId, number, userId }: ChangeKey, table: TermsTable): SealedPlace => ({
  table,
  column: 'net_rates',
  record: `${leaseId}/${number}`,
  ownerId: userId,
});

/** Seals the net rates of a change, or of an extension. */
export function sealNetRates(
  seal: DataSeal,
  key: ChangeKey,
  rates: NetRates,
  table: TermsTable = 'lease_package_changes',
): string {
  return seal.seal(rates, placeOf(key, table));
}

/** The net rates of a change, or of an extension. For its employee alone. */
export function openNetRates(
  seal: DataSeal,
  row: ChangeKey & { readonly netRates: string },
  table: TermsTable = 'lease_package_changes',
): NetRates {
  // Only `sealNetRates` seals them, in this shape.
  return seal.open(row.netRates, placeOf(row, table)) as NetRates;
}

/** Changes of packages by a condition, the newest first. */
export function findPackageChanges(
  db: DatabaseOrTransaction,
  condition: SQL | undefined,
): Promise<PackageChangeRow[]> {
  return db.select().from(leasePackageChanges).where(condition).orderBy(desc(leasePackageChanges.id));
}

/** A package with its amounts by the terms of the order. */
export function packageTermsReply(
  { id, kmPerYear, totalMonthlyGrossCostCents }: FrozenPackage,
  { order }: Pick<LeaseRecord, 'order'>,
): PackageChangeReply['before'] {
  const rate = cents(totalMonthlyGrossCostCents);
  const contribution = contributionTo(rate, order.snapshot.calculation.terms);
  return {
    packageId: id,
    kmPerYear,
    rateEur: toEuro(rate),
    contributionEur: toEuro(contribution),
    conversionEur: toEuro(subtractCents(rate, contribution)),
  };
}

/** A change as every side sees it. */
export function packageChangeReply(row: PackageChangeRow, record: LeaseRecord): PackageChangeReply {
  const { id, state, needsApproval, reason, requestedAt, decidedAt, signedAt, effectiveFrom } = row;
  return {
    id,
    state,
    requestedAt: requestedAt.toISOString(),
    before: packageTermsReply(row.packageBefore, record),
    after: packageTermsReply(row.packageAfter, record),
    needsApproval,
    decidedAt: decidedAt && decidedAt.toISOString(),
    reason,
    signedAt: signedAt && signedAt.toISOString(),
    from: effectiveFrom,
  };
}

/** The same for its employee. */
export function ownPackageChange(
  seal: DataSeal,
  row: PackageChangeRow,
  record: LeaseRecord,
): ReplyOf<'getPackageOptions'>['changes'][number] {
  const { beforeEur, afterEur } = openNetRates(seal, row);
  return {
    ...packageChangeReply(row, record),
    netRateBeforeEur: beforeEur,
    netRateAfterEur: afterEur,
  };
}

/** The signed change whose package holds on a day; null while the ordered one does. @param changes the newest first */
export function changeInForce(
  changes: readonly PackageChangeRow[],
  day: CalendarDate,
): PackageChangeRow | null {
  return (
    changes.find(
      ({ state, effectiveFrom }) => state === 'SIGNED' && effectiveFrom !== null && effectiveFrom <= day,
    ) ?? null
  );
}

/** Whether a change waits for its decision or signature, or for its first day. */
export function isPending({ state, effectiveFrom }: PackageChangeRow, day: CalendarDate): boolean {
  if (state === 'SIGNED') return effectiveFrom !== null && effectiveFrom > day;
  return state === 'REVIEW' || state === 'TO_SIGN';
}
