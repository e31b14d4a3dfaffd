import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { compareConversion } from '../compare-conversion.ts';
import type { CarConversion } from '../conversion.ts';
import { createCarPricer } from '../car-pricer.ts';
import type { Employee } from '../employee.ts';
import { sampleCar, sampleEmployee } from '../testing/sample-people.ts';
import { vatOnPrivateUse, vatOnProvision } from './vat-on-provision.ts';

const MONTH = calendarDate('2026-11-21');

function compared(car: Partial<CarConversion>, employee: Partial<Employee> = {}) {
  const comparison = compareConversion(sampleEmployee(employee), [], sampleCar(car), MONTH);
  if (!comparison.ok) throw new Error(comparison.error.code);
  return comparison.value;
}

it('is 19/119 of the values of the whole list price, each half a cent up', () => {
  // 1 % of 45,000 EUR is 450 EUR, 0.03 % for 15 km 202.50 EUR: 71.848… and 32.331… EUR.
  expect(vatOnProvision(4_500_000, 15, 18, 'FLAT_003')).toEqual({
    privateUse: { gross: 45_000, vat: 7185 },
    commute: { gross: 20_250, vat: 3233 },
  });
  // 0.002 % for 15 km and 15 trips.
  expect(vatOnProvision(4_500_000, 15, 15, 'SINGLE_TRIPS_0002').commute).toEqual({
    gross: 20_250,
    vat: 3233,
  });
  expect(vatOnProvision(4_509_999, 0, 0, 'FLAT_003').privateUse.gross).toBe(45_000);
  expect(vatOnPrivateUse(cents(4_500_000))).toBe(7185);
});

it('has no quarter and no half for electric cars', () => {
  const { after } = compared({ vatPassedOn: true, grossListPrice: cents(12_000_000) });
  // Half of the list price is taxed, all of it counts for VAT.
  expect([after.benefitCarPrivateUse, after.vatPrivateUse]).toEqual([60_000, 19_160]);
});

it('comes off the net pay, lowers the benefit that is taxed, and leaves what is converted', () => {
  const borne = compared({}).after;
  const { after, lines, userPrice, before } = compared({ vatPassedOn: true });
  const vat = 7185 + 3233;
  expect([after.vatPrivateUse, after.vatCommute, after.benefitUserFee]).toEqual([7185, 3233, vat]);
  expect([after.cashGross, after.carConversion]).toEqual([borne.cashGross, borne.carConversion]);
  expect([after.benefitCarPrivateUse, after.benefitCarCommute]).toEqual([11_200, 5040]);
  expect(borne.adjustedGross - after.adjustedGross).toBe(vat);
  expect(borne.socialSecurityGross - after.socialSecurityGross).toBe(vat);
  const spared =
    borne.lohnst +
    borne.krankenversicherung +
    borne.pflegeversicherung +
    borne.rentenversicherung +
    borne.arbeitslosenversicherung -
    (after.lohnst +
      after.krankenversicherung +
      after.pflegeversicherung +
      after.rentenversicherung +
      after.arbeitslosenversicherung);
  expect(borne.takeHome - after.takeHome).toBe(vat - spared);
  expect(userPrice).toBe(before.takeHome - after.takeHome);

  const line = lines.find(({ code }) => code === 'VAT_ON_PROVISION');
  expect(line).toMatchObject({
    before: { amount: 0, rule: 'NOT_APPLICABLE', terms: [] },
    after: {
      amount: -vat,
      rule: 'VAT_INCLUDED',
      terms: [
        { part: 'CAR_PRIVATE_USE', amount: -7185, base: 45_000 },
        { part: 'CAR_COMMUTE', amount: -3233, base: 20_250 },
      ],
    },
  });
  const sum = lines
    .filter(({ code }) => !code.startsWith('BASIS_FOR_') && code !== 'NET_SALARY')
    .reduce((total, { after: { amount } }) => total + amount, 0);
  expect(sum).toBe(after.takeHome);
  expect(lines.find(({ code }) => code === 'BASIS_FOR_ANCILLARY_COSTS')?.after.amount).toBe(
    after.adjustedGross,
  );
});

it('lowers the benefit to nothing at most', () => {
  const borne = compared({}, { commuteKilometers: 0 }).after;
  const { after } = compared(
    { vatPassedOn: true, grossListPrice: cents(3_990_000) },
    { commuteKilometers: 0 },
  );
  // A quarter of 39,900 EUR is 9,900 EUR; 19/119 of 399 EUR are 63.71 EUR.
  expect([after.benefitCarPrivateUse, after.vatPrivateUse, after.benefitUserFee]).toEqual([9900, 6371, 6371]);
  const dear = compared({ vatPassedOn: true, grossListPrice: cents(40_000) }, { commuteKilometers: 0 }).after;
  // A quarter of 400 EUR is 100 EUR, of which 1 % is taxed; 19/119 of 4 EUR are 0.64 EUR.
  expect([dear.benefitCarPrivateUse, dear.benefitUserFee]).toEqual([100, 64]);
  const small = compared(
    { vatPassedOn: true, grossListPrice: cents(39_900) },
    { commuteKilometers: 0 },
  ).after;
  // A quarter of 399 EUR is less than 100 EUR: nothing is taxed, and VAT is still owed.
  expect([small.benefitCarPrivateUse, small.vatPrivateUse, small.benefitUserFee]).toEqual([0, 48, 0]);
  expect(small.adjustedGross).toBe(borne.cashGross);
});

it('is the same for one car and for a whole catalogue, and changes nothing where it is not passed on', () => {
  const pricer = createCarPricer(sampleEmployee(), [], MONTH);
  if (!pricer.ok) throw new Error(pricer.error.code);
  const car = sampleCar({ vatPassedOn: true });
  expect(pricer.value.userPrice(car)).toEqual({ ok: true, value: compared({ vatPassedOn: true }).userPrice });
  const { lines, ...borne } = compared({ vatPassedOn: false });
  expect(lines).toEqual(compared({}).lines);
  expect(borne.after).toEqual(compared({}).after);
  expect(lines.map(({ code }) => code)).not.toContain('VAT_ON_PROVISION');
});

it('leaves as much pay in money as a benefit of its height would', () => {
  // The seizable part carries the benefit of a quarter, and not the VAT on a whole list price.
  const poor = { grossMonthlySalary: cents(290_000), weeklyHours: 35, commuteKilometers: 60 };
  const car = {
    ratePerMonth: cents(20_000),
    grossListPrice: cents(6_000_000),
    benefitValue107: 'TAX_VALUE',
  } as const;
  const codes = (changes: Partial<CarConversion>) =>
    compared({ ...car, ...changes }, poor).stops.map(({ code }) => code);
  expect(codes({})).toEqual([]);
  expect(codes({ vatPassedOn: true })).toEqual(['CASH_PAY_LIMIT']);
});
