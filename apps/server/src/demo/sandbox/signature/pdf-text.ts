/** A text as PDF writes it for people: UTF-16 with byte order mark, in hexadecimal. */
export function pdfTextString(text: string): string {
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${utf16.toString('hex').toUpperCase()}>`;
}

/** Letters without an accent that could be left out, by the one they resemble. */
const RESEMBLED: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'N',
  ŋ: 'n',
  ı: 'i',
  ẞ: 'ß',
};

function winAnsiCode(letter: string): number | null {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 32 && code < 127) || (code >= 160 && code < 256) ? code : null;
}

/** A text for a standard font: WinAnsi in hexadecimal, letters outside it by the nearest one or as `?`. */
export function winAnsiString(text: string): string {
  const bytes = Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').slice(0, 1);
    return winAnsiCode(letter) ?? winAnsiCode(RESEMBLED[letter] ?? plain) ?? 63;
  });
  return `<${Buffer.from(bytes).toString('hex').toUpperCase()}>`;
}

/** A moment as PDF writes it, in UTC. */
export function pdfDate(at: Date): string {
  return `(D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)`;
}
