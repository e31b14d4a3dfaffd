import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import type { LawState } from './figure.ts';

/** The flat price of electricity charged at home in a calendar year. */
export interface ElectricityPrice {
  readonly year: number;
  readonly state: LawState;
  /** Hundredths of a cent for a kilowatt hour. */
  readonly perKwh: number;
  readonly source: string;
  readonly checkedUntil: CalendarDate;
}

/**
 * One row a year: the statistical price of the first half of the year before (ministry of finance, 11 November 2025, valid until 31
 * December 2030). A year without its row has no price.
 */
export const ELECTRICITY_PRICES: readonly ElectricityPrice[] = [
  {
    year: 2026,
    state: 'ENACTED',
    perKwh: 3400,
    source: 'BMF 11.11.2025, IV C 5 - S 2334/00087/014/013; Destatis 61243-0001, first half of 2025',
    checkedUntil: calendarDate('2026-11-22'),
  },
];

/** Hundredths of a cent for a kilowatt hour charged at home in a year; null where the price is not known. */
export function flatElectricityPrice(year: number): number | null {
  return ELECTRICITY_PRICES.find((row) => row.year === year && row.state === 'ENACTED')?.perKwh ?? null;
}
