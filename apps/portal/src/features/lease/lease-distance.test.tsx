import type { ReplyOf } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { LeaseDistance } from './lease-distance.tsx';

type Distance = ReplyOf<'getLeaseDistance'>;

const DISTANCE: Distance = {
  readings: [
    {
      id: 3,
      km: 19_000,
      day: calendarDate('2027-01-01'),
      source: 'EMPLOYEE',
      photo: null,
      withdrawableUntil: '2027-01-08',
    },
    {
      id: 2,
      km: 9_000,
      day: calendarDate('2026-07-01'),
      source: 'EMPLOYEE',
      photo: 'p',
      withdrawableUntil: null,
    },
    {
      id: 1,
      km: 0,
      day: calendarDate('2026-01-01'),
      source: 'HANDOVER',
      photo: 'h',
      withdrawableUntil: null,
    },
  ],
  handedOverOn: '2026-01-01',
  startKm: 0,
  agreedKm: 60_000,
  plannedKm: 15_000,
  drivenKm: 19_000,
  kmPerYear: 15_000,
  durationMonths: 48,
  extraTolerance: 2_500,
  fewerTolerance: 2_500,
  extraKilometerEur: 0.09,
  fewerKilometerEur: 0.052,
  forecast: {
    km: 76_000,
    deviationKm: 16_000,
    state: 'ABOVE',
    settledKm: 13_500,
    netEur: 1_215,
    grossEur: 1_445.85,
  },
  dueOn: '2099-01-01',
  canReport: true,
};

const READINGS = 'POST /v1/lease/4/readings';

const open = (distance: Distance, more: Readonly<Record<string, { status?: number; json: unknown }>> = {}) =>
  renderPage({
    route: '/profile/car',
    at: '/profile/car',
    page: <LeaseDistance leaseId={4} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: { 'GET /v1/lease/4/readings': { json: distance }, ...more },
  });

test('the card compares the driving with the plan and names the price', async () => {
  await open(DISTANCE);
  expect(await screen.findByText('Prognose: 16.000 km über Plan')).toBeDefined();
  const facts = screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(facts).toEqual(['19.000 km', '15.000 km', '60.000 km', '76.000 km']);
  expect(screen.getByText(/^Mehrkilometer am Vertragsende: ca\. 1\.446 €\.$/)).toBeDefined();
  expect(screen.getByText(/13\.500 km außerhalb der Freigrenze .* 1\.215,00 € netto/)).toBeDefined();
  const readings = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(readings[0]?.textContent).toMatch(/^19\.000\skm gemeldet für 01\.01\.2027/);
  expect(readings[2]?.textContent).toMatch(/Übergabe am 01\.01\.2026, mit Foto$/);
});

test('once a reading is due again, the old one leads to no forecast and no price', async () => {
  await open({ ...DISTANCE, dueOn: '2026-01-01' });
  expect(
    await screen.findByText(/Prognose und Preis zeigen wir mit dem nächsten Stand wieder/),
  ).toBeDefined();
  expect(document.body.textContent).not.toMatch(/über Plan|Mehrkilometer am Vertragsende|Prognose zum Ende/);
});

test('before the first reading it says what is agreed', async () => {
  await open({ ...DISTANCE, readings: [], drivenKm: null, plannedKm: null, forecast: null, startKm: null });
  expect(await screen.findByText(/^Vereinbart sind 60\.000 km in 48 Monaten\./)).toBeDefined();
  expect(screen.queryByText('Gemeldete Stände')).toBeNull();
});

test('a refused reading names the day and the kilometres of the other one, and keeps the entry', async () => {
  const problem = { type: '/docs#LOWER_THAN_LAST', title: 'x', status: 409, code: 'LOWER_THAN_LAST' };
  const params = { day: '2027-01-01', km: 19_000 };
  const { asked } = await open(DISTANCE, { [READINGS]: { status: 409, json: { ...problem, params } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Kilometerstand melden' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = () => dialog.getByRole<HTMLInputElement>('textbox', { name: /^Kilometerstand/ });
  await userEvent.type(field(), '18.920');
  await userEvent.click(dialog.getByRole('button', { name: 'Stand melden' }));
  expect(await dialog.findByText(/Am 01\.01\.2027 waren es schon 19\.000 km\./)).toBeDefined();
  expect(field().value).toBe('18.920');
  expect(asked.filter(({ call }) => call === READINGS)).toHaveLength(1);
});

test('a wrong reading is taken back', async () => {
  const { asked } = await open(DISTANCE, { 'DELETE /v1/lease/4/readings/3': { json: DISTANCE } });
  const name = '19.000 km zurücknehmen, möglich bis 08.01.2027';
  await userEvent.click(await screen.findByRole('button', { name: name.replaceAll(' km', '\u00a0km') }));
  await waitFor(() => expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
  expect(await screen.findByText('Der Kilometerstand ist zurückgenommen.')).toBeDefined();
});

test('a reading that is due is asked for, with the day of the last one', async () => {
  await open({ ...DISTANCE, dueOn: '2026-01-01' });
  expect(await screen.findByText(/^Der letzte Stand ist vom 01\.01\.2027\. Bitte melden/)).toBeDefined();
});
