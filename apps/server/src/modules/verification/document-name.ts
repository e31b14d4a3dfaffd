const CUT_AT = 39;
const FILLER = '<';

/** Letters that identity documents write with others (ICAO 9303 part 3, section 6); the rest only lose their accents. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ẞ: 'SS',
  Æ: 'AE',
  Å: 'AA',
  Ø: 'OE',
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

function written(name: string): string {
  return Array.from(name.normalize('NFC').toUpperCase(), (letter) => WRITTEN_AS[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`.]/gu, '')
    .replace(/[^\p{L}]+/gu, FILLER)
    .replace(/^<+|<+$/g, '');
}

export interface PersonName {
  readonly givenName: string;
  readonly familyName: string;
}

/** A name as the machine-readable zone of identity documents carries it: `MUELLER<<ANNA<MARIA`, cut at 39. */
export function documentName({ givenName, familyName }: PersonName): string {
  return `${written(familyName)}${FILLER}${FILLER}${written(givenName)}`.slice(0, CUT_AT);
}

/**
 * Whether a document's name is the expected one. The document may carry further given names behind the expected
 * ones, because people rarely type all of theirs.
 */
export function isSameName(expected: PersonName, onDocument: PersonName): boolean {
  const [wanted, found] = [documentName(expected), documentName(onDocument)];
  return found === wanted || (wanted.length < CUT_AT && found.startsWith(`${wanted}${FILLER}`));
}
