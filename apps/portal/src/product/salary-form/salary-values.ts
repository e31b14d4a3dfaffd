import type { PENSION_SCHEMES, salaryInfoBody, SalaryConversionDto, SalaryInfo } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { findFederalState } from '@stromwandel/payroll';
import type { z } from 'zod';

type Unanswered<T> = { readonly [K in keyof T]: T[K] | null };

/** A conversion in the form: every amount that any type has. */
export interface ConversionValues {
  readonly id?: number | null | undefined;
  readonly conversationType: SalaryConversionDto['conversationType'] | null;
  readonly leasingRate: number | null;
  readonly monetaryBenefitPrivateUse: number | null;
  readonly monetaryBenefitCommuteToWork: number | null;
  readonly salaryConversionAmount: number | null;
}

/** The salary part of a form: every field, also those that are hidden at the moment; null is unanswered. */
export type SalaryValues = Unanswered<
  Omit<SalaryInfo, 'salaryConversions' | 'pensionInsurance' | 'pensionScheme'>
> & {
  /** One question for `pensionInsurance` and `pensionScheme`. */
  readonly pensionInsurance: (typeof PENSION_SCHEMES)[number] | null;
  /** Whether the factor of tax class IV is asked; not sent. */
  readonly hasSpouseFactor: boolean | null;
  readonly salaryConversions: readonly ConversionValues[];
};

/** What a form with the sections of this folder holds at least. */
export interface SalaryFormValues {
  readonly salaryInfo: SalaryValues;
}

export const EMPTY_CONVERSION: ConversionValues = {
  conversationType: null,
  leasingRate: null,
  monetaryBenefitPrivateUse: null,
  monetaryBenefitCommuteToWork: null,
  salaryConversionAmount: null,
};

/** Answers that most people share are given; what decides tax or insurance is asked. */
export const EMPTY_SALARY: SalaryValues = {
  federalState: null,
  dateOfBirth: null,
  grossMonthlySalaryEur: null,
  weeklyHours: null,
  regularOneOffPerYearEur: null,
  employment: 'REGULAR',
  taxClass: null,
  hasSpouseFactor: false,
  spouseFactor: null,
  taxAllowance: 0,
  children: null,
  childrenUnder25: 0,
  maintainedPeople: null,
  childrenAllowances: 0,
  pensionInsurance: null,
  unemploymentInsurance: null,
  churchTax: null,
  akb: null,
  healthInsurance: null,
  basicRateHealthInsurance: null,
  additionalAmountHealthInsurance: null,
  arbeitgeberzuschuss: null,
  beitragPkv: null,
  beitragPv: null,
  basisbeitragSteuerrelevant: null,
  privateSince2002: false,
  privateLastFiveYears: false,
  exemptSection8: false,
  privateBelowLimit: null,
  privateBelowLimitConfirmed: null,
  futureFundAdditionalRate: null,
  arrivalKilometers: null,
  arrivalNumber: null,
  commuteValuation: 'FLAT_003',
  salaryConversions: [],
};

/** Commute days of a month: four weeks with a day or two at home in some of them. */
export const USUAL_DAYS = 18;

/** Health insurance rates of the present law, in percent. */
export interface HealthRates {
  readonly general: number;
  readonly averageAdditional: number;
}

/**
 * A form for people who have saved nothing: what decides tax is asked, the rest is assumed as most people have it.
 * @param rates undefined or null while the law of the day is not known: then the rates are asked too
 */
export function assumedSalary(rates: HealthRates | null | undefined, commuteDays: number): SalaryValues {
  return {
    ...EMPTY_SALARY,
    pensionInsurance: 'STATUTORY',
    unemploymentInsurance: true,
    akb: true,
    healthInsurance: 'STATUTORY',
    basicRateHealthInsurance: rates?.general ?? null,
    additionalAmountHealthInsurance: rates?.averageAdditional ?? null,
    arrivalNumber: commuteDays,
  };
}

/** The answers of an average employee in the order of the questions, for a rate before a person has answered all. */
export const AVERAGE_ANSWERS = {
  grossMonthlySalaryEur: 4500,
  federalState: 'NW',
  dateOfBirth: calendarDate('1990-01-01'),
  arrivalKilometers: 15,
  taxClass: 1,
  churchTax: false,
  children: false,
} as const satisfies Partial<SalaryValues>;

