import { foldForSearch } from '@stromwandel/kernel';

interface NamedCar {
  readonly brand: string;
  readonly model: string;
  readonly trimLevel: string | null;
  readonly bodyStyle: string;
}

/** What people call a body style in either language, folded. */
const BODY_WORDS: Readonly<Record<string, string>> = {
  suv: 'SUV',
  kompaktwagen: 'HATCHBACK',
  kleinwagen: 'HATCHBACK',
  hatchback: 'HATCHBACK',
  limousine: 'SEDAN',
  saloon: 'SEDAN',
  kombi: 'ESTATE',
  estate: 'ESTATE',
  van: 'VAN',
  sportwagen: 'SPORTS',
};

/** "bis 400", "unter 400 €", "up to €400": the highest rate in whole euros. */
const HIGHEST_RATE = /(?:\bbis|\bunter|\bmax\.?|\bup to|\bunder|<)\s*€?\s*(\d{2,5})(?:\s*(?:€|euro?s?\b))?/;
/** Letters of a word that may be wrong: one in a longer word, two in a very long one. */
const FORGIVEN_FROM = [8, 4];

/** Whether two words differ in at most so many letters (Levenshtein). */
function isAlike(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of one.split('').entries()) {
    const next = [place + 1];
    for (const [index, expected] of other.split('').entries()) {
      const kept = (row[index] ?? 0) + Number(letter !== expected);
      next.push(Math.min(kept, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
}

function namesCar(word: string, name: string, joined: string): boolean {
  const plain = word.replaceAll(/[^a-z0-9]/g, '');
  if (name.includes(word) || (plain !== '' && joined.includes(plain))) return true;
  // A wrong digit is another model.
  if (/\d/.test(word)) return false;
  const place = FORGIVEN_FROM.findIndex((length) => word.length >= length);
  const forgiven = place === -1 ? 0 : FORGIVEN_FROM.length - place;
  return forgiven > 0 && name.split(/[^a-z0-9]+/).some((part) => isAlike(word, part, forgiven));
}

/**
 * Whether a car is what a text asks for: each word is part of brand, model or trim, or a body style ("SUV bis 400"). Case and
 * accents do not count, and a long word may have a wrong letter.
 * @param rateEuros the net rate in whole euros a month, as the list shows it; of an estimate its upper end
 */
export function matchesText(car: NamedCar, rateEuros: number, text: string): boolean {
  const folded = foldForSearch(text);
  const highest = HIGHEST_RATE.exec(folded);
  if (highest && rateEuros > Number(highest[1])) return false;
  const name = foldForSearch(`${car.brand} ${car.model} ${car.trimLevel ?? ''}`);
  const joined = name.replaceAll(/[^a-z0-9]/g, '');
  const words = folded.replace(HIGHEST_RATE, ' ').split(/\s+/);
  return words.every((word) => BODY_WORDS[word] === car.bodyStyle || namesCar(word, name, joined));
}
