// Letters that carry their mark within themselves, so that taking accents off leaves them as they are.
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss' };

/**
 * A text as searches compare it: without case and accents, umlauts as their vowels, so that "yilmaz" finds "Yılmaz" and
 * "kundigung" finds "Kündigung".
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıøłđß]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
