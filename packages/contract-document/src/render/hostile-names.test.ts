import { expect, test } from 'vitest';
import type { ContractInput } from '../contract-input.ts';
import { contractModel } from '../contract-model.ts';
import { contractFonts } from '../testing/contract-fonts.ts';
import { EXAMPLE_CONTRACT_INPUT } from '../testing/example-contract-input.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { renderContract } from './render-contract.ts';

const options = { fonts: contractFonts(), createdAt: '2026-11-20T09:30:00Z', documentId: 'order-1' };

async function printWithName(name: string): Promise<Uint8Array> {
  const address = { ...EXAMPLE_CONTRACT_INPUT.employee.address, street: name, place: name };
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
])('%s is printed as it is written and does nothing', async (name) => {
  const bytes = await printWithName(name);
  const plain = (text: string) => text.replaceAll(/\s/g, '');
  const { pages, info } = await readPdf(bytes);
  expect(plain(pages.map(({ text }) => text).join(''))).toContain(plain(name));
  const file = Buffer.from(bytes).toString('latin1');
  expect(file).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|URI|Launch|EmbeddedFile)\b/);
  expect(JSON.stringify(info)).not.toContain(name);
});

test.each([
  ['right to left', 'שלום'],
  ['right to left in Arabic', 'محمد'],
  ['emoji', 'Ada 👩🏽‍💻 Lovelace'],
  ['heaps of accents', `Z${'\u0301'.repeat(100)}algo`],
  ['wide letters', '山田太郎'],
  ['joined by nothing', 'A\u200bB\u200dC\ufeffD'],
])('a name %s still gives a contract of the same number of pages', async (_title, name) => {
  const { pages } = await readPdf(await printWithName(name));
  const usual = await readPdf(await printWithName('Anna'));
  expect(pages).toHaveLength(usual.pages.length);
});
