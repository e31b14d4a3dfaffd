// Letters that are no letter with an accent, as somebody without them on the keyboard writes them.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};

/** A text without case and accents, so that "yilmaz" finds "Yılmaz" and "muller" finds "Müller". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßıłøđðþæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
