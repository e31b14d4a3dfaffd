import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import ProviderPage from './provider-page.tsx';

const order = (id: number, firstName: string) => ({
  id,
  created: '2026-11-20T08:00:00.000Z',
  stage: 'WITH_PROVIDER',
  stepType: 'ADMIN_CONFIRM',
  employee: { firstName, lastName: 'Schmidt', employeeId: null },
  vehicle: { brand: 'Škoda', carModel: 'Enyaq', trimLevel: null, mainPhotoUrl: null, bodyStyle: 'SUV' },
  color: { name: 'Grün', hex: '#2F6B4F' },
  durationMonths: 36,
  kmPerYear: 10_000,
  totalMonthlyGrossCostEur: 500,
  grossRetailPriceEur: 45_000,
  waitingSince: '2026-11-20T08:00:00.000Z',
  deadline: null,
  signedAt: '2026-11-20T08:00:00.000Z',
  endReason: null,
  endNote: null,
  decidedAt: null,
  tenantName: 'Nordwerk GmbH',
  deliveryWeek: null,
  builtOn: null,
  shippedOn: null,
  deliveredOn: null,
  handedOverOn: null,
  manufacturerLinkSentAt: null,
});

test('orders the chosen cars after a question that lists them, and says of each what became of it', async () => {
  const { asked } = await renderPage({
    route: '/provider',
    at: '/provider?state=TO_ORDER',
    page: <ProviderPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: {
      'GET /v1/provider/order?lane=TO_ORDER': {
        json: { orders: [order(1, 'Anna'), order(2, 'Ben'), order(3, 'Eva')], next: null },
      },
      'POST /v1/provider/order': {
        json: [
          { orderId: 1, problem: null },
          { orderId: 3, problem: 'ORDER_ENDED' },
        ],
      },
    },
  });
  await userEvent.click(await screen.findByLabelText('Alle Bestellungen dieser Seite auswählen'));
  await userEvent.click(screen.getByLabelText('Bestellung 2 von Ben Schmidt auswählen'));
  await userEvent.click(screen.getByRole('button', { name: 'Beim Hersteller bestellen' }));
  const dialog = await screen.findByRole('dialog', { name: '2 Fahrzeuge beim Hersteller bestellen' });
  const listed = within(dialog).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    '1, Škoda Enyaq: Anna Schmidt, Nordwerk GmbH',
    '3, Škoda Enyaq: Eva Schmidt, Nordwerk GmbH',
  ]);
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '2 Fahrzeuge bestellen' }));
  const outcome = await screen.findByText('1 Fahrzeug ist beim Hersteller bestellt.');
  expect(document.activeElement).toBe(outcome.closest('[tabindex="-1"]'));
  expect(screen.getByText('Bestellung 1, Anna Schmidt: bestellt')).toBeDefined();
  expect(screen.getByText(/Bestellung 3, Eva Schmidt: Diese Bestellung ist beendet/)).toBeDefined();
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ orderIds: [1, 3] });
});

test('goes on with the choice of orders when nothing is chosen any more', async () => {
  await renderPage({
    route: '/provider',
    at: '/provider?state=TO_ORDER',
    page: <ProviderPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: {
      'GET /v1/provider/order?lane=TO_ORDER': {
        json: { orders: [order(1, 'Anna'), order(2, 'Ben')], next: null },
      },
    },
  });
  await userEvent.click(await screen.findByLabelText('Bestellung 2 von Ben Schmidt auswählen'));
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Alle Bestellungen dieser Seite auswählen'));
});

test('names the employee who has to act', async () => {
  const waiting = { ...order(4, 'Nils'), stage: 'WITH_EMPLOYEE' };
  await renderPage({
    route: '/provider',
    at: '/provider?state=WITH_EMPLOYEE',
    page: <ProviderPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: { 'GET /v1/provider/order?stage=WITH_EMPLOYEE': { json: { orders: [waiting], next: null } } },
  });
  expect(await screen.findByText('Bei Nils Schmidt')).toBeDefined();
});
