import { inCents, type VehicleListItem } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { listRate } from './list-rate.ts';

type Fields = Pick<VehicleListItem, 'privateLease' | 'yourLeaseFrom' | 'estimateLeaseFrom' | 'estimateRange'>;

const privateLease = (perMonthEur: number) => ({ perMonthEur, premiumPerMonthEur: 0 });
const fields: Fields = {
  privateLease: privateLease(503),
  yourLeaseFrom: null,
  estimateLeaseFrom: 326,
  estimateRange: null,
};

test('the own rate goes before the estimate', () => {
  const { rate, saving, rateCents } = listRate(inCents({ ...fields, yourLeaseFrom: 312.02 }));
  expect(rate).toEqual({ lowCents: 31_202, highCents: 31_202, personal: true });
  expect(saving).toMatchObject({ leastCents: 19_100, mostCents: 19_100 });
  expect(Math.round(saving?.leastPercent ?? 0)).toBe(38);
  expect(rateCents).toBe(31_202);
});

test('without salary data the estimate is a range, and its upper end counts', () => {
  const { rate, saving, rateCents } = listRate(
    inCents({ ...fields, estimateRange: { fromEur: 330.35, toEur: 359.98 } }),
  );
  expect(rate).toEqual({ lowCents: 33_035, highCents: 35_998, personal: false });
  expect(saving).toMatchObject({ leastCents: 14_300, mostCents: 17_300 });
  expect([saving?.leastPercent ?? 0, saving?.mostPercent ?? 0].map(Math.round)).toEqual([28, 34]);
  expect(rateCents).toBe(35_998);
});

test('the flat estimate stands where no range can be computed', () => {
  const { rate, saving } = listRate(inCents(fields));
  expect(rate).toEqual({ lowCents: 32_600, highCents: 32_600, personal: false });
  expect(Math.round(saving?.leastPercent ?? 0)).toBe(35);
});

test('without a private rate there is no saving', () => {
  expect(listRate(inCents({ ...fields, privateLease: null })).saving).toBeNull();
});

test('the saving is the difference of the figures as shown', () => {
  const { saving } = listRate(
    inCents({ ...fields, privateLease: privateLease(500.4), yourLeaseFrom: 300.6 }),
  );
  expect(saving?.leastCents).toBe(19_900);
});
