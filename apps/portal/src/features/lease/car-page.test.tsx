import type { ReplyOf } from '@stromwandel/api-spec';
import { dateParts, germanDay } from '@stromwandel/kernel';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { monthBefore } from '../../product/driver-month/month-to-report.ts';
import { nextJanuary } from '../../product/january/next-january.ts';
import {
  sampleChange,
  sampleJanuary,
  sampleJanuaryLease,
} from '../../product/january/testing/sample-january.ts';
import { sampleLater } from '../../product/later-benefits/testing/sample-later.ts';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import CarPage from './car-page.tsx';

type Lease = ReplyOf<'listOwnLeases'>[number];

const LEASE: Lease = {
  id: 4,
  orderId: 7,
  state: 'ACTIVE',
  vehicle: {
    brand: 'Škoda',
    carModel: 'Enyaq 85',
    trimLevel: 'Selection',
    mainPhotoUrl: null,
    bodyStyle: 'SUV',
  },
  color: { name: 'Phönix-Grün', hex: '#2F6B4F' },
  plate: 'HH-SW 312E',
  annexForm: 'SIGNATURE',
  handedOverOn: '2027-01-12',
  lastDay: '2030-01-11',
  daysLeft: 480,
  endsSoon: false,
  endChoice: null,
  endSteps: [],
  overdueDays: 0,
  month: 21,
  durationMonths: 36,
  tasks: [],
  turn: null,
  returnedOn: null,
  vin: 'TMBJB7NY5R0008731',
  firstRegistration: '2027-01-08',
  insurer: 'Nordlicht Versicherung',
  keys: 2,
  kmPerYear: 10_000,
  deliveredOn: '2027-01-05',
  endsOn: '2030-01-11',
  closedOn: null,
  policyNumber: 'KFZ-4087',
  employerName: 'Nordwerk GmbH',
  netRateEur: 312,
  conversionEur: 412,
  brokenLimits: [],
  packageChange: null,
  extensions: [],
  followUp: null,
  documents: [
    { id: 9, name: 'Überlassungsvertrag', of: 'ORDER' },
    { id: 9, name: 'Übergabeprotokoll', of: 'LEASE' },
  ],
};

const THIS_YEAR = dateParts(germanDay(Date.now())).year;
/** This year's figures make the car one euro dearer than at the order. */
const JANUARY = {
  ...sampleJanuary,
  cars: [
    {
      ...sampleJanuaryLease,
      forecast: [{ year: THIS_YEAR, state: 'ENACTED', sameEur: 313, meanEur: 313, doubleEur: 313 }],
    },
  ],
};

const JANUARY_CALL = `GET /v1/user/january/${nextJanuary(germanDay(Date.now()))}`;

const open = (
  leases: readonly Lease[],
  at = '/profile/car',
  answers: Readonly<Record<string, Answer>> = {},
) =>
  renderPage({
    route: '/profile/car',
    at,
    page: <CarPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      'GET /v1/lease': { json: leases },
      [JANUARY_CALL]: { json: JANUARY },
      'GET /v1/support-contact': {
        json: { phone: null, towPhone: null, workshopPhone: null, email: null, hoursDe: null, hoursEn: null },
      },
      ...answers,
    },
  });

