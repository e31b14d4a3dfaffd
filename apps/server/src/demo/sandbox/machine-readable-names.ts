const LINE_LENGTH = 39;
const SEPARATOR_LENGTH = 2;
const REPLACEMENTS: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ß: 'SS',
  ẞ: 'SS',
  Æ: 'AE',
  Ø: 'OE',
  Å: 'AA',
  Œ: 'OE',
  Ĳ: 'IJ',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ŋ: 'N',
  Ŧ: 'T',
};

function replaced(letters: string): string {
  return Array.from(letters, (letter) => REPLACEMENTS[letter] ?? letter).join('');
}

/** Letters with single spaces between the parts of a name; apostrophes close up, digits and signs do not exist there. */
function written(name: string): string {
  const bare = replaced(name.normalize('NFC').toUpperCase()).normalize('NFD').replace(/\p{M}/gu, '');
  // Once more: below an accent there may be another such letter (Ǿ).
  return replaced(bare)
    .replace(/['’ʼ`.]/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** The first characters of a name; a surrogate pair is one. */
function cut(name: string, length: number): string {
  return Array.from(name).slice(0, length).join('').trim();
}

/** The names of a person as one line of an identity document carries them: the line ends where it ends. */
export function machineReadableNames(person: { readonly givenName: string; readonly familyName: string }): {
  readonly givenName: string;
  readonly familyName: string;
} {
  const familyName = cut(written(person.familyName), LINE_LENGTH);
  const room = Math.max(0, LINE_LENGTH - SEPARATOR_LENGTH - Array.from(familyName).length);
  return { givenName: cut(written(person.givenName), room), familyName };
}
