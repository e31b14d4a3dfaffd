import { z } from 'zod';
import { euroReply } from './basics.ts';
import { LAW_STATES } from './law-states.ts';

/** One side of the payslip comparison, monthly, in euros. Deductions are positive amounts. */
export const payslipBlock = z.object({
  brutto: euroReply,
  /** Base of the wage tax: gross minus conversions plus benefits in kind. */
  adjustedGross: euroReply,
  lohnst: euroReply,
  soli: euroReply,
  kirchensteuer: euroReply,
  krankenversicherung: euroReply,
  pflegeversicherung: euroReply,
  rentenversicherung: euroReply,
  arbeitslosenversicherung: euroReply,
  arbeitskammerbeitrag: euroReply,
  arbeitgeberzuschussPKV: euroReply,
  arbeitgeberzuschussPV: euroReply,
  takeHome: euroReply,
});

/** What the conversion of a car consists of, monthly, in euros; before it, the cars that run already together. */
export const salarySacrifice = z.object({
  monthlyNetLeasing: euroReply,
  vehicleTaxation: euroReply,
  commutingTaxation: euroReply,
  employerContribution: euroReply,
  nonCashBenefit: euroReply,
  /** VAT on the provision that the employee bears; 0 when the employer bears it. */
  vatPassedOn: euroReply,
});

/**
 * The confirmation lines of the specification, section 3, in display order, with the payroll package's codes. Lines
 * that depend on the person or employer:
 * - VAT and flat tax on the commute: only where the employer's rules let either side bear them
 * - the base of social insurance: only where it differs from that of tax
 * - pension: one of the two lines
 */
export const PAYSLIP_LINES = [
  'GROSS_SALARY',
  'LEASING_COST_DEDUCTION',
  'EMPLOYER_CONTRIBUTION',
  'COMPANY_PENSION',
  'OTHER_LEASING',
  'BENEFIT_CAR_PRIVATE_USE',
  'BENEFIT_CAR_COMMUTE',
  'BENEFIT_BIKE',
  'BASIS_FOR_ANCILLARY_COSTS',
  'BASIS_FOR_SOCIAL_INSURANCE',
  'WAGE_TAX',
  'SOLIDARITY_SURCHARGE',
  'CHURCH_TAX',
  'HEALTH_INSURANCE',
  'CARE_INSURANCE',
  'PENSION_INSURANCE',
  'PROFESSIONAL_PENSION',
  'UNEMPLOYMENT_INSURANCE',
  'CHAMBER_CONTRIBUTION',
  'SUBSIDY_PRIVATE_HEALTH',
  'SUBSIDY_PRIVATE_CARE',
  'PREMIUM_PRIVATE_INSURANCE',
  'BENEFIT_DEDUCTION',
  'VAT_ON_PROVISION',
  'COMMUTE_FLAT_TAX',
  'NET_SALARY',
] as const;

/** The rule that made an amount; the payroll package's codes. */
export const LINE_RULES = [
  'NOT_APPLICABLE',
  'CONTRACT_PAY',
  'AGREED_AMOUNT',
  'STATED_BENEFIT',
  'QUARTER_OF_LIST_PRICE',
  'HALF_OF_LIST_PRICE',
  'FULL_LIST_PRICE',
  'COMMUTE_PER_MONTH',
  'SINGLE_TRIPS',
  'TAXABLE_PAY',
  'CONTRIBUTORY_PAY',
  'WAGE_TAX_PAP',
  'SOLIDARITY_SURCHARGE_PAP',
  'CHURCH_TAX_SHARE',
  'INSURANCE_SHARE',
  'PROFESSIONAL_PENSION',
  'CEILING_REACHED',
  'TRANSITION_RANGE',
  'CHAMBER_BREMEN',
  'CHAMBER_SAARLAND',
  'HALF_OF_PREMIUM',
  'HIGHEST_SUBSIDY',
  'BENEFITS_RECEIVED_IN_KIND',
  'VAT_INCLUDED',
  'FLAT_TAX_ON_COMMUTE',
  'SUM_OF_LINES',
] as const;