test('the page says what the car costs, how long it runs, and that nothing is due', async () => {
  await open([LEASE]);
  expect(await screen.findByRole('heading', { name: 'Škoda Enyaq 85' })).toBeDefined();
  expect(screen.getByText('Kennzeichen:').parentElement?.textContent).toBe('Kennzeichen: HH-SW 312E');
  expect(screen.getByText('16 Monate')).toBeDefined();
  expect(screen.getByText('21 von 36')).toBeDefined();
  expect(await screen.findByText('von 412 € brutto')).toBeDefined();
  expect(await screen.findByText('99 € weniger Abzüge')).toBeDefined();
  expect(screen.getByText(/Bei der Bestellung oder der letzten Paketänderung: 312 €/)).toBeDefined();
  expect(screen.getByText('Alles erledigt. Gute Fahrt!')).toBeDefined();
  expect(screen.getByText('KFZ-4087')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Überlassungsvertrag herunterladen' })).toBeDefined();
  const history = within(screen.getByRole('region', { name: 'Verlauf' })).getAllByRole('listitem');
  expect(history.map(({ textContent }) => textContent)).toContain('Geliefert05.01.2027');
});

test('a chosen follow-up car leads to the search, and its order shows when the next car comes', async () => {
  const ends = { ...LEASE, endChoice: 'FOLLOW_UP' as const };
  const { unmount } = await open([ends]);
  const choose = await screen.findByRole('link', { name: 'Nächstes Auto aussuchen' });
  expect(choose.getAttribute('href')).toBe('/search');
  unmount();
  const followUp = {
    orderId: 12,
    car: 'Cupra Born 77 kWh',
    stage: 'WITH_MANUFACTURER' as const,
    signedOn: '2029-09-01',
    handoverOn: '2030-01-20',
    handedOver: false,
    lateDays: 9,
  };
  await open([{ ...ends, followUp }]);
  expect(await screen.findByText('Cupra Born 77 kWh, voraussichtlich am 20.01.2030')).toBeDefined();
  expect(screen.getByText(/9 Tage nach dem letzten Tag/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Bestellung öffnen' }).getAttribute('href')).toBe(
    '/order/12/preview',
  );
});

test('a car that is back shows no rate as if it ran', async () => {
  await open([{ ...LEASE, state: 'RETURNED', returnedOn: '2030-01-11' }]);
  expect(await screen.findByRole('heading', { name: 'Škoda Enyaq 85' })).toBeDefined();
  expect(screen.queryByText('Ihre Nettorate im Monat')).toBeNull();
});

test('the record of the handover is among the documents', async () => {
  const { asked } = await open([LEASE]);
  await userEvent.click(await screen.findByRole('button', { name: 'Übergabeprotokoll herunterladen' }));
  expect(asked.map(({ call }) => call)).toContain(`GET /v1/lease/${LEASE.id}/document/9`);
});

test('a running car shows what is missing later by the figures of this year', async () => {
  await open([LEASE]);
  const card = (await screen.findByRole('heading', { name: 'Was später fehlt' })).closest('section');
  // Behind the heading, which opens it.
  const rows = within(card ?? document.body).getAllByRole('button', { hidden: true });
  expect(rows).toHaveLength(5);
  expect(rows[1]?.textContent.replaceAll('\u00A0', ' ')).toMatch(/weniger Krankengeld.*rund −1[67]5 €/);
});

test('in a year without enacted figures the rate and what is missing later are provisional', async () => {
  const assumed = { ...sampleLater, law: { ...sampleLater.law, year: THIS_YEAR - 1, state: 'ASSUMED' } };
  const lease = {
    ...sampleJanuaryLease,
    change: { ...sampleChange, later: { december: assumed, january: assumed } },
    forecast: [{ year: THIS_YEAR, state: 'ASSUMED', sameEur: 313, meanEur: 313, doubleEur: 313 }],
  };
  await open([LEASE], '/profile/car', { [JANUARY_CALL]: { json: { ...JANUARY, cars: [lease] } } });
  expect(await screen.findByText(/Mit Ihren Gehaltsdaten und vorläufigen Werten für/)).toBeDefined();
  expect(screen.getByText(/^Mit vorläufigen Werten für/)).toBeDefined();
  expect(screen.getAllByText('vorläufig')).toHaveLength(2);
});

test('missing trips of the month before are asked for, and then not all is done', async () => {
  const month = monthBefore(germanDay(Date.now()));
  // The task reads four fields of it.
  const loaded = { trips: {}, reportedAt: null, confirmUntil: '2026-01-05', openUntil: '2099-01-31' };
  await open([{ ...LEASE, handedOverOn: '2026-01-01' }], '/profile/car', {
    [`GET /v1/lease/4/months/${month}`]: { json: loaded },
  });
  expect(
    await screen.findByText(/Bis 31\.01\.2099 können Sie die Fahrten als Korrektur melden/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Fahrten und Laden melden' }).getAttribute('href')).toBe(
    `/lease/4/month?month=${month}`,
  );
  expect(screen.queryByText('Alles erledigt. Gute Fahrt!')).toBeNull();
});

test('an overdue car names the day and asks for its return', async () => {
  await open([{ ...LEASE, tasks: ['RETURN'], turn: 'EMPLOYEE', daysLeft: 0, overdueDays: 3 }]);
  expect(await screen.findByText('Bitte geben Sie das Auto zurück')).toBeDefined();
  expect(screen.getByText(/Der Vertrag endete am 11\.01\.2030/)).toBeDefined();
});

test('after the return the report comes first, then the month, and no damage is reported', async () => {
  await open([
    { ...LEASE, state: 'RETURNED', tasks: ['REPORT'], turn: 'PROVIDER', returnedOn: '2030-01-11' },
  ]);
  const month = await screen.findByRole('link', { name: 'Fahrten und Laden' });
  const shown = screen.getAllByRole('link').map(({ textContent }) => textContent);
  const order = ['Gutachten und Abrechnung', 'Fahrten und Laden'].map((name) => shown.indexOf(name));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(month.getAttribute('data-variant')).toBe('default');
  expect(shown).not.toContain('Schaden melden');
});

test('a broken limit names its month, both figures and the ways out, and nothing is called done', async () => {
  const limit = { limit: 'MINIMUM_WAGE' as const, from: '2027-01-01', leftEur: 2288, requiredEur: 2530.67 };
  await open([{ ...LEASE, brokenLimits: [limit] }]);
  expect(await screen.findByText('Ab Januar 2027 fehlt Lohn bis zum Mindestlohn')).toBeDefined();
  const text = screen.getByText(/bleiben Ihnen/).textContent?.replaceAll('\u00A0', ' ');
  expect(text).toContain('2.288,00 €');
  expect(text).toContain('2.530,67 €');
  expect(text).toContain('Auswege sind ein höheres Gehalt');
  expect(screen.getByRole('link', { name: 'Gehaltsdaten prüfen' }).getAttribute('href')).toContain(
    '/profile/salary?',
  );
  expect(screen.queryByText('Alles erledigt. Gute Fahrt!')).toBeNull();
});

test('two cars can be chosen between; the address names the second', async () => {
  const other = { ...LEASE, id: 5, plate: 'K-SW 417E', tasks: ['CAR_DATA' as const] };
  await open([LEASE, other], '/profile/car?lease=5');
  const plate = await screen.findByText('Kennzeichen:');
  expect(plate.parentElement?.textContent).toBe('Kennzeichen: K-SW 417E');
  expect(screen.getByRole('combobox', { name: 'Auto wählen' })).toHaveProperty('value', '5');
});

test('without a car the page says what will be here, and leads to the orders', async () => {
  await open([]);
  expect(await screen.findByText('Hier steht bald Ihr Auto.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zu Ihren Bestellungen' }).getAttribute('href')).toBe(
    '/profile/orders',
  );
});

const terms = (packageId: number, kmPerYear: number, rateEur: number) => ({
  packageId,
  kmPerYear,
  rateEur,
  contributionEur: 50,
  conversionEur: rateEur - 50,
});
const priced = { takeHomeEur: 2_600, agreedKm: 30_000, forecast: null };
const NOTHING_TO_EXPLAIN = { rule: 'AGREED_AMOUNT' as const, source: '', terms: [] };
const payslip: ReplyOf<'getPackageOptions'>['options'][number]['payslip'] = [
  {
    code: 'NET_SALARY',
    beforeEur: 2_610.5,
    afterEur: 2_600,
    explanation: { before: NOTHING_TO_EXPLAIN, after: NOTHING_TO_EXPLAIN },
  },
];
const OPTIONS: ReplyOf<'getPackageOptions'> = {
  from: '2028-10-01',
  obstacle: null,
  law: { payrollMonth: '2028-10', year: 2026, state: 'ASSUMED' },
  current: { ...terms(1, 10_000, 462), ...priced, netRateEur: 312 },
  options: [
    {
      ...terms(2, 15_000, 480),
      ...priced,
      payslip,
      netRateEur: 322.5,
      differenceEur: 10.5,
      worthKm: 36_400,
      needsApproval: true,
      brokenLimit: null,
    },
    {
      ...terms(3, 30_000, 900),
      ...priced,
      payslip: [],
      netRateEur: 600,
      differenceEur: 288,
      worthKm: null,
      needsApproval: true,
      brokenLimit: { limit: 'MINIMUM_WAGE', from: '2028-10-01', leftEur: 2_100, requiredEur: 2_400 },
    },
  ],
  changes: [],
};
const CHANGE: NonNullable<Lease['packageChange']> = {
  id: 5,
  state: 'TO_SIGN',
  requestedAt: '2028-09-02T08:00:00.000Z',
  before: terms(1, 10_000, 462),
  after: terms(2, 15_000, 480),
  needsApproval: true,
  decidedAt: '2028-09-03T08:00:00.000Z',
  reason: null,
  signedAt: null,
  from: null,
};
const openWith = (lease: Lease, more: Parameters<typeof renderPage>[0]['answers']) =>
  renderPage({
    route: '/profile/car',
    at: '/profile/car',
    page: <CarPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      'GET /v1/lease': { json: [lease] },
      [JANUARY_CALL]: { json: JANUARY },
      'GET /v1/support-contact': {
        json: { phone: null, towPhone: null, workshopPhone: null, email: null, hoursDe: null, hoursEn: null },
      },
      ...more,
    },
  });

test('a package says what it changes and from where it pays off, and is asked for', async () => {
  const { asked } = await openWith(LEASE, {
    'GET /v1/lease/4/package-options': { json: OPTIONS },
    'POST /v1/lease/4/package-changes': { json: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Paket ändern' }));
  await userEvent.click(await screen.findByRole('radio', { name: /15\.000\skm.*\+10,50\s€ netto im Monat/ }));
  screen.getByText('vorläufig, Recht 2026');
  screen.getByText(/Lohnt sich ab 36\.400\skm/);
  screen.getByRole('row', { name: /Umwandlungsbetrag 412,00\s€ 430,00\s€/ });
  screen.getByRole('row', { name: /2\.610,50 2\.600,00/ });
  screen.getByText(/entscheidet zuerst Ihr Arbeitgeber/);
  await userEvent.click(screen.getByRole('button', { name: 'Paket beantragen' }));
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ packageId: 2 });
  await userEvent.click(screen.getByRole('radio', { name: /30\.000/ }));
  screen.getByText(/der Mindestlohn verlangt 2\.400,00\s€/);
  expect(screen.getByRole('button', { name: 'Paket beantragen' }).hasAttribute('disabled')).toBe(true);
});

test('an approved package is signed under its annex, drawn or typed', async () => {
  const { asked } = await openWith(
    { ...LEASE, packageChange: CHANGE },
    { 'POST /v1/lease/4/package-changes/5/signature': { json: null } },
  );
  expect(await screen.findAllByText(/Bitte unterschreiben Sie: 15\.000\skm im Jahr/)).toHaveLength(2);
  expect(screen.queryByText('Alles erledigt. Gute Fahrt!')).toBeNull();
  const sign = await screen.findByRole('button', { name: 'Nachtrag unterschreiben' });
  expect(sign.hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Vor- und Nachname' }), 'Anna Schmidt');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(sign);
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    signature: { name: 'Anna Schmidt', strokes: [] },
  });
});

test('an annex in text form is accepted below its text, and not before the text is there', async () => {
  const lease = { ...LEASE, packageChange: CHANGE, annexForm: 'TEXT_FORM' as const };
  const annex = 'GET /v1/lease/4/package-changes/5/annex';
  const { unmount } = await openWith(lease, { [annex]: { status: 404, json: { code: 'NOT_FOUND' } } });
  expect(await screen.findAllByText(/Bitte nehmen Sie den Nachtrag an: 15\.000\skm im Jahr/)).toHaveLength(2);
  await screen.findByText(/Erst danach können Sie ihn annehmen/);
  const locked = screen.getByRole('button', { name: 'Nachtrag verbindlich annehmen' });
  expect(locked.hasAttribute('disabled')).toBe(true);
  unmount();
  const { asked } = await openWith(lease, {
    [annex]: { json: '%PDF' },
    'POST /v1/lease/4/package-changes/5/signature': { json: null },
  });
  await screen.findByRole('region', { name: 'Nachtrag 7' });
  await userEvent.click(screen.getByRole('button', { name: 'Nachtrag verbindlich annehmen' }));
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ signature: null });
});

test('a reminder of the end is marked as done early, and opened again', async () => {
  const ending = { ...LEASE, state: 'ACTIVE' as const, endsSoon: true, lastDay: '2099-01-11', endsOn: null };
  const answers = {
    'PUT /v1/lease/4/end-steps/60': { json: null },
    'PUT /v1/lease/4/end-steps/90': { json: null },
  };
  const { asked } = await openWith({ ...ending, endSteps: [{ step: '90', state: 'SKIPPED' }] }, answers);
  await userEvent.click(await screen.findByRole('button', { name: /Erledigt: .*Selbst-Check/ }));
  await userEvent.click(screen.getByRole('button', { name: /Wieder öffnen: .*Termin/ }));
  await expect
    .poll(() => asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body))
    .toEqual([{ state: 'DONE' }, { state: null }]);
});
