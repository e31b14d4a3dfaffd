import { calendarDate, cents, ZERO_CENTS, type CalendarDate, type Cents } from '@stromwandel/kernel';

/** Bands of the household's taxable income: below 45,000 €, below 60,000 €, up to the limit, above it. */
export const INCOME_BANDS = ['BELOW_45000', 'BELOW_60000', 'UP_TO_LIMIT', 'ABOVE_LIMIT'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];

/** Children who raise the premium at most. */
export const MOST_PREMIUM_CHILDREN = 2;

/** Premium of the state for private people who buy or lease a new electric car. Amounts in cents. */
export interface PremiumLaw {
  readonly registeredFrom: CalendarDate;
  /** Day of the last known state of the fund; nothing is known of what is left in it. */
  readonly asOf: CalendarDate;
  readonly source: string;
  readonly leastMonths: number;
  readonly base: Cents;
  readonly below60000: Cents;
  readonly below45000: Cents;
  readonly perChild: Cents;
  readonly incomeLimit: Cents;
  readonly limitPerChild: Cents;
}

/** Figures of January 2026: mean taxable income of two assessments, cars kept for 36 months, applied for within a year. */
export const PRIVATE_PREMIUM: PremiumLaw = {
  registeredFrom: calendarDate('2026-01-01'),
  asOf: calendarDate('2026-01-19'),
  source: 'Förderprogramm des Bundes für private Elektroautos',
  leastMonths: 36,
  base: cents(300_000),
  below60000: cents(100_000),
  below45000: cents(100_000),
  perChild: cents(50_000),
  incomeLimit: cents(8_000_000),
  limitPerChild: cents(500_000),
};

const BOUND_60000 = 6_000_000;
const BOUND_45000 = 4_500_000;

function countedChildren(children: number): number {
  return Math.min(children, MOST_PREMIUM_CHILDREN);
}

/** The highest taxable income of a household with a premium, in cents. */
export function premiumIncomeLimit(children: number): Cents {
  return cents(PRIVATE_PREMIUM.incomeLimit + countedChildren(children) * PRIVATE_PREMIUM.limitPerChild);
}

/** The band of a taxable income in cents a year. The bounds of 45,000 € and 60,000 € belong to the band above. */
export function incomeBandOf(taxableIncome: number, children: number): IncomeBand {
  if (taxableIncome < BOUND_45000) return 'BELOW_45000';
  if (taxableIncome < BOUND_60000) return 'BELOW_60000';
  return taxableIncome <= premiumIncomeLimit(children) ? 'UP_TO_LIMIT' : 'ABOVE_LIMIT';
}

/** What is deducted from a year's pay at least: Arbeitnehmer-Pauschbetrag and Sonderausgaben-Pauschbetrag (§§ 9a, 10c EStG). */
const FLAT_DEDUCTIONS = 126_600;
/** Share of statutory health contributions that covers basic care, in percent (§ 10 (1) no. 3 EStG). */
const BASIC_HEALTH_PERCENT = 96;

/** A month's payslip in cents; contributions as positive amounts of the employee. */
export interface MonthlyPay {
  readonly gross: number;
  readonly pension: number;
  readonly health: number;
  readonly care: number;
}

/**
 * Estimates the taxable income (zvE) of one person without other income: twelve times the pay less pension, basic health and care
 * contributions and the flat deductions. Cents a year, rounded, never below 0.
 */
export function estimatedTaxableIncome({ gross, pension, health, care }: MonthlyPay): number {
  const taxed = gross - pension - (health * BASIC_HEALTH_PERCENT) / 100 - care;
  return Math.max(0, Math.round(12 * taxed) - FLAT_DEDUCTIONS);
}

/** The premium for a private person's electric car, in cents; none below 36 months or above the income limit. */
export function privatePremium(
  band: IncomeBand,
  children: number,
  months: number,
  law: PremiumLaw = PRIVATE_PREMIUM,
): Cents {
  if (band === 'ABOVE_LIMIT' || months < law.leastMonths) return ZERO_CENTS;
  const { base, below60000, below45000, perChild } = law;
  const forIncome =
    band === 'BELOW_45000' ? below60000 + below45000 : band === 'BELOW_60000' ? below60000 : 0;
  return cents(base + forIncome + countedChildren(children) * perChild);
}
