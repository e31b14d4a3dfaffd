import { describe, expect, test } from 'vitest';
import type { ContractInput } from '../contract-input.ts';
import { contractModel } from '../contract-model.ts';
import { contractFonts } from '../testing/contract-fonts.ts';
import { EXAMPLE_CONTRACT_INPUT } from '../editing/example-contract-input.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { PAGE } from './page-geometry.ts';
import { renderContract } from './render-contract.ts';
import { openTypeface } from './typeface.ts';

const fonts = contractFonts();
const options = { fonts, createdAt: '2026-11-20T09:30:00Z', documentId: 'order-4711-contract' };

function render(input: ContractInput): Promise<Uint8Array> {
  return renderContract(contractModel(input), options);
}

let printed: Promise<Uint8Array> | null = null;
const printedExample = (): Promise<Uint8Array> => (printed ??= render(EXAMPLE_CONTRACT_INPUT));

function withEmployee(change: Partial<ContractInput['employee']>): ContractInput {
  return { ...EXAMPLE_CONTRACT_INPUT, employee: { ...EXAMPLE_CONTRACT_INPUT.employee, ...change } };
}

/** Letters of the Latin, Greek and Cyrillic alphabets of Europe's official languages. */
const EUROPEAN_LETTERS =
  'ÀÁÂÃÄÅĀĂĄÆÇĆĈĊČĎĐÈÉÊËĒĔĖĘĚĜĞĠĢĤĦÌÍÎÏĨĪĬĮİĴĶĹĻĽŁÑŃŅŇŊÒÓÔÕÖŌŎŐØŒŔŖŘŚŜŞȘŠẞŢȚŤŦÙÚÛÜŨŪŬŮŰŲŴÝŶŸŹŻŽÞÐ' +
  'àáâãäåāăąæçćĉċčďđèéêëēĕėęěĝğġģĥħìíîïĩīĭįıĵķĺļľłñńņňŋòóôõöōŏőøœŕŗřśŝşșšßţțťŧùúûüũūŭůűųŵýŷÿźżžþð' +
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώΐΰ' +
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЃЄЅІЇЈЉЊЋЌЎЏҐабвгдежз';

