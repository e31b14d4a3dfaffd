import { calendarDate, cents } from '@stromwandel/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import { createCarPricer } from './car-pricer.ts';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import { FEDERAL_STATES } from './federal-states.ts';

const amount = (min: number, max: number) => fc.integer({ min, max }).map(cents);

const health = fc.oneof(
  fc.record({
    type: fc.constant('STATUTORY' as const),
    basicRateBasisPoints: fc.constantFrom(1400, 1460),
    additionalRateBasisPoints: fc.integer({ min: 0, max: 450 }),
  }),
  fc.record({
    type: fc.constant('PRIVATE' as const),
    employerSubsidy: fc.boolean(),
    premiumHealth: amount(20_000, 90_000),
    premiumCare: amount(0, 15_000),
    basicShareOfHealthPremium: fc.constant(null),
  }),
);

const employees: fc.Arbitrary<Employee> = fc
  .record({
    federalState: fc.constantFrom(...FEDERAL_STATES.map((state) => state.code)),
    dateOfBirth: fc.integer({ min: 1950, max: 2006 }).map((year) => calendarDate(`${year}-03-01`)),
    grossMonthlySalary: amount(150_000, 2_000_000),
    taxClass: fc.constantFrom<Employee['taxClass'][]>(1, 2, 3, 4, 5, 6),
    factor: fc.option(fc.integer({ min: 1, max: 1000 })),
    taxAllowancePerMonth: amount(0, 50_000),
    children: fc.boolean(),
    childrenUnder25: fc.integer({ min: 0, max: 6 }),
    childAllowances: fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2),
    pensionInsurance: fc.boolean(),
    unemploymentInsurance: fc.boolean(),
    churchTax: fc.boolean(),
    akb: fc.boolean(),
    healthInsurance: health,
    commuteKilometers: fc.integer({ min: 0, max: 120 }),
    commuteDaysPerMonth: fc.integer({ min: 0, max: 31 }),
  })
  .map(({ factor, ...employee }) => ({
    ...employee,
    spouseFactorThousandths: employee.taxClass === 4 ? factor : null,
  }));

const cars: fc.Arbitrary<CarConversion> = fc.record({
  ratePerMonth: amount(10_000, 70_000),
  employerContribution: amount(0, 10_000),
  grossListPrice: amount(1_500_000, 13_000_000),
  driveType: fc.constantFrom('ELECTRIC', 'COMBUSTION'),
  acquiredOn: fc.constantFrom('2023-05-01', '2025-01-01', '2026-05-01').map(calendarDate),
  benefitCap: fc.constant({ kind: 'statutory' as const }),
  commuteValuation: fc.constantFrom('FLAT_003', 'SINGLE_TRIPS_0002'),
});

const others: fc.Arbitrary<OtherConversion[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('HARDWARE_LEASING' as const), amount: amount(0, 5000) }),
    fc.record({ type: fc.constant('COMPANY_PENSION_PLAN' as const), amount: amount(0, 40_000) }),
    fc.record({
      type: fc.constant('BIKE_LEASING_OVER_25' as const),
      leasingRate: amount(0, 12_000),
      monetaryBenefitPrivateUse: amount(0, 2500),
      monetaryBenefitCommuteToWork: amount(0, 2500),
    }),
  ),
  { maxLength: 3 },
);

const months = fc.constantFrom('2025-01-01', '2025-12-31', '2026-01-01', '2026-12-31').map(calendarDate);

describe('conversion, for anybody', () => {
  it('has lines that add up to the payout on both sides', () => {
    fc.assert(
      fc.property(employees, others, cars, months, (employee, list, car, month) => {
        const comparison = compareConversion(employee, list, car, month);
        fc.pre(comparison.ok);
        const { before, after, lines, userPrice } = comparison.value;
        const shown = lines.filter(
          (line) => line.code !== 'BASIS_FOR_ANCILLARY_COSTS' && line.code !== 'NET_SALARY',
        );
        const sum = (side: 'before' | 'after') => shown.reduce((total, line) => total + line[side], 0);
        expect(sum('before')).toBe(before.takeHome);
        expect(sum('after')).toBe(after.takeHome);
        expect(userPrice).toBe(before.takeHome - after.takeHome);
      }),
    );
  });

  it('costs nothing when nothing is converted and the list price is below 400 EUR', () => {
    const nothing = fc.record({
      ratePerMonth: fc.constant(cents(0)),
      employerContribution: fc.constant(cents(0)),
      grossListPrice: amount(1, 39_999),
      driveType: fc.constant('ELECTRIC' as const),
      acquiredOn: fc.constant(calendarDate('2026-05-01')),
      benefitCap: fc.constant({ kind: 'statutory' as const }),
      commuteValuation: fc.constant('FLAT_003' as const),
    });
    fc.assert(
      fc.property(employees, others, nothing, months, (employee, list, car, month) => {
        const comparison = compareConversion(employee, list, car, month);
        fc.pre(comparison.ok);
        expect(comparison.value.userPrice).toBe(0);
      }),
    );
  });

  it('is priced alike one by one and by the pricer of a catalogue', () => {
    fc.assert(
      fc.property(
        employees,
        others,
        fc.array(cars, { maxLength: 4 }),
        months,
        (employee, list, many, month) => {
          const pricer = createCarPricer(employee, list, month);
          for (const car of many) {
            const comparison = compareConversion(employee, list, car, month);
            const price = pricer.ok ? pricer.value.userPrice(car) : pricer;
            expect(price).toEqual(
              comparison.ok ? { ok: true, value: comparison.value.userPrice } : comparison,
            );
          }
        },
      ),
    );
  });

  it('never pays out more for a higher rate (but for the steps of the law), and takes no negative amount', () => {
    fc.assert(
      fc.property(
        employees,
        cars,
        fc.integer({ min: 1, max: 20_000 }),
        months,
        (employee, car, more, month) => {
          const own = { ...car, employerContribution: cents(0) };
          const dearer = { ...own, ratePerMonth: cents(own.ratePerMonth + more) };
          const [low, high] = [own, dearer].map((one) => calculatePayslip(employee, [], one, month));
          if (!low?.ok || !high?.ok) return;
          // The tax of a year comes in full euros and the chamber of Bremen starts at a limit: small steps back are the law.
          expect(high.value.takeHome).toBeLessThanOrEqual(low.value.takeHome + 100);
          const amounts = Object.values(high.value).filter((value) => typeof value === 'number');
          expect(amounts.every((value) => Number.isSafeInteger(value))).toBe(true);
          expect(
            Math.min(high.value.lohnst, high.value.soli, high.value.krankenversicherung),
          ).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