/** The form's values for saved salary data. */
export function salaryValues(salaryInfo: SalaryInfo): SalaryValues {
  const { pensionInsurance, pensionScheme = null, ...rest } = salaryInfo;
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return {
    ...EMPTY_SALARY,
    ...known,
    // "No" without a scheme says too little: it is asked again.
    pensionInsurance: pensionInsurance ? 'STATUTORY' : pensionScheme,
    hasSpouseFactor: (rest.spouseFactor ?? null) !== null,
    salaryConversions: salaryInfo.salaryConversions.map((one) => ({ ...EMPTY_CONVERSION, ...one })),
  };
}

/**
 * Which fields are shown, and count; specification, section 2. How many children are under 25 is asked of people who say
 * that they have some.
 */
export function visibleFields({
  federalState,
  taxClass,
  hasSpouseFactor,
  healthInsurance,
  children,
}: Partial<SalaryValues>) {
  const spouseFactor = taxClass === 4 && hasSpouseFactor === true;
  return {
    hasSpouseFactor: taxClass === 4,
    // The tax office works allowances into the factor (§ 39f (1) EStG).
    taxAllowance: !spouseFactor,
    akb: findFederalState(federalState ?? '')?.akb === true,
    spouseFactor,
    statutory: healthInsurance === 'STATUTORY',
    private: healthInsurance === 'PRIVATE',
    childrenUnder25: children === true,
  };
}

const BIKE_FIELDS = ['leasingRate', 'monetaryBenefitPrivateUse'] as const;

/** The amounts that belong to each type of conversion; specification, section 5. */
export const CONVERSION_FIELDS = {
  BIKE_LEASING_UNDER_25: BIKE_FIELDS,
  BIKE_LEASING_OVER_25: [...BIKE_FIELDS, 'monetaryBenefitCommuteToWork'],
  HARDWARE_LEASING: ['salaryConversionAmount'],
  COMPANY_PENSION_PLAN: ['salaryConversionAmount'],
} as const satisfies Record<SalaryConversionDto['conversationType'], readonly (keyof ConversionValues)[]>;

function sentConversion({ id, conversationType, ...amounts }: ConversionValues): object {
  const fields = conversationType === null ? [] : CONVERSION_FIELDS[conversationType];
  return {
    ...(id && { id }),
    conversationType,
    ...Object.fromEntries(fields.map((field) => [field, amounts[field]])),
  };
}

/** What the schema gets: hidden answers count for nothing, so that none of them can be wrong without being seen. */
export function sentSalary(salaryInfo: SalaryValues): z.input<typeof salaryInfoBody> {
  const shown = visibleFields(salaryInfo);
  const kept = <T>(visible: boolean, value: T): T | null => (visible ? value : null);
  const { hasSpouseFactor: _asked, pensionInsurance: pensionScheme, ...answers } = salaryInfo;
  const sent: unknown = {
    ...answers,
    pensionInsurance: pensionScheme === null ? null : pensionScheme === 'STATUTORY',
    pensionScheme,
    taxAllowance: shown.taxAllowance ? salaryInfo.taxAllowance : 0,
    childrenUnder25: shown.childrenUnder25 ? salaryInfo.childrenUnder25 : 0,
    akb: kept(shown.akb, salaryInfo.akb),
    spouseFactor: kept(shown.spouseFactor, salaryInfo.spouseFactor),
    basicRateHealthInsurance: kept(shown.statutory, salaryInfo.basicRateHealthInsurance),
    additionalAmountHealthInsurance: kept(shown.statutory, salaryInfo.additionalAmountHealthInsurance),
    arbeitgeberzuschuss: kept(shown.private, salaryInfo.arbeitgeberzuschuss),
    beitragPkv: kept(shown.private, salaryInfo.beitragPkv),
    beitragPv: kept(shown.private, salaryInfo.beitragPv),
    basisbeitragSteuerrelevant: kept(shown.private, salaryInfo.basisbeitragSteuerrelevant),
    privateSince2002: kept(shown.private, salaryInfo.privateSince2002),
    privateLastFiveYears: kept(shown.private, salaryInfo.privateLastFiveYears),
    exemptSection8: kept(shown.private, salaryInfo.exemptSection8),
    privateBelowLimit: kept(shown.private, salaryInfo.privateBelowLimit),
    privateBelowLimitConfirmed: kept(shown.private, salaryInfo.privateBelowLimitConfirmed),
    futureFundAdditionalRate: kept(shown.private, salaryInfo.futureFundAdditionalRate),
    salaryConversions: salaryInfo.salaryConversions.map(sentConversion),
  };
  // Unanswered fields are still null: it is the schema, next in line, that says so.
  return sent as z.input<typeof salaryInfoBody>;
}
