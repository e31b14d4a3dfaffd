import type { ReplyOf } from '@stromwandel/api-spec';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../../testing/render-page.tsx';
import DriverPage from './driver-page.tsx';

type Link = ReplyOf<'getDriverLink'>;

const INVITED: Link = {
  vehicle: 'Škoda Enyaq 85',
  plate: 'K-SW 417E',
  firstName: 'Ilse',
  invitedBy: 'Anna Schmidt',
  state: 'INVITED',
  invitedUntil: '2026-12-27',
  consented: false,
  activatedAt: null,
  licence: null,
  check: null,
  checkable: false,
  addressAsked: false,
};
const ACTIVE: Link = {
  ...INVITED,
  state: 'ACTIVE',
  consented: true,
  activatedAt: '2026-11-27T10:00:00.000Z',
  licence: {
    standing: 'VALID',
    checkedOn: '2026-11-27',
    dueOn: '2027-05-27',
    graceUntil: '2027-06-10',
    lostOn: null,
  },
};

const open = (link: Answer) =>
  renderPage({
    route: '/driver/:code',
    at: '/driver/abc',
    page: <DriverPage />,
    answers: {
      'GET /v1/driver/abc': link,
      'GET /v1/support-contact': {
        json: {
          phone: null,
          towPhone: '0800 112233',
          workshopPhone: null,
          email: null,
          hoursDe: null,
          hoursEn: null,
        },
      },
      'POST /v1/driver/abc': problem(409, 'AGE_NOT_ALLOWED', { from: 18, to: 75 }),
    },
  });

test('shows car, plate, breakdown number and six duties; a refused age says which is allowed', async () => {
  const { asked } = await open({ json: INVITED });
  expect(await screen.findByText('K-SW 417E')).toBeDefined();
  expect((await screen.findByRole('link', { name: '0800 112233' })).getAttribute('href')).toBe(
    'tel:0800112233',
  );
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6);
  await userEvent.click(screen.getByRole('button', { name: 'Zustimmen und Führerschein prüfen' }));
  expect(asked.map(({ call }) => call)).not.toContain('POST /v1/driver/abc');
  await userEvent.type(screen.getByLabelText(/Geburtsdatum/), '01.02.2010');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Zustimmen und Führerschein prüfen' }));
  expect(await screen.findByText(/18 bis 75 Jahre alt\.$/)).toBeDefined();
});

test('a used link says so, and ends the permission after a question', async () => {
  const { asked } = await open({ json: ACTIVE });
  expect(await screen.findByText(/^Dieser Link wurde bereits genutzt/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ich fahre nicht mehr' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ich fahre nicht mehr' }));
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body)
    .toEqual({ command: 'END' });
});

test('an unknown link leads no further', async () => {
  await open(problem(400, 'INVALID_CODE'));
  expect(await screen.findByText('Dieser Link führt nicht weiter')).toBeDefined();
});
