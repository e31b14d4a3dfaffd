import { foldForSearch } from '@stromwandel/kernel';
import { BODY_WORDS, BRAND_WORDS, FILLER_WORDS } from './search-words.ts';

interface NamedCar {
  readonly brand: string;
  readonly model: string;
  readonly trimLevel: string | null;
  readonly bodyStyle: string;
  readonly rangeKm: number;
}

/** What a search text says. */
export interface SearchText {
  /** The text as typed, without the amount. */
  readonly rest: string;
  /** Its words, folded, without those that say nothing of a car. */
  readonly words: readonly string[];
  /** The highest rate in whole euros a month. */
  readonly highest: number | null;
  /** The shortest range in kilometres. */
  readonly range: number;
}

/** "bis 400", "unter 1.200 €", "350 Euro", "up to €400": the highest rate in whole euros. */
const HIGHEST_RATE =
  /(?:(?:\bbis zu|\bbis|\bunter|\bh[oö]chstens|\bmaximal|\bmax\.?|\bup to|\bunder|\bbelow|<)\s*€?\s*(\d\.\d{3}|\d{2,5})(?:\s*(?:€|euros?\b))?)|(?:(\d\.\d{3}|\d{2,5})\s*(?:€|euros?\b))/i;
/** "500 km", "ab 450 km": the shortest range. Numbers of more digits are distances of a year. */
const RANGE = /(?<![\d.])(\d{3})\s?km\b/i;
/** Letters of a word that may be wrong: one in a longer word, two in a very long one. */
const FORGIVEN_FROM = [8, 4];
/** Shorter words are too much alike. */
const SHORTEST_ALIKE_BODY = 5;

/** @returns what a text as typed says; amounts and ranges beside the first one stay words */
export function readSearchText(text: string): SearchText {
  // Kilometres first: "bis zu 500 km" is no rate.
  const found = HIGHEST_RATE.exec(text.replace(RANGE, '·'));
  const amount = found?.[1] ?? found?.[2];
  const rest = text
    .replace(found?.[0] ?? '', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = foldForSearch(rest.replace(RANGE, ' '))
    .split(/[\s,;?!]+/)
    .map((word) => word.replace(/^(?:e|elektro)-(?=[a-z]{3})/, ''))
    .filter((word) => word !== '' && !FILLER_WORDS.has(word));
  return {
    rest,
    words,
    highest: amount === undefined ? null : Number(amount.replace('.', '')),
    range: Number(RANGE.exec(rest)?.[1] ?? 0),
  };
}

/** Whether two words differ in at most so many letters, or neighbours that are swapped (optimal string alignment). */
function isAlike(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let place = 0; place < one.length; place += 1) {
    const next = [place + 1];
    for (let index = 0; index < other.length; index += 1) {
      const kept = (row[index] ?? 0) + Number(one[place] !== other[index]);
      const swapped =
        place > 0 && index > 0 && one[place] === other[index - 1] && one[place - 1] === other[index]
          ? (before[index - 1] ?? 0) + 1
          : Infinity;
      next.push(Math.min(kept, swapped, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
}

function isTyped(word: string, expected: string): boolean {
  // A wrong digit is another model.
  if (/\d/.test(word)) return word === expected;
  const place = FORGIVEN_FROM.findIndex((length) => word.length >= length);
  return isAlike(word, expected, place === -1 ? 0 : FORGIVEN_FROM.length - place);
}

const partsOf = (name: string): string[] => name.split(/[^a-z0-9]+/).filter((part) => part !== '');
const nameOf = ({ brand, model, trimLevel }: NamedCar): string =>
  foldForSearch(`${brand} ${model} ${trimLevel ?? ''}`);

function isIn(name: string, word: string): boolean {
  const plain = word.replaceAll(/[^a-z0-9]/g, '');
  return name.includes(word) || (plain !== '' && name.replaceAll(/[^a-z0-9]/g, '').includes(plain));
}

/** The body style that a word names, with a wrong letter where no car's name has the word; undefined for other words. */
function bodyStyleOf(word: string, isKnown: boolean): string | undefined {
  const exact = BODY_WORDS.get(word);
  if (exact !== undefined || isKnown || word.length < SHORTEST_ALIKE_BODY) return exact;
  return [...BODY_WORDS].find(([body]) => body.length >= SHORTEST_ALIKE_BODY && isTyped(word, body))?.[1];
}

/** The brands that have a word as a part of their name: by a short form, or with a wrong letter where no name has the word. */
function brandsOf(word: string, brands: readonly string[], isKnown: boolean): readonly string[] {
  const meant = BRAND_WORDS.get(word) ?? word;
  return brands.filter((brand) =>
    partsOf(foldForSearch(brand)).some((part) => part === meant || (!isKnown && isTyped(meant, part))),
  );
}

/** A brand with the words that follow it. */
interface BrandGroup {
  readonly brands: readonly string[];
  readonly words: string[];
}

/**
 * Creates what says whether a car is what a text asks for: each word is part of brand, model or trim. Of several brands or body
 * styles one suffices ("Mini Fiat"), and words after a brand belong to it. Case and accents do not count; a word that no name has
 * may have a wrong letter or two swapped ones.
 * @param listed the whole list
 * @returns compares a car at a net rate in whole euros a month, as the list shows it; of an estimate its upper end
 */
export function createTextFilter(
  text: string,
  listed: readonly NamedCar[],
): (car: NamedCar, rateEuros: number) => boolean {
  const { words, highest, range } = readSearchText(text);
  const names = words.length === 0 ? [] : listed.map(nameOf);
  const brands = [...new Set(listed.map(({ brand }) => brand))];
  const known = new Set(words.filter((word) => names.some((name) => isIn(name, word))));
  const styles: string[] = [];
  const leading: string[] = [];
  const groups: BrandGroup[] = [];
  for (const word of words) {
    const named = brandsOf(word, brands, known.has(word));
    const style = named.length > 0 ? undefined : bodyStyleOf(word, known.has(word));
    const last = groups.at(-1);
    if (style !== undefined) styles.push(style);
    else if (named.length === 0) (last?.words ?? leading).push(word);
    else if (!last?.brands.some((brand) => named.includes(brand))) groups.push({ brands: named, words: [] });
  }
  return (car, rateEuros) => {
    if (car.rangeKm < range || (highest !== null && rateEuros > highest)) return false;
    const name = nameOf(car);
    const has = (word: string): boolean =>
      known.has(word) ? isIn(name, word) : partsOf(name).some((part) => isTyped(word, part));
    return (
      (styles.length === 0 || styles.includes(car.bodyStyle)) &&
      leading.every(has) &&
      (groups.length === 0 ||
        groups.some((group) => group.brands.includes(car.brand) && group.words.every(has)))
    );
  };
}

/** The body styles that a text names, in the order of its words. */
export function bodyStylesIn(text: string): readonly string[] {
  return readSearchText(text).words.flatMap((word) => BODY_WORDS.get(word) ?? []);
}
