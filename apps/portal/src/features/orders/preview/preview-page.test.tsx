import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../i18n/languages.ts';
import { problem, renderPage } from '../../../testing/render-page.tsx';
import { sampleFollowedLease, sampleOrder } from '../testing/sample-order.ts';
import PreviewPage from './preview-page.tsx';

const open = (order: object, language: Language = 'de', at = '/order/7/preview') =>
  renderPage({
    route: '/order/:orderId/preview',
    at,
    page: <PreviewPage />,
    language,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: { 'GET /v1/order/7': { json: order } },
  });

/** The value beside a label. */
function fact(label: string): string {
  const value = screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  return (value?.textContent ?? '').replaceAll('\u00a0', ' ');
}

const FACTS = [
  ['Bruttolistenpreis', '52.480 €'],
  ['Umwandlungsbetrag', '675 € brutto'],
  ['Laufzeit', '24 Monate'],
  ['Kilometer im Jahr', '10.000 km'],
  ['Reifen', 'Sommer- und Winterreifen'],
  ['Farbe', 'Gletscherweiß'],
  ['Lieferung', 'Abholung beim Händler'],
  ['Voraussichtliche Lieferzeit', '2,5 Monate'],
  ['Sitzplätze', '5'],
  ['Bruttogehalt im Monat', '4.500,00 €'],
  ['Steuerklasse', 'IV'],
  ['Faktor', '0,987'],
  ['Steuerfreibetrag im Monat', '100,00 €'],
  ['Bundesland', 'Saarland'],
  ['Geburtsdatum', '14.05.1990'],
  ['Kinder', 'Ja'],
  ['Kinder unter 25 Jahren', '1'],
  ['Kinderfreibeträge', '0,5'],
  ['Kirchensteuer', 'Nein'],
  ['Arbeitskammer', 'Ja'],
  ['Krankenversicherung', 'Privat'],
  ['Beitrag private Krankenversicherung', '612,50 €'],
  ['Beitrag private Pflegeversicherung', '60,00 €'],
  ['Davon steuerlich relevanter Basisbeitrag', '500,00 €'],
  ['Arbeitgeberzuschuss', 'Ja'],
  ['Betriebliche Altersvorsorge', '200,00 €'],
  ['E-Bike über 25 km/h (S-Pedelec)', 'Rate 89,90 €, geldwerter Vorteil 14,50 €'],
  ['Handy, Tablet oder Computer', '25,00 €'],
  ['Handy, Tablet oder Computer (2)', '12,00 €'],
  ['Entfernung zur Arbeit', '15 km'],
  ['Arbeitstage vor Ort im Monat', '18'],
  ['Besteuerung des Arbeitswegs', 'Je Fahrt, 0,002 % je Kilometer'],
] as const;

test('shows the provisional figures beside those of the enacted law', async () => {
  const { taxResult, later, comparison } = sampleOrder;
  const law = { ...taxResult.law, payrollMonth: '2027-01', year: 2026, state: 'ASSUMED' };
  const userPrice = taxResult.userPrice + 1.86;
  const provisional = { taxResult: { ...taxResult, userPrice, law }, later, comparison };
  await open({ ...sampleOrder, recalculated: { at: '2026-12-18T08:00:00.000Z', provisional } });
  expect(await screen.findByText(/^Neu gerechnet am 18\.12\.2026/)).toBeTruthy();
  expect(screen.getByText('vorläufig')).toBeTruthy();
  expect(fact('Unterschied im Monat')).toBe('−1,86 €');
});

