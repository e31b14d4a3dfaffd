import type { Language } from '../i18n/languages.ts';

interface Signs {
  readonly decimal: ',' | '.';
  readonly group: ',' | '.';
}

const SIGNS: Record<Language, Signs> = {
  de: { decimal: ',', group: '.' },
  en: { decimal: '.', group: ',' },
};

const SPACES = /[\s\u00a0\u202f]/g;
/** A space or an apostrophe between digits parts thousands, or it parts two numbers: a paste of two lines, say. */
const PARTED_THOUSANDS = /(?<![\d.,])\d{1,3}(?:['\s\u00a0\u202f]\d{3})+(?!\d)/g;
const TWO_NUMBERS = /\d['\s\u00a0\u202f]+\d/;
/** What people write before or behind an amount, a rate, a distance or hours; spaces are gone by then. */
const LEADING_UNIT = /^(?:€|EUR)/i;
const TRAILING_UNIT =
  /(?:€|EUR|Euros?|%|Prozent|percent|km|Kilometer|kilometres|Std\.?|Stunden?|h|hrs?\.?|hours?)$/i;
/** ",953": nothing whole, as people often write factors and cents. */
const NOTHING_WHOLE = /^([-+\u2212]?)([.,]\d)/;
/** "4.500,-" and "4.500,–": whole euros, as on price tags. */
const NO_CENTS = /([.,])(?:-{1,2}|\u2013|\u2014)$/;

function bareNumber(text: string, unit: string): string {
  const tight = text.replace(SPACES, '');
  const own = unit.replace(SPACES, '');
  const isOwn = own !== '' && tight.toLowerCase().endsWith(own.toLowerCase());
  return (isOwn ? tight.slice(0, -own.length) : tight.replace(LEADING_UNIT, '').replace(TRAILING_UNIT, ''))
    .replace(NOTHING_WHOLE, (_, sign: string, fraction: string) => `${sign}0${fraction}`)
    .replace(NO_CENTS, (_, sign: string) => `${sign}00`)
    .replace(/^\u2212/, '-');
}

/**
 * Reads a number as people type or paste it: "4.500,00", "4500,5", "4 500 €", "4.500,-", "38,5 Std.", "2.9". Where both
 * separators occur, the later one is the decimal sign, whatever the language. Where one kind occurs, the language
 * decides: "4.500" is four thousand five hundred in German and four and a half in English, "4,500" the other way round.
 * A single separator that cannot part thousands ("14.6" in German, "0,959" in English) is a decimal sign. Two numbers
 * ("45 20", pasted from two lines) are none.
 * @param unit the unit that the field shows, which people type along; the usual ones are known without
 * @returns null when it is not a number
 */
export function parseDecimal(text: string, language: Language, unit = ''): number | null {
  const joined = text.replace(PARTED_THOUSANDS, (groups) => groups.replace(/\D/g, ''));
  if (TWO_NUMBERS.test(joined)) return null;
  const bare = bareNumber(joined, unit);
  if (!/^[-+]?\d[\d.,]*$/.test(bare)) return null;
  const plain = withoutGroups(bare, SIGNS[language]);
  if (plain === null || !/^[-+]?\d+(\.\d*)?$/.test(plain)) return null;
  const value = Number(plain);
  // More digits than a number holds: it would be shown as another one.
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null;
}

function withoutGroups(bare: string, signs: Signs): string | null {
  const kinds = new Set(bare.replace(/[^.,]/g, ''));
  if (kinds.size === 0) return bare;
  if (kinds.size === 2) {
    return bare.lastIndexOf(',') > bare.lastIndexOf('.')
      ? inSigns(bare, { decimal: ',', group: '.' })
      : inSigns(bare, { decimal: '.', group: ',' });
  }
  const separator = kinds.has(',') ? ',' : '.';
  const isSingle = bare.indexOf(separator) === bare.lastIndexOf(separator);
  if (areThousands(bare, separator) && (separator === signs.group || !isSingle)) {
    return bare.replaceAll(separator, '');
  }
  return isSingle ? bare.replace(separator, '.') : null;
}

function inSigns(bare: string, { decimal, group }: Signs): string | null {
  const [whole = '', fraction, ...rest] = bare.split(decimal);
  if (fraction === undefined || rest.length > 0 || !areThousands(whole, group)) return null;
  return `${whole.replaceAll(group, '')}.${fraction}`;
}

function areThousands(text: string, group: Signs['group']): boolean {
  const [head = '', ...groups] = text.replace(/^[-+]/, '').split(group);
  return /^[1-9]\d{0,2}$/.test(head) && groups.length > 0 && groups.every((part) => /^\d{3}$/.test(part));
}
