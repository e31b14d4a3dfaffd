import { calendarDate, cents } from '@stromwandel/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareConversion } from './compare-conversion.ts';
import { limitChecks } from './limit-checks.ts';
import { cars, employees, months, otherConversions } from './testing/arbitrary-people.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

it('finds a limit broken exactly where the comparison stops, with its figures', () => {
  const people = employees.chain((employee) =>
    fc.constantFrom(undefined, 'STAYS_PRIVATE', 'BECOMES_COMPULSORY').map((belowLimit) => {
      const { healthInsurance } = employee;
      if (healthInsurance.type !== 'PRIVATE' || belowLimit === undefined) return employee;
      return { ...employee, healthInsurance: { ...healthInsurance, belowLimit } } as const;
    }),
  );
  fc.assert(
    fc.property(people, otherConversions, cars, months, (employee, others, car, month) => {
      const comparison = compareConversion(employee, others, car, month);
      const checks = limitChecks(employee, others, car, month);
      expect(checks !== null).toBe(comparison.ok);
      if (!comparison.ok || checks === null) return;
      const stopOf = (code: string) => comparison.value.stops.find((stop) => stop.code === code);
      const { minimumWage, cashPay, insurance } = checks;
      const broken = (pair: typeof cashPay | null) => (pair && pair.left < pair.required ? pair : undefined);
      const wage = stopOf('MINIMUM_WAGE');
      expect(broken(minimumWage)).toEqual(
        wage?.code === 'MINIMUM_WAGE' ? { left: wage.cashPay, required: wage.required } : undefined,
      );
      const cash = stopOf('CASH_PAY_LIMIT');
      expect(broken(cashPay)).toEqual(
        cash?.code === 'CASH_PAY_LIMIT' ? { left: cash.takeHome, required: cash.protectedPay } : undefined,
      );
      expect(insurance.status === 'OPEN').toBe(stopOf('INSURANCE_STATUS_OPEN') !== undefined);
    }),
  );
});

it('judges a month by its own minimum wage, and by 1 % of the list price', () => {
  const employee = sampleEmployee({ grossMonthlySalary: cents(299_000), weeklyHours: 40 });
  const car = sampleCar({ ratePerMonth: cents(51_500), grossListPrice: cents(4_652_000) });
  const checks = limitChecks(employee, [], car, calendarDate('2026-11-01'));
  // 13.90 EUR for 40 hours in 13 / 3 weeks.
  expect(checks?.minimumWage).toEqual({ left: 247_500, required: 240_934 });
  // 12 × (2,990 - 515 + 116 + 15 km × 0.03 % of 11,600 EUR), beside the income limit of 2026.
  expect(checks?.insurance).toEqual({ status: 'STATUTORY', yearlyPay: 3_171_840, limit: 7_740_000 });
});
