import { PRODUCT_TIME_HEADER } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApiQuery } from '../api/use-api-query.ts';
import { renderPortal } from '../testing/render-portal.tsx';
import { createProductClock } from './create-product-clock.ts';
import { useToday } from './product-clock-context.ts';

const DAY_MS = 86_400_000;
const answerAt = (ms: number) => () =>
  Promise.resolve(new Response(null, { headers: { [PRODUCT_TIME_HEADER]: new Date(ms).toISOString() } }));
const REQUEST = { method: 'GET', path: '/', body: undefined, headers: {} } as const;

test('it is as far ahead of the device as the last answer said', async () => {
  const clock = createProductClock();
  let told = 0;
  clock.subscribe(() => (told += 1));
  expect(clock.aheadMs()).toBe(0);
  await clock.readOff(answerAt(Date.now() + 45 * DAY_MS))(REQUEST);
  expect(Math.round(clock.aheadMs() / DAY_MS)).toBe(45);
  await clock.readOff(answerAt(Date.now() + 45 * DAY_MS + 500))(REQUEST);
  expect(told).toBe(1);
});

test.each([undefined, { [PRODUCT_TIME_HEADER]: 'yesterday' }])(
  'an answer with %o says nothing',
  async (headers) => {
    const clock = createProductClock();
    await clock.readOff(() => Promise.resolve(new Response(null, headers && { headers })))(REQUEST);
    expect(clock.aheadMs()).toBe(0);
  },
);

function Today() {
  useApiQuery('listOrders', {});
  return <p>{useToday()}</p>;
}

test('what stands in the page already follows a clock that was moved', async () => {
  await renderPortal(<Today />, {
    answer: () => Response.json([], { headers: { [PRODUCT_TIME_HEADER]: '2031-02-03T12:00:00Z' } }),
  });
  expect(await screen.findByText('2031-02-03')).toBeDefined();
});
