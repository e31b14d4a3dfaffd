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

interface ForecastScale {
  readonly lowest: Cents;
  readonly highest: Cents;
  /** Horizontal lines at whole steps of ten euros, in cents. */
  readonly lines: readonly { readonly rate: number; readonly height: number }[];
  readonly columns: readonly Column[];
}

const STEP = 1000;
const LINES = 2;

const known = (rates: readonly (Cents | null)[]): number[] => rates.filter((rate) => rate !== null);

/** The chart of a forecast: from a step of ten euros below all rates to one above. @returns null without any rate */
export function forecastScale(years: readonly ForecastYear[]): ForecastScale | null {
  const ratesOf = ({ sameCents, meanCents, doubleCents }: ForecastYear) =>
    known([sameCents, meanCents, doubleCents]);
  const all = years.flatMap(ratesOf);
  if (all.length === 0) return null;
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const from = STEP * (Math.floor(lowest / STEP) - 1);
  const to = STEP * (Math.ceil(highest / STEP) + 1);
  const heightOf = (rate: number) => (100 * (rate - from)) / (to - from);
  return {
    lowest: cents(lowest),
    highest: cents(highest),
    lines: Array.from({ length: LINES + 1 }, (_, index) => {
      const rate = from + (index * (to - from)) / LINES;
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