/** What a term of a line stands for; the payroll package's codes. */
export const LINE_PARTS = [
  'WHOLE',
  'PAY',
  'CAR',
  'BIKE',
  'HARDWARE',
  'TAX_FREE_PENSION',
  'CONTRIBUTION_FREE_PENSION',
  'RUNNING_CARS',
  'CAR_PRIVATE_USE',
  'CAR_COMMUTE',
  'BIKE_PRIVATE_USE',
  'BIKE_COMMUTE',
  'BASIC_RATE',
  'ADDITIONAL_RATE',
  'CARE_RATE',
  'CHILDLESS_SURCHARGE',
  'HEALTH_PREMIUM',
  'CARE_PREMIUM',
  'USER_FEE',
  'FLAT_TAXED_COMMUTE',
  'FLAT_WAGE_TAX',
  'FLAT_SURCHARGE',
  'FLAT_CHURCH_TAX',
] as const;

const explainedAmount = z.object({
  rule: z.enum(LINE_RULES),
  /** German law, cited the German way in every language. */
  source: z.string(),
  /**
   * What the amount is made of, signed; empty where nothing is to be broken down. Where a rate is given, base × rate ×
   * kilometres × trips, rounded to the cent, is the amount without its sign.
   */
  terms: z.array(
    z.object({
      part: z.enum(LINE_PARTS),
      amountEur: euroReply,
      baseEur: euroReply.nullable(),
      ratePercent: z.number().nullable(),
      kilometers: z.number().nullable(),
      trips: z.number().nullable(),
      rounding: z.enum(['HALF_UP', 'DOWN']).nullable(),
    }),
  ),
});

export const payslipLine = z.object({
  code: z.enum(PAYSLIP_LINES),
  /** Signed as it acts on the payout: deductions negative. */
  beforeEur: euroReply,
  afterEur: euroReply,
  explanation: z.object({ before: explainedAmount, after: explainedAmount }),
});

export const STOP_CODES = [
  'MINIMUM_WAGE',
  'CASH_PAY_LIMIT',
  'BELOW_MINIJOB',
  'INSURANCE_STATUS_OPEN',
] as const;
export const WARNING_CODES = [
  'BELOW_PRIVATE_INSURANCE_LIMIT',
  'INCOME_LIMIT_DRAFT',
  'INTO_UEBERGANGSBEREICH',
  'BASIC_SHARE_UNKNOWN',
  'MINIMUM_WAGE_LONG_MONTH',
] as const;
const figures = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * A limit of the law with its figures. Where the person's other cars count, `runningConversionEur` is what is converted for them,
 * and `reachedBy` is OTHER_CARS if they do not keep the limit even without this car, else ALL_CARS.
 */
export const conversionStopReply = z.object({ code: z.enum(STOP_CODES), params: figures });

export const taxResultReply = z.object({
  /** Monthly amount converted from gross salary. */
  price: euroReply,
  /** Take-home pay before minus take-home pay after. */
  userPrice: euroReply,
  /**
   * What a month costs whose benefit counts in full while nothing is converted: a term that does not begin on the first of a month
   * has one taxed month more than rates.
   */
  extraMonthEur: euroReply,
  /** The net cost of all months from the expected handover to the end, by the law of the payroll month; null without a term. */
  term: z
    .object({ from: z.string(), months: z.number(), taxedMonths: z.number(), netEur: euroReply })
    .nullable(),
  before: payslipBlock,
  after: payslipBlock,
  salarySacrificeData: salarySacrifice,
  salarySacrificeBefore: salarySacrifice,
  lines: z.array(payslipLine),
  grossComparisonCostEur: euroReply,
  savingPerMonthEur: euroReply,
  savingPerYearEur: euroReply,
  savingPercent: z.number(),
  /**
   * Limits of the law that forbid this conversion, beside the person's other cars; ordering is refused while there is one.
   */
  stops: z.array(conversionStopReply),
  warnings: z.array(z.object({ code: z.enum(WARNING_CODES), params: figures })),
  law: z.object({
    payrollMonth: z.string(),
    version: z.string(),
    /** The year of the figures; the month's own unless they are ASSUMED for it. */
    year: z.int(),
    /** ASSUMED: the month's figures are not law yet, so the result is provisional. */
    state: z.enum(LAW_STATES),
    checkedUntil: z.string(),
    /** Share of the list price taxed per month (0.25, 0.5 or 1 percent) and the cap that decided it. */
    benefitPercent: z.number(),
    benefitCapEur: euroReply.nullable(),
    taxableListPriceEur: euroReply,
  }),
});
export type TaxResultReply = z.infer<typeof taxResultReply>;

/** The month that was computed when an order was frozen, and whether its figures were law then. */
export const frozenLaw = taxResultReply.shape.law.pick({ payrollMonth: true, year: true, state: true });
