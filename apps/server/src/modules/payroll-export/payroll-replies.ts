import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { addCents, calendarDate, cents, type Cents } from '@stromwandel/kernel';
import { payrollLawState } from '@stromwandel/payroll';
import type {
  Booking,
  ComparedBooking,
  ExportBlock,
  PayrollExportSettings,
} from '@stromwandel/payroll-export';
import type { KeptFile } from './payroll-store.ts';
import type { PayrollPlan } from './preview-payroll.ts';

const WATT_HOURS_PER_KWH = 1000;

type SettingsReply = ReplyOf<'getPayrollSettings'>;
type PreviewReply = ReplyOf<'previewPayroll'>;
type FileReply = ReplyOf<'createPayrollFile'>;
type Amounts = Pick<
  Booking,
  | 'grossReduction'
  | 'benefitPrivateUse'
  | 'benefitCommute'
  | 'benefitCommuteFlat'
  | 'vatPassedOn'
  | 'usageFee'
  | 'chargingRefund'
  | 'employerContribution'
>;

/** Sums over the bookings of a month. Cents. */
export function sumOf(bookings: readonly Amounts[]): Amounts {
  const total = (amountOf: (booking: Amounts) => Cents) => addCents(...bookings.map(amountOf));
  return {
    grossReduction: total(({ grossReduction }) => grossReduction),
    benefitPrivateUse: total(({ benefitPrivateUse }) => benefitPrivateUse),
    benefitCommute: total(({ benefitCommute }) => benefitCommute),
    benefitCommuteFlat: total(({ benefitCommuteFlat }) => benefitCommuteFlat),
    vatPassedOn: total(({ vatPassedOn }) => vatPassedOn),
    usageFee: total(({ usageFee }) => usageFee),
    chargingRefund: total(({ chargingRefund }) => chargingRefund),
    employerContribution: total(({ employerContribution }) => employerContribution),
  };
}

function amountsReply(amounts: Readonly<Record<keyof Amounts, number>>) {
  return {
    grossReductionEur: toEuro(cents(amounts.grossReduction)),
    benefitPrivateUseEur: toEuro(cents(amounts.benefitPrivateUse)),
    benefitCommuteEur: toEuro(cents(amounts.benefitCommute)),
    benefitCommuteFlatEur: toEuro(cents(amounts.benefitCommuteFlat)),
    vatPassedOnEur: toEuro(cents(amounts.vatPassedOn)),
    usageFeeEur: toEuro(cents(amounts.usageFee)),
    chargingRefundEur: toEuro(cents(amounts.chargingRefund)),
    employerContributionEur: toEuro(cents(amounts.employerContribution)),
  };
}

export function chargingReply(charging: Booking['charging']): PreviewReply['bookings'][number]['charging'] {
  if (charging === null) return null;
  const { wattHours, cost, rule } = charging;
  return { kwh: wattHours / WATT_HOURS_PER_KWH, costEur: toEuro(cost), rule };
}

function bookingReply(compared: ComparedBooking): PreviewReply['bookings'][number] {
  const booking = compared.state === 'ENDED' ? compared.before : compared.booking;
  const { orderId, personnelNumber, firstName, lastName, days, daysOfMonth } = booking;
  return {
    orderId,
    state: compared.state,
    personnelNumber,
    firstName,
    lastName,
    days: compared.state === 'ENDED' ? 0 : days,
    daysOfMonth,
    charging: chargingReply(booking.charging),
    // The days are a reading of their own.
    trips: booking.trips && { declared: booking.trips.days.length, counted: booking.trips.counted },
    ...amountsReply(booking),
    usageFeeOpenEur: compared.state === 'ENDED' ? 0 : toEuro(booking.usageFeeOpen),
    before: compared.state === 'CHANGED' ? amountsReply(compared.before) : null,
  };
}

/** The personnel number that blocks the file. */
function numberOf(block: ExportBlock): string | null {
  if ('personnelNumber' in block) return block.personnelNumber;
  if ('costCentre' in block) return block.costCentre;
  return 'number' in block ? String(block.number) : null;
}

function blockReply(block: ExportBlock): PreviewReply['blocks'][number] {
  return {
    code: block.code,
    orderId: 'orderId' in block ? block.orderId : null,
    wageType: 'wageType' in block ? block.wageType : null,
    number: numberOf(block),
    holder: 'holder' in block ? block.holder : null,
  };
}

export function previewReply(month: string, plan: PayrollPlan): PreviewReply {
  const { year, state } = payrollLawState(calendarDate(`${month}-01`));
  return {
    month,
    law: { year, state },
    comparedWith: plan.comparedWith,
    made: plan.made && { ...plan.made, createdAt: plan.made.createdAt.toISOString() },
    outdated: plan.outdated.map(({ file, differences }) => ({
      month: file.month,
      fileId: file.id,
      createdAt: file.createdAt.toISOString(),
      differences: differences.map(bookingReply),
    })),
    recalculated: plan.recalculated.map(({ orderId, at }) => ({ orderId, at: at.toISOString() })),
    bookings: plan.compared.map(bookingReply),
    totals: amountsReply(sumOf(plan.bookings)),
    blocks: plan.blocks.map(blockReply),
  };
}

export function fileReply({
  id,
  month,
  name,
  format,
  createdAt,
  orderIds,
  totals,
  sha256,
}: KeptFile): FileReply {
  return {
    id,
    month,
    name,
    // Only payroll-export's settings write it.
    format: format as FileReply['format'],
    createdAt: createdAt.toISOString(),
    bookings: orderIds.length,
    ...amountsReply(totals),
    sha256,
  };
}

export function settingsReply({ wageTypes, ...settings }: PayrollExportSettings): SettingsReply {
  return {
    ...settings,
    wageTypeGrossReduction: wageTypes.grossReduction,
    wageTypeBenefitPrivateUse: wageTypes.benefitPrivateUse,
    wageTypeBenefitCommute: wageTypes.benefitCommute,
    wageTypeBenefitCommuteFlat: wageTypes.benefitCommuteFlat,
    wageTypeVatPassedOn: wageTypes.vatPassedOn,
    wageTypeUsageFee: wageTypes.usageFee,
    wageTypeChargingRefund: wageTypes.chargingRefund,
  };
}

export function settingsFrom({
  wageTypeGrossReduction,
  wageTypeBenefitPrivateUse,
  wageTypeBenefitCommute,
  wageTypeBenefitCommuteFlat,
  wageTypeVatPassedOn,
  wageTypeUsageFee,
  wageTypeChargingRefund,
  ...settings
}: SettingsReply): PayrollExportSettings {
  return {
    ...settings,
    wageTypes: {
      grossReduction: wageTypeGrossReduction,
      benefitPrivateUse: wageTypeBenefitPrivateUse,
      benefitCommute: wageTypeBenefitCommute,
      benefitCommuteFlat: wageTypeBenefitCommuteFlat,
      vatPassedOn: wageTypeVatPassedOn,
      usageFee: wageTypeUsageFee,
      chargingRefund: wageTypeChargingRefund,
    },
  };
}
