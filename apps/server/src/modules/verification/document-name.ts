const CUT_AT = 39;
const FILLER = '<';

/** Letters that identity documents transcribe (ICAO 9303 part 3, section 6); all others only lose their accents. */
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
  // A second pass: removing an accent may leave another such letter (Ǿ).
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
 * Returns a name as in the machine-readable zone of identity documents, `MUELLER<<ANNA<MARIA`, cut at 39 characters.
 * A filler at the cut is dropped.
 */
export function documentName(name: PersonName): string {
  // Cuts by characters, because half a surrogate pair is no letter.
  return Array.from(nameLine(name)).slice(0, CUT_AT).join('').replace(/<+$/, '');
}

/**
 * Whether a document's name is the expected one. It may have further given names after the expected ones, because
 * people rarely type all. Of a name longer than the zone, only the beginning counts.
 */
export function isSameName(expected: PersonName, onDocument: PersonName): boolean {
  const [wanted, found] = [nameLine(expected), nameLine(onDocument)];
  if (Array.from(wanted).length >= CUT_AT) return documentName(expected) === documentName(onDocument);
  return found === wanted || found.startsWith(`${wanted}${FILLER}`);
}
