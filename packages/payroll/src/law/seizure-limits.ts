import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { lawOn, type DatedLaw } from './figure.ts';
import type { JudgedDays } from './minimum-wages.ts';

/** Monthly amounts of § 850c ZPO in cents. */
export interface SeizureLimits extends DatedLaw {
  /** Untouchable without maintenance obligations, § 850c (1). */
  readonly base: number;
  /** More for the first person maintained, § 850c (2) s. 1. */
  readonly firstPerson: number;
  /** More for each of the second to fifth person, § 850c (2) s. 2. */
  readonly furtherPerson: number;
  /** Everything above can be seized, § 850c (3) s. 3. */
  readonly upperLimit: number;
  readonly source: string;
}

const CHECKED = calendarDate('2026-11-20');

export const SEIZURE_LIMITS: readonly SeizureLimits[] = [
  {
    validFrom: calendarDate('2024-07-01'),
    validUntil: calendarDate('2025-06-30'),
    checkedUntil: CHECKED,
    base: 149_175,
    firstPerson: 56_143,
    furtherPerson: 31_278,
    upperLimit: 457_310,
    source: '§ 107 Abs. 2 Satz 5 GewO, § 850c ZPO, BGBl. 2024 I Nr. 160',
  },
  {
    validFrom: calendarDate('2025-07-01'),
    validUntil: calendarDate('2026-06-30'),
    checkedUntil: CHECKED,
    base: 155_500,
    firstPerson: 58_523,
    furtherPerson: 32_604,
    upperLimit: 476_699,
    source: '§ 107 Abs. 2 Satz 5 GewO, § 850c ZPO, BGBl. 2025 I Nr. 110',
  },
  {
    validFrom: calendarDate('2026-07-01'),
    validUntil: calendarDate('2027-06-30'),
    checkedUntil: CHECKED,
    base: 158_740,
    firstPerson: 59_742,
    furtherPerson: 33_283,
    upperLimit: 486_630,
    source: '§ 107 Abs. 2 Satz 5 GewO, § 850c ZPO, BGBl. 2026 I Nr. 80',
  },
];

/** The limits of a day, or undefined when they are not known. */
export function seizureLimitsOn(day: CalendarDate): SeizureLimits | undefined {
  return lawOn(SEIZURE_LIMITS, day);
}

/**
 * The known limits of some days, oldest first; the newest known ones where the days come after all of them.
 * @param rows oldest first
 */
export function seizureLimitsWithin(
  { from, until }: JudgedDays,
  rows: readonly SeizureLimits[],
): readonly SeizureLimits[] {
  const within = rows.filter((limits) => limits.validFrom <= until && from <= limits.validUntil);
  return within.length > 0 ? within : rows.slice(-1);
}
