/** A text as PDF writes it for people: UTF-16 with byte order mark, in hexadecimal. */
export function pdfTextString(text: string): string {
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${utf16.toString('hex').toUpperCase()}>`;
}

/** A text for a standard font: WinAnsi in hexadecimal, letters outside it without their accents or as `?`. */
export function winAnsiString(text: string): string {
  const bytes = Array.from(text.normalize('NFC'), (letter) => {
    const code = letter.codePointAt(0) ?? 63;
    if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code;
    const plain = letter.normalize('NFD').codePointAt(0) ?? 63;
    return plain >= 32 && plain < 127 ? plain : 63;
  });
  return `<${Buffer.from(bytes).toString('hex').toUpperCase()}>`;
}

/** A moment as PDF writes it, in UTC. */
export function pdfDate(at: Date): string {
  return `(D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)`;
}
