import type { Booking } from '../bookings-of-month.ts';
import type { PayrollExportSettings } from '../export-settings.ts';
import type { PayrollMonth } from '../payroll-month.ts';
import { germanAmount } from './german-amount.ts';
import { wageLines } from './wage-lines.ts';

/**
 * Bookings for DATEV Lohn und Gehalt: import of monthly bookings, Windows-1252, CRLF. The first line names adviser, client
 * and month; each other has eleven fields: personnel number, day, absence, wage type, hours, days, value, factor, change of
 * pay, cost centre, cost unit. Monthly bookings leave day, absence, hours and days empty.
 * Source: DATEV Importschnittstelle Bewegungsdaten, 13 July 2022.
 */
export function writeLohnUndGehalt(
  bookings: readonly Booking[],
  settings: PayrollExportSettings,
  month: PayrollMonth,
): string {
  const { consultantNumber, clientNumber, costCentre } = settings;
  const lines = wageLines(bookings, settings).map(({ personnelNumber, wageType, amount }) =>
    [personnelNumber, '', '', wageType, '', '', germanAmount(amount), '', '', costCentre ?? '', ''].join(';'),
  );
  const head = `${consultantNumber};${clientNumber};${month.slice(5)}/${month.slice(0, 4)}`;
  return [head, ...lines, ''].join('\r\n');
}
