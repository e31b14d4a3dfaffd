const MAX_LENGTH = 39;
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
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
};

/** A name as the machine-readable zone of an identity document carries it. */
export function machineReadableName(name: string): string {
  return Array.from(name.normalize('NFC').toUpperCase(), (letter) => REPLACEMENTS[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .slice(0, MAX_LENGTH);
}
