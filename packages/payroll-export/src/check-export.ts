import type { Booking } from './bookings-of-month.ts';
import { WAGE_TYPES, type PayrollExportSettings, type WageType } from './export-settings.ts';
import { isInWindows1252 } from './formats/encode-windows-1252.ts';

const HIGHEST_PERSONNEL_NUMBER = 99_999;

/** A reason why a file cannot be made. */
export type ExportBlock =
  | { readonly code: 'CONSULTANT_NUMBER_MISSING' | 'CLIENT_NUMBER_MISSING' | 'LAW_NOT_KNOWN' }
  | { readonly code: 'COST_CENTRE_NOT_ALLOWED'; readonly costCentre: string }
  | { readonly code: 'WAGE_TYPE_MISSING'; readonly wageType: WageType }
  | { readonly code: 'WAGE_TYPE_TWICE'; readonly wageType: WageType; readonly number: number }
  | { readonly code: 'PERSONNEL_NUMBER_MISSING'; readonly orderId: number }
  | {
      readonly code: 'PERSONNEL_NUMBER_NOT_ALLOWED';
      readonly orderId: number;
      readonly personnelNumber: string;
    }
  | {
      readonly code: 'PERSONNEL_NUMBER_TWICE';
      readonly orderId: number;
      readonly personnelNumber: string;
      /** Name of the other person who has it. */
      readonly holder: string;
    };

/** A person of the employer, with or without a car, and their personnel number. */
export interface NumberHolder {
  readonly personId: number;
  readonly personnelNumber: string;
  readonly name: string;
}

/** Few employers pass VAT on, tax the way to work flat or refund electricity, and few months have no pay: these wage types are asked for when there is something to book. */
const ASKED_FOR_LATER: readonly WageType[] = [
  'benefitCommuteFlat',
  'vatPassedOn',
  'usageFee',
  'chargingRefund',
];

function blocksOfSettings(
  { format, consultantNumber, clientNumber, costCentre, wageTypes }: PayrollExportSettings,
  bookings: readonly Booking[],
): ExportBlock[] {
  const blocks: ExportBlock[] = [];
  if (format !== 'CSV' && consultantNumber === null) blocks.push({ code: 'CONSULTANT_NUMBER_MISSING' });
  if (format !== 'CSV' && clientNumber === null) blocks.push({ code: 'CLIENT_NUMBER_MISSING' });
  // DATEV would read another cost centre than the one entered.
  if (format !== 'CSV' && costCentre !== null && !isInWindows1252(costCentre)) {
    blocks.push({ code: 'COST_CENTRE_NOT_ALLOWED', costCentre });
  }
  const used = new Set<number>();
  for (const wageType of WAGE_TYPES) {
    const number = wageTypes[wageType];
    const needed = !ASKED_FOR_LATER.includes(wageType) || bookings.some((booking) => booking[wageType] > 0);
    if (number === null && !needed) continue;
    if (number === null) blocks.push({ code: 'WAGE_TYPE_MISSING', wageType });
    else if (used.has(number)) blocks.push({ code: 'WAGE_TYPE_TWICE', wageType, number });
    else used.add(number);
  }
  return blocks;
}

/** Whether DATEV takes a personnel number: 1 to 99999, in digits alone and without leading zeros. */
function isDatevPersonnelNumber(text: string): boolean {
  return /^[1-9]\d*$/.test(text) && Number(text) <= HIGHEST_PERSONNEL_NUMBER;
}

function blockOfBooking(
  { orderId, personId, personnelNumber }: Booking,
  settings: PayrollExportSettings,
  holders: readonly NumberHolder[],
): ExportBlock[] {
  if (personnelNumber === null) return [{ code: 'PERSONNEL_NUMBER_MISSING', orderId }];
  if (settings.format !== 'CSV' && !isDatevPersonnelNumber(personnelNumber)) {
    return [{ code: 'PERSONNEL_NUMBER_NOT_ALLOWED', orderId, personnelNumber }];
  }
  // One person may have two cars; two people may not share a number.
  const other = holders.find((one) => one.personnelNumber === personnelNumber && one.personId !== personId);
  return other ? [{ code: 'PERSONNEL_NUMBER_TWICE', orderId, personnelNumber, holder: other.name }] : [];
}

function holderOf({ personId, personnelNumber, firstName, lastName }: Booking): NumberHolder[] {
  return personnelNumber === null ? [] : [{ personId, personnelNumber, name: `${firstName} ${lastName}` }];
}

/**
 * Everything that must be settled before a file can be made; empty when it can.
 * @param people the employer's people beside those with bookings: a number that one of them has is doubtful as well
 */
export function checkExport(
  bookings: readonly Booking[],
  settings: PayrollExportSettings,
  people: readonly NumberHolder[],
): ExportBlock[] {
  const holders = [...bookings.flatMap(holderOf), ...people];
  return [
    // Benefits of a month are by its law, never carried on from the year before.
    ...(bookings.some(({ provisional }) => provisional) ? [{ code: 'LAW_NOT_KNOWN' } as const] : []),
    ...blocksOfSettings(settings, bookings),
    ...bookings.flatMap((booking) => blockOfBooking(booking, settings, holders)),
  ];
}
