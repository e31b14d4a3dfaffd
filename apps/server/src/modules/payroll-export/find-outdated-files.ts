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

/** How far back files are looked at: to the January whose wage tax certificate is due at the end of February; what is older, payroll has closed. */
const MONTHS_BACK = 13;

/** A file whose month would be told otherwise today, and what differs: new is what it lacks, ended what it has too much. */
export interface OutdatedFile {
  readonly file: Pick<KeptFile, 'id' | 'month' | 'createdAt'>;
  readonly differences: readonly ComparedBooking[];
}

/**
 * The newest files of other months that no longer say what their months would today, oldest month first.
 * @param shown the month that is looked at, which tells of its own file
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
