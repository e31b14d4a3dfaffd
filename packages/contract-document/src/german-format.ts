import { dateParts, type CalendarDate, type Cents } from '@stromwandel/kernel';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** A whole number with German thousands points, `12.500`. */
export function formatWhole(value: number): string {
  return `${value < 0 ? MINUS : ''}${grouped(String(Math.abs(Math.trunc(value))))}`;
}

function scaledDecimal(scaled: number, decimals: number): string {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0');
  const sign = scaled < 0 ? MINUS : '';
  return `${sign}${grouped(digits.slice(0, -decimals))},${digits.slice(-decimals)}`;
}

/** An amount without unit, `1.234,56`, with the true minus sign. */
export function formatAmount(amount: Cents): string {
  return scaledDecimal(amount, 2);
}

/** An amount in euros, `1.234,56 €`, with a no-break space. */
export function formatEuro(amount: Cents): string {
  return `${formatAmount(amount)}${NO_BREAK_SPACE}€`;
}

/** A signed difference, `+12,00`, `−12,00` or `0,00`. */
export function formatDifference(amount: Cents): string {
  return amount > 0 ? `+${formatAmount(amount)}` : formatAmount(amount);
}

/** Points in ten-thousandths, `1,0396`. */
export function formatPoints(tenThousandths: number): string {
  return scaledDecimal(tenThousandths, 4);
}

/** A price in tenths of a cent, `0,087 €`. */
export function formatFineEuro(tenthCents: number): string {
  return `${scaledDecimal(tenthCents, 3)}${NO_BREAK_SPACE}€`;
}

/** Hundredths of a percent as `0,25 %`, `0,5 %` or `1 %`. */
export function formatPercent(hundredths: number): string {
  const text = scaledDecimal(hundredths, 2).replace(/,?0+$/, '');
  return `${text}${NO_BREAK_SPACE}%`;
}

/** Parts per million as a percentage, `9,3 %` or `0,002 %`. */
export function formatRate(partsPerMillion: number): string {
  return `${scaledDecimal(partsPerMillion, 4).replace(/,?0+$/, '')}${NO_BREAK_SPACE}%`;
}

/** A number with one decimal, `16,5`, rounded half up. */
export function formatOneDecimal(value: number): string {
  return scaledDecimal(Math.round(value * 10), 1);
}

/** A calendar day, `20.11.2026`. */
export function formatDate(date: CalendarDate): string {
  const { year, month, day } = dateParts(date);
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`;
}

/** A number with its unit, held together by a no-break space. */
export function withUnit(value: string, unit: string): string {
  return `${value}${NO_BREAK_SPACE}${unit}`;
}

const MONTH_NAMES = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** A payroll month `YYYY-MM` as `November 2026`. @throws RangeError for anything else */
export function formatMonth(month: string): string {
  const name = /^\d{4}-\d{2}$/.test(month) ? MONTH_NAMES[Number(month.slice(5)) - 1] : undefined;
  if (name === undefined) throw new RangeError(`Not a month: ${month}`);
  return `${name} ${month.slice(0, 4)}`;
}
