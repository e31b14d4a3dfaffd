import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { sampleSalaryInfo, samplePackageOffer, samplePricingTerms } from './testing/salary-samples.ts';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { priceCar } from './price-car.ts';
import { pricePackages } from './price-packages.ts';

const person = employeeFromSalaryInfo(sampleSalaryInfo());
const terms = samplePricingTerms();

const offers = Array.from({ length: 60 }, (_, index) =>
  samplePackageOffer({
    packageId: index + 1,
    ratePerMonth: cents(90_000 - index * 733),
    grossListPrice: cents(3_000_000 + Math.floor(index / 15) * 3_700_000),
  }),
);

describe('personal prices of many packages', () => {
  it('equal those of the single car, for every package', () => {
    const prices = pricePackages(person, offers, terms);
    if (!prices.ok) throw new Error(prices.error.code);
    expect(prices.value.prices.size).toBe(60);
    for (const offer of offers) {
      const single = priceCar(person, offer, cents(0), terms);
      expect(single).toMatchObject({
        ok: true,
        value: { comparison: { userPrice: prices.value.prices.get(offer.packageId) } },
      });
    }
  });

  it('omit packages that the pay does not allow', () => {
    const offer = samplePackageOffer({ packageId: 7, ratePerMonth: cents(460_000) });
    const prices = pricePackages(person, [samplePackageOffer(), offer], terms);
    expect(prices.ok && [...prices.value.prices.keys()]).toEqual([1]);
  });

  it("decrease by about the employer's contribution", () => {
    const own = pricePackages(person, [samplePackageOffer()], terms);
    const helped = pricePackages(
      person,
      [samplePackageOffer(), samplePackageOffer({ packageId: 2, ratePerMonth: cents(4000) })],
      { ...terms, employerContribution: cents(5000) },
    );
    if (!own.ok || !helped.ok) throw new Error('refused');
    expect(own.value.prices.get(1)).toBe(34_098);
    expect(helped.value.prices.get(1)).toBeLessThan(34_098 - 2000);
    // The contribution never exceeds the rate: what remains is the tax on the benefit.
    expect(helped.value.prices.get(2)).toBeGreaterThan(0);
  });

  it('exist in a month without enacted law only by the figures of an assumed year', () => {
    const january = { ...terms, payrollMonth: calendarDate('2027-01-01') };
    const enacted = pricePackages(person, offers, terms);
    expect(pricePackages(person, offers, { ...january, assumedYear: 2026 })).toMatchObject({
      value: { prices: enacted.ok && enacted.value.prices },
    });
    expect(pricePackages(person, offers, january)).toMatchObject({
      ok: false,
      error: { code: 'DATE_OUTSIDE_LAW', knownUntil: '2026-12-31' },
    });
  });
});
