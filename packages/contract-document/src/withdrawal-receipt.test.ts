import { expect, test } from 'vitest';
import { renderContract } from './render/render-contract.ts';
import { contractFonts } from './testing/contract-fonts.ts';
import { readPdf } from './testing/read-pdf.ts';
import { withdrawalReceipt, type WithdrawalReceiptInput } from './withdrawal-receipt.ts';

const INPUT: WithdrawalReceiptInput = {
  contractNumber: '4711',
  lessor: 'Stromwandel Leasing GmbH',
  employeeName: 'Anna Schmidt',
  employerName: 'Nordwerk GmbH',
  vehicle: 'Škoda Enyaq 85 Selection',
  signedAt: '20.11.2026, 09:12:00 MEZ',
  receivedAt: '23.11.2026, 10:30:07 MEZ',
  date: '23.11.2026',
  english: null,
};
const ENGLISH = { signedAt: '20/11/2026, 09:12:00 CET', receivedAt: '23/11/2026, 10:30:07 CET' };
const options = {
  fonts: contractFonts(),
  createdAt: '2026-11-23T09:30:07Z',
  documentId: 'order-4711-withdrawal',
};

test('states person, order and arrival, on one tagged page', async () => {
  const pdf = await readPdf(await renderContract(withdrawalReceipt(INPUT), options));
  expect(pdf.language).toBe('de-DE');
  expect(pdf.info['Title']).toBe('Bestätigung des Widerrufs 4711');
  expect(pdf.pages).toHaveLength(1);
  const text = pdf.pages[0]?.text.replaceAll(/\s+/g, ' ');
  for (const fact of ['Anna Schmidt', 'Nordwerk GmbH', 'Škoda Enyaq 85', '23.11.2026, 10:30:07 MEZ']) {
    expect(text).toContain(fact);
  }
  expect(text).toContain('unterschriebene Überlassungsvertrag');
  expect(text).not.toContain('withdrawal');
  expect(pdf.languagesOfParts).toEqual([]);
});

test('adds the same in English below, on the same page, marked as English for screen readers', async () => {
  const model = withdrawalReceipt({ ...INPUT, english: ENGLISH });
  const pdf = await readPdf(await renderContract(model, options));
  expect([pdf.language, pdf.languagesOfParts]).toEqual(['de-DE', ['Sect en-GB']]);
  expect(pdf.pages).toHaveLength(1);
  const text = String(pdf.pages[0]?.text.replaceAll(/\s+/g, ' '));
  const [german, english] = [
    text.slice(0, text.indexOf('In English')),
    text.slice(text.indexOf('In English')),
  ];
  for (const fact of ['Anna Schmidt', 'Nordwerk GmbH', 'Škoda Enyaq 85 Selection']) {
    expect(german).toContain(fact);
    expect(english).toContain(fact);
  }
  expect(german).toContain('23.11.2026, 10:30:07 MEZ');
  for (const words of [
    '23/11/2026, 10:30:07 CET',
    '20/11/2026, 09:12:00 CET',
    'German text above is the binding',
  ]) {
    expect(english).toContain(words);
  }
  expect(english).toContain('contract that you had signed');
});

test.each([null, ENGLISH])('returns the same bytes again: %o', async (english) => {
  const receipt = withdrawalReceipt({ ...INPUT, english });
  const [first, second] = [await renderContract(receipt, options), await renderContract(receipt, options)];
  expect(Buffer.compare(first, second)).toBe(0);
});
