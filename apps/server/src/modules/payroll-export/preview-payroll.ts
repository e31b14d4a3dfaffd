import {
  bookingsOfMonth,
  checkExport,
  compareBookings,
  monthBefore,
  monthOf,
  type Booking,
  type ComparedBooking,
  type ExportBlock,
  type NumberHolder,
  type PayrollExportSettings,
  type PayrollMonth,
} from '@stromwandel/payroll-export';
import { addMonths } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { findRecalculatedOrders, type OrderServices } from '../orders/index.ts';
import { findNumberHolders } from '../people/index.ts';
import { findOutdatedFiles, type OutdatedFile } from './find-outdated-files.ts';
import { findFileOfMonth, findSettings, openBookings } from './payroll-store.ts';
import { readLeases } from './read-leases.ts';

/** A month of payroll before its file is made. */
export interface PayrollPlan {
  readonly settings: PayrollExportSettings;
  readonly bookings: readonly Booking[];
  readonly compared: readonly ComparedBooking[];
  /** Source of the month before: its sent file, or today's calculation. */
  readonly comparedWith: 'FILE' | 'CALCULATION';
  readonly blocks: readonly ExportBlock[];
  /** All people with one of the personnel numbers. */
  readonly people: readonly NumberHolder[];
  /** The newest file of the month itself; null without one. */
  readonly made: {
    readonly fileId: number;
    readonly createdAt: Date;
    /** Whether its bookings equal today's. */
    readonly isUpToDate: boolean;
  } | null;
  /** Orders of the month's year whose provisional figures were recalculated. */
  readonly recalculated: readonly { readonly orderId: number; readonly at: Date }[];
  /** Outdated files of other months. */
  readonly outdated: readonly OutdatedFile[];
}

/** Months ahead that are searched for files. */
const MONTHS_AHEAD = 2;

const numbersOf = (bookings: readonly Booking[]): string[] =>
  bookings.flatMap(({ personnelNumber }) => personnelNumber ?? []);

/** Plans the file of a month. Changes nothing except the audit log. */
export async function planPayroll(
  db: DatabaseOrTransaction,
  services: Pick<OrderServices, 'seal' | 'clock'>,
  caller: Caller,
  { tenantId, month }: { readonly tenantId: number; readonly month: PayrollMonth },
): Promise<PayrollPlan> {
  const { seal } = services;
  const before = monthBefore(month);
  // Files of future months may exist.
  const ahead = monthOf(addMonths(services.clock.today(), MONTHS_AHEAD));
  const leasesIn = await readLeases(db, services, caller, {
    tenantId,
    until: month > ahead ? month : ahead,
  });
  const settings = await findSettings(db, tenantId);
  const sent = await findFileOfMonth(db, tenantId, before);
  const made = await findFileOfMonth(db, tenantId, month);
  const bookings = bookingsOfMonth(leasesIn(month), month);
  const recalculated = await findRecalculatedOrders(db, tenantId, month.slice(0, 4));
  const people = await findNumberHolders(db, tenantId, numbersOf(bookings));
  return {
    settings,
    bookings,
    compared: compareBookings(
      bookings,
      sent ? openBookings(seal, sent) : bookingsOfMonth(leasesIn(before), before),
    ),
    comparedWith: sent ? 'FILE' : 'CALCULATION',
    recalculated: recalculated.filter(({ orderId }) =>
      bookings.some((booking) => booking.orderId === orderId),
    ),
    outdated: await findOutdatedFiles(db, services, leasesIn, { tenantId, shown: month }),
    blocks: checkExport(bookings, settings, people),
    people,
    made: made && {
      fileId: made.id,
      createdAt: made.createdAt,
      isUpToDate: compareBookings(bookings, openBookings(seal, made)).every(({ state }) => state === 'SAME'),
    },
  };
}
