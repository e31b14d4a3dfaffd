import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import type { BenefitValue107, CarConversion } from './conversion.ts';
import type { Employee, PrivateHealthInsurance } from './employee.ts';
import { limitsEnactedUntilYear, limitsOfRunningCars, type LeasedCar } from './limits-of-running-cars.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

const TODAY = calendarDate('2026-11-26');

function leased(changes: Partial<CarConversion> = {}, from = '2026-07-01'): LeasedCar {
  const conversion = sampleCar({ acquiredOn: calendarDate(from), ...changes });
  return { from: calendarDate(from), until: calendarDate('2029-06-30'), conversion };
}

// LAW-CHANGES: ID.4 PRO.
const ID4 = leased({ grossListPrice: cents(4_652_000), ratePerMonth: cents(51_500) });

function limits(
  changes: Partial<Employee>,
  cars: LeasedCar[] = [ID4],
  benefitValue: BenefitValue107 = 'FULL_1_PERCENT',
): string[] {
  return limitsOfRunningCars(sampleEmployee(changes), [], cars, TODAY, benefitValue).map(
    ({ limit, from }) => `${limit} ${from}`,
  );
}

it('the value of the car decides whether enough pay is left in money (§ 107 GewO)', () => {
  // 465.00 of 393.82; with the taxed value 116.00 of 148.82.
  expect(limits({ grossMonthlySalary: cents(300_000), weeklyHours: 35 })).toEqual([
    'CASH_PAY_LIMIT 2026-11-26',
  ]);
  expect(limits({ grossMonthlySalary: cents(300_000), weeklyHours: 35 }, [ID4], 'TAX_VALUE')).toEqual([]);
  // 465.00 of 470.82.
  expect(limits({ grossMonthlySalary: cents(320_000), weeklyHours: 35 })).toEqual([]);
});

it('judges each limit from its own first day, and all cars of a day together', () => {
  expect(limits({ grossMonthlySalary: cents(299_000), weeklyHours: 40, maintenanceObligations: 0 })).toEqual([
    'MINIMUM_WAGE 2027-01-01',
    'CASH_PAY_LIMIT 2026-11-26',
  ]);
  const second = leased({ grossListPrice: cents(4_652_000), ratePerMonth: cents(20_000) }, '2027-03-01');
  expect(limits({ grossMonthlySalary: cents(340_000), weeklyHours: 35 }, [ID4, second])).toEqual([
    'CASH_PAY_LIMIT 2027-03-01',
  ]);
});

it('states what is left and what the law requires', () => {
  const figures = (changes: Partial<Employee>, cars = [ID4]) =>
    limitsOfRunningCars(sampleEmployee(changes), [], cars, TODAY, 'FULL_1_PERCENT').map(
      ({ limit, left, required }) => [limit, left, required],
    );
  // 40 hours x 13 / 3 x 14.60. Of pay and 465.00 in kind together, 393.82 may be in kind.
  const [wage, cash] = figures({ grossMonthlySalary: cents(299_000), weeklyHours: 40 });
  expect(wage).toEqual(['MINIMUM_WAGE', 247_500, 253_067]);
  expect(cash?.[0]).toBe('CASH_PAY_LIMIT');
  const [[, left = 0, required = 0] = []] = figures({ grossMonthlySalary: cents(300_000), weeklyHours: 35 });
  expect(Number(required) - Number(left)).toBe(46_500 - 39_382);
});

it('pay at the Minijob limit is one', () => {
  const dear = leased({ ratePerMonth: cents(70_000), grossListPrice: cents(1_000_000) });
  expect(limits({ grossMonthlySalary: cents(120_000), weeklyHours: 5 }, [dear])).toContain(
    'BELOW_MINIJOB 2026-11-26',
  );
});

const PRIVATE: PrivateHealthInsurance = {
  type: 'PRIVATE',
  employerSubsidy: true,
  premiumHealth: cents(60_000),
  premiumCare: cents(6_000),
  basicShareOfHealthPremium: cents(48_000),
};

it('a change of the insurance status is one until the person has confirmed what follows (§ 6 SGB V)', () => {
  // Rate 700: 77,010 a year, which is not above 77,400.
  const car = leased({ grossListPrice: cents(6_000_000), ratePerMonth: cents(70_000) });
  const of = (changes: Partial<PrivateHealthInsurance>) =>
    limits({ grossMonthlySalary: cents(690_000), healthInsurance: { ...PRIVATE, ...changes } }, [car]);
  expect(of({})).toEqual(['INSURANCE_STATUS 2026-11-26']);
  expect(of({ belowLimit: 'BECOMES_COMPULSORY' })).toEqual([]);
  expect(of({ exemptSection8: true })).toEqual([]);
});

it('cars that have ended or are not there yet break nothing', () => {
  const low = { grossMonthlySalary: cents(300_000), weeklyHours: 35 };
  expect(limits(low, [])).toEqual([]);
  expect(limits(low, [{ ...ID4, until: calendarDate('2026-11-25') }])).toEqual([]);
  expect(limits(low, [{ ...ID4, from: calendarDate('2026-12-15') }])).toEqual(['CASH_PAY_LIMIT 2026-12-15']);
});

it('names the year of the newest enacted limit', () => {
  expect(limitsEnactedUntilYear()).toBe(2027);
});
