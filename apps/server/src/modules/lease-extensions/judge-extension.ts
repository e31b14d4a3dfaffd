import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import type { ExtensionContext } from '@stromwandel/leasing';
import type { LimitAhead } from '@stromwandel/payroll';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { extensionTime, type ExtensionRow, type LeaseRecord } from '../leases/index.ts';
import { limitBrokenByExtension, type OrderServices } from '../orders/index.ts';
import { openPackagePricing } from '../package-changes/index.ts';

/** Opens the pricing of an extension, by the law of its first day and today's salary data. For the person alone. */
export function openPricing(
  services: Pick<OrderServices, 'seal'>,
  db: DatabaseOrTransaction,
  record: LeaseRecord,
  { effectiveFrom, until }: Pick<ExtensionRow, 'effectiveFrom' | 'until'>,
) {
  return openPackagePricing(services, db, record, calendarDate(effectiveFrom ?? until));
}
type Pricing = Awaited<ReturnType<typeof openPricing>>;

/** The limit of the law that an extension would break in one of its months. For the person alone. */
export function limitOf(
  db: DatabaseOrTransaction,
  { userId, orderId }: LeaseRecord,
  { person }: Pick<Pricing, 'person'>,
  { effectiveFrom, until, packageAfter }: ExtensionRow,
  today: CalendarDate,
): Promise<LimitAhead | null> {
  const from = calendarDate(effectiveFrom ?? until);
  const change = { from, leasePackage: packageAfter };
  return limitBrokenByExtension(db, person, { userId, orderId, change, until: calendarDate(until), today });
}

/** The facts that a decision about an extension needs. @param limit that the conversion would break */
export function contextOf(
  record: LeaseRecord,
  row: ExtensionRow,
  rows: readonly ExtensionRow[],
  { today, limit }: { readonly today: CalendarDate; readonly limit: LimitAhead | null },
): ExtensionContext {
  const isOther = ({ id, state }: ExtensionRow) =>
    id !== row.id && (state === 'REVIEW' || state === 'TO_SIGN');
  return {
    ...extensionTime(record, today),
    hasOther: rows.some(isOther),
    breaksLimit: limit !== null,
  };
}
