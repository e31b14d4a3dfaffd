import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  sampleChange as change,
  sampleJanuary as january,
  sampleJanuaryLease as lease,
} from '../../product/january/testing/sample-january.ts';
import { renderPage } from '../../testing/render-page.tsx';
import JanuaryPage from './january-page.tsx';

const open = (answer: Partial<typeof january> = {}) =>
  renderPage({
    route: '/profile/january/:year',
    at: '/profile/january/2027',
    page: <JanuaryPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: { 'GET /v1/user/january/2027': { json: { ...january, ...answer } } },
  });
const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

test('a draft is marked, with the rate before and after and each cause with its sign', async () => {
  await open();
  expect(await screen.findByText('Vorschau nach dem Entwurf vom 21.09.2026')).toBeTruthy();
  // At the rate, and at what is missing later.
  expect(screen.getAllByText('vorläufig')).toHaveLength(2);
  expect(plain(screen.getAllByText('vorläufig')[0]!.parentElement!)).toBe(
    'vorläufig. Nach dem Entwurf vom 21.09.2026 gerechnet. Die Werte für 2027 sind noch nicht beschlossen.',
  );
  expect(screen.getByText(/^Schon beschlossen: Der Mindestlohn/)).toBeTruthy();
  expect(plain(screen.getByText(/^Ab Januar 2027 kostet/))).toBe(
    'Ab Januar 2027 kostet Sie dieses Auto 349,80 € statt 351,66 € im Monat.',
  );
  expect(screen.getByRole('region', { name: 'VW ID.4 Pro (Bestellung 7)' })).toBeTruthy();
  const causes = screen.getAllByRole('listitem').map(plain);
  expect(causes[0]).toMatch(
    /^Lohnsteuer\+0,22 €Die Umwandlung spart Ihnen weniger Steuer\. Der Tarif bleibt gleich\./,
  );
  expect(causes[1]).toMatch(/^Pflegeversicherung.2,08 €Der Beitrag steigt/);
  expect(causes[2]).toBe('Ohne Wirkung auf Ihre Rate: Ihr Alter.');
  expect(plain(screen.getByText('Zusammen').parentElement!)).toMatch(/^Zusammen.1,86 €$/);
  expect(screen.getByText(/Gerechnet mit den Gehaltsdaten Ihrer Bestellung/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Gehalt aktualisieren' }).getAttribute('href')).toBe(
    '/profile/salary',
  );
});

test('both payslips stand side by side, without lines of zero', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: /Dezember|Abrechnung/, hidden: true }));
  const rows = table.getAllByRole('row', { hidden: true }).slice(1).map(plain);
  expect(rows.find((row) => row.startsWith('Pflege'))).toBe('Pflegeversicherung99,68101,91+2,23');
  expect(rows.some((row) => row.startsWith('Kirchensteuer'))).toBe(false);
});

test('enacted figures carry no mark, and no change is said in a sentence', async () => {
  const same = {
    ...change,
    rateAfterEur: 351.66,
    causes: [{ cause: 'TAX' as const, rateEur: 0, takeHomeEur: 0 }],
  };
  await open({ state: 'ENACTED', draftOf: null, cars: [{ ...lease, salaryData: 'ACCOUNT', change: same }] });
  expect(await screen.findByText('Die Werte für 2027 gelten')).toBeTruthy();
  expect(screen.queryByText('vorläufig')).toBeNull();
  expect(plain(screen.getByText(/^Für Sie ändert sich nichts/))).toContain('351,66 €');
});

test('says what to do without cars, and why a car has no payslip', async () => {
  await open({ cars: [] });
  expect(await screen.findByRole('link', { name: 'Autos ansehen' })).toBeTruthy();
});

test('the rate over the term stands by year and named assumption, with what the assumptions are', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Nettorate im Monat, je Jahr und Annahme' }));
  const [head, ...rows] = table.getAllByRole('row').map(plain);
  expect(head).toBe(
    'JahrLöhne und Grenzen bleiben gleichsteigen wie im Mittel der letzten fünf Jahresteigen doppelt so schnell',
  );
  expect(rows).toEqual([
    '2026 geltendes Recht351,66 €351,66 €351,66 €',
    '2027 Entwurf349,80 €349,80 €349,80 €',
    '2028 Annahme349,80 €348,90 €nicht möglich',
  ]);
  expect(plain(screen.getByText(/^Bis 2028 liegt Ihre Nettorate/))).toContain(
    'zwischen 348,90 € und 351,66 €',
  );
  expect(
    plain(
      screen.getByText(/^Bis 2026 gilt beschlossenes Recht, 2027 ist nach dem Entwurf gerechnet\. Danach/),
    ),
  ).toContain('0 %, 3,54 % oder 7,08 %. 3,54 % im Jahr ist das Mittel');
});

