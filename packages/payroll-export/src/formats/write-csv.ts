import type { Booking } from '../bookings-of-month.ts';
import type { PayrollExportSettings } from '../export-settings.ts';
import type { PayrollMonth } from '../payroll-month.ts';
import { germanAmount } from './german-amount.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const HEAD = [
  'Abrechnungsmonat',
  'Personalnummer',
  'Nachname',
  'Vorname',
  'Bestellung',
  'Tage',
  'Gehaltsumwandlung',
  'Lohnart Gehaltsumwandlung',
  'Privatnutzung',
  'Lohnart Privatnutzung',
  'Arbeitsweg',
  'Lohnart Arbeitsweg',
  'Arbeitgeberzuschuss',
  'Kostenstelle',
];

/** What a spreadsheet takes for the start of a formula, also behind blanks. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text for one cell: quoted, and with an apostrophe in front where a spreadsheet would calculate. */
function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Bookings as a table for any other program: semicolons, decimal comma, CRLF, UTF-8 with byte order mark (for Excel).
 * Texts cannot become formulas; amounts are plain numbers.
 */
export function writeCsv(
  bookings: readonly Booking[],
  { wageTypes, costCentre, reductionNegative }: PayrollExportSettings,
  month: PayrollMonth,
): string {
  const rows = bookings.map((booking) =>
    [
      textCell(month),
      textCell(booking.personnelNumber ?? ''),
      textCell(booking.lastName),
      textCell(booking.firstName),
      booking.orderId,
      booking.days,
      `${reductionNegative && booking.grossReduction > 0 ? '-' : ''}${germanAmount(booking.grossReduction)}`,
      wageTypes.grossReduction ?? '',
      germanAmount(booking.benefitPrivateUse),
      wageTypes.benefitPrivateUse ?? '',
      germanAmount(booking.benefitCommute),
      wageTypes.benefitCommute ?? '',
      germanAmount(booking.employerContribution),
      textCell(costCentre ?? ''),
    ].join(';'),
  );
  return `${BYTE_ORDER_MARK}${[HEAD.map(textCell).join(';'), ...rows, ''].join('\r\n')}`;
}
