import type { Language } from '../i18n/languages.ts';

const MINUS = '\u2212';
const MARKS: Record<Language, { readonly decimal: string; readonly thousand: string }> = {
  de: { decimal: ',', thousand: '.' },
  en: { decimal: '.', thousand: ',' },
};
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Tenths, hundredths and so on of an amount above zero: its shortest decimal writing counts, halves are rounded up. */
function roundedUnits(amount: number, decimals: number): string {
  const [mantissa = '', exponent = '0'] = String(amount).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const surplus = fraction.length - Number(exponent) - decimals;
  if (surplus <= 0) return String(digits * 10n ** BigInt(-surplus));
  const unit = 10n ** BigInt(surplus);
  return String((2n * digits + unit) / (2n * unit));
}

/**
 * A number with at least and at most so many decimals, halves rounded away from zero; the minus is a real one, and zero has
 * none. The same as `Intl.NumberFormat` writes, whose first use keeps a phone busy for a tenth of a second just when the first page
 * is drawn.
 */
export function writeNumber(value: number, minimum: number, maximum: number, language: Language): string {
  if (!Number.isFinite(value)) return String(value);
  const { decimal, thousand } = MARKS[language];
  const units = roundedUnits(Math.abs(value), maximum);
  const padded = units.padStart(maximum + 1, '0');
  const whole = padded.slice(0, padded.length - maximum);
  let decimals = padded.slice(whole.length);
  while (decimals.length > minimum && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  const sign = value < 0 && units !== '0' ? MINUS : '';
  return sign + whole.replaceAll(THOUSANDS, thousand) + (decimals === '' ? '' : decimal + decimals);
}
