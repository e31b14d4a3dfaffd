import { addMonths } from '@stromwandel/kernel';
import {
  bookingsOfMonth,
  compareBookings,
  monthOf,
  payrollMonth,
  type ComparedBooking,
  type PayrollMonth,
} from '@stromwandel/payroll-export';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { findNewestFiles, openBookings, type KeptFile } from './payroll-store.ts';
import type { LeasesIn } from './read-leases.ts';

/**
 * Months checked for outdated files: back to the January whose wage tax certificate is due at the end of February.
 * Payroll has closed older ones.
 */
const MONTHS_BACK = 13;

/** A file that differs from its month's data of today: leases missing in it are new, surplus ones have ended. */
export interface OutdatedFile {
  readonly file: Pick<KeptFile, 'id' | 'month' | 'createdAt'>;
  readonly differences: readonly ComparedBooking[];
}

/**
 * The newest files of other months that differ from today's data, oldest month first.
 * @param shown the displayed month, which reports on its own file
 */
export async function findOutdatedFiles(
  db: DatabaseOrTransaction,
  { seal, clock }: Pick<Services, 'seal' | 'clock'>,
  leasesIn: LeasesIn,
  { tenantId, shown }: { readonly tenantId: number; readonly shown: PayrollMonth },
): Promise<OutdatedFile[]> {
  const from = monthOf(addMonths(clock.today(), -MONTHS_BACK));
  const files = await findNewestFiles(db, tenantId, from);
  return files.flatMap((file) => {
    if (file.month === shown) return [];
    const month = payrollMonth(file.month);
    const differences = compareBookings(
      bookingsOfMonth(leasesIn(month), month),
      openBookings(seal, file),
    ).filter(({ state }) => state !== 'SAME');
    return differences.length > 0 ? [{ file, differences }] : [];
  });
}
