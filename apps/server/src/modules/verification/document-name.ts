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

function withoutSpecialLetters(letters: string): string {
  return Array.from(letters, (letter) => WRITTEN_AS[letter] ?? letter).join('');
}

function written(name: string): string {
  const bare = withoutSpecialLetters(name.normalize('NFC').toUpperCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  // Once more: below an accent there may be another such letter (Ǿ).
  return withoutSpecialLetters(bare)
    .replace(/['’ʼ`.]/gu, '')
    .replace(/[^\p{L}]+/gu, FILLER)
    .replace(/^<+|<+$/g, '');
}

export interface PersonName {
  readonly givenName: string;
  readonly familyName: string;
}

function nameLine({ givenName, familyName }: PersonName): string {
  return `${written(familyName)}${FILLER}${FILLER}${written(givenName)}`;
}

/**
 * A name as the machine-readable zone of identity documents carries it: `MUELLER<<ANNA<MARIA`, cut at 39. Where the cut
 * falls between two names, no filler is left behind.
 */
export function documentName(name: PersonName): string {
  // By characters: half a surrogate pair would be no letter.
  return Array.from(nameLine(name)).slice(0, CUT_AT).join('').replace(/<+$/, '');
}

/**
 * Whether a document's name is the expected one. The document may carry further given names behind the expected
 * ones, because people rarely type all of theirs; of a name that is longer than the zone, only its beginning counts.
 */
export function isSameName(expected: PersonName, onDocument: PersonName): boolean {
  const [wanted, found] = [nameLine(expected), nameLine(onDocument)];
  if (Array.from(wanted).length >= CUT_AT) return documentName(expected) === documentName(onDocument);
  return found === wanted || found.startsWith(`${wanted}${FILLER}`);
}
