import { cents, dateParts, type CalendarDate, type Cents } from '@stromwandel/kernel';
import { draftedLaw } from './drafted-law.ts';
import { figure } from './figure.ts';
import { figuresInForce } from './law-figures.ts';
import { lawOfMonth, type LawOfMonth } from './law-of-month.ts';
import { withCeilings } from './payroll-law.ts';

/** How fast pay and ceilings rise after the last enacted year: not at all, as in the mean of five years, or twice as fast. */
export const FORECAST_PACES = ['SAME', 'MEAN', 'DOUBLE'] as const;
export type ForecastPace = (typeof FORECAST_PACES)[number];

const MEAN_YEARS = 5;
const BASIS_POINTS = 10_000;
const PACE_FACTORS: Readonly<Record<ForecastPace, number>> = { SAME: 0, MEAN: 1, DOUBLE: 2 };

/**
 * Monthly ceiling of pension insurance in cents before the known laws; until 2024 that of the western states.
 * Source: Sozialversicherungsrechengrößen-Verordnungen of the years, § 159 SGB VI.
 */
const EARLIER_PENSION_CEILINGS: Readonly<Record<number, number>> = {
  2020: 690_000,
  2021: 710_000,
  2022: 705_000,
  2023: 730_000,
  2024: 755_000,
};

/** Steps of the yearly ceilings, rounded up to their next multiple: § 159 SGB VI, § 6 (6) and (7) SGB V. */
const PENSION_STEP = 60_000;
const HEALTH_STEP = 45_000;
const MONTHS = 12;

function pensionCeiling(year: number): number {
  const known = figuresInForce().payrollLaws.find((law) => law.year === year)?.ceilingPension.value;
  const ceiling = known ?? EARLIER_PENSION_CEILINGS[year];
  if (ceiling === undefined) throw new RangeError(`No pension ceiling of ${year}`);
  return ceiling;
}

/**
 * The mean yearly growth of the pension ceiling over the five years before a year, geometric, in basis points rounded half up. The
 * ceiling follows gross pay per employee (§ 159, § 68 (2) SGB VI), so it measures pay and ceilings alike.
 * @throws RangeError for a year without ceilings
 */
export function meanCeilingGrowth(year: number): number {
  const ratio = pensionCeiling(year) / pensionCeiling(year - MEAN_YEARS);
  return Math.round(BASIS_POINTS * (ratio ** (1 / MEAN_YEARS) - 1));
}

/** The yearly growth of pay and ceilings at a pace, in basis points, the last enacted year, and the drafted one after it. */
export function forecastGrowth(pace: ForecastPace): {
  readonly basisPoints: number;
  readonly baseYear: number;
  readonly draftYear: number | null;
} {
  // The list of known laws is a constant with entries.
  const baseYear = figuresInForce().payrollLaws.at(-1)!.year;
  const draft = draftedLaw();
  return {
    basisPoints: PACE_FACTORS[pace] * meanCeilingGrowth(baseYear),
    baseYear,
    draftYear: draft && dateParts(draft.validFrom).year,
  };
}

/** A month of the future at one pace. */
export interface ForecastMonth {
  readonly month: LawOfMonth;
  /** What today's pay is multiplied by; 1 in months of enacted or drafted law. */
  readonly payFactor: number;
}

function raised(yearly: number, factor: number, step: number): number {
  // Products of decimals that are exactly a step must not become the next one.
  return Math.ceil((yearly * factor) / step - 1e-9) * step;
}

/**
 * The law of a month at a pace: ceilings of pension and health insurance and the income limits of private insurance rise year by
 * year from the last enacted or drafted figures, rounded as the law rounds them. They rise in the wage tax flow too; tariff and
 * rates stay. Months of enacted or drafted law have their own figures.
 */
export function forecastMonth(day: CalendarDate, pace: ForecastPace): ForecastMonth {
  const month = lawOfMonth(day);
  const { law } = month;
  if (law.state === 'ENACTED') return { month, payFactor: 1 };
  const drafted = draftedLaw();
  const draft = drafted && day >= drafted.validFrom ? drafted : null;
  if (draft && day <= draft.validUntil) return { month: { ...month, law: draft }, payFactor: 1 };
  const base = draft ?? law;
  const years = dateParts(day).year - (draft ? dateParts(draft.validFrom).year : law.year);
  const payFactor = (1 + forecastGrowth(pace).basisPoints / BASIS_POINTS) ** years;
  const pension = raised(base.ceilingPension.value * MONTHS, payFactor, PENSION_STEP) / MONTHS;
  const general = raised(base.jahresarbeitsentgeltgrenze.value, payFactor, HEALTH_STEP);
  const special = raised(base.besondereJahresarbeitsentgeltgrenze.value, payFactor, HEALTH_STEP);
  const source = `assumed: ${pace} of ${base.version}`;
  return {
    payFactor,
    month: {
      day,
      law: {
        // The ceiling of health insurance is a twelfth of the special limit, § 223 (3) SGB V.
        ...withCeilings(law, figure(pension, source), figure(special / MONTHS, source)),
        version: `${law.version}-${pace.toLowerCase()}`,
        jahresarbeitsentgeltgrenze: figure(general, source),
        besondereJahresarbeitsentgeltgrenze: figure(special, source),
      },
    },
  };
}

/** Pay at a factor, rounded half up to the cent. */
export function raisedPay(pay: Cents, factor: number): Cents {
  return cents(Math.round(pay * factor));
}
