import { expect, test } from 'vitest';
import { handoverRecord, type HandoverRecordInput } from './handover-record.ts';
import { renderContract } from './render/render-contract.ts';
import { PAGE } from './render/page-geometry.ts';
import { contractFonts } from './testing/contract-fonts.ts';
import { readPdf } from './testing/read-pdf.ts';

// One pixel: the printer asks no more of a photo than that pdfkit reads it.
const content = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const INPUT: HandoverRecordInput = {
  kind: 'HANDOVER',
  orderNumber: '4711',
  outcome: 'ACCEPTED',
  lessor: 'Stromwandel Leasing GmbH',
  driverName: 'Anna Schmidt',
  employerName: 'Nordwerk GmbH',
  vehicle: 'Škoda Enyaq 85',
  car: { vin: 'TMBJB7NY5R0008731', plate: 'HH-SW 312E' },
  expectedVin: null,
  odometerKm: 12_345,
  keys: null,
  equipment: { keys: 2, cables: 1, papers: true },
  remarks: ['Kratzer an der Tür hinten links'],
  photos: ['Kilometerstand', 'Vorderseite', 'Bemerkung 1'].map((caption) => ({ content, caption })),
  sheets: null,
  day: '26.11.2026',
  concludedAt: '26.11.2026, 10:30 MEZ',
  driver: {
    name: 'Anna Schmidt',
    strokes: [
      [10, 20, 300, 200, 500, 50],
      [7, 7],
    ],
  },
  dealer: { name: 'Jan Petersen', strokes: [] },
  unsigned: null,
  english: null,
};
const print = (input: HandoverRecordInput) =>
  renderContract(handoverRecord(input), {
    fonts: contractFonts(),
    createdAt: '2026-11-26T09:30:00Z',
    documentId: 'lease-1-handover-1',
  });
const textOf = (pdf: Awaited<ReturnType<typeof readPdf>>) =>
  pdf.pages
    .map((page) => page.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

test('states car, odometer, equipment, remarks and both signatures, with every picture named for screen readers', async () => {
  const bytes = await print(INPUT);
  const pdf = await readPdf(bytes);
  expect([pdf.language, pdf.info['Title']]).toEqual(['de-DE', 'Übergabeprotokoll 4711']);
  expect(pdf.bookmarks).toEqual(['Bemerkungen', 'Unterschriften', 'Fotos']);
  for (const fact of [
    'TMBJB7NY5R0008731',
    'HH-SW 312E',
    '12.345 km',
    'liegt vor',
    'Bemerkung 1: Kratzer an der Tür hinten links',
    'Anna Schmidt, Fahrerin oder Fahrer',
    'Jan Petersen, Autohaus. Der getippte Name gilt als Unterschrift.',
    'Vorderseite',
    '26.11.2026, 10:30 MEZ',
  ]) {
    expect(textOf(pdf)).toContain(fact);
  }
  // Three photos and one drawn signature.
  const file = Buffer.from(bytes).toString('latin1');
  expect(file.match(/\/S \/Figure/g)).toHaveLength(4);
  expect(file.match(/\/BBox \[/g)).toHaveLength(4);
  expect(file.match(/\/Alt \(/g)).toHaveLength(4);
});

test('names both VINs when they differ, and adds the facts in English for readers of English', async () => {
  const english = { day: '26/11/2026', concludedAt: '26/11/2026, 10:30 CET' };
  const pdf = await readPdf(await print({ ...INPUT, expectedVin: 'WVWZZZE1ZMP012345', english }));
  const text = textOf(pdf);
  expect(new Set(pdf.languagesOfParts)).toEqual(new Set(['Sect en-GB']));
  expect(text).toContain('Fahrgestellnummer laut Anbieter WVWZZZE1ZMP012345');
  expect(text).toContain('VIN as the provider entered it WVWZZZE1ZMP012345');
  expect(text).toContain('12,345 km');
});

test('says that a refused car is not paid for, and which parts and signatures are missing', async () => {
  const refused = { ...INPUT, outcome: 'REFUSED' as const, dealer: null };
  const text = textOf(
    await readPdf(await print({ ...refused, odometerKm: null, equipment: null, photos: [] })),
  );
  expect(text).toContain('nicht angenommen');
  expect(text).toContain('Die zweite Unterschrift fehlt.');
  expect(text).not.toContain('Schlüssel');
  expect(text).not.toContain('Fotos');
  expect(textOf(await readPdf(await print({ ...refused, driver: null })))).toContain('nicht unterschrieben');
});

test('states wheels and cleaning of a return, and why the driver did not sign', async () => {
  const equipment = { keys: 2, cables: 1, papers: true, wheels: 4, clean: false };
  const unsigned = 'Der Kratzer war schon da.';
  const pdf = await readPdf(await print({ ...INPUT, kind: 'RETURN', equipment, driver: null, unsigned }));
  expect(pdf.info['Title']).toBe('Rückgabeprotokoll 4711');
  for (const fact of [
    'Anna Schmidt hat das Auto am 26.11.2026 zurückgegeben',
    'Tag der Rückgabe 26.11.2026',
    'Räder, die nicht am Auto sind 4',
    'Gereinigt, innen und außen nein',
    `Der Grund: ${unsigned}`,
    'Darüber entscheidet das Gutachten',
  ]) {
    expect(textOf(pdf)).toContain(fact);
  }
});

test('keeps 31 photos and the longest captions and names inside the frame of the page', async () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2).slice(0, 80);
  const photos = Array.from({ length: 31 }, () => ({ content, caption: long }));
  const remarks = Array.from({ length: 10 }, () => 'W'.repeat(500));
  const { pages } = await readPdf(
    await print({ ...INPUT, photos, remarks, driver: { name: long, strokes: [] } }),
  );
  for (const item of pages.flatMap((page) => page.items)) {
    expect(item.left, item.text).toBeGreaterThanOrEqual(PAGE.left - 0.5);
    expect(item.right, item.text).toBeLessThanOrEqual(PAGE.width - PAGE.right + 0.5);
    expect(item.bottom, item.text).toBeGreaterThan(30);
  }
});

test('shows the sheets of a record on paper, a page each, and says who signed them', async () => {
  const sheets = ['Blatt 1', 'Blatt 2', 'Blatt 3'].map((caption) => ({ content, caption }));
  const paper = { ...INPUT, equipment: null, keys: 2, photos: [], sheets };
  const pdf = await readPdf(await print(paper));
  expect(pdf.bookmarks).toEqual(['Bemerkungen', 'Unterschriften', 'Protokoll auf Papier']);
  const text = textOf(pdf);
  for (const fact of ['Schlüssel 2', 'auf Papier unterschrieben', 'Autohaus Jan Petersen']) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain('Der getippte Name');
  const pagesOf = sheets.map(({ caption }) => pdf.pages.findIndex((page) => page.text.includes(caption)));
  expect(pagesOf).toEqual([1, 2, 3]);
});
