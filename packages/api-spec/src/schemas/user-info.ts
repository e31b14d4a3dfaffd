import type { CalendarDate } from '@stromwandel/kernel';
import { z } from 'zod';
import { titleSchema } from './auth.ts';
import {
  calendarDateSchema,
  checked,
  decimal,
  euro,
  idSchema,
  line,
  onlyReason,
  optionalPrintedLine,
  personName,
  printedLine,
} from './basics.ts';

/** Codes of the 17 federal-state entries; names and flags belong to the payroll package. */
// prettier-ignore
export const FEDERAL_STATE_CODES = [
  'BW', 'BY', 'BE-WEST', 'BE-OST', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH',
] as const;

export const CONVERSION_TYPES = [
  'BIKE_LEASING_UNDER_25',
  'BIKE_LEASING_OVER_25',
  'HARDWARE_LEASING',
  'COMPANY_PENSION_PLAN',
] as const;

export const COMMUTE_VALUATIONS = ['FLAT_003', 'SINGLE_TRIPS_0002'] as const;
export const HEALTH_INSURANCES = ['STATUTORY', 'PRIVATE'] as const;

export const PENSION_SCHEMES = ['STATUTORY', 'VERSORGUNGSWERK', 'EXEMPT'] as const;
export const EMPLOYMENTS = ['REGULAR', 'APPRENTICE', 'WORKING_STUDENT'] as const;

export const PRIVATE_BELOW_LIMIT = ['STAYS_PRIVATE', 'BECOMES_COMPULSORY'] as const;

export const addressBody = z.strictObject({
  title: titleSchema.nullish().transform((title) => title ?? null),
  firstName: personName(),
  lastName: personName(),
  street: printedLine(120),
  streetNumber: printedLine(20),
  place: printedLine(100),
  postcode: line(10).refine(
    (text) => /^[0-9A-Za-z][0-9A-Za-z -]{2,9}$/.test(text),
    onlyReason('INVALID_FORMAT'),
  ),
  state: printedLine(100),
  placeOfBirth: printedLine(100),
  /** Read-only, and may be left out, once the employer has entered it. */
  employeeId: optionalPrintedLine(50),
  /** Read-only here; it may be sent back unchanged. Changing it is `PUT /v1/user/email/{address}`. */
  email: z.string().max(254).nullish(),
});

const conversionId = z.number().int().min(1).nullish();
const monthlyAmount = euro(0, 200_000);

/** An existing salary conversion; each type has exactly its own amounts (monthly, in euros). */
export const salaryConversionSchema = z.discriminatedUnion('conversationType', [
  z.strictObject({
    id: conversionId,
    conversationType: z.literal('BIKE_LEASING_UNDER_25'),
    leasingRate: monthlyAmount,
    monetaryBenefitPrivateUse: monthlyAmount,
  }),
  z.strictObject({
    id: conversionId,
    conversationType: z.literal('BIKE_LEASING_OVER_25'),
    leasingRate: monthlyAmount,
    monetaryBenefitPrivateUse: monthlyAmount,
    monetaryBenefitCommuteToWork: monthlyAmount,
  }),
  z.strictObject({
    id: conversionId,
    conversationType: z.literal('HARDWARE_LEASING'),
    salaryConversionAmount: monthlyAmount,
  }),
  z.strictObject({
    id: conversionId,
    conversationType: z.literal('COMPANY_PENSION_PLAN'),
    salaryConversionAmount: monthlyAmount,
  }),
]);
export type SalaryConversionDto = z.infer<typeof salaryConversionSchema>;

const salaryInfoFields = z.strictObject({
  federalState: z.enum(FEDERAL_STATE_CODES),
  dateOfBirth: calendarDateSchema,
  grossMonthlySalaryEur: euro(1, 200_000),
  /** Contractual hours per week, for the statutory minimum wage; full time when absent. */
  weeklyHours: decimal(1, 60, 2).nullish(),
  /** Regular one-off pay a year, such as a 13th salary; counts for limits of the law alone. */
  regularOneOffPerYearEur: euro(0, 2_000_000).nullish(),
  /** Kind of employment; absent means an ordinary one. */
  employment: z.enum(EMPLOYMENTS).nullish(),
  taxClass: z.number().int().min(1).max(6),
  /** Factor of tax class IV; absent, 0 and 1 mean without factor. */
  spouseFactor: decimal(0, 1, 3).nullish(),
  taxAllowance: euro(0, 200_000),
  children: z.boolean(),
  childrenUnder25: z.number().int().min(0).max(6),
  /** People to maintain by law (§ 850c ZPO); derived from children and tax class when absent. */
  maintainedPeople: z.number().int().min(0).max(20).nullish(),
  childrenAllowances: z.number().min(0).max(10).multipleOf(0.5),
  pensionInsurance: z.boolean(),
  /** Where contributions go; without statutory insurance and without an answer there is no price. */
  pensionScheme: z.enum(PENSION_SCHEMES).nullish(),
  unemploymentInsurance: z.boolean(),
  churchTax: z.boolean(),
  akb: z.boolean().nullish(),
  healthInsurance: z.enum(HEALTH_INSURANCES),
  basicRateHealthInsurance: decimal(0, 25, 2).nullish(),
  additionalAmountHealthInsurance: decimal(0, 4.5, 2).nullish(),
  arbeitgeberzuschuss: z.boolean().nullish(),
  beitragPkv: euro(0, 200_000).nullish(),
  beitragPv: euro(0, 200_000).nullish(),
  /** Part of beitragPkv for basic cover, as the insurer certifies it; without it the whole premium counts. */
  basisbeitragSteuerrelevant: euro(0, 200_000).nullish(),
  /** Privately insured on 31 December 2002; without statutory insurance in the last five years; exempt (§ 8 SGB V). */
  privateSince2002: z.boolean().nullish(),
  privateLastFiveYears: z.boolean().nullish(),
  exemptSection8: z.boolean().nullish(),
  /** What the person has settled for a yearly pay that no longer exceeds the limit of private insurance; null while open. */
  privateBelowLimit: z.enum(PRIVATE_BELOW_LIMIT).nullish(),
  /** The same answer again, as a confirmation: while it differs, the choice counts as open. */
  privateBelowLimitConfirmed: z.enum(PRIVATE_BELOW_LIMIT).nullish(),
  /** Additional rate of the statutory fund the person would join; without it the average one counts. */
  futureFundAdditionalRate: decimal(0, 4.5, 2).nullish(),
  arrivalKilometers: decimal(0, 10_000, 1),
  arrivalNumber: z.number().int().min(0).max(31),
  commuteValuation: z.enum(COMMUTE_VALUATIONS).nullish(),
  salaryConversions: z.array(salaryConversionSchema).max(20),
});

