/** A value of a PDF as far as it must be understood (ISO 32000-2, 7.3). Numbers and booleans are those of JavaScript. */
export type PdfValue =
  | null
  | boolean
  | number
  | { readonly name: string }
  /** Bytes of a string, hexadecimal. */
  | { readonly string: string }
  /** Number of an object; its generation is 0. */
  | { readonly object: number }
  | readonly PdfValue[]
  | PdfDictionary
  | PdfStream;

export interface PdfDictionary {
  readonly entries: ReadonlyMap<string, PdfValue>;
}

export interface PdfStream {
  readonly stream: PdfDictionary;
  /** Bytes, encoded as the dictionary says. */
  readonly length: number;
}

/** What is read is not plain PDF. */
export class PdfSyntaxError extends Error {}

const DEEPEST = 30;
const LITERAL_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The character that a backslash in a string and what follows it stand for. */
function unescaped(escape: string): string {
  const code = escape.slice(1);
  if (/^[0-7]+$/.test(code)) return String.fromCharCode(Number.parseInt(code, 8) & 0xff);
  return /^[\r\n]/.test(code) ? '' : (LITERAL_ESCAPES[code] ?? code);
}

/** Reads values of a PDF strictly: what leaves room for two readings is an error, such as comments and repeated keys. */
export class PdfReader {
  readonly #text: string;
  #at: number;

  /** @param text the whole file, a character for each byte */
  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  get at(): number {
    return this.#at;
  }

  /** Moves over what matches here. @param pattern a sticky one */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  /** @throws PdfSyntaxError when it is not here */
  expect(pattern: RegExp): RegExpExecArray {
    const match = this.take(pattern);
    if (match === null) throw new PdfSyntaxError(`Byte ${this.#at} is not ${pattern.source}`);
    return match;
  }

  skipSpace(): void {
    this.take(/[\0\t\n\f\r ]*/y);
  }

  /** @throws PdfSyntaxError when no value is here */
  value(depth = 0): PdfValue {
    if (depth > DEEPEST) throw new PdfSyntaxError('The values are too deep');
    this.skipSpace();
    if (this.take(/<</y)) return this.#dictionary(depth);
    if (this.take(/\[/y)) return this.#array(depth);
    if (this.take(/\(/y)) return this.#literal();
    const hexadecimal = this.take(/<([0-9A-Fa-f\s]*)>/y)?.[1];
    if (hexadecimal !== undefined) return { string: this.#evenDigits(hexadecimal) };
    const name = this.#name();
    if (name !== null) return { name };
    const reference = this.take(/(\d{1,7})[ \t\r\n]+0[ \t\r\n]+R(?![A-Za-z0-9])/y)?.[1];
    if (reference !== undefined) return { object: Number(reference) };
    const number = this.take(/[+-]?(?:\d{1,12}(?:\.\d*)?|\.\d+)(?![^\s()<>[\]/])/y);
    if (number) return Number(number[0]);
    const word = this.expect(/(?:true|false|null)(?![^\s()<>[\]/])/y)[0];
    return word === 'null' ? null : word === 'true';
  }

  /** An object's value, which may be a stream. The place is behind `obj`. */
  objectValue(): PdfValue {
    const value = this.value();
    this.skipSpace();
    if (!isDictionary(value) || !this.take(/stream(?:\r\n|\n)/y)) return value;
    const length = value.entries.get('Length');
    if (typeof length !== 'number' || !Number.isSafeInteger(length) || length < 0) {
      throw new PdfSyntaxError('A stream has no plain length');
    }
    this.#at += length;
    this.expect(/(?:\r\n|\r|\n)?endstream/y);
    return { stream: value, length };
  }

  #evenDigits(hexadecimal: string): string {
    const digits = hexadecimal.replace(/\s/g, '').toLowerCase();
    return digits.length % 2 === 0 ? digits : `${digits}0`;
  }

  #name(): string | null {
    const written = this.take(/\/([^\0\s()<>[\]{}/%]*)/y)?.[1];
    if (written === undefined) return null;
    return written.replace(/#([0-9A-Fa-f]{2})/g, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }

  #literal(): PdfValue {
    let characters = '';
    for (let open = 1; ;) {
      const part = this.expect(/\\(?:[0-7]{1,3}|\r\n|[\s\S])|\r\n?|[\s\S]/y)[0];
      if (part === '(') open += 1;
      if (part === ')') open -= 1;
      if (open === 0) return { string: Buffer.from(characters, 'latin1').toString('hex') };
      characters += part.startsWith('\\') ? unescaped(part) : part.replace(/\r\n?/, '\n');
    }
  }

  #array(depth: number): PdfValue {
    const items: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.take(/\]/y)) return items;
      items.push(this.value(depth + 1));
    }
  }

  #dictionary(depth: number): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      if (this.take(/>>/y)) return { entries };
      const key = this.#name();
      if (key === null || entries.has(key)) throw new PdfSyntaxError(`Byte ${this.#at} is no new key`);
      entries.set(key, this.value(depth + 1));
    }
  }
}

/** Whether a value is an array; `Array.isArray` forgets of what. */
export function isList(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && value !== null && 'entries' in value && value.entries instanceof Map;
}

export function isStream(value: PdfValue | undefined): value is PdfStream {
  return typeof value === 'object' && value !== null && 'stream' in value;
}

export function isName(value: PdfValue | undefined, ...names: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && names.includes(value.name);
}

/** The number of the object that a value refers to; null when it is no reference. */
export function referenceIn(value: PdfValue | undefined): number | null {
  return typeof value === 'object' && value !== null && 'object' in value ? value.object : null;
}

/** Whether a value is whole in itself: no reference leads out of it, and it is no stream. */
export function isInert(value: PdfValue): boolean {
  if (isList(value)) return value.every(isInert);
  if (isDictionary(value)) return [...value.entries.values()].every(isInert);
  return !isStream(value) && referenceIn(value) === null;
}
