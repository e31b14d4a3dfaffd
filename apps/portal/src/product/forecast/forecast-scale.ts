import { cents, type Cents } from '@stromwandel/kernel';
import type { ReplyOf } from '../../api/replies.ts';

export type ForecastYear = ReplyOf<'getJanuary'>['cars'][number]['forecast'][number];

/** Where a year's band stands, in percent of the chart's height; null where no payslip is possible. */
interface Column {
  readonly year: number;
  readonly state: ForecastYear['state'];
  readonly bottom: number | null;
  readonly top: number | null;
  readonly mean: number | null;
}

export interface ForecastScale {
  readonly lowest: Cents;
  readonly highest: Cents;
  /** Whether the years differ enough to be drawn. */
  readonly isDrawn: boolean;
  /** Horizontal lines from 0 on, at whole steps of fifty euros, in cents. */
  readonly lines: readonly { readonly rate: number; readonly height: number }[];
  readonly columns: readonly Column[];
}

const LINES = 2;
/** Of the highest line: half of it is a whole step too. */
const STEP = 10_000;
/** Below it bands from 0 on all look alike, and the sentence says it better. */
const WORTH_DRAWING = 500;

const known = (rates: readonly (Cents | null)[]): number[] => rates.filter((rate) => rate !== null);

/** The chart of a forecast, from 0 to the step above all rates. @returns null without any rate */
export function forecastScale(years: readonly ForecastYear[]): ForecastScale | null {
  const ratesOf = ({ sameCents, meanCents, doubleCents }: ForecastYear) =>
    known([sameCents, meanCents, doubleCents]);
  const all = years.flatMap(ratesOf);
  if (all.length === 0) return null;
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const to = STEP * (Math.floor(highest / STEP) + 1);
  const heightOf = (rate: number) => (100 * rate) / to;
  return {
    lowest: cents(lowest),
    highest: cents(highest),
    isDrawn: highest - lowest >= WORTH_DRAWING,
    lines: Array.from({ length: LINES + 1 }, (_, index) => {
      const rate = (index * to) / LINES;
      return { rate, height: heightOf(rate) };
    }),
    columns: years.map((one) => {
      const rates = ratesOf(one);
      return {
        year: one.year,
        state: one.state,
        bottom: rates.length === 0 ? null : heightOf(Math.min(...rates)),
        top: rates.length === 0 ? null : heightOf(Math.max(...rates)),
        mean: one.meanCents === null ? null : heightOf(one.meanCents),
      };
    }),
  };
}
