import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { createCarPricer } from '../car-pricer.ts';
import { compareConversion } from '../compare-conversion.ts';
import type { CarConversion } from '../conversion.ts';
import type { Employee } from '../employee.ts';
import { sampleCar, sampleEmployee } from '../testing/sample-people.ts';
import { carBenefitsOfMonth } from './car-benefits-of-month.ts';

const MONTH = calendarDate('2026-12-01');
const ANNAS = { grossListPrice: cents(4_652_000), ratePerMonth: cents(51_500) };
const FAR = { commuteKilometers: 40 };

function compared(car: Partial<CarConversion>, employee: Partial<Employee> = {}) {
  const comparison = compareConversion(sampleEmployee(employee), [], sampleCar({ ...ANNAS, ...car }), MONTH);
  if (!comparison.ok) throw new Error(comparison.error.code);
  return comparison.value;
}

it.each([
  ['off', 15, 'OFF', 351_66, 0, 0],
  ['borne by the employer', 15, 'EMPLOYER', 327_38, 52_20, 0],
  ['borne by the employee', 15, 'EMPLOYEE', 327_38 + 7_83 + 43, 52_20, 7_83 + 43],
  ['off', 40, 'OFF', 392_32, 0, 0],
  ['borne by the employer', 40, 'EMPLOYER', 327_38, 139_20, 0],
] as const)(
  '%s at %i km makes the net rate',
  (_name, commuteKilometers, commuteFlatTax, price, part, borne) => {
    const { userPrice, after } = compared({ commuteFlatTax }, { commuteKilometers });
    expect([userPrice, after.commuteFlatTaxed, after.commuteFlatTax]).toEqual([price, part, borne]);
  },
);

it('takes the way to work out of both bases', () => {
  const { after } = compared({ commuteFlatTax: 'EMPLOYER' });
  expect([after.adjustedGross, after.socialSecurityGross, after.benefitCarCommute]).toEqual([
    4_101_00, 4_101_00, 52_20,
  ]);
});

it('leaves the contribution to the chamber of Bremen, which counts pay that is taxed flat', () => {
  // 0.14 % of 4,101.00 EUR and 52.20 EUR.
  const { after, lines } = compared({ commuteFlatTax: 'EMPLOYER' }, { federalState: 'HB', akb: true });
  expect(after.arbeitskammerbeitrag).toBe(5_81);
  expect(lines.find(({ code }) => code === 'CHAMBER_CONTRIBUTION')?.after).toMatchObject({
    amount: -5_81,
    terms: [{ base: 4_153_20, ratePartsPerMillion: 1400 }],
  });
});

it('is limited by the allowance of 15 days, or of the trips', () => {
  // 0.38 EUR x 15 km x 15 days are 85.50 EUR; 0.03 % of 60,000 EUR x 15 km are 270 EUR.
  const dear = {
    driveType: 'COMBUSTION',
    grossListPrice: cents(6_000_000),
    commuteFlatTax: 'EMPLOYER',
  } as const;
  expect(compared(dear).after.commuteFlatTaxed).toBe(85_50);
  const byTrip = { ...dear, commuteValuation: 'SINGLE_TRIPS_0002' } as const;
  expect(compared(byTrip, { commuteDaysPerMonth: 4 }).after.commuteFlatTaxed).toBe(22_80);
  const of2025 = compareConversion(
    sampleEmployee({ commuteKilometers: 25 }),
    [],
    sampleCar(dear),
    calendarDate('2025-12-01'),
  );
  // (20 km x 0.30 EUR + 5 km x 0.38 EUR) x 15 days.
  expect(of2025.ok && of2025.value.after.commuteFlatTaxed).toBe(118_50);
});

it('is a line of its own where the employee bears it, with church tax of members', () => {
  const { lines, after } = compared({ commuteFlatTax: 'EMPLOYEE' }, { churchTax: true });
  expect(lines.find(({ code }) => code === 'COMMUTE_FLAT_TAX')?.after).toMatchObject({
    amount: -(7_83 + 43 + 70),
    rule: 'FLAT_TAX_ON_COMMUTE',
    terms: [{ amount: -7_83, base: 52_20 }, { amount: -43 }, { amount: -70 }],
  });
  const sum = lines
    .filter(({ code }) => code !== 'BASIS_FOR_ANCILLARY_COSTS' && code !== 'NET_SALARY')
    .reduce((total, { after: { amount } }) => total + amount, 0);
  expect(sum).toBe(after.takeHome);
  const codes = compared({ commuteFlatTax: 'EMPLOYER' }).lines.map(({ code }) => code);
  expect(codes).not.toContain('COMMUTE_FLAT_TAX');
});

it('counts after a fee for the use, which lowers private use first', () => {
  const { after } = compared({ commuteFlatTax: 'EMPLOYER', vatPassedOn: true }, FAR);
  // 74.24 EUR and 89.09 EUR of VAT; private use is 116.00 EUR, the way to work 139.20 EUR.
  expect([after.benefitUserFee, after.commuteFlatTaxed]).toEqual([163_33, 139_20 - 47_33]);
});

it('prices a catalogue alike and is booked apart', () => {
  const car = sampleCar({ ...ANNAS, commuteFlatTax: 'EMPLOYEE' });
  const pricer = createCarPricer(sampleEmployee(), [], MONTH);
  expect(pricer.ok && pricer.value.userPrice(car)).toEqual({ ok: true, value: 335_64 });
  expect(carBenefitsOfMonth(car, { commuteKilometers: 15, trips: 0 }, MONTH)).toEqual({
    ok: true,
    value: { privateUse: 116_00, commute: 0, commuteFlatTaxed: 52_20, vatPassedOn: 0 },
  });
});
