/** Encoding of a file's text. */
export type TextEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252' | 'Macintosh';

interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string;
}
// Node and browsers have it; the types of the language alone do not name it.
declare const TextDecoder: new (label: string) => Decoder;

const REPLACEMENT = '\ufffd';

/** Characters of Windows-1252 at 0x80 to 0x9F, where Latin-1 has controls. */
const WINDOWS_1252 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';
const FIRST_SPECIAL = 0x80;
const LAST_SPECIAL = 0x9f;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** More than any first line has. */
const LONGEST_LINE = 100_000;

function windows1252(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    text +=
      byte >= FIRST_SPECIAL && byte <= LAST_SPECIAL
        ? (WINDOWS_1252[byte - FIRST_SPECIAL] ?? REPLACEMENT)
        : String.fromCharCode(byte);
  }
  return text;
}

/** Bytes of the UTF-8 character that begins with this one; 0 when none does. */
function utf8Length(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

/**
 * Turns the bytes of a file into text, piece by piece. A byte order mark decides about the encoding and is left out, and so
 * does a zero byte in the first character, which only UTF-16 has. Without either the first character beyond ASCII decides:
 * it is UTF-8 when it is valid there, else the file is Windows-1252, or Mac OS Roman when its first line ends as only old
 * Mac programs end it.
 */
export class TextPieces {
  #encoding: TextEncoding | null = null;
  #decoder: Decoder | null = null;
  #held: Uint8Array = new Uint8Array();
  #begun = false;
  /** Whether lines end with a carriage return alone; null while unknown. */
  #bareReturns: boolean | null = null;
  #afterReturn = false;

  /** The encoding as far as it is known; UTF-8 while everything was ASCII. */
  get encoding(): TextEncoding {
    return this.#encoding ?? 'UTF-8';
  }

  push(bytes: Uint8Array): string {
    if (this.#encoding !== null) return this.#decode(bytes, true);
    this.#noteLineEnd(bytes);
    return this.#decide(joined(this.#held, bytes), false);
  }

  /** The rest at the end of the file. */
  end(): string {
    if (this.#encoding !== null) return this.#decode(new Uint8Array(), false);
    return this.#decide(this.#held, true);
  }

  #noteLineEnd(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#bareReturns !== null) return;
      if (this.#afterReturn) this.#bareReturns = byte !== LINE_FEED;
      else if (byte === LINE_FEED) this.#bareReturns = false;
      this.#afterReturn = byte === CARRIAGE_RETURN;
    }
  }

  #decide(bytes: Uint8Array, last: boolean): string {
    this.#held = new Uint8Array();
    const marked = this.#byMark(bytes, last);
    if (marked !== null) return marked;
    const at = bytes.findIndex((byte) => byte >= FIRST_SPECIAL);
    if (at === -1) return windows1252(bytes);
    const length = utf8Length(bytes[at] ?? 0);
    const character = bytes.subarray(at, at + Math.max(length, 1));
    if (character.length < length && !last) {
      this.#held = bytes.slice(at);
      return windows1252(bytes.subarray(0, at));
    }
    const valid = length > 0 && !new TextDecoder('utf-8').decode(character).includes(REPLACEMENT);
    if (!valid && this.#bareReturns === null && !last && bytes.length - at < LONGEST_LINE) {
      this.#held = bytes.slice(at);
      return windows1252(bytes.subarray(0, at));
    }
    if (valid) this.#use('UTF-8');
    else this.#use((this.#bareReturns ?? this.#afterReturn) ? 'Macintosh' : 'Windows-1252');
    return this.#decode(bytes, !last);
  }

  /** Null when the file has no mark; holds back a first piece that is too short to tell. */
  #byMark(bytes: Uint8Array, last: boolean): string | null {
    if (this.#begun) return null;
    const [first, second, third] = bytes;
    if (bytes.length < 2 && !last) {
      this.#held = bytes;
      return '';
    }
    if (bytes.length < 3 && !last && first === 0xef) {
      this.#held = bytes;
      return '';
    }
    this.#begun = true;
    if (first === 0xef && second === 0xbb && third === 0xbf) this.#use('UTF-8');
    else if (first === 0xff && second === 0xfe) this.#use('UTF-16LE');
    else if (first === 0xfe && second === 0xff) this.#use('UTF-16BE');
    else if (first !== 0 && second === 0) this.#use('UTF-16LE');
    else if (first === 0 && second !== undefined) this.#use('UTF-16BE');
    else return null;
    // The decoder leaves a mark out.
    return this.#decode(bytes, !last);
  }

  #use(encoding: TextEncoding): void {
    this.#encoding = encoding;
    if (encoding !== 'Windows-1252') this.#decoder = new TextDecoder(encoding.toLowerCase());
  }

  #decode(bytes: Uint8Array, stream: boolean): string {
    return this.#decoder === null ? windows1252(bytes) : this.#decoder.decode(bytes, { stream });
  }
}
