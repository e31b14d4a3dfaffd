import type { ReplyOf } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { FinesDesk } from './fines-desk.tsx';

type Case = ReplyOf<'getFine'>;

const CASE: Case = {
  id: 3,
  leaseId: 4,
  state: 'ANSWERED',
  holder: 'EMPLOYER',
  kind: 'HEARING',
  plate: 'K-SW 417E',
  day: '2026-11-20',
  time: '14:20',
  authority: 'Stadt Köln, Ordnungsamt',
  reference: '32-4711/26',
  amountEur: 30,
  deadline: '2026-12-31',
  feeEur: 0,
  arrivedOn: '2026-11-24',
  answerUntil: '2026-12-08',
  answer: 'SILENT',
  driverName: null,
  answeredAt: '2026-11-25T10:00:00.000Z',
  passedOnAt: null,
  closedAt: null,
  employeeName: 'Anna Schmidt',
  tenantName: 'Nordwerk GmbH',
  vehicle: 'Škoda Enyaq 85',
  logbookHint: true,
};

const open = (at: string, holds = true) =>
  renderPage({
    route: '/employer/leases',
    at,
    page: <FinesDesk desk="employer" />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
    answers: {
      'GET /v1/fines': { json: { fines: [], next: null, holds, feeEur: 0 } },
      'GET /v1/fines/3': { json: CASE },
      'PUT /v1/fines/3': { json: null },
    },
  });

test('an employer that is not the holder reads who receives the letters, and enters none', async () => {
  await open('/employer/leases?fines', false);
  expect(await screen.findByText('Die Post von Behörden erhält der Anbieter.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Brief erfassen' })).toBeNull();
});

test('the holder passes an answered letter on, and reads of the logbook', async () => {
  const { asked } = await open('/employer/leases?fines=3');
  expect(await screen.findByText('Ich sage dazu nichts')).toBeDefined();
  expect(screen.getByText('Ein Fahrtenbuch kann folgen')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Antwort ist verschickt' }));
  await expect
    .poll(() => asked.find(({ call }) => call === 'PUT /v1/fines/3')?.body)
    .toEqual({ state: 'PASSED_ON' });
});

test('a letter is not entered without its file', async () => {
  const { asked } = await open('/employer/leases?fines=new');
  const type = async (name: string, text: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }), text);
  await type('Kennzeichen', 'k-sw 417e');
  await type('Uhrzeit', '14:20');
  await type('Absender', 'Stadt Köln');
  await type('Aktenzeichen', '32-4711/26');
  await type('Frist der Behörde', '31.12.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Brief erfassen und nachfragen' }));
  expect(await screen.findByText('Bitte wählen Sie den Brief.')).toBeDefined();
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});
