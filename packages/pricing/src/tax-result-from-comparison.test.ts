import { contract } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { sampleSalaryInfo, samplePackageOffer, samplePricingTerms } from './testing/salary-samples.ts';
import { employeeFromSalaryInfo } from './employee-from-salary-info.ts';
import { priceCar } from './price-car.ts';

function taxResult(salary = sampleSalaryInfo(), offer = samplePackageOffer(), comparisonCost = 65_000) {
  const price = priceCar(employeeFromSalaryInfo(salary), offer, cents(comparisonCost), samplePricingTerms());
  if (!price.ok) throw new Error(price.error.code);
  return price.value.taxResult;
}

describe('tax result of the API', () => {
  it('matches the contract and has the figures of the payslips', () => {
    const result = taxResult();
    expect(contract.getTaxResult.reply.parse(result)).toEqual(result);
    expect(result).toMatchObject({
      price: 500,
      userPrice: 340.98,
      before: { brutto: 4500, adjustedGross: 4500, lohnst: 650.16, takeHome: 2871.09 },
      after: { brutto: 4500, adjustedGross: 4162.4, lohnst: 564.58, takeHome: 2530.11 },
      salarySacrificeData: { monthlyNetLeasing: 500, vehicleTaxation: 112, commutingTaxation: 50.4 },
      law: {
        payrollMonth: '2026-11',
        benefitPercent: 0.25,
        benefitCapEur: 100_000,
        taxableListPriceEur: 11_200,
      },
    });
  });

  it('compares with the private lease', () => {
    expect(taxResult()).toMatchObject({
      grossComparisonCostEur: 650,
      savingPerMonthEur: 309.02,
      savingPerYearEur: 3708.24,
      savingPercent: 47.5,
    });
    expect(taxResult(sampleSalaryInfo(), samplePackageOffer(), 0).savingPercent).toBe(0);
  });

  it('shows lines that add up to the payout', () => {
    const { lines, before, after } = taxResult();
    const added = lines.filter(
      (line) => line.code !== 'BASIS_FOR_ANCILLARY_COSTS' && line.code !== 'NET_SALARY',
    );
    const sum = (side: 'beforeEur' | 'afterEur'): number =>
      added.reduce((total, line) => total + Math.round(line[side] * 100), 0) / 100;
    expect(sum('beforeEur')).toBe(before.takeHome);
    expect(sum('afterEur')).toBe(after.takeHome);
  });

  it('explains lines with rates in percent and bases on both sides', () => {
    const health = taxResult().lines.find((line) => line.code === 'HEALTH_INSURANCE')?.explanation;
    expect(health?.before.terms).toMatchObject([
      { part: 'BASIC_RATE', amountEur: -328.5, baseEur: 4500, ratePercent: 7.3, rounding: 'HALF_UP' },
      { part: 'ADDITIONAL_RATE', amountEur: -65.25, baseEur: 4500, ratePercent: 1.45 },
    ]);
    expect(health?.after).toMatchObject({
      rule: 'INSURANCE_SHARE',
      source: '§§ 241, 242, 249 SGB V',
      terms: [{ baseEur: 4162.4 }, { baseEur: 4162.4 }],
    });
    const commute = taxResult().lines.find((line) => line.code === 'BENEFIT_CAR_COMMUTE')?.explanation;
    expect(commute?.after.terms).toMatchObject([{ baseEur: 11_200, ratePercent: 0.03, kilometers: 15 }]);
  });

  it('shows the price and the stop when the minimum wage forbids the conversion', () => {
    const result = taxResult(sampleSalaryInfo({ grossMonthlySalaryEur: 2500 }));
    expect(result.userPrice).toBeGreaterThan(0);
    expect(result.stops[0]).toMatchObject({
      code: 'MINIMUM_WAGE',
      params: { cashPayEur: 2000, requiredEur: 2409.34, hourlyWageEur: 13.9, hoursPerWeek: 40 },
    });
  });

  it('warns when private insurance is no longer possible', () => {
    const result = taxResult(
      sampleSalaryInfo({
        grossMonthlySalaryEur: 6600,
        healthInsurance: 'PRIVATE',
        arbeitgeberzuschuss: true,
        beitragPkv: 600,
        beitragPv: 60,
      }),
    );
    expect(result.warnings).toMatchObject([
      { code: 'BELOW_PRIVATE_INSURANCE_LIMIT', params: { yearlyPayEur: 75_148.8, limitEur: 77_400 } },
      { code: 'BASIC_SHARE_UNKNOWN', params: { assumedEur: 600 } },
    ]);
  });

  it('shows the cost of a taxed month without a rate', () => {
    const offer = { ratePerMonth: cents(51_500), grossListPrice: cents(4_652_000) };
    expect(taxResult(sampleSalaryInfo(), samplePackageOffer(offer)).extraMonthEur).toBe(80.26);
  });
});
