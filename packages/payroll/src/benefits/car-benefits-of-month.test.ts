import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { compareConversion } from '../compare-conversion.ts';
import { sampleCar, sampleEmployee } from '../testing/sample-people.ts';
import { carBenefitsOfMonth } from './car-benefits-of-month.ts';

const MONTH = calendarDate('2026-12-01');
const COMMUTE = { commuteKilometers: 15, trips: 0 };
const benefits = (car: Parameters<typeof sampleCar>[0] = {}, commute = COMMUTE) => {
  const found = carBenefitsOfMonth(sampleCar(car), commute, MONTH);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};

it('follow the way to work, and VAT with them where it is passed on', () => {
  expect(benefits()).toEqual({
    privateUse: 112_00,
    commute: 50_40,
    commuteFlatTaxed: 0,
    vatPassedOn: 0,
  });
  expect(benefits({}, { ...COMMUTE, commuteKilometers: 40 })).toMatchObject({
    privateUse: 112_00,
    commute: 134_40,
  });
  // 19/119 of 450.00 EUR and of 0.03 % of 45,000 EUR for 15 and for 40 km.
  expect(benefits({ vatPassedOn: true }).vatPassedOn).toBe(71_85 + 32_33);
  expect(benefits({ vatPassedOn: true }, { ...COMMUTE, commuteKilometers: 40 }).vatPassedOn).toBe(
    71_85 + 86_22,
  );
});

it('are taxed flat after a fee for the use, which lowers private use first', () => {
  // VAT of 71.85 and 86.22 EUR exceeds private use of 112.00 EUR by 46.07 EUR; the allowance of 40 km is 228.00 EUR.
  const far = { ...COMMUTE, commuteKilometers: 40 };
  expect(benefits({ vatPassedOn: true, commuteFlatTax: 'EMPLOYER' }, far)).toEqual({
    privateUse: 112_00,
    commute: 46_07,
    commuteFlatTaxed: 134_40 - 46_07,
    vatPassedOn: 71_85 + 86_22,
  });
});

it('are those of the payslip', () => {
  const employee = sampleEmployee({ commuteKilometers: 23, commuteDaysPerMonth: 9 });
  const car = sampleCar({ vatPassedOn: true, commuteValuation: 'SINGLE_TRIPS_0002' });
  const payslip = compareConversion(employee, [], car, MONTH);
  if (!payslip.ok) throw new Error('The sample has no payslip');
  const lines = Object.fromEntries(payslip.value.lines.map(({ code, after }) => [code, after.amount]));
  const { privateUse, commute, vatPassedOn } = benefits(car, { ...employee, trips: 9 });
  expect([privateUse, commute, Math.abs(Number(lines['VAT_ON_PROVISION']))]).toEqual([
    lines['BENEFIT_CAR_PRIVATE_USE'],
    lines['BENEFIT_CAR_COMMUTE'],
    vatPassedOn,
  ]);
});

it.each([
  ['car.grossListPrice', sampleCar({ grossListPrice: cents(0) }), COMMUTE],
  ['commute.commuteKilometers', sampleCar(), { ...COMMUTE, commuteKilometers: 1.5 }],
  ['commute.trips', sampleCar(), { ...COMMUTE, trips: 32 }],
])('refuse %s by its name', (field, car, commute) => {
  expect(carBenefitsOfMonth(car, commute, MONTH)).toMatchObject({
    ok: false,
    error: { code: 'INVALID_INPUT', field },
  });
});

it('refuse a month that is no day', () => {
  // A value from outside the type arrives here only from untyped callers.
  expect(carBenefitsOfMonth(sampleCar(), COMMUTE, '2026-02-30' as typeof MONTH)).toEqual({
    ok: false,
    error: { code: 'INVALID_INPUT', field: 'payrollMonth', allowed: 'a calendar day' },
  });
});

it('are refused for a month whose law is not known', () => {
  expect(carBenefitsOfMonth(sampleCar(), COMMUTE, calendarDate('2027-01-01'))).toMatchObject({
    ok: false,
    error: { code: 'DATE_OUTSIDE_LAW', field: 'payrollMonth', knownUntil: '2026-12-31' },
  });
});
