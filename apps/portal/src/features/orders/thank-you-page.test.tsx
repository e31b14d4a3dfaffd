import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal.tsx';
import { sampleFollowedLease, sampleOrder, sampleSteps } from './testing/sample-order.ts';
import ThankYouPage from './thank-you-page.tsx';

const order = { ...sampleOrder, comparison: sampleOrder.comparison.verdict, stops: [] };

/** @param steps of the order 7 */
function open(
  at: string,
  steps = sampleSteps('TENANT_ADMIN_CLICK_CONFIRM'),
  followsLease: object | null = null,
): Promise<unknown> {
  return renderPortal(<ThankYouPage />, {
    path: '/order/:orderId',
    at,
    roles: ['EMPLOYEE'],
    answer: ({ path }) =>
      path === '/v1/order/7/workflow'
        ? Response.json({ order: { ...order, followsLease }, steps, userSteps: [] })
        : Response.json({ type: 'about:blank', title: '', status: 404, code: 'NOT_FOUND' }, { status: 404 }),
  });
}

const thanks = () => screen.findByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' });

test('thanks for the signed order by its number', async () => {
  await open('/order/7');
  expect(await thanks()).toBeTruthy();
  expect(screen.getByText('7')).toBeTruthy();
  expect(screen.getByText(/prüft Ihre Bestellung/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Vertrag prüfen' })).toBeNull();
});

test('names the car that is followed, and the planned handover', async () => {
  await open('/order/7', undefined, sampleFollowedLease);
  expect(await screen.findByText(/folgt auf Ihr jetziges \(Audi Q4\).*für den 18\.11\.2029/)).toBeTruthy();
});

test('an order that is not signed can be continued', async () => {
  await open('/order/7', sampleSteps('PREVIEW_CONTRACT'));
  expect(await thanks()).toBeTruthy();
  expect(screen.getByText(/noch nicht verbindlich/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Vertrag prüfen' });
  expect(link.getAttribute('href')).toBe('/order/7/workflow');
});

test('an order that ended before its signature says so', async () => {
  const [first, ...others] = sampleSteps('CONFIRM_SUMMARY');
  const declined = { ...first!, status: { ...first!.status!, status: 'DECLINED' as const } };
  await open('/order/7', [declined, ...others]);
  expect(await screen.findByText(/Diese Bestellung ist beendet/)).toBeTruthy();
});

test.each(['/order/abc', '/order/99999'])('%s is no order to thank for', async (at) => {
  await open(at);
  expect(await screen.findByRole('heading', { level: 1, name: /gibt es nicht/ })).toBeTruthy();
  expect(screen.queryByText(/Vielen Dank/)).toBeNull();
});