/** Whose presence depends on another answer, see the specification, section 5. */
const CONDITIONAL_FIELDS = [
  {
    when: 'healthInsurance',
    is: 'STATUTORY',
    required: ['basicRateHealthInsurance', 'additionalAmountHealthInsurance'],
  },
  { when: 'healthInsurance', is: 'PRIVATE', required: ['beitragPkv', 'beitragPv'] },
] as const satisfies readonly {
  when: keyof z.infer<typeof salaryInfoFields>;
  is: string;
  required: readonly (keyof z.infer<typeof salaryInfoFields>)[];
}[];

type SalaryInfoFields = z.infer<typeof salaryInfoFields>;

function answers(value: unknown): Partial<SalaryInfoFields> {
  return typeof value === 'object' && value !== null ? value : {};
}

function withConditionalFields(fields: typeof salaryInfoFields): typeof salaryInfoFields {
  return CONDITIONAL_FIELDS.reduce(
    (schema, { when, is, required }) =>
      required.reduce(
        (current, field) =>
          current.refine((info) => answers(info)[when] !== is || (answers(info)[field] ?? null) !== null, {
            path: [field],
            ...checked('REQUIRED'),
            // Runs beside other errors, so that the person sees all of them at once.
            when: () => true,
          }),
        schema,
      ),
    fields,
  );
}

/** Salary data as the form and the API take it. Which fields are required depends on tax class and insurance. */
export const salaryInfoBody = withConditionalFields(salaryInfoFields);
export type SalaryInfo = z.infer<typeof salaryInfoBody>;
export type AddressInfo = z.infer<typeof addressBody>;

/** Only in the reply. A body that repeats a reply may contain it, without effect. */
const readOnly = { employeeIdSetByEmployer: z.boolean().optional() };
/** What becomes of unsigned orders that stand on other salary data than those that are sent. */
const orderChoice = { runningOrders: z.enum(['PRICE_ANEW']).optional() };
/** A part that is absent or null stays as it is. */
export const userInfoBody = z.strictObject({
  addressDto: addressBody.nullish(),
  salaryInfo: salaryInfoBody.nullish(),
  ...orderChoice,
  ...readOnly,
});

const EARLIEST_BIRTH = '1900-01-01';

/** What the bounds of salary data depend on beside the data themselves. */
export interface UserInfoBounds {
  /** Commute days a month, both ends included; a setting of the provider. */
  readonly arrivalNumberMin: number;
  readonly arrivalNumberMax: number;
  readonly today: CalendarDate;
}

/** `userInfoBody` within the provider's bounds and today's: what form and server both check before data are saved. */
export function userInfoBodyWithin({ arrivalNumberMin, arrivalNumberMax, today }: UserInfoBounds) {
  const fields = salaryInfoFields.extend({
    arrivalNumber: z.number().int().min(arrivalNumberMin).max(arrivalNumberMax),
    dateOfBirth: calendarDateSchema.refine(
      (day) => day >= EARLIEST_BIRTH && day <= today,
      checked('INVALID_DATE'),
    ),
  });
  return z.strictObject({
    addressDto: addressBody.nullish(),
    salaryInfo: withConditionalFields(fields).nullish(),
    ...orderChoice,
    ...readOnly,
  });
}

/** Address of a reply: parts a person has not given yet are null. */
const addressReply = z.object({
  title: titleSchema.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  street: z.string().nullable(),
  streetNumber: z.string().nullable(),
  place: z.string().nullable(),
  postcode: z.string().nullable(),
  state: z.string().nullable(),
  placeOfBirth: z.string().nullable(),
  employeeId: z.string().nullable(),
  email: z.string(),
});
export type AddressReply = z.infer<typeof addressReply>;

export const userInfoReply = z.object({
  addressDto: addressReply,
  salaryInfo: salaryInfoFields.nullable(),
  /** Whether the employer has entered the personnel number, which the person then cannot change. */
  employeeIdSetByEmployer: z.boolean(),
});
export type UserInfoReply = z.infer<typeof userInfoReply>;

/** Notes on saved data that the person should know; saving has succeeded nevertheless. */
export const USER_INFO_WARNINGS = [
  'UNDER_18',
  'BELOW_MINIMUM_WAGE',
  'PRIVATE_BELOW_INCOME_LIMIT',
  'NOT_COVERED_BY_CALCULATION',
] as const;

export const userInfoSaveReply = z.object({
  /** Orders that were made anew because of `runningOrders`. */
  orderIds: z.array(idSchema),
  errors: z.array(
    z.object({
      code: z.enum(USER_INFO_WARNINGS),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});

export const userInfoConfigReply = z.object({ arrivalNumberMin: z.number(), arrivalNumberMax: z.number() });
