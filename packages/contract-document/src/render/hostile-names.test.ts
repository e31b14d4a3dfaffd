import { unprintableCharacters } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import type { ContractInput } from '../contract-input.ts';
import { contractModel } from '../contract-model.ts';
import { contractFonts } from '../testing/contract-fonts.ts';
import { EXAMPLE_CONTRACT_INPUT } from '../editing/example-contract-input.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { renderContract } from './render-contract.ts';
import { openTypeface } from './typeface.ts';

const options = { fonts: contractFonts(), createdAt: '2026-11-20T09:30:00Z', documentId: 'order-1' };
const typeface = openTypeface(options.fonts);

async function printWithName(name: string): Promise<Uint8Array> {
  const address = { ...EXAMPLE_CONTRACT_INPUT.employer.address, street: name, place: name };
  const input: ContractInput = {
    ...EXAMPLE_CONTRACT_INPUT,
    employee: { ...EXAMPLE_CONTRACT_INPUT.employee, firstName: name, lastName: name, address },
    employer: { ...EXAMPLE_CONTRACT_INPUT.employer, name },
  };
  return renderContract(contractModel(input), options);
}

test.each([
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '{{7*7}} ${7*7} {contractNumber}',
  '$t(title) {constructor}',
  ') Tj ET /F1 (',
  '>> /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '\\050 endstream endobj',
  '%PDF-1.7 %%EOF',
])('prints %s as written, without effect', async (name) => {
  const bytes = await printWithName(name);
  const plain = (text: string) => text.replaceAll(/\s/g, '');
  const { pages, info } = await readPdf(bytes);
  expect(plain(pages.map(({ text }) => text).join(''))).toContain(plain(name));
  const file = Buffer.from(bytes).toString('latin1');
  expect(file).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|URI|Launch|EmbeddedFile)\b/);
  expect(JSON.stringify(info)).not.toContain(name);
});

let usually: ReturnType<typeof readPdf> | null = null;

test.each([
  ['right to left', 'שלום', '[U+05E9][U+05DC][U+05D5][U+05DD]'],
  ['right to left in Arabic', 'محمد', '[U+0645][U+062D][U+0645][U+062F]'],
  ['emoji', 'Ada 👩🏽‍💻 Lovelace', 'Ada[U+1F469][U+1F3FD][U+1F4BB]Lovelace'],
  ['heaps of accents', `Z${'\u0301'.repeat(100)}algo`, 'algo'],
  ['wide letters', '山田太郎', '[U+5C71][U+7530][U+592A][U+90CE]'],
  ['joined by nothing', 'A\u200bB\u200dC\ufeffD', 'A'],
  ['with variation selectors', 'A\ufe0fB\u{e0100}C', 'BC'],
  ['on two lines', 'Anna\nLena\tMaria', 'AnnaLenaMaria'],
])('prints a name %s without empty boxes and on as many pages', async (_title, name, printed) => {
  const { pages } = await readPdf(await printWithName(name));
  usually ??= printWithName('Anna').then(readPdf);
  const usual = await usually;
  expect(pages).toHaveLength(usual.pages.length);
  const text = pages.map((page) => page.text).join('');
  expect(text.replaceAll(/\s/g, '')).toContain(printed);
  for (const { text: run, font } of typeface.runs(name, 'bold')) {
    const glyphs = typeface.fonts[font].layout(run).glyphs;
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
  }
});

test('the fonts cover all characters of names and addresses', () => {
  const { fonts } = typeface;
  const everything = Array.from({ length: 0x1_1000 }, (_value, code) => code).filter(
    (code) =>
      (code < 0xd800 || code > 0xdfff) && unprintableCharacters(String.fromCodePoint(code)).length === 0,
  );
  expect(everything.length).toBeGreaterThan(1500);
  const missing = everything.filter((code) => {
    const composed = String.fromCodePoint(code).normalize('NFC').codePointAt(0) ?? 0;
    return (['regular', 'bold'] as const).some(
      (weight) =>
        !fonts[weight].hasGlyphForCodePoint(composed) &&
        !fonts[`fallback-${weight}`].hasGlyphForCodePoint(composed),
    );
  });
  expect(missing.map((code) => code.toString(16))).toEqual([]);
});
