import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { packageAnnex, type PackageAnnexInput } from './package-annex.ts';
import { renderContract } from './render/render-contract.ts';
import { contractFonts } from './testing/contract-fonts.ts';
import { readPdf } from './testing/read-pdf.ts';

const KM_PRICES = {
  extraKilometerTenthCents: 90,
  fewerKilometerTenthCents: 50,
  extraKilometersTolerance: 2_500,
  fewerKilometersTolerance: 2_500,
};
const DAYS = { from: '01.12.2026', until: '30.11.2026', approvedOn: '24.11.2026', date: '25.11.2026' };
const INPUT: PackageAnnexInput = {
  ...DAYS,
  orderNumber: '4711',
  lessor: 'Stromwandel Leasing GmbH',
  employeeName: 'Anna Schmidt',
  employerName: 'Nordwerk GmbH',
  vehicle: 'Škoda Enyaq 85 Selection',
  before: {
    ...KM_PRICES,
    kmPerYear: 15_000,
    rate: cents(515_00),
    contribution: cents(50_00),
    conversion: cents(465_00),
  },
  after: {
    ...KM_PRICES,
    kmPerYear: 20_000,
    rate: cents(538_00),
    contribution: cents(50_00),
    conversion: cents(488_00),
  },
  agreedKm: { before: 60_000, after: 75_000 },
  signature: { name: 'Anna Schmidt', strokes: [[100, 100, 300, 200, 500, 100]] },
  english: null,
  needsApproval: true,
};
const options = { fonts: contractFonts(), createdAt: '2026-11-25T09:30:07Z', documentId: 'lease-1-annex-1' };

async function read(input: PackageAnnexInput) {
  const pdf = await readPdf(await renderContract(packageAnnex(input), options));
  return {
    ...pdf,
    text: pdf.pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  };
}

test('states both packages, their days, the approval and the version of the texts', async () => {
  const pdf = await read(INPUT);
  expect(pdf.language).toBe('de-DE');
  for (const fact of [
    'Bis 30.11.2026',
    'Ab 01.12.2026',
    '60.000 km',
    '75.000 km',
    '465,00 €',
    '488,00 €',
    'Nordwerk GmbH hat der Änderung am 24.11.2026 im Portal zugestimmt.',
    'Textfassung 2026-11',
  ])
    expect(pdf.text.replaceAll('\u00A0', ' ')).toContain(fact);
  expect(pdf.text).not.toContain('Entwurf');
  expect(pdf.languagesOfParts).toEqual([]);
});

test('an annex in text form says who accepted it and when, in place of a signature', async () => {
  const english = { ...DAYS, date: '25 November 2026' };
  const { text } = await read({ ...INPUT, signature: 'TEXT_FORM', english });
  expect(text).toContain('Annahme in Textform');
  expect(text).toContain('Anna Schmidt hat diesen Nachtrag am 25.11.2026 im Portal angenommen');
  expect(text).toContain('Anna Schmidt accepted this annex in the portal on 25 November 2026');
  expect(text).not.toMatch(/Entwurf|Unterschrift Fahrerin/);
});

test('a draft says that it is not in force; readers of English get a translation, marked as English', async () => {
  const english = { from: '1 December 2026', until: '30 November 2026', approvedOn: null, date: 'now' };
  const pdf = await read({ ...INPUT, approvedOn: null, needsApproval: false, signature: null, english });
  const text = pdf.text.replaceAll('\u00A0', ' ');
  expect(text).toContain('Dieser Nachtrag gilt noch nicht.');
  expect(text).toContain('Weder der Umwandlungsbetrag noch der Zuschuss steigt.');
  expect(text).toContain('75,000 km');
  expect(text).toContain('€488.00');
  expect(text).toContain('The new package applies from 1 December 2026.');
  expect(pdf.languagesOfParts).not.toEqual([]);
});
