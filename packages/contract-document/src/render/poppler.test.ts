import { expect, test } from 'vitest';
import { contractModel } from '../contract-model.ts';
import { exampleContractInput } from '../editing/example-contract-input.ts';
import { askPoppler } from '../testing/ask-poppler.ts';
import { contractFonts } from '../testing/contract-fonts.ts';
import { renderContract } from './render-contract.ts';

const input = exampleContractInput('USUAL');
const model = contractModel({
  ...input,
  employee: { ...input.employee, firstName: 'Łucja Ŧereza', lastName: 'Ωμέγα-Ђорђевић' },
});
const options = { fonts: contractFonts(), createdAt: '2026-11-20T09:30:00Z', documentId: 'order-1' };
const file = await renderContract(model, options);

test('pdfinfo calls the contract tagged, titled, on A4, without script or form', () => {
  const info = askPoppler('pdfinfo', file);
  if (info === null) return;
  const facts = new Map(
    info
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  expect(facts.get('Title')).toBe('Fahrzeug-Überlassungsvertrag 4711');
  expect(facts.get('Tagged')).toBe('yes');
  expect(facts.get('Page size')).toContain('A4');
  expect([facts.get('JavaScript'), facts.get('Form'), facts.get('Encrypted')]).toEqual(['no', 'none', 'no']);
});

test('pdffonts finds every font embedded, as a part, with its letters in Unicode', () => {
  const fonts = askPoppler('pdffonts', file);
  if (fonts === null) return;
  const rows = fonts.trim().split('\n').slice(2);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+\S+ .* yes yes yes /);
});

test('pdftotext reads every section, the amounts and the names', () => {
  const text = askPoppler('pdftotext', file)?.replaceAll('\u00a0', ' ');
  if (text === undefined) return;
  for (const { heading } of model.sections) expect(text).toContain(heading);
  for (const words of ['51.900,00 €', 'Łucja Ŧereza Ωμέγα-Ђорђевић', 'Seite 1 von', '−622,33']) {
    expect(text).toContain(words);
  }
});