test('each later benefit stands with the amount from January on and the one until December', async () => {
  await open();
  const row = async (name: RegExp) => plain(await screen.findByRole('button', { name }));
  expect(await row(/länger als sechs Wochen krank/)).toMatch(
    /Bis Dezember 2026: rund .165 € ?rund .175 € im Monat$/,
  );
  expect(await row(/Rente sinkt/)).toContain('Wie im Dezember 2026.');
  expect(await row(/gesetzlich pflichtversichert/)).toContain(
    'Bis Dezember 2026: Ihre Krankenversicherung bleibt, wie sie ist.',
  );
  expect(plain(screen.getByText(/^Gerechnet mit .* Einmalzahlungen/))).toContain(
    '0,00 € Einmalzahlungen im Jahr',
  );
});

test('a year without figures for benefits shows none', async () => {
  await open({ cars: [{ ...lease, change: { ...change, later: null } }] });
  expect(await screen.findByRole('heading', { name: 'Ihre Nettorate über die Laufzeit' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Was später fehlt' })).toBeNull();
});

test('names the cheaper taxation of the commute, for people who use it already too', async () => {
  const commute = change.commute!;
  const changes = [
    { ...change, commute },
    { ...change, commute: { ...commute, valuation: 'SINGLE_TRIPS_0002' as const } },
    { ...change, commute: { ...commute, singleTripsEur: commute.flatEur } },
    { ...change, commute: null },
  ];
  await open({ cars: changes.map((one, index) => ({ ...lease, orderId: index + 1, change: one })) });
  const sentences = (await screen.findAllByText(/^Sie versteuern den Arbeitsweg/)).map(plain);
  expect(sentences).toEqual([
    'Sie versteuern den Arbeitsweg pauschal (0,03 % je Kilometer). Günstiger wäre für Sie je Fahrt (0,002 % je Kilometer): 338,20 € statt 349,80 € Nettorate im Monat.',
    'Sie versteuern den Arbeitsweg je Fahrt (0,002 % je Kilometer). Das ist für Sie günstiger: pauschal (0,03 % je Kilometer) wären es 349,80 € statt 338,20 € Nettorate im Monat.',
    'Sie versteuern den Arbeitsweg pauschal (0,03 % je Kilometer). Mit der anderen Methode, je Fahrt (0,002 % je Kilometer), bliebe Ihre Nettorate gleich.',
  ]);
  expect(plain(screen.getAllByText(/^Gerechnet mit Ihren Arbeitstagen/)[0]!)).toContain('8 im Monat');
});

const checkedRows = async () => {
  const title = await screen.findByRole('heading', { name: 'Für Sie geprüft' });
  return within(title.parentElement!).getAllByRole('listitem').map(plain);
};

test('each limit of the law stands with its figures', async () => {
  await open();
  expect((await checkedRows()).slice(-3)).toEqual([
    'Mindestlohn eingehalten: Ihnen bleiben 3.985,00 € Lohn in Geld im Monat. Für Ihre Wochenstunden verlangt er mindestens 2.530,67 €.',
    'Genug Lohn in Geld: Ausgezahlt werden Ihnen 2.517,20 € im Monat. Mindestens 2.005,29 € müssen es sein (§ 107 Abs. 2 GewO).',
    'Krankenversicherung: Sie bleiben privat versichert. Ihr Jahresentgelt von 81.900,00 € liegt über der Grenze von 77.400,00 €.',
  ]);
});

test('the card of a lease with a broken limit names ways out, and does not call its order impossible', async () => {
  const cashPay = { leftEur: 2517.2, requiredEur: 2600 };
  const broken = {
    ...change,
    checks: { ...change.checks!, cashPay },
    stops: [{ code: 'CASH_PAY_LIMIT' as const, params: { takeHomeEur: 2517.2, protectedPayEur: 2600 } }],
  };
  await open({ cars: [{ ...lease, change: broken }] });
  expect((await checkedRows())[1]).toMatch(/^Zu wenig Lohn in Geld/);
  expect(screen.getByText(/^Auswege sind/)).toBeTruthy();
  expect(screen.queryByText(/Bestellung nicht möglich/)).toBeNull();
});
