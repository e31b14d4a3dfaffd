import { expect, test } from 'vitest';
import { listRate } from './list-rate.ts';

const fields = { leaseFrom: 503, yourLeaseFrom: null, estimateLeaseFrom: 326, estimateRange: null };

test('the own rate goes before the estimate', () => {
  const { rate, saving, rateEur } = listRate({ ...fields, yourLeaseFrom: 312.02 });
  expect(rate).toEqual({ lowEur: 312.02, highEur: 312.02, personal: true });
  expect(saving).toMatchObject({ leastEur: 191, mostEur: 191 });
  expect(Math.round(saving.leastPercent)).toBe(38);
  expect(rateEur).toBe(312.02);
});

test('without salary data the estimate is a range, and its upper end counts', () => {
  const { rate, saving, rateEur } = listRate({
    ...fields,
    estimateRange: { fromEur: 330.35, toEur: 359.98 },
  });
  expect(rate).toEqual({ lowEur: 330.35, highEur: 359.98, personal: false });
  expect(saving).toMatchObject({ leastEur: 143, mostEur: 173 });
  expect([saving.leastPercent, saving.mostPercent].map(Math.round)).toEqual([28, 34]);
  expect(rateEur).toBe(359.98);
});

test('the flat estimate stands where no range can be computed', () => {
  const { rate, saving } = listRate(fields);
  expect(rate).toEqual({ lowEur: 326, highEur: 326, personal: false });
  expect(Math.round(saving.leastPercent)).toBe(35);
});

test('a private rate of zero saves nothing in percent', () => {
  expect(listRate({ ...fields, leaseFrom: 0, estimateLeaseFrom: 0 }).saving.leastPercent).toBe(0);
});

test('the saving is the difference of the figures as shown', () => {
  expect(listRate({ ...fields, leaseFrom: 500.4, yourLeaseFrom: 300.6 }).saving.leastEur).toBe(199);
});
