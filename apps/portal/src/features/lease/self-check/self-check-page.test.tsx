import { inEuros } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SelfCheck } from '../../../product/self-check/self-check.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import SelfCheckPage from './self-check-page.tsx';

const range = (from: number, to: number) => ({ fromCents: cents(from * 100), toCents: cents(to * 100) });
const SCRATCH = { part: 'DOOR', kind: 'SCRATCH', size: 'MEDIUM', depth: 'DEEP' } as const;
const CHECK: SelfCheck = {
  leaseId: 4,
  catalogue: {
    version: 4,
    publishedAt: '2026-11-01T08:00:00.000Z',
    rows: [
      { ...SCRATCH, loss: range(120, 190), repair: { kind: 'SPOT_REPAIR', ...range(80, 150) } },
      { ...SCRATCH, size: 'SMALL', depth: 'SURFACE', loss: null, repair: null },
    ],
  },
  check: {
    photos: [],
    findings: [{ view: 'LEFT_DOORS', ...SCRATCH, photo: null }],
    attached: false,
    isComplete: false,
    catalogueVersion: 4,
    savedAt: '2026-11-10T08:00:00.000Z',
    keptUntil: '2026-12-10',
  },
  canChange: true,
  lastDay: '2027-01-11',
  daysLeft: 58,
  distance: {
    km: 34_680,
    freeKm: 32_500,
    settledKm: 2_180,
    extraKilometerEur: 0.09,
    netCents: cents(196_20),
  },
};
const SAVE = 'PUT /v1/lease/4/self-check';

const open = (at = '/lease/4/self-check', check: Partial<SelfCheck> = {}) =>
  renderPage({
    route: '/lease/:leaseId/self-check',
    at,
    page: <SelfCheckPage />,
    isPhone: true,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      'GET /v1/user/me': { json: sampleMe({ roles: ['EMPLOYEE'] }) },
      'GET /v1/lease/4/self-check': { json: inEuros({ ...CHECK, ...check }) },
      [SAVE]: { json: null },
    },
  });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the result adds findings and kilometres, and says which repair is worth it', async () => {
  await open();
  expect(await screen.findByText('316–386')).toBeDefined();
  expect(screen.getByText('Kratzer, Tür: eher ja')).toBeDefined();
  expect(screen.getByText(/2\.180\skm × 0,09\s€/)).toBeDefined();
  expect(screen.getByText(/Keine Bilderkennung/)).toBeDefined();
  expect(screen.getByText(/löschen wir ihn nach dem 10\.12\.2026/)).toBeDefined();
});

test('a finding is chosen from the catalogue, priced at once and saved', async () => {
  const { asked } = await open('/lease/4/self-check?view=RIGHT_DOORS');
  await press('Stelle eintragen');
  await choose('Kratzer');
  await choose('bis 3 cm');
  await choose('Nein');
  expect(await screen.findByText(/Übliche Gebrauchsspur/)).toBeDefined();
  await choose('größer als 10 cm');
  expect(await screen.findByText(/steht nicht in der Preisliste/)).toBeDefined();
  await press('Stelle übernehmen');
  await waitFor(() =>
    expect(asked.find(({ call }) => call === SAVE)?.body).toMatchObject({
      findings: [
        { view: 'LEFT_DOORS' },
        { view: 'RIGHT_DOORS', part: 'DOOR', kind: 'SCRATCH', size: 'LARGE', depth: 'SURFACE', photo: null },
      ],
      attached: false,
    }),
  );
});

test('it is a private note until the employee attaches it', async () => {
  const { asked } = await open();
  expect(await screen.findByText(/private Notiz/)).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Der Rückgabe beilegen' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === SAVE)?.body).toMatchObject({ attached: true }),
  );
});

test('without a catalogue it says so; after the return nothing can be changed', async () => {
  const { unmount } = await open(undefined, { catalogue: null });
  expect(await screen.findByText('Die Preisliste liegt noch nicht vor')).toBeDefined();
  unmount();
  await open(undefined, { canChange: false });
  expect(await screen.findByText('Der Check ist abgeschlossen')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
