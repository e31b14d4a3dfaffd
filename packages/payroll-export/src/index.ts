export { bookingsOfMonth, type Booking } from './bookings-of-month.ts';
export { checkExport, type ExportBlock, type NumberHolder } from './check-export.ts';
export { compareBookings, type ComparedBooking } from './compare-bookings.ts';
export { NO_SETTINGS, type PayrollExportSettings } from './export-settings.ts';
export { encodeWindows1252 } from './formats/encode-windows-1252.ts';
export type { DeclaredCharging, Lease } from './lease.ts';
export {
  firstDayOf,
  lastDayOf,
  monthBefore,
  monthOf,
  payrollMonth,
  type PayrollMonth,
} from './payroll-month.ts';
export { writePayrollFile, type PayrollFile } from './write-payroll-file.ts';
