import type { LeaseExtension, ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { extensionFrom } from '@stromwandel/leasing';
import { desc, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leaseExtensions } from '../../../platform/database/schema/index.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { leaseFacts, type LeaseRecord } from '../record/lease-store.ts';
import { openNetRates, packageTermsReply } from './change-store.ts';

export type ExtensionRow = typeof leaseExtensions.$inferSelect;

/** Extensions by a condition, the newest first. */
export function findExtensions(
  db: DatabaseOrTransaction,
  condition: SQL | undefined,
): Promise<ExtensionRow[]> {
  return db.select().from(leaseExtensions).where(condition).orderBy(desc(leaseExtensions.id));
}

const OPEN = new Set<ExtensionRow['state']>(['OFFERED', 'REVIEW', 'TO_SIGN']);

/** Whether the employee accepted an offer; before that the employer does not see it. */
export const wasAccepted = ({ netRates }: Pick<ExtensionRow, 'netRates'>): boolean => netRates !== null;

/** The facts of a lease on which an extension depends. */
export function extensionTime(record: LeaseRecord, today: CalendarDate) {
  const leavingOn = record.leavingOn === null ? null : calendarDate(record.leavingOn);
  return { lease: leaseFacts(record), leavingOn, today };
}

/** Whether an extension that is not signed can still become the term of the lease. */
export function isExtensionOpen(row: ExtensionRow, record: LeaseRecord, today: CalendarDate): boolean {
  const from = extensionFrom(extensionTime(record, today));
  return OPEN.has(row.state) && from.ok && from.value === row.effectiveFrom;
}

/** An extension as every side sees it. */
export function extensionReply(row: ExtensionRow, record: LeaseRecord, today: CalendarDate): LeaseExtension {
  const { id, state, months, effectiveFrom, until, reason, offeredAt, decidedAt, signedAt } = row;
  return {
    id,
    state: OPEN.has(state) && !isExtensionOpen(row, record, today) ? 'EXPIRED' : state,
    months,
    from: effectiveFrom ?? until,
    until,
    durationMonths: row.packageAfter.durationMonths,
    before: packageTermsReply(row.packageBefore, record),
    after: packageTermsReply(row.packageAfter, record),
    offeredAt: offeredAt.toISOString(),
    decidedAt: decidedAt && decidedAt.toISOString(),
    reason,
    signedAt: signedAt && signedAt.toISOString(),
  };
}

/** The same for its employee. */
export function ownExtension(
  seal: DataSeal,
  row: ExtensionRow,
  record: LeaseRecord,
  today: CalendarDate,
): Omit<ReplyOf<'getExtensions'>[number], 'comparison'> {
  const { netRates } = row;
  const rates = netRates === null ? null : openNetRates(seal, { ...row, netRates }, 'lease_extensions');
  return {
    ...extensionReply(row, record, today),
    netRateBeforeEur: rates && rates.beforeEur,
    netRateAfterEur: rates && rates.afterEur,
  };
}

/** The net rate of the signed extension that holds on a day; null while none does. @param rows the newest first */
export function netRateOfExtension(
  seal: DataSeal,
  rows: readonly ExtensionRow[],
  day: CalendarDate,
): number | null {
  const row = rows.find(
    ({ state, effectiveFrom }) => state === 'SIGNED' && effectiveFrom !== null && effectiveFrom <= day,
  );
  if (!row || row.netRates === null) return null;
  return openNetRates(seal, { ...row, netRates: row.netRates }, 'lease_extensions').afterEur;
}
