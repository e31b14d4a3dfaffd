import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { extensionAnnex, type ExtensionAnnexInput } from './extension-annex.ts';
import { renderContract } from './render/render-contract.ts';
import { contractFonts } from './testing/contract-fonts.ts';
import { readPdf } from './testing/read-pdf.ts';

const DAYS = {
  endsOn: '16.03.2029',
  from: '17.03.2029',
  until: '16.09.2029',
  approvedOn: '24.01.2029',
  date: '25.01.2029',
};
const INPUT: ExtensionAnnexInput = {
  ...DAYS,
  orderNumber: '4711',
  lessor: 'Stromwandel Leasing GmbH',
  employeeName: 'Anna Schmidt',
  employerName: 'Nordwerk GmbH',
  vehicle: 'Volkswagen ID.7',
  months: 6,
  kmPerYear: 15_000,
  before: { rate: cents(515_00), contribution: cents(50_00), conversion: cents(465_00), agreedKm: 45_000 },
  after: { rate: cents(482_00), contribution: cents(50_00), conversion: cents(432_00), agreedKm: 52_500 },
  signature: { name: 'Anna Schmidt', strokes: [[100, 100, 300, 200, 500, 100]] },
  english: null,
};

const options = {
  fonts: contractFonts(),
  createdAt: '2029-01-25T10:00:00Z',
  documentId: 'lease-1-extension-1',
};

async function textOf(values: Partial<ExtensionAnnexInput> = {}): Promise<string> {
  const pdf = await readPdf(await renderContract(extensionAnnex({ ...INPUT, ...values }), options));
  const text = pdf.pages.map((page) => page.text).join(' ');
  return text.replaceAll(/[\s\u00A0]+/g, ' ');
}

test('states both ends, rates and kilometres, the approval and no option to buy', async () => {
  const text = await textOf();
  for (const words of [
    'um 6 Monate',
    '16.09.2029',
    '52.500 km',
    '432,00 €',
    'am 24.01.2029 im Portal zugestimmt',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain('Eine Kaufoption entsteht nicht.');
});

test('a draft says so, waits for the employer, and has its translation', async () => {
  const english = { ...DAYS, until: '16 September 2029', approvedOn: null };
  const text = await textOf({ signature: null, approvedOn: null, english });
  expect(text).toContain('Dieser Nachtrag gilt noch nicht.');
  expect(text).toContain('entscheidet Nordwerk GmbH über die Verlängerung');
  expect(text).toContain('The last day of the term is now 16 September 2029.');
});
