import type { ReplyOf } from '@stromwandel/api-spec';
import { addMonths, germanDay } from '@stromwandel/kernel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import { sampleMe } from '../../testing/sample-me.ts';
import MonthPage from './month-page.tsx';

type Month = ReplyOf<'getDriverMonth'>;

const TODAY = germanDay(Date.now());
const MONTH = addMonths(TODAY, -1).slice(0, 7);
const day = (number: string) => `${MONTH}-${number}`;

const YEAR = Number(MONTH.slice(0, 4));
const COMPARISON: ReplyOf<'getCommuteComparison'> = {
  year: YEAR,
  method: 'FLAT_003',
  changeableUntil: `${YEAR + 1}-01-31`,
  isChangeable: true,
  reportedMonths: 11,
  reportedTrips: 111,
  expectedTrips: 10,
  reported: { flatEur: 574.2, singleTripsEur: 386.28 },
  benefit: { flatEur: 626.4, singleTripsEur: 421.08 },
  net: { flatEur: 281.88, singleTripsEur: 189.49 },
  cheaper: 'SINGLE_TRIPS_0002',
};

const month = (changes: Partial<Month> = {}): Month => ({
  month: MONTH,
  vehicle: 'Škoda Enyaq 85',
  firstDay: day('01'),
  lastDay: day('28'),
  confirmUntil: TODAY,
  openUntil: addMonths(TODAY, 2),
  reportedAt: null,
  isInFile: false,
  earlier: addMonths(TODAY, -2).slice(0, 7),
  later: null,
  trips: {
    days: null,
    proposal: [day('05'), day('07')],
    otherDays: ['2026-01-08', '2026-01-09'],
    tripsPerYear: 180,
    byCount: Array.from({ length: 32 }, (_, count) => ({ valueEur: Math.round(count * 336) / 100 })),
    flatEur: 50.4,
  },
  charging: {
    rule: 'REIMBURSE',
    flatCentsPerKwh: 34,
    methodOfYear: 'FLAT_PRICE',
    meterBefore: { month: addMonths(TODAY, -2).slice(0, 7), kwh: 2_318 },
    ownPrice: null,
    reported: null,
  },
  ...changes,
});

/** @param answers read with each call, so that a test may change them */
const open = (reply: Month, answers: Record<string, Answer> = {}) =>
  renderPage({
    route: '/lease/:leaseId/month',
    at: `/lease/4/month?month=${MONTH}`,
    page: <MonthPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: Object.assign(answers, {
      'GET /v1/user/me': { json: sampleMe({ roles: ['EMPLOYEE'] }) },
      // The page reads three fields of it.
      'GET /v1/lease': { json: [{ id: 4, handedOverOn: '2026-01-01', returnedOn: null }] },
      [`GET /v1/lease/4/months/${MONTH}`]: { json: reply },
      [`GET /v1/user/commute-comparison?year=${YEAR}`]: { json: COMPARISON },
    }),
  });

const CALL = `PUT /v1/lease/4/months/${MONTH}`;
const text = (pattern: RegExp) =>
  screen.getAllByText((_, element) => pattern.test(element?.textContent?.replaceAll('\u00A0', ' ') ?? ''));

test('days are ticked and taken from the proposal, the meter gives the refund, one button sends both', async () => {
  const { asked } = await open(month(), {
    [CALL]: { json: month({ reportedAt: `${TODAY}T08:00:00.000Z` }) },
  });
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.filter((box) => box.hasAttribute('disabled'))).toHaveLength(boxes.length - 28);
  await userEvent.click(boxes[0] ?? document.body);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(boxes[8]);
  await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
  screen.getByText('175 Tage frei');
  text(/10,08 € statt 50,40 € mit 0,03 %/);
  const meter = screen.getAllByRole('textbox');
  expect(meter[0]).toHaveProperty('value', '2.318');
  await userEvent.type(meter[1] ?? document.body, '2484');
  text(/^166 kWh × 0,34 € = 56,44 €$/);
  expect(text(/^\+56,44 €$/).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: /melden$/ }));
  expect(asked.find(({ call }) => call === CALL)?.body).toEqual({
    tripDays: [day('01'), day('05'), day('07')],
    charging: {
      source: { kind: 'METER', startKwh: 2_318, endKwh: 2_484 },
      tariff: { method: 'FLAT_PRICE' },
      photo: null,
    },
  });
});

