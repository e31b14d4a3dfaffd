/** The characters of Windows-1252 at 0x80 to 0x9F; 0 where it has none. */
const HIGH_CONTROLS = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
  0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0, 0x017e, 0x0178,
];
const QUESTION_MARK = 0x3f;

function byteOf(character: string): number | null {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80 || (codePoint >= 0xa0 && codePoint <= 0xff)) return codePoint;
  const high = HIGH_CONTROLS.indexOf(codePoint);
  return high >= 0 ? 0x80 + high : null;
}

function bytesOf(text: string): (number | null)[] {
  return Array.from(text.normalize('NFC'), byteOf);
}

/** Whether Windows-1252 has every character of a text. */
export function isInWindows1252(text: string): boolean {
  return !bytesOf(text).includes(null);
}

/** Text in Windows-1252; what the code page lacks becomes a question mark. */
export function encodeWindows1252(text: string): Uint8Array {
  return Uint8Array.from(bytesOf(text), (byte) => byte ?? QUESTION_MARK);
}
