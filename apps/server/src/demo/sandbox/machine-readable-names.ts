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

/** The names of a person as one line of an identity document carries them: the line ends where it ends. */
export function machineReadableNames(person: { readonly givenName: string; readonly familyName: string }): {
  readonly givenName: string;
  readonly familyName: string;
} {
  const familyName = written(person.familyName).slice(0, LINE_LENGTH).trim();
  const room = Math.max(0, LINE_LENGTH - SEPARATOR_LENGTH - familyName.length);
  return { givenName: written(person.givenName).slice(0, room).trim(), familyName };
}
