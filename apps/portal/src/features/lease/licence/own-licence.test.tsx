import type { ReplyOf } from '@stromwandel/api-spec';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { LicenceTask } from './licence-task.tsx';
import { OwnLicence } from './own-licence-part.tsx';

type Drivers = ReplyOf<'listDrivers'>;

const DRIVERS: Drivers = {
  vehicle: 'Škoda Enyaq 85',
  licence: {
    standing: 'VALID',
    checkedOn: '2026-11-01',
    dueOn: '2027-05-01',
    graceUntil: '2027-05-15',
    lostOn: null,
  },
  details: { classes: ['AM', 'B'], validUntil: '2033-01-15', check: null },
  checkable: false,
  interval: 'MONTHS_6',
  circle: 'HOUSEHOLD',
  mostDrivers: 4,
  activeDrivers: 1,
  drivers: [
    {
      id: 8,
      name: 'Ilse Falk',
      email: 'ilse@example.com',
      relation: 'PARTNER',
      state: 'ACTIVE',
      standing: 'VALID',
      invitedUntil: '2026-12-01',
      activatedAt: '2026-11-03T10:00:00.000Z',
      dueOn: '2027-05-03',
      endedAt: null,
    },
  ],
};
const OVERDUE: Drivers = {
  ...DRIVERS,
  licence: {
    standing: 'OVERDUE',
    checkedOn: '2026-04-01',
    dueOn: '2026-10-01',
    graceUntil: '2026-10-15',
    lostOn: null,
  },
  details: { classes: ['B'], validUntil: null, check: { state: 'FAILED', reason: 'LICENCE_CLASS_MISSING' } },
  checkable: true,
};

const open = (drivers: Drivers) =>
  renderPage({
    route: '/',
    at: '/',
    page: <OwnLicence leaseId={4} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      'GET /v1/lease/4/drivers': { json: drivers },
      'POST /v1/lease/4/drivers': { json: { id: 9 } },
      'POST /v1/lease/4/licence-loss': { json: undefined, status: 204 },
      'DELETE /v1/lease/4/drivers/8': { json: undefined, status: 204 },
    },
  });

test('shows what was checked, and who else drives', async () => {
  await open({ ...DRIVERS, drivers: [] });
  expect(await screen.findByText('Führerschein geprüft')).toBeDefined();
  expect(screen.getByText('AM, B')).toBeDefined();
  expect(screen.getByText('Bisher fahren nur Sie.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Führerschein prüfen' })).toBeNull();
});

test('says why a check was not passed, with one way on', async () => {
  await open(OVERDUE);
  expect(await screen.findByText('Fahren ist nicht erlaubt, bis der Führerschein geprüft ist')).toBeDefined();
  expect(screen.getByText(/Klasse B nicht eingetragen/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Führerschein prüfen' })).toBeDefined();
});

test('asks before a loss is reported, and for no reason', async () => {
  const user = userEvent.setup();
  const { asked } = await open(DRIVERS);
  await user.click(await screen.findByRole('button', { name: 'Führerschein verloren oder abgegeben' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Jetzt melden' }));
  await expect.poll(() => asked.map(({ call }) => call)).toContain('POST /v1/lease/4/licence-loss');
});

test('invites a person, and ends one', async () => {
  const user = userEvent.setup();
  const { asked } = await open(DRIVERS);
  await user.click(await screen.findByRole('button', { name: 'Person einladen' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Vorname/), 'Ida');
  await user.type(within(dialog).getByLabelText(/Nachname/), 'Roth');
  await user.type(within(dialog).getByLabelText(/E-Mail-Adresse/), 'ida@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Einladung senden' }));
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body)
    .toMatchObject({ firstName: 'Ida', lastName: 'Roth', relation: 'PARTNER' });
  await user.click(screen.getByRole('button', { name: 'Ilse Falk: Erlaubnis beenden' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Beenden' }));
  await expect.poll(() => asked.map(({ call }) => call)).toContain('DELETE /v1/lease/4/drivers/8');
});

test('the page of the car names a due check with its last day', async () => {
  const licence = DRIVERS.licence && { ...DRIVERS.licence, standing: 'DUE' as const };
  await renderPage({ route: '/', at: '/', page: <LicenceTask leaseId={4} licence={licence} /> });
  expect(await screen.findByText(/am 01.05.2027 fällig .* Nach dem 15.05.2027/)).toBeDefined();
});
