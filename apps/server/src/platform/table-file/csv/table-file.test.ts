import { describe, expect, it, test } from 'vitest';
import { detectSeparator } from './detect-separator.ts';
import { jsonElements } from './json-elements.ts';
import { readDay, readDecimal, readWholeNumber, readYesNo } from './read-cell.ts';
import { TextPieces } from './text-pieces.ts';

function decode(bytes: Uint8Array, size: number): [string, string] {
  const pieces = new TextPieces();
  let text = '';
  for (let at = 0; at < bytes.length; at += size) text += pieces.push(bytes.subarray(at, at + size));
  return [text + pieces.end(), pieces.encoding];
}

describe('bytes become text, in pieces of any size', () => {
  const TEXT = 'Fahrzeug;Preis\nŠkoda „Enyaq“;45.990 €\nÄÖÜß;–';
  const WINDOWS = Buffer.from([0x46, 0x3b, 0xe4, 0x3b, 0x80, 0x8a, 0x96, 0x3b, 0xdf]);
  it.each<[string, Uint8Array, string, string]>([
    ['UTF-8', Buffer.from(TEXT), TEXT, 'UTF-8'],
    ['UTF-8 with mark', Buffer.from(`\ufeff${TEXT}`), TEXT, 'UTF-8'],
    ['UTF-16LE with mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), TEXT, 'UTF-16LE'],
    ['UTF-16BE with mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(), TEXT, 'UTF-16BE'],
    ['Windows-1252', WINDOWS, 'F;ä;€Š–;ß', 'Windows-1252'],
    ['UTF-16LE without mark', Buffer.from(TEXT, 'utf16le'), TEXT, 'UTF-16LE'],
    ['UTF-16BE without mark', Buffer.from(TEXT, 'utf16le').swap16(), TEXT, 'UTF-16BE'],
    [
      'Mac OS Roman, whose lines end with returns alone',
      Buffer.from([0x46, 0x3b, 0x8a, 0x0d, 0xa7, 0x3b, 0x9a]),
      'F;ä\rß;ö',
      'Macintosh',
    ],
    [
      'Windows-1252 with returns and line feeds',
      Buffer.from([0x46, 0x0d, 0x0a, 0x8a, 0x0d]),
      'F\r\nŠ\r',
      'Windows-1252',
    ],
    ['ASCII', Buffer.from('a;b\n1;2'), 'a;b\n1;2', 'UTF-8'],
    ['nothing', Buffer.from(''), '', 'UTF-8'],
  ])('%s', (_name, bytes, text, encoding) => {
    for (const size of [1, 2, 3, 5, 1_000]) expect(decode(bytes, size)).toEqual([text, encoding]);
  });

  it('marks broken bytes after the encoding is known, and those that Windows-1252 lacks', () => {
    expect(decode(Buffer.concat([Buffer.from('ä;'), Buffer.from([0xe4]), Buffer.from(';ö')]), 2)).toEqual([
      'ä;\ufffd;ö',
      'UTF-8',
    ]);
    expect(decode(Buffer.from([0xe4, 0x3b, 0x81]), 2)).toEqual(['ä;\ufffd', 'Windows-1252']);
    expect(decode(Buffer.from([0x61, 0xc3]), 1)).toEqual(['aÃ', 'Windows-1252']);
  });
});

test.each([
  ['a;b,c;d', ';', false],
  ['a,b,c', ',', false],
  ['a\tb\tc;d', '\t', false],
  ['"a;b;c",d', ',', false],
  ['only', ';', false],
  ['sep=,', ',', true],
  ['SEP=\t\r', '\t', true],
])('the separator of %j is %j', (line, separator, named) => {
  expect(detectSeparator(line)).toEqual({ separator, named });
});

describe('cells', () => {
  it.each([
    ['10000', 10_000],
    ['10.000', 10_000],
    ['10,000', 10_000],
    ["1'234'567", 1_234_567],
    ['10 000 ', 10_000],
    ['1.5', null],
    ['zehn', null],
    ['', null],
    ['1.00', null],
    ['9'.repeat(40), null],
  ])('the whole number %j', (text, value) => {
    const read = readWholeNumber(text);
    expect(read.ok ? read.value : null).toBe(value);
  });

  it.each<[string, number, number | string]>([
    ['512,34', 2, 512.34],
    ['512.34', 2, 512.34],
    ['45.990,50', 2, 45_990.5],
    ['45,990.50', 2, 45_990.5],
    ['1.234.567', 2, 1_234_567],
    ['45 990,5 €', 2, 45_990.5],
    ['1.200', 2, 'AMBIGUOUS_NUMBER'],
    ['1,200', 2, 'AMBIGUOUS_NUMBER'],
    ['0,087', 3, 0.087],
    ['1,200', 3, 1.2],
    ['0.250', 2, 0.25],
    ['1.23.4', 2, 'NOT_A_NUMBER'],
    ['1,2,3', 2, 'NOT_A_NUMBER'],
    ['1e5', 2, 'NOT_A_NUMBER'],
    ['=1+1', 2, 'NOT_A_NUMBER'],
  ])('the number %j with %i decimals', (text, decimals, value) => {
    const read = readDecimal(text, decimals);
    expect(read.ok ? read.value : read.error).toBe(value);
  });

  it('reads yes, no and days in both languages', () => {
    expect(['Ja', 'yes', 'x', 'WAHR', 'nein', 'No', '0'].map((text) => readYesNo(text))).toEqual(
      [true, true, true, true, false, false, false].map((value) => ({ ok: true, value })),
    );
    expect(readYesNo('vielleicht').ok).toBe(false);
    expect(readDay('1.3.2027')).toEqual({ ok: true, value: '2027-03-01' });
    expect(readDay('2027-03-01')).toEqual({ ok: true, value: '2027-03-01' });
    expect([readDay('30.2.2027').ok, readDay('03/01/2027').ok]).toEqual([false, false]);
  });
});

describe('the elements of a JSON list', () => {
  async function read(text: string, size: number) {
    const broken: number[] = [];
    const elements: unknown[] = [];
    const pieces = (async function* () {
      for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
    })();
    for await (const { line, text: one } of jsonElements(pieces, (at) => broken.push(at)))
      elements.push([line, one]);
    return { elements, broken };
  }

  it('have their lines, with any texts inside', async () => {
    const text = '\ufeff[\n {"a": "}]\\"{", "b": [1, {"c": 2}]},\n\n {"d":\n "ä"}\n]\n';
    for (const size of [1, 3, 1_000]) {
      expect(await read(text, size)).toEqual({
        elements: [
          [2, '{"a": "}]\\"{", "b": [1, {"c": 2}]}'],
          [4, '{"d":\n "ä"}'],
        ],
        broken: [],
      });
    }
  });

  it.each([
    ['{"a": 1}', 1],
    ['[\n{"a": 1},\n5]', 3],
    ['[\n{"a": 1}\n', 3],
    ['[\n{"a": {', 2],
    ['[{}]\n x', 2],
    ['', 1],
  ])('%j is broken at line %i', async (text, line) => {
    expect((await read(text, 4)).broken).toEqual([line]);
  });
});