describe('the rendered contract', () => {
  test('is tagged, titled, in German, with a bookmark for each section', async () => {
    const model = contractModel(EXAMPLE_CONTRACT_INPUT);
    const pdf = await readPdf(await printedExample());
    expect(pdf.language).toBe('de-DE');
    expect(pdf.info['Title']).toBe('Überlassungsvertrag 4711');
    expect(pdf.bookmarks).toEqual(model.sections.map((section) => section.heading));
    for (const role of ['Document', 'Sect', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody']) {
      expect(pdf.roles, role).toContain(role);
    }
  });

  test('numbers its pages', async () => {
    const { pages } = await readPdf(await printedExample());
    pages.forEach((page, index) => expect(page.text).toContain(`Seite ${index + 1} von ${pages.length}`));
  });

  test('embeds every font it uses', async () => {
    const file = Buffer.from(await printedExample()).toString('latin1');
    const descriptors = file.split('/Type /FontDescriptor').length - 1;
    expect(descriptors).toBeGreaterThanOrEqual(2);
    expect(file.split('/FontFile2').length - 1).toBe(descriptors);
    expect(file).not.toContain('/Type1');
  });

  test('gives the same bytes for the same input, another file ID for another document', async () => {
    const [first, second] = [await printedExample(), await render(EXAMPLE_CONTRACT_INPUT)];
    expect(Buffer.compare(first, second)).toBe(0);
    const other = await renderContract(contractModel(EXAMPLE_CONTRACT_INPUT), {
      ...options,
      documentId: 'other',
    });
    const idOf = (bytes: Uint8Array) => /\/ID \[<(\w+)>/.exec(Buffer.from(bytes).toString('latin1'))?.[1];
    expect(idOf(other)).not.toBe(idOf(first));
  });

  test('prints amounts in German with the true minus sign', async () => {
    const { pages } = await readPdf(await printedExample());
    const text = pages.map((page) => page.text).join(' ');
    expect(text).toMatch(/51\.900,00\s€/);
    expect(text).toContain('−622,33');
    expect(text).toContain('+86,58');
  });

  test('has a glyph for every European letter, and prints a decomposed name composed', async () => {
    const typeface = openTypeface(fonts);
    for (const weight of ['regular', 'bold'] as const) {
      const missing = typeface
        .runs(EUROPEAN_LETTERS, weight)
        .flatMap(({ text, font }) =>
          Array.from(text).filter(
            (letter) => !typeface.fonts[font].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
          ),
        );
      expect(missing).toEqual([]);
    }
    const pdf = await readPdf(
      await render(withEmployee({ firstName: 'S\u030Ca\u0301ndor', lastName: 'Ŧužić-Şahin Ωмега' })),
    );
    const text = pdf.pages[0]?.items.map((item) => item.text).join('');
    expect(text).toContain('Šándor');
    expect(text).toContain('Ŧužić-Şahin Ωмега');
  });

  test.each([
    ['a very long name with spaces', 'Maria de los Ángeles '.repeat(9).trim()],
    ['a very long name in one word', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5)],
  ])('keeps %s and address inside the page frame', async (_title, name) => {
    const address = { street: name, streetNumber: '12345 Hinterhaus links', postcode: '12345', place: name };
    const input: ContractInput = {
      ...withEmployee({ firstName: name, lastName: name, placeOfBirth: name, employeeId: name, address }),
      employer: { name, address },
      vehicle: { ...EXAMPLE_CONTRACT_INPUT.vehicle, color: name, specialEquipment: [name, name] },
    };
    const { pages } = await readPdf(await render(input));
    for (const item of pages.flatMap((page) => page.items)) {
      expect(item.left, item.text).toBeGreaterThanOrEqual(PAGE.left - 0.5);
      expect(item.right, item.text).toBeLessThanOrEqual(PAGE.width - PAGE.right + 0.5);
      expect(item.bottom, item.text).toBeGreaterThan(30);
    }
  });

  test('continues very long equipment lists on further pages without losing an item', async () => {
    const standardEquipment = Array.from({ length: 300 }, (_value, index) => `Merkmal-${index}-Ende`);
    const input = {
      ...EXAMPLE_CONTRACT_INPUT,
      vehicle: { ...EXAMPLE_CONTRACT_INPUT.vehicle, standardEquipment },
    };
    const { pages } = await readPdf(await render(input));
    const text = pages.map((page) => page.text).join(' ');
    expect(standardEquipment.filter((item) => !text.includes(item))).toEqual([]);
  });

  test('keeps the signature with its text at the foot of the last page', async () => {
    const { pages } = await readPdf(await printedExample());
    const last = pages.at(-1);
    expect(last?.text).toContain('Unterzeichnung');
    expect(last?.text).toContain('Anna Schmidt (Mitarbeiterin oder Mitarbeiter)');
  });

  test.each([
    ['in one word', 'W'.repeat(100)],
    ['of many', `${'Őrs-Ωμέγα Їжак '.repeat(6)}ʼn Ŧoła`],
  ])('names the signer in full, above the foot of the page, with the longest name %s', async (_how, name) => {
    const { pages } = await readPdf(await render(withEmployee({ firstName: name, lastName: name })));
    const last = pages.at(-1);
    const plain = (text: string) => text.replaceAll(/\s/g, '');
    expect(plain(last?.text ?? '')).toContain(plain(`${name} ${name} (Mitarbeiterin oder Mitarbeiter)`));
    const caption = last?.items.filter(({ text }) => text.includes('Mitarbeiter)')) ?? [];
    const foot = last?.items.find(({ text }) => text.startsWith('Seite'));
    expect(caption).toHaveLength(1);
    expect(caption[0]?.bottom).toBeGreaterThan((foot?.bottom ?? Infinity) + 8);
  });
});
