import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import EmployerPage from './employer-page.tsx';

afterEach(cleanup);

const order = (id: number, firstName: string, carModel: string) => ({
  id,
  created: '2026-11-20T08:00:00.000Z',
  stage: 'WITH_EMPLOYER',
  stepType: 'TENANT_ADMIN_CLICK_CONFIRM',
  employee: { firstName, lastName: 'Schmidt', employeeId: `P-${id}` },
  vehicle: { brand: 'Škoda', carModel, trimLevel: null, mainPhotoUrl: null, bodyStyle: 'SUV' },
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
});
const OPEN = {
  route: '/employer',
  at: '/employer?tab=open&q=schmidt',
  page: <EmployerPage />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
  answers: {
    'GET /v1/employer/order': {
      json: [order(1, 'Anna', 'Enyaq'), order(2, 'Ben', 'Elroq'), order(3, 'Eva', 'Enyaq')],
    },
    'POST /v1/employer/order/approvals': {
      json: [
        { orderId: 1, problem: null },
        { orderId: 3, problem: 'ORDER_ENDED' },
      ],
    },
  },
} as const;

test('approves the chosen orders after a question, and says which could not be', async () => {
  const { asked } = await renderPage(OPEN);
  await userEvent.click(await screen.findByLabelText('Bestellung von Anna Schmidt auswählen'));
  await userEvent.click(screen.getByLabelText('Bestellung von Eva Schmidt auswählen'));
  await userEvent.click(screen.getByRole('button', { name: 'Freigeben' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/1\.000/)).toBeDefined();
  expect(within(dialog).queryByText(/Ben/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: '2 Bestellungen freigeben' }));
  expect(await screen.findByText('1 Bestellung ist freigegeben.')).toBeDefined();
  expect(screen.getByText(/Eva Schmidt: Diese Bestellung ist beendet/)).toBeDefined();
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ orderIds: [1, 3] });
});

test('finds by car and personnel number, and says when nothing matches', async () => {
  await renderPage(OPEN);
  const field = await screen.findByRole('searchbox', { name: 'Bestellungen durchsuchen' });
  await userEvent.clear(field);
  await userEvent.type(field, 'p-2');
  expect(screen.getAllByRole('link', { name: /Schmidt/ }).map(({ textContent }) => textContent)).toEqual([
    'Ben Schmidt',
  ]);
  await userEvent.type(field, 'x');
  expect(screen.getByText('Keine Bestellung passt')).toBeDefined();
});
