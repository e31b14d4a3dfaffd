import { expect, test } from 'vitest';
import { listRate } from './list-rate.ts';

test('the own rate goes before the estimate', () => {
  expect(listRate({ leaseFrom: 503, yourLeaseFrom: 312.02, estimateLeaseFrom: 326 })).toEqual({
    rateEur: 312.02,
    personal: true,
    savingEur: 191,
    savingPercent: 38,
  });
});

test('without salary data the estimate is shown as one', () => {
  expect(listRate({ leaseFrom: 503, yourLeaseFrom: null, estimateLeaseFrom: 326 })).toMatchObject({
    rateEur: 326,
    personal: false,
    savingPercent: 35,
  });
});

test('a private rate of zero saves nothing in percent', () => {
  expect(listRate({ leaseFrom: 0, yourLeaseFrom: null, estimateLeaseFrom: 0 }).savingPercent).toBe(0);
});

test('the saving is the difference of the figures as shown', () => {
  expect(listRate({ leaseFrom: 500.4, yourLeaseFrom: 300.6, estimateLeaseFrom: 1 }).savingEur).toBe(199);
});
