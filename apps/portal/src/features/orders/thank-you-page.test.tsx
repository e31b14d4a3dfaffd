import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal.tsx';
import { sampleOrder } from './testing/sample-order.ts';
import ThankYouPage from './thank-you-page.tsx';

function open(at: string): Promise<unknown> {
  return renderPortal(<ThankYouPage />, {
    path: '/order/:orderId',
    at,
    roles: ['EMPLOYEE'],
    answer: ({ path }) =>
      path === '/v1/order/7'
        ? Response.json(sampleOrder)
        : Response.json({ type: 'about:blank', title: '', status: 404, code: 'NOT_FOUND' }, { status: 404 }),
  });
}

test('thanks for the order by its number', async () => {
  await open('/order/7');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }),
  ).toBeTruthy();
  expect(screen.getByText('7')).toBeTruthy();
});

test.each(['/order/abc', '/order/99999'])('%s is no order to thank for', async (at) => {
  await open(at);
  expect(await screen.findByRole('heading', { level: 1, name: /gibt es nicht/ })).toBeTruthy();
  expect(screen.queryByText(/Vielen Dank/)).toBeNull();
});
