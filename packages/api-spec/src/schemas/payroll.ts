import { z } from 'zod';
import { checked, euroReply, idParam, idSchema, instantSchema, monthText, optionalLine } from './basics.ts';
import { LAW_STATES } from './law-states.ts';

export const PAYROLL_FORMATS = ['DATEV_LODAS', 'DATEV_LOHN_UND_GEHALT', 'CSV'] as const;
export const PAYROLL_WAGE_TYPES = [
  'grossReduction',
  'benefitPrivateUse',
  'benefitCommute',
  'benefitCommuteFlat',
  'vatPassedOn',
  'usageFee',
  'chargingRefund',
] as const;

const whole = (lowest: number, highest: number) => z.number().int().min(lowest).max(highest);
/** DATEV's own wage types, 6000 to 7999, cannot be booked from outside. */
const wageType = whole(1, 9999)
  .refine((value) => value < 6000 || value > 7999, checked('NOT_ONE_OF'))
  .nullable();

/** Days of the next year on which employers send the wage tax certificates, by the last of February (§ 41b (1) s. 2 EStG). */
export const CERTIFICATE_DAYS = ['01-15', '01-31', '02-15', '02-28'] as const;

/** How the employer's payroll program wants to be told. Null is not known yet. */
export const payrollSettingsBody = z.strictObject({
  format: z.enum(PAYROLL_FORMATS),
  consultantNumber: whole(1000, 9_999_999).nullable(),
  clientNumber: whole(1, 99_999).nullable(),
  wageTypeGrossReduction: wageType,
  wageTypeBenefitPrivateUse: wageType,
  wageTypeBenefitCommute: wageType,
  /** Of the way to work that is taxed flat with 15 %, for employers that chose it. */
  wageTypeBenefitCommuteFlat: wageType,
  /** Of the VAT on the provision, for employers that pass it on: a fee that lowers the benefit and the net pay. */
  wageTypeVatPassedOn: wageType,
  /** Of the fee for the use on days without pay, which lowers the benefit. */
  wageTypeUsageFee: wageType.default(null),
  /** Of the tax-free refund of electricity charged at home. */
  wageTypeChargingRefund: wageType.default(null),
  reductionNegative: z.boolean(),
  lodasValueKey: whole(1, 99),
  // Part of a line of a file, as it is.
  costCentre: optionalLine(8).refine(
    (text) => text === null || !/[;"]/.test(text),
    checked('INVALID_CHARACTERS'),
  ),
  /** Month and day of the next year: until then a year is corrected, and its method can change. */
  certificateOn: z.enum(CERTIFICATE_DAYS).default('01-31'),
});
export const payrollSettingsReply = z.object(payrollSettingsBody.shape);

export const payrollQuery = z.strictObject({ month: monthText });
export const payrollFileBody = z.strictObject({ month: monthText });

const amounts = {
  grossReductionEur: euroReply,
  benefitPrivateUseEur: euroReply,
  benefitCommuteEur: euroReply,
  benefitCommuteFlatEur: euroReply,
  vatPassedOnEur: euroReply,
  usageFeeEur: euroReply,
  chargingRefundEur: euroReply,
  employerContributionEur: euroReply,
};

const countedTrips = z.object({ declared: z.number(), counted: z.number() });
const bookedCharging = z.object({
  kwh: z.number(),
  costEur: euroReply,
  rule: z.enum(['REIMBURSE', 'LOWER_BENEFIT']),
});

export const payrollTripsParams = z.object({ month: monthText });
export const payrollTripsQuery = z.strictObject({ orderId: idParam.optional() });

/** Trips and electricity of a month: sums of each car, and the days of the one that was asked for. */
export const payrollTripsReply = z.object({
  month: z.string(),
  cars: z.array(
    z.object({
      orderId: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      /** Null where the way to work counts at 0.03 %. */
      trips: countedTrips.nullable(),
      charging: bookedCharging.nullable(),
      /** Of the car that was asked for; null for the others. */
      days: z.array(z.string()).nullable(),
    }),
  ),
});

/** What payroll has to book for one car, beside the month before. An ended one shows what it was. */
const payrollBooking = z.object({
  orderId: idSchema,
  state: z.enum(['NEW', 'CHANGED', 'SAME', 'ENDED']),
  personnelNumber: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** Days of the month within the lease. */
  days: z.number(),
  daysOfMonth: z.number(),
  ...amounts,
  /** Declared trips to work and how many of them count; null where the way to work counts at 0.03 %. */
  trips: countedTrips.nullable(),
  /** Electricity charged at home and what it cost: refunded, or lowering the benefits in kind, which stand here after it. */
  charging: bookedCharging.nullable(),
  /** What would be a fee for the use besides, unless the insurance of the rate pays; in no file. */
  usageFeeOpenEur: euroReply,
  /** The amounts of the month before, where some of them differ. */
  before: z.object(amounts).nullable(),
});

/** What keeps a file from being made. */
const payrollBlock = z.object({
  code: z.enum([
    'LAW_NOT_KNOWN',
    'CONSULTANT_NUMBER_MISSING',
    'CLIENT_NUMBER_MISSING',
    'COST_CENTRE_NOT_ALLOWED',
    'WAGE_TYPE_MISSING',
    'WAGE_TYPE_TWICE',
    'PERSONNEL_NUMBER_MISSING',
    'PERSONNEL_NUMBER_NOT_ALLOWED',
    'PERSONNEL_NUMBER_TWICE',
  ]),
  orderId: idSchema.nullable(),
  wageType: z.enum(PAYROLL_WAGE_TYPES).nullable(),
  /** The personnel number that blocks the file. */
  number: z.string().nullable(),
  /** Who else has the personnel number. */
  holder: z.string().nullable(),
});

const payrollFile = z.object({
  id: idSchema,
  month: z.string(),
  name: z.string(),
  format: z.enum(PAYROLL_FORMATS),
  createdAt: instantSchema,
  bookings: z.number(),
  ...amounts,
  sha256: z.string(),
});
export const payrollFilesReply = z.array(payrollFile);
export const payrollFileReply = payrollFile;
export const payrollFileContentReply = z.object({
  name: z.string(),
  mediaType: z.string(),
  contentBase64: z.string(),
});

/** What the file of a month would tell, without making it. */
export const payrollPreviewReply = z.object({
  month: z.string(),
  /** The year of the figures and whether they are law for the month; a file needs ENACTED ones. */
  law: z.object({ year: z.int(), state: z.enum(LAW_STATES) }),
  /** Whether the month before is taken from the file that was sent, or calculated. */
  comparedWith: z.enum(['FILE', 'CALCULATION']),
  /** The newest file of this very month, and whether its bookings are those of today; null when there is none. */
  made: z.object({ fileId: idSchema, createdAt: instantSchema, isUpToDate: z.boolean() }).nullable(),
  /**
   * Newest files of other months that differ from today's data: leases missing in them are new, surplus ones have
   * ended.
   */
  outdated: z.array(
    z.object({
      month: z.string(),
      fileId: idSchema,
      createdAt: instantSchema,
      differences: z.array(payrollBooking),
    }),
  ),
  /** Cars of the month whose provisional figures were recalculated by the enacted law, and when. */
  recalculated: z.array(z.object({ orderId: idSchema, at: instantSchema })),
  bookings: z.array(payrollBooking),
  totals: z.object(amounts),
  blocks: z.array(payrollBlock),
});
