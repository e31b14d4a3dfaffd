import { expect, test } from 'vitest';
import { damageReport, type DamageReportInput } from './damage-report.ts';
import { renderContract } from './render/render-contract.ts';
import { contractFonts } from './testing/contract-fonts.ts';
import { readPdf } from './testing/read-pdf.ts';

const INPUT: DamageReportInput = {
  caseNumber: 'S-2026-0007',
  orderNumber: '12',
  lessor: 'Stromwandel GmbH',
  driverName: 'Anna Schmidt',
  vehicle: 'VW ID.4',
  plate: 'K-SW 102E',
  vin: null,
  insurer: null,
  kind: 'PARKING',
  happenedAt: '26.11.2026, 17:30 Uhr',
  place: 'Köln, Domstraße 1',
  tripKind: 'COMMUTE',
  parts: ['REAR', 'LEFT_REAR'],
  plan: {
    width: 600,
    height: 1000,
    shapes: [
      { path: 'M150 870L450 870L420 960z', line: '#7C8A82', fill: '#FBE8DB' },
      { path: 'M80 840L100 860', line: '#AE231B', fill: null },
    ],
  },
  injured: false,
  drivable: true,
  text: 'Kratzer am Stoßfänger.',
  others: [{ name: null, plate: 'HH-AB 12', insurer: null }],
  police: null,
  reportedOn: '26.11.2026',
  reportedAt: '26.11.2026, 18:00 MEZ',
  correctedAt: null,
  photos: [],
  english: null,
};
const print = (input: DamageReportInput) =>
  renderContract(damageReport(input), {
    fonts: contractFonts(),
    createdAt: '2026-11-26T17:00:00Z',
    documentId: 'lease-1-damage-7',
  });
async function textOf(pdf: Uint8Array) {
  const read = await readPdf(pdf);
  const text = read.pages.map((page) => page.text).join(' ');
  return { text: text.replaceAll(/\s+/g, ' '), languages: read.languagesOfParts };
}

test('is German alone for the insurer, with the marks on a drawing that is read as its caption', async () => {
  const pdf = await print(INPUT);
  const { text, languages } = await textOf(pdf);
  expect(languages).toEqual([]);
  expect(text).toContain('Beschädigt Stoßfänger hinten, Fahrerseite hinten');
  expect(text).toContain('Markiert: Stoßfänger hinten, Fahrerseite hinten. Vorn ist oben.');
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Alt \(/g),
  ).toHaveLength(1);
  expect((await textOf(await print({ ...INPUT, plan: null }))).text).not.toContain('Zeichnung');
});

test('adds the facts in English for a driver who reads English, also the change', async () => {
  const moments = { happenedAt: '26/11/2026, 17:30', reportedAt: '26/11/2026, 18:00 CET' };
  const correctedAt = '26.11.2026, 19:00 MEZ';
  const english = { ...moments, correctedAt: '26/11/2026, 19:00 CET' };
  const { text, languages } = await textOf(await print({ ...INPUT, correctedAt, english }));
  expect(new Set(languages)).toEqual(new Set(['Sect en-GB']));
  expect(text).toContain('Zuletzt geändert 26.11.2026, 19:00 MEZ');
  expect(text).toContain('Last changed 26/11/2026, 19:00 CET');
  expect(text).toContain('Damaged Rear bumper; Driver’s side, rear');
  expect(text).toContain('Number plate 1 HH-AB 12');
});