describe('shows everything of the frozen order', () => {
  test('each fact beside its label', async () => {
    await open(sampleOrder);
    await screen.findByRole('heading', { name: 'Audi Q4 e-tron' });
    expect(FACTS.map(([label]) => [label, fact(label)])).toEqual(FACTS);
  });

  test('car, date, photos, equipment, rate, comparison, saving and tax', async () => {
    await open(sampleOrder);
    await screen.findByRole('heading', { name: 'Audi Q4 e-tron' });
    const lead = 'Bestellung 7 · 50 quattro · 220\u00a0kW · 520\u00a0km · Angelegt am 21.11.2026';
    expect(screen.getByText(lead, { normalizer: (text) => text })).toBeTruthy();
    const photos = screen.getAllByRole('img', { name: 'Audi Q4 e-tron' });
    expect(photos.map((photo) => photo.getAttribute('src'))).toEqual(['/1.svg', '/2.svg']);
    for (const item of ['Wärmepumpe', 'Dachreling']) expect(screen.getByText(item)).toBeTruthy();
    const panel = screen.getByRole('complementary').textContent.replaceAll('\u00a0', ' ');
    expect(panel).toContain('448');
    expect(panel).toContain('716 €');
    expect(panel).toContain('Privatleasing statt 716 €268 € weniger, 38 %');
    await userEvent.click(screen.getByRole('button', { name: 'Alle Kosten Teil für Teil zeigen' }));
    const table = screen.getByRole('table', { name: /24 Monate, 10\.000 km/ });
    expect(within(table).getByRole('row', { name: /^Summe im Monat/ }).textContent).toContain('760');
    expect(screen.getByText(/Verglichen ist die ganze Laufzeit von \d+ Monaten/)).toBeTruthy();
    expect(screen.getByText(/Gerechnet am 21\.11\.2026 mit den Annahmen des Anbieters/)).toBeTruthy();
    const tax = screen.getByRole('heading', { name: 'Gehaltsabrechnung im Vergleich' }).closest('section');
    expect(within(tax ?? document.body).getAllByText('2.423,59').length).toBeGreaterThan(0);
  });
});

test.each([
  [null, '?'],
  [1, '1 Woche'],
  [7, '7 Wochen'],
  [8, '2 Monate'],
  [10, '2,5 Monate'],
])('a delivery within %s weeks is told as %s', async (deliveryToWeeks, text) => {
  await open({ ...sampleOrder, vehicle: { ...sampleOrder.vehicle, deliveryToWeeks } });
  await screen.findByRole('heading', { name: 'Audi Q4 e-tron' });
  expect(fact('Voraussichtliche Lieferzeit')).toBe(text);
});

test.each([
  ['de', 'Keine Angaben'],
  ['en', 'No information'],
] as const)('what the car is not said to have says so in %s', async (language, text) => {
  const vehicleDetails = { technicalDetails: [], standardEquipment: [], specialEquipment: [] };
  await open({ ...sampleOrder, vehicle: { ...sampleOrder.vehicle, vehicleDetails } }, language);
  expect(await screen.findAllByText(text)).toHaveLength(3);
});

test('names the car that is followed, and the planned handover until it took place', async () => {
  const followsLease = sampleFollowedLease;
  await open({ ...sampleOrder, followsLease });
  await screen.findByRole('heading', { name: 'Audi Q4 e-tron' });
  expect([fact('Folgt auf'), fact('Geplante Übergabe')]).toEqual([
    'Audi Q4, Vertrag bis 15.11.2029',
    '18.11.2029',
  ]);
  cleanup();
  await open({ ...sampleOrder, followsLease, handedOverOn: '2029-11-18' });
  await screen.findByRole('heading', { name: 'Audi Q4 e-tron' });
  expect(screen.queryByText('Geplante Übergabe')).toBeNull();
});

test('tells until when the person can withdraw, as long as that is possible', async () => {
  await open({ ...sampleOrder, withdrawableUntil: '2026-11-30T22:59:59.999Z' });
  await screen.findByRole('heading', { name: 'Audi Q4 e-tron' });
  expect(fact('Widerruf möglich bis')).toBe('30.11.2026');
  cleanup();
  await open(sampleOrder);
  await screen.findByRole('heading', { name: 'Audi Q4 e-tron' });
  expect(screen.queryByText('Widerruf möglich bis')).toBeNull();
});

test.each(['0', 'abc', '7x', '-1', '1e3'])('an address with %s as number asks nothing', async (orderId) => {
  const { asked } = await open(sampleOrder, 'de', `/order/${orderId}/preview`);
  expect(await screen.findByText('404')).toBeTruthy();
  expect(asked.filter(({ call }) => call.includes('/v1/order'))).toEqual([]);
});

test('an order that is not the person’s is not found', async () => {
  await renderPage({
    route: '/order/:orderId/preview',
    at: '/order/7/preview',
    page: <PreviewPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: { 'GET /v1/order/7': problem(404, 'NOT_FOUND') },
  });
  expect(await screen.findByText('404')).toBeTruthy();
});
