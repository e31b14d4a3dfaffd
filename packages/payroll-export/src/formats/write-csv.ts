import { csvTextCell } from '@stromwandel/kernel';
import type { Booking } from '../bookings-of-month.ts';
import type { PayrollExportSettings } from '../export-settings.ts';
import type { PayrollMonth } from '../payroll-month.ts';
import { germanAmount } from './german-amount.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** There for employers that pass VAT on, who have a wage type for it: the tables of the others stay as they are. */
const VAT_HEAD = ['Umsatzsteuer', 'Lohnart Umsatzsteuer'];
/** Columns of a commute that is taxed flat. */
const FLAT_HEAD = ['Arbeitsweg pauschal', 'Lohnart Arbeitsweg pauschal'];
/** Columns of the fee for days without pay. */
const FEE_HEAD = ['Nutzungsentgelt', 'Lohnart Nutzungsentgelt'];
/** Columns of electricity that is refunded. */
const CHARGING_HEAD = ['Strom zu Hause', 'Lohnart Strom zu Hause'];
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
      csvTextCell(month),
      csvTextCell(booking.personnelNumber ?? ''),
      csvTextCell(booking.lastName),
      csvTextCell(booking.firstName),
      booking.orderId,
      booking.days,
      `${reductionNegative && booking.grossReduction > 0 ? '-' : ''}${germanAmount(booking.grossReduction)}`,
      wageTypes.grossReduction ?? '',
      germanAmount(booking.benefitPrivateUse),
      wageTypes.benefitPrivateUse ?? '',
      germanAmount(booking.benefitCommute),
      wageTypes.benefitCommute ?? '',
      germanAmount(booking.employerContribution),
      csvTextCell(costCentre ?? ''),
      ...(wageTypes.benefitCommuteFlat === null
        ? []
        : [germanAmount(booking.benefitCommuteFlat), wageTypes.benefitCommuteFlat]),
      ...(wageTypes.vatPassedOn === null ? [] : [germanAmount(booking.vatPassedOn), wageTypes.vatPassedOn]),
      ...(wageTypes.usageFee === null ? [] : [germanAmount(booking.usageFee), wageTypes.usageFee]),
      ...(wageTypes.chargingRefund === null
        ? []
        : [germanAmount(booking.chargingRefund), wageTypes.chargingRefund]),
    ].join(';'),
  );
  const head = [
    ...HEAD,
    ...(wageTypes.benefitCommuteFlat === null ? [] : FLAT_HEAD),
    ...(wageTypes.vatPassedOn === null ? [] : VAT_HEAD),
    ...(wageTypes.usageFee === null ? [] : FEE_HEAD),
    ...(wageTypes.chargingRefund === null ? [] : CHARGING_HEAD),
  ];
  return `${BYTE_ORDER_MARK}${[head.map(csvTextCell).join(';'), ...rows, ''].join('\r\n')}`;
}
