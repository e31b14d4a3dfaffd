import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import type { LawState } from './figure.ts';

/** The statutory minimum wage from a day on. */
export interface MinimumWage {
  readonly validFrom: CalendarDate;
  readonly state: LawState;
  /** Cents an hour. */
  readonly perHour: number;
  readonly source: string;
  readonly checkedUntil: CalendarDate;
}

const CHECKED = calendarDate('2026-11-22');
const FIFTH = '§ 1 Abs. 2 MiLoG, § 1 MiLoV5, BGBl. 2025 I Nr. 268';

/** Oldest first; each row holds until the next one. It does not wait for the wage tax flow of its year. */
export const MINIMUM_WAGES: readonly [MinimumWage, ...MinimumWage[]] = [
  {
    validFrom: calendarDate('2025-01-01'),
    state: 'ENACTED',
    perHour: 1282,
    source: '§ 1 Abs. 2 MiLoG, Vierte Mindestlohnanpassungsverordnung',
    checkedUntil: CHECKED,
  },
  {
    validFrom: calendarDate('2026-01-01'),
    state: 'ENACTED',
    perHour: 1390,
    source: FIFTH,
    checkedUntil: CHECKED,
  },
  {
    validFrom: calendarDate('2027-01-01'),
    state: 'ENACTED',
    perHour: 1460,
    source: FIFTH,
    checkedUntil: CHECKED,
  },
];

/** Days that are judged, both included. */
export interface JudgedDays {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** A minimum wage with its first day among the judged ones. */
export interface JudgedWage {
  readonly from: CalendarDate;
  readonly wage: MinimumWage;
}

/**
 * The enacted minimum wages of some days, oldest first; after the last enacted row that row holds on.
 * @param rows oldest first, at least one of them enacted
 */
export function minimumWagesWithin({ from, until }: JudgedDays, rows: readonly MinimumWage[]): JudgedWage[] {
  const enacted = rows.filter(({ state }) => state === 'ENACTED');
  return enacted.flatMap((wage, index) => {
    const next = enacted[index + 1];
    if (wage.validFrom > until || (next !== undefined && next.validFrom <= from)) return [];
    return [{ wage, from: wage.validFrom > from ? wage.validFrom : from }];
  });
}

/** The Minijob limit that follows from a minimum wage: times 130 divided by 3, up to full euros; cents, § 8 (1a) SGB IV. */
export function minijobLimitOf({ perHour }: Pick<MinimumWage, 'perHour'>): number {
  return Math.ceil((perHour * 130) / 300) * 100;
}