test('the file of a wallbox replaces the meter, and one that cannot count says why', async () => {
  const { asked } = await open(month({ trips: null }), { [CALL]: { json: month() } });
  await screen.findByText('CSV einlesen');
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*="csv"]');
  const choose = (table: string) =>
    userEvent.upload(
      input ?? document.createElement('input'),
      new File([table], 'w.csv', { type: 'text/csv' }),
    );
  await choose('Name;Wert\nA;1\n');
  await screen.findByText('Die Datei wurde nicht übernommen');
  await choose(`Datum;kWh\n${day('03')};100\n${day('09')};66\n`);
  await screen.findByText('2 Tage aus der Datei Ihrer Wallbox');
  await userEvent.click(screen.getByRole('button', { name: /melden$/ }));
  expect(asked.find(({ call }) => call === CALL)?.body).toMatchObject({
    tripDays: null,
    charging: {
      source: {
        kind: 'FILE',
        days: [
          { day: day('03'), kwh: 100 },
          { day: day('09'), kwh: 66 },
        ],
      },
    },
  });
});

test('a refused meter is said beside its field, and wrong entries name theirs', async () => {
  const params = { month: '2026-09', kwh: 2_484 };
  await open(month({ trips: null }), { [CALL]: problem(409, 'METER_LOWER_THAN_LAST', params) });
  const [start, end] = await screen.findAllByRole('textbox');
  await userEvent.type(end ?? document.body, '2000');
  await userEvent.click(screen.getByRole('button', { name: /melden$/ }));
  expect((await screen.findAllByText(/Bitte tragen Sie beide Zählerstände ein/)).length).toBeGreaterThan(0);
  await userEvent.clear(start ?? document.body);
  await userEvent.type(start ?? document.body, '1900');
  await userEvent.click(screen.getByRole('button', { name: /melden$/ }));
  // In the summary and beside the field.
  const said = () => screen.queryAllByText(/Im September 2026 stand der Zähler schon bei 2\.484\skWh/);
  await waitFor(() => expect(said()).toHaveLength(2));
  expect(start?.getAttribute('aria-invalid')).toBe('true');
  expect(end?.getAttribute('aria-invalid')).not.toBe('true');
});

test('without a connection the month stays on the device and is sent when it is back', async () => {
  const answers: Record<string, Answer> = {};
  const { asked } = await open(month({ charging: null }), answers);
  await userEvent.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: /melden$/ }));
  expect(await screen.findByText(/ist gespeichert und noch nicht gesendet$/)).toBeDefined();
  const before = asked.filter(({ call }) => call === CALL).length;
  answers[CALL] = { json: month() };
  answers[`GET /v1/lease/4/months/${MONTH}`] = {
    json: month({ charging: null, reportedAt: `${TODAY}T08:00:00.000Z` }),
  };
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/noch nicht gesendet/)).toBeNull());
  const sent = asked.filter(({ call }) => call === CALL);
  expect([sent.length > before, sent.at(-1)?.body]).toEqual([
    true,
    { tripDays: [day('01')], charging: null },
  ]);
});

test('a month that payroll has booked is read-only until it is corrected', async () => {
  const { trips } = month();
  await open(
    month({
      reportedAt: `${TODAY}T08:00:00.000Z`,
      isInFile: true,
      trips: trips && { ...trips, days: [day('03')] },
    }),
  );
  await screen.findByText(/1 Fahrt: 03\./);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

test('without single trips and electricity the page says so', async () => {
  await open(month({ trips: null, charging: null }));
  expect(await screen.findByText('In diesem Monat ist nichts zu melden.')).toBeDefined();
});

test('the cheaper method of the year is shown in net pay, and chosen after a question', async () => {
  const { asked } = await open(month({ trips: null, charging: null }), {
    'PUT /v1/user/commute-method': { json: { ...COMPARISON, method: 'SINGLE_TRIPS_0002' } },
  });
  await screen.findByText(
    /Günstiger für Sie: Einzelne Fahrten\. Das sind \d{4} voraussichtlich rund 92\s€ netto mehr/,
  );
  screen.getByText(/Gemeldet sind 111 Fahrten: 386,28\s€ statt 574,20\s€/);
  await userEvent.click(screen.getByRole('button', { name: 'Wechseln: Einzelne Fahrten' }));
  await userEvent.click(await screen.findByRole('button', { name: `Für ${YEAR} wechseln` }));
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    year: YEAR,
    method: 'SINGLE_TRIPS_0002',
  });
});
