import { SEARCH_FOLDING } from './search-folding.ts';

const LETTERS: Readonly<Record<string, string>> = SEARCH_FOLDING.letters;
const MARKS = new RegExp(`[${SEARCH_FOLDING.marks}]`, 'g');
const MARKED_WITHIN = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * A text as searches compare it: without case and accents, umlauts as their vowels, so that "yilmaz" finds "Yılmaz" and
 * "kundigung" finds "Kündigung".
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MARKED_WITHIN, (letter) => LETTERS[letter] ?? letter);
}
