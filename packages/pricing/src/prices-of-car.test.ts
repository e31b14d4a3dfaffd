import { calendarDate, cents } from '@stromwandel/kernel';
import type { RunningCar } from '@stromwandel/payroll';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSalaryInfo, samplePackageOffer, samplePricingTerms } from './testing/salary-samples.ts';
import { cheapestRate, createPricesOfCar, type CarWithRates } from './prices-of-car.ts';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { pricePackages } from './price-packages.ts';

const person = employeeFromSalaryInfo(sampleSalaryInfo());
const terms = samplePricingTerms();
const running = {
  ratePerMonth: cents(40_000),
  employerContribution: cents(5_000),
  privateUse: cents(10_000),
  fullPrivateUse: cents(40_000),
  commute: cents(4_500),
  vat: cents(2_000),
};

function cheapestRates(cars: readonly CarWithRates[], others: readonly RunningCar[] = [], of = terms) {
  const prices = createPricesOfCar(person, of, others);
  if (!prices.ok) throw new Error(prices.error.code);
  return cars.map((one) => cheapestRate(prices.value.pricesOf(one)));
}
const car = (grossListPrice: number) => samplePackageOffer({ grossListPrice: cents(grossListPrice) });

describe('the cheapest rate of each car', () => {
  it.each([
    ['without contribution', terms, []],
    [
      'with contribution, passed-on taxes and a running car',
      {
        ...terms,
        employerContribution: cents(5_000),
        employerShareBasisPoints: 1_050,
        vatPassedOn: true,
        commuteFlatTax: 'EMPLOYEE' as const,
      },
      [running],
    ],
  ])('is the lowest of all prices of its packages, the first among equal ones, %s', (_case, of, others) => {
    const amounts = fc.array(fc.integer({ min: 5_000, max: 120_000 }), { minLength: 1, maxLength: 15 });
    const listings = fc.array(fc.tuple(fc.integer({ min: 2_000_000, max: 15_000_000 }), amounts), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(listings, (listed) => {
        const cars = listed.map(([listPrice, rates]) => ({ car: car(listPrice), rates }));
        const cheapest = cheapestRates(cars, others, of);
        const expected = listed.map(([listPrice, rates]) => {
          const offers = rates.map((rate, packageId) => ({
            ...car(listPrice),
            packageId,
            ratePerMonth: cents(rate),
          }));
          const prices = pricePackages(person, offers, of, others);
          if (!prices.ok) throw new Error(prices.error.code);
          const userPrice = Math.min(...prices.value.prices.values());
          if (userPrice === Infinity) return null;
          return {
            place: offers.findIndex((one) => prices.value.prices.get(one.packageId) === userPrice),
            userPrice,
          };
        });
        expect(cheapest).toEqual(expected);
      }),
    );
  });

  it('is missing for a car that the pay does not allow', () => {
    const offers = [
      { car: car(4_500_000), rates: [460_000, 470_000] },
      { car: car(4_500_000), rates: [460_000, 50_000] },
      { car: car(4_500_000), rates: [] },
    ];
    expect(cheapestRates(offers)).toEqual([null, { place: 1, userPrice: 34_098 }, null]);
  });

  it('does not exist in a month whose law is unknown', () => {
    expect(createPricesOfCar(person, { ...terms, payrollMonth: calendarDate('2027-01-01') })).toMatchObject({
      ok: false,
      error: { code: 'DATE_OUTSIDE_LAW' },
    });
  });
});
