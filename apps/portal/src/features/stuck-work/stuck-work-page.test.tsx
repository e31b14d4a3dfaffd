import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import StuckWorkPage from './stuck-work-page.tsx';

const mail = {
  id: 'job-4',
  kind: 'MAIL',
  mail: 'ORDER_SIGNED',
  state: 'GIVEN_UP',
  reason: 'MAIL_REFUSED',
  detail: '550 no such user',
  orderId: 7,
  leaseId: null,
  person: 'anna@nordwerk.example',
  attempts: 12,
  since: '2026-11-20T08:30:00.000Z',
  nextTryAt: null,
  retryable: true,
};
const check = {
  ...mail,
  id: 'check-2',
  kind: 'LICENCE_CHECK',
  mail: null,
  state: 'WAITING',
  reason: 'NOT_OPENED',
  detail: null,
  person: 'Anna Schmidt',
  attempts: 0,
  retryable: false,
};
const OPEN = {
  route: '/provider/stuck',
  at: '/provider/stuck',
  page: <StuckWorkPage />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
} as const;

test('tells what is stuck, why and since when, and tries one or all again', async () => {
  const { asked } = await renderPage({
    ...OPEN,
    answers: {
      'GET /v1/provider/stuck': { json: { items: [mail, check], total: 2 } },
      'POST /v1/provider/stuck/retries': { json: { retried: 1 } },
    },
  });
  const [first, second] = await screen.findAllByRole('listitem').then((items) => items.slice(-2));
  expect(first?.textContent).toMatch(/E-Mail: Vertrag unterschrieben.*Aufgegeben.*Stimmt die Adresse\?/);
  expect(first?.textContent).toMatch(/Bestellung 7.*anna@nordwerk.example.*12 Versuche/);
  expect(second?.textContent).toMatch(/Führerschein- und Identitätsprüfung.*Wartet.*selbst neu starten/);
  expect(second?.querySelector('button')).toBeNull();
  const button = { name: 'E-Mail: Vertrag unterschrieben erneut versuchen' };
  await userEvent.click(screen.getByRole('button', button));
  await screen.findByText('1 Vorgang wird jetzt erneut versucht.');
  await userEvent.click(screen.getByRole('button', { name: 'Alle erneut versuchen' }));
  const retries = () => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  await waitFor(() => expect(retries()).toEqual([{ ids: ['job-4'] }, { ids: 'ALL' }]));
});

test('a damage that waits leads to the damages of its lease, and has no attempts', async () => {
  const damage = { ...check, id: 'damage-3', kind: 'DAMAGE', reason: 'DAMAGE_NOT_TAKEN', leaseId: 4 };
  await renderPage({
    ...OPEN,
    answers: { 'GET /v1/provider/stuck': { json: { items: [damage], total: 1 } } },
  });
  const link = await screen.findByRole('link', { name: 'Schäden ansehen' });
  expect(link.getAttribute('href')).toBe('/provider/leases/4?part=damage');
  expect(screen.queryByText(/Versuch/)).toBeNull();
});

test('says that nothing is stuck', async () => {
  const { asked } = await renderPage({
    ...OPEN,
    answers: { 'GET /v1/provider/stuck': { json: { items: [], total: 0 } } },
  });
  expect(await screen.findByText('Keine Störung')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Alle erneut versuchen' })).toBeNull();
  expect(asked.length).toBeGreaterThan(0);
});
