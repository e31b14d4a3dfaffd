import { calendarDate, cents } from '@stromwandel/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import { createCarPricer } from './car-pricer.ts';
import { compareConversion } from './compare-conversion.ts';
import { RUNNING_CAR } from './testing/sample-people.ts';
import { amounts, cars, employees, months, otherConversions } from './testing/arbitrary-people.ts';

describe('conversion, for anybody', () => {
  it('has lines that add up to the payout on both sides', () => {
    fc.assert(
      fc.property(employees, otherConversions, cars, months, (employee, list, car, month) => {
        const comparison = compareConversion(employee, list, car, month);
        fc.pre(comparison.ok);
        const { before, after, lines, userPrice } = comparison.value;
        const shown = lines.filter(
          (line) => !line.code.startsWith('BASIS_FOR_') && line.code !== 'NET_SALARY',
        );
        const sum = (side: 'before' | 'after') => shown.reduce((total, line) => total + line[side].amount, 0);
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
      grossListPrice: amounts(1, 39_999),
      driveType: fc.constant('ELECTRIC' as const),
      acquiredOn: fc.constant(calendarDate('2026-05-01')),
      benefitCap: fc.constant({ kind: 'statutory' as const }),
      commuteValuation: fc.constant('FLAT_003' as const),
    });
    fc.assert(
      fc.property(employees, otherConversions, nothing, months, (employee, list, car, month) => {
        const comparison = compareConversion(employee, list, car, month);
        fc.pre(comparison.ok);
        const { before, after, userPrice, lines } = comparison.value;
        expect(after).toEqual(before);
        expect(userPrice).toBe(0);
        expect(lines.filter((line) => line.before.amount !== line.after.amount)).toEqual([]);
      }),
    );
  });

  it('is priced alike one by one and by the pricer of a catalogue', () => {
    fc.assert(
      fc.property(
        employees,
        otherConversions,
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

  it('is forbidden alike one by one and by the pricer of a catalogue', () => {
    const terms = fc.record({ car: cars, termMonths: fc.constantFrom(24, 48) });
    const slim = employees.map((employee) => ({
      ...employee,
      grossMonthlySalary: cents(Math.round(employee.grossMonthlySalary / 3)),
    }));
    fc.assert(
      fc.property(
        fc.oneof(employees, slim),
        otherConversions,
        terms,
        fc.boolean(),
        (employee, list, { car, termMonths }, other) => {
          const leased = { ...car, termMonths };
          const month = calendarDate('2026-11-01');
          const running = other ? [RUNNING_CAR] : [];
          const pricer = createCarPricer(employee, list, month, running);
          const comparison = compareConversion(employee, list, leased, month, running);
          fc.pre(pricer.ok && comparison.ok);
          expect(pricer.value.isForbidden(leased, comparison.value.userPrice)).toBe(
            comparison.value.stops.some(({ code }) => code !== 'INSURANCE_STATUS_OPEN'),
          );
        },
      ),
    );
  });

  it('taxes class 4 with the factor 1 exactly like class 4 without a factor', () => {
    fc.assert(
      fc.property(employees, otherConversions, months, (employee, list, month) => {
        const slipWith = (spouseFactorThousandths: number | null) =>
          calculatePayslip({ ...employee, taxClass: 4, spouseFactorThousandths }, list, null, month);
        expect(slipWith(1000)).toEqual(slipWith(null));
      }),
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
