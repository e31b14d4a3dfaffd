import type { Weight } from './typeface.ts';

export interface TextStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
  /** Figures of equal width, for columns of amounts. */
  readonly tabular?: boolean;
}

export const INK = '#0E1F1A';
export const QUIET = '#42514A';
export const HAIRLINE = '#D9DCD3';

/** Type of the contract: one family, few sizes. */
export const STYLES = {
  sender: { weight: 'bold', size: 9.5, leading: 13, color: INK },
  date: { weight: 'regular', size: 9.5, leading: 13, color: INK },
  title: { weight: 'bold', size: 21, leading: 26, color: INK },
  heading: { weight: 'bold', size: 11, leading: 15, color: INK },
  subheading: { weight: 'bold', size: 9.5, leading: 13.5, color: INK },
  body: { weight: 'regular', size: 9.5, leading: 13.8, color: INK },
  label: { weight: 'regular', size: 9.5, leading: 13, color: QUIET },
  value: { weight: 'bold', size: 9.5, leading: 13, color: INK, tabular: true },
  head: { weight: 'bold', size: 8.5, leading: 12, color: QUIET },
  cell: { weight: 'regular', size: 9.5, leading: 13, color: INK, tabular: true },
  typedName: { weight: 'regular', size: 12, leading: 15, color: INK },
  note: { weight: 'regular', size: 8.5, leading: 12, color: QUIET },
  footer: { weight: 'regular', size: 8, leading: 11, color: QUIET },
} as const satisfies Record<string, TextStyle>;
