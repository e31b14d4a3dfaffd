import { calendarDate, cents, type Cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { benefitsOfMonth } from './benefits-of-month.ts';
import { cheaperMethod, compareCommuteMethods, type CommuteMonth } from './compare-commute-methods.ts';
import { samplePackageOffer, samplePricingTerms } from './testing/salary-samples.ts';

const month = (values: Partial<CommuteMonth>): CommuteMonth => ({
  reported: null,
  expected: 10,
  // 3.48 a trip, 52.20 a month; 0.45 of a benefit is missing in the net pay.
  benefitOf: (trips) => cents(trips === null ? 52_20 : trips * 3_48),
  netOf: (benefit) => cents(Math.round(benefit * 0.45)),
  ...values,
});
const reported = (...trips: number[]) => trips.map((one) => month({ reported: one }));

// A list price of 46,520 EUR: 11,600 EUR are taxed; 15 km are 3.48 EUR a trip, 52.20 EUR a month at 0.03 %.
test('111 trips by November count 386.28 EUR instead of 574.20 EUR', () => {
  const benefitOf = (trips: number | null): Cents => {
    const benefits = benefitsOfMonth(
      samplePackageOffer({ grossListPrice: cents(46_520_00) }),
      samplePricingTerms(),
      {
        commuteKilometers: 15,
        trips: trips ?? 0,
        valuation: trips === null ? 'FLAT_003' : 'SINGLE_TRIPS_0002',
      },
      calendarDate('2026-11-01'),
    );
    if (!benefits.ok) throw new Error(benefits.error.code);
    return benefits.value.commute;
  };
  const trips = [10, 9, 11, 10, 10, 10, 11, 8, 12, 12, 8];
  const compared = compareCommuteMethods(
    trips.map((one) => month({ reported: one, benefitOf })),
    180,
  );
  expect(compared).toMatchObject({
    reportedMonths: 11,
    reportedTrips: 111,
    expectedTrips: 0,
    reported: { FLAT_003: 574_20, SINGLE_TRIPS_0002: 386_28 },
    year: { FLAT_003: 574_20, SINGLE_TRIPS_0002: 386_28 },
  });
});

test('the months to come have the expected trips, up to 180 in the year', () => {
  const compared = compareCommuteMethods(
    [...reported(23, 22, 23, 22, 23, 22, 23), ...Array(5).fill(month({}))],
    180,
  );
  expect([compared.reportedTrips, compared.expectedTrips]).toEqual([158, 22]);
  // 12 × 52.20; 180 × 3.48; and 45 % of both, month by month.
  expect(compared.year).toEqual({ FLAT_003: 626_40, SINGLE_TRIPS_0002: 626_40 });
  expect(compared.net?.FLAT_003).toBe(12 * 23_49);
});

test.each([
  // 12 months of 10: 417.60 against 626.40; net 187.92 against 281.88.
  [10, 'SINGLE_TRIPS_0002'],
  // 12 months of 13: 542.88 against 626.40; net 244.32 against 281.88.
  [13, null],
])('with %d trips a month the cheaper method is %s', (expected, method) => {
  expect(cheaperMethod(compareCommuteMethods(Array(12).fill(month({ expected })), 180))).toBe(method);
});

test('few trips before an expensive car make 0.03 % cheaper', () => {
  const flat = month({ benefitOf: (trips) => cents(trips === null ? 10_00 : trips * 3_48), netOf: null });
  const compared = compareCommuteMethods(Array(12).fill(flat), 180);
  expect([compared.net, cheaperMethod(compared)]).toEqual([null, 'FLAT_003']);
});
