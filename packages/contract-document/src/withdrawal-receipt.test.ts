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
  confirmedAt: '20.11.2026, 09:12:00 MEZ',
  receivedAt: '23.11.2026, 10:30:07 MEZ',
  date: '23.11.2026',
  signed: true,
};
const options = {
  fonts: contractFonts(),
  createdAt: '2026-11-23T09:30:07Z',
  documentId: 'order-4711-withdrawal',
};

test('states who withdrew from what and when it arrived, on one tagged page', async () => {
  const pdf = await readPdf(await renderContract(withdrawalReceipt(INPUT), options));
  expect(pdf.language).toBe('de-DE');
  expect(pdf.info['Title']).toBe('Bestätigung des Widerrufs 4711');
  expect(pdf.pages).toHaveLength(1);
  const text = pdf.pages[0]?.text.replaceAll(/\s+/g, ' ');
  for (const fact of ['Anna Schmidt', 'Nordwerk GmbH', 'Škoda Enyaq 85', '23.11.2026, 10:30:07 MEZ']) {
    expect(text).toContain(fact);
  }
  expect(text).toContain('unterschriebene Überlassungsvertrag');
});

test('names no signed contract where there is none, and gives the same bytes again', async () => {
  const unsigned = withdrawalReceipt({ ...INPUT, signed: false });
  expect(JSON.stringify(unsigned)).not.toContain('Überlassungsvertrag');
  const [first, second] = [await renderContract(unsigned, options), await renderContract(unsigned, options)];
  expect(Buffer.compare(first, second)).toBe(0);
});
