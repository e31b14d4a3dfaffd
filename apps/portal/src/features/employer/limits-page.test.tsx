import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import LimitsPage from './limits-page.tsx';

const render = (limits: readonly object[]) =>
  renderPage({
    route: '/employer/limits',
    at: '/employer/limits',
    page: <LimitsPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
    answers: { 'GET /v1/employer/limits': { json: { year: 2027, limits } } },
  });

test('lists person, car, limit, month and what to do, with the way to the order', async () => {
  await render([
    {
      orderId: 8,
      firstName: 'Anna',
      lastName: 'Schmidt',
      vehicle: { brand: 'Volkswagen', carModel: 'ID.4', trimLevel: 'Pro' },
      limit: 'CASH_PAY_LIMIT',
      from: '2027-02-02',
    },
  ]);
  const link = await screen.findByRole('link', { name: 'Bestellung 8' });
  expect(link.getAttribute('href')).toBe('/employer?order=8');
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(
    /Anna Schmidt.*Volkswagen ID\.4.*§\s107\sGewO.*Februar 2027.*Zuschuss erhöhen/,
  );
});

test('says that all leases keep the limits', async () => {
  await render([]);
  expect(await screen.findByText('Alle laufenden Verträge halten die Grenzen von 2027 ein.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
