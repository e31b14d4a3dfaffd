import type { Cents } from '@stromwandel/kernel';

/** The lines of the confirmation view, in the order in which they are shown. */
export const PAYSLIP_LINE_CODES = [
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

export type PayslipLineCode = (typeof PAYSLIP_LINE_CODES)[number];

/** The rule that made an amount. */
export type LineRule =
  /** The line does not concern this payslip; its amount is 0 and it has no terms. */
  | 'NOT_APPLICABLE'
  | 'CONTRACT_PAY'
  /** A rate, premium or contribution that was agreed or stated as an amount. */
  | 'AGREED_AMOUNT'
  /** The benefit of a bike as its payslip states it; the list price is not known. */
  | 'STATED_BENEFIT'
  | 'QUARTER_OF_LIST_PRICE'
  | 'HALF_OF_LIST_PRICE'
  | 'FULL_LIST_PRICE'
  | 'COMMUTE_PER_MONTH'
  | 'SINGLE_TRIPS'
  | 'TAXABLE_PAY'
  | 'CONTRIBUTORY_PAY'
  /** Result of the official flow (PAP), which computes with yearly figures. */
  | 'WAGE_TAX_PAP'
  | 'SOLIDARITY_SURCHARGE_PAP'
  | 'CHURCH_TAX_SHARE'
  | 'INSURANCE_SHARE'
  /** Regular contribution to the pension scheme of a profession; its bylaws may say otherwise. */
  | 'PROFESSIONAL_PENSION'
  /** Like INSURANCE_SHARE, and pay is above the ceiling. */
  | 'CEILING_REACHED'
  /** Reduced base of § 20 Abs. 2a SGB IV. */
  | 'TRANSITION_RANGE'
  | 'CHAMBER_BREMEN'
  | 'CHAMBER_SAARLAND'
  | 'HALF_OF_PREMIUM'
  | 'HIGHEST_SUBSIDY'
  | 'BENEFITS_RECEIVED_IN_KIND'
  /** 19/119 of the lump-sum value of the whole list price. */
  | 'VAT_INCLUDED'
  /** 15 % with its surcharges on a part of the commute benefit. */
  | 'FLAT_TAX_ON_COMMUTE'
  | 'SUM_OF_LINES';

/** What a term of a line stands for. */
export type LinePart =
  /** The line has one term only, or that of the car beside those that run. */
  | 'WHOLE'
  /** Cars for which pay is converted already. */
  | 'RUNNING_CARS'
  | 'PAY'
  | 'CAR'
  | 'BIKE'
  | 'HARDWARE'
  | 'TAX_FREE_PENSION'
  | 'CONTRIBUTION_FREE_PENSION'
  | 'CAR_PRIVATE_USE'
  | 'CAR_COMMUTE'
  | 'BIKE_PRIVATE_USE'
  | 'BIKE_COMMUTE'
  | 'BASIC_RATE'
  | 'ADDITIONAL_RATE'
  | 'CARE_RATE'
  | 'CHILDLESS_SURCHARGE'
  | 'HEALTH_PREMIUM'
  | 'CARE_PREMIUM'
  | 'USER_FEE'
  | 'FLAT_TAXED_COMMUTE'
  | 'FLAT_WAGE_TAX'
  | 'FLAT_SURCHARGE'
  | 'FLAT_CHURCH_TAX';

/**
 * One term of a line. With a rate, base × rate × kilometers × trips (each where it is given), rounded to the cent as
 * `rounding` says, is the amount without its sign; without one the amount is agreed, a sum or a result of the flow.
 */
export interface LineTerm {
  readonly part: LinePart;
  /** Signed as it acts on the line. */
  readonly amount: Cents;
  readonly base: Cents | null;
  /** Whole parts per million: 9.3 % is 93,000, 0.002 % is 20. */
  readonly ratePartsPerMillion: number | null;
  readonly kilometers: number | null;
  readonly trips: number | null;
  /** Half a cent up, or fractions of a cent dropped. */
  readonly rounding: 'HALF_UP' | 'DOWN' | null;
}

/** An amount with the way it came about. */
export interface ExplainedAmount {
  readonly amount: Cents;
  readonly rule: LineRule;
  /** Where the rule stands, cited the German way in every language. */
  readonly source: string;
  /** What the amount is made of; they add up to it. Empty where there is nothing to break down. */
  readonly terms: readonly LineTerm[];
}

/**
 * One explained line, signed as it acts on the payout: deductions are negative. All lines but the two bases, which only inform,
 * add up to the last one.
 */
export interface PayslipLine {
  readonly code: PayslipLineCode;
  readonly before: ExplainedAmount;
  readonly after: ExplainedAmount;
}
