import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { lawOn, type DatedLaw } from './figure.ts';

/** Reduced valuation of cars by the day of acquisition, § 6 (1) no. 4 s. 2 EStG. */
export interface CarBenefitPeriod extends DatedLaw {
  /** List price in cents up to which an electric car counts with a quarter; the cap itself still does. */
  readonly electricCap: number;
  /** Electric range in kilometres from which a plug-in hybrid counts with half. */
  readonly hybridRange: number;
  readonly source: string;
}

const CHECKED = calendarDate('2026-11-20');

export const CAR_BENEFIT_PERIODS: readonly CarBenefitPeriod[] = [
  {
    validFrom: calendarDate('2019-01-01'),
    validUntil: calendarDate('2021-12-31'),
    checkedUntil: CHECKED,
    electricCap: 6_000_000,
    hybridRange: 40,
    source: '§ 6 Abs. 1 Nr. 4 Satz 2 EStG, Zweites Corona-Steuerhilfegesetz',
  },
  {
    validFrom: calendarDate('2022-01-01'),
    validUntil: calendarDate('2023-12-31'),
    checkedUntil: CHECKED,
    electricCap: 6_000_000,
    hybridRange: 60,
    source: '§ 6 Abs. 1 Nr. 4 Satz 2 EStG, Zweites Corona-Steuerhilfegesetz',
  },
  {
    validFrom: calendarDate('2024-01-01'),
    validUntil: calendarDate('2024-12-31'),
    checkedUntil: CHECKED,
    electricCap: 7_000_000,
    hybridRange: 60,
    source: '§ 6 Abs. 1 Nr. 4 Satz 2 EStG, Wachstumschancengesetz',
  },
  {
    validFrom: calendarDate('2025-01-01'),
    validUntil: calendarDate('2025-06-30'),
    checkedUntil: CHECKED,
    electricCap: 7_000_000,
    hybridRange: 80,
    source: '§ 6 Abs. 1 Nr. 4 Satz 2 EStG, Wachstumschancengesetz',
  },
  {
    validFrom: calendarDate('2025-07-01'),
    validUntil: calendarDate('2030-12-31'),
    checkedUntil: CHECKED,
    electricCap: 10_000_000,
    hybridRange: 80,
    source: '§ 6 Abs. 1 Nr. 4 Satz 2 EStG, Gesetz für ein steuerliches Investitionssofortprogramm',
  },
];

export const CAR_BENEFIT_KNOWN_FROM = calendarDate('2019-01-01');
export const CAR_BENEFIT_KNOWN_UNTIL = calendarDate('2030-12-31');

/** CO2 emission in grams per kilometre up to which a plug-in hybrid counts with half. */
export const HYBRID_CO2_LIMIT = 50;

/** The rules for a car acquired on a day, or undefined before and after the reduced valuation. */
export function carBenefitPeriodOn(acquiredOn: CalendarDate): CarBenefitPeriod | undefined {
  return lawOn(CAR_BENEFIT_PERIODS, acquiredOn);
}
