import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import type { Payslip } from './payslip.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

const IN_2026 = calendarDate('2026-03-01');
const IN_2025 = calendarDate('2025-09-01');

interface Example {
  readonly name: string;
  readonly employee: Employee;
  readonly car: CarConversion;
  readonly others?: readonly OtherConversion[];
  readonly month?: CalendarDate;
  readonly after: Partial<Record<keyof Payslip, number>>;
  readonly takeHomeBefore: number;
  readonly netBurden: number;
}

const statutory = (additional: number): Employee['healthInsurance'] => ({
  type: 'STATUTORY',
  basicRateBasisPoints: 1460,
  additionalRateBasisPoints: additional,
});

const car = (rate: number, grossListPrice: number, changes: Partial<CarConversion> = {}): CarConversion =>
  sampleCar({ ratePerMonth: cents(rate), grossListPrice: cents(grossListPrice), ...changes });

// Worked out in the example: a quarter of 3,499 EUR is 800 EUR in full hundreds, 1 % of it 8 EUR.
const BENEFIT_OF_BIKE = cents(800);

const EXAMPLES: readonly Example[] = [
  {
    name: 'A: class I, 4,500 EUR, electric car',
    employee: sampleEmployee(),
    car: car(50_000, 4_500_000),
    after: { benefitCarPrivateUse: 11_200, benefitCarCommute: 5040, adjustedGross: 416_240, lohnst: 56_458 },
    takeHomeBefore: 287_109,
    netBurden: 34_098,
  },
  {
    name: 'B: the same with single trips on 8 days',
    employee: sampleEmployee({ commuteDaysPerMonth: 8 }),
    car: car(50_000, 4_500_000, { commuteValuation: 'SINGLE_TRIPS_0002' }),
    after: { benefitCarCommute: 2688, lohnst: 55_875, rentenversicherung: 38_492 },
    takeHomeBefore: 287_109,
    netBurden: 33_005,
  },
  {
    name: 'C: class III, Bayern, church, two children',
    employee: sampleEmployee({
      federalState: 'BY',
      taxClass: 3,
      grossMonthlySalary: cents(650_000),
      children: true,
      childrenUnder25: 2,
      childAllowances: 2,
      churchTax: true,
      commuteKilometers: 0,
      healthInsurance: statutory(269),
    }),
    car: car(72_000, 6_299_000),
    after: { lohnst: 62_033, churchTaxBase: 19_933, kirchensteuer: 1594, pflegeversicherung: 9009 },
    takeHomeBefore: 442_854,
    netBurden: 50_671,
  },
  {
    name: 'D: class IV with factor, Bremen, bike besides',
    employee: sampleEmployee({
      federalState: 'HB',
      taxClass: 4,
      spouseFactorThousandths: 931,
      grossMonthlySalary: cents(520_000),
      akb: true,
      commuteKilometers: 20,
      healthInsurance: statutory(245),
    }),
    car: car(44_900, 3_990_000),
    others: [
      {
        type: 'BIKE_LEASING_UNDER_25',
        leasingRate: cents(8950),
        monetaryBenefitPrivateUse: BENEFIT_OF_BIKE,
      },
    ],
    after: { benefitBike: 800, lohnst: 68_866, arbeitskammerbeitrag: 675, net: 309_329 },
    takeHomeBefore: 329_034,
    netBurden: 36_345,
  },
  {
    name: 'E: private insurance in Sachsen, list price above the cap',
    employee: sampleEmployee({
      federalState: 'SN',
      grossMonthlySalary: cents(900_000),
      commuteKilometers: 30,
      healthInsurance: {
        type: 'PRIVATE',
        employerSubsidy: true,
        premiumHealth: cents(65_000),
        premiumCare: cents(6000),
        basicShareOfHealthPremium: cents(58_500),
      },
    }),
    car: car(99_000, 10_100_000),
    after: { lohnst: 234_300, soli: 7701, arbeitgeberzuschussPKV: 32_500, arbeitgeberzuschussPV: 3000 },
    takeHomeBefore: 531_493,
    netBurden: 97_564,
  },
  {
    name: 'F: Saarland, just above the Übergangsbereich after the conversion',
    employee: sampleEmployee({
      federalState: 'SL',
      grossMonthlySalary: cents(210_000),
      churchTax: true,
      akb: true,
      commuteKilometers: 0,
    }),
    car: car(16_000, 2_499_000),
    after: { socialSecurityGross: 200_200, lohnst: 8858, kirchensteuer: 797, arbeitskammerbeitrag: 300 },
    takeHomeBefore: 152_293,
    netBurden: 11_793,
  },
  {
    name: 'H: A in 2025',
    employee: sampleEmployee({ healthInsurance: statutory(250) }),
    car: car(50_000, 4_500_000),
    month: IN_2025,
    after: { lohnst: 57_608, krankenversicherungAdditional: 5203, net: 268_933 },
    takeHomeBefore: 286_750,
    netBurden: 34_057,
  },
  {
    name: 'I: class II, combustion car',
    employee: sampleEmployee({
      federalState: 'BE-OST',
      taxClass: 2,
      grossMonthlySalary: cents(400_000),
      children: true,
      childrenUnder25: 1,
      childAllowances: 0.5,
      churchTax: true,
      commuteKilometers: 12,
      healthInsurance: statutory(218),
    }),
    car: car(38_000, 3_899_000, { driveType: 'COMBUSTION' }),
    after: { benefitCarPrivateUse: 38_900, benefitCarCommute: 14_004, lohnst: 46_516, kirchensteuer: 3125 },
    takeHomeBefore: 271_058,
    netBurden: 44_957,
  },
  {
    name: 'J: 11,000 EUR, solidarity surcharge in its phase-in',
    employee: sampleEmployee({
      federalState: 'BW',
      grossMonthlySalary: cents(1_100_000),
      churchTax: true,
      commuteKilometers: 25,
    }),
    car: car(90_000, 8_450_000),
    after: { lohnst: 282_983, soli: 13_494, kirchensteuer: 22_638, rentenversicherung: 78_585 },
    takeHomeBefore: 599_776,
    netBurden: 63_271,
  },
];

describe('worked examples', () => {
  it.each(EXAMPLES)('$name', ({ employee, others = [], month = IN_2026, ...example }) => {
    const comparison = compareConversion(employee, others, example.car, month);
    if (!comparison.ok) throw new Error(comparison.error.code);
    const alone = calculatePayslip(employee, [], null, month);
    if (!alone.ok) throw new Error(alone.error.code);
    const { after } = comparison.value;
    expect(after).toMatchObject(example.after);
    expect(alone.value.takeHome).toBe(example.takeHomeBefore);
    expect(alone.value.takeHome - after.takeHome).toBe(example.netBurden);
  });

  it('G: class V, hardware and company pension without a car', () => {
    const employee = sampleEmployee({
      federalState: 'HH',
      taxClass: 5,
      grossMonthlySalary: cents(310_000),
      children: true,
    });
    const slip = calculatePayslip(
      employee,
      [
        { type: 'HARDWARE_LEASING', amount: cents(4500) },
        { type: 'COMPANY_PENSION_PLAN', amount: cents(20_000) },
      ],
      null,
      IN_2026,
    );
    expect(slip).toMatchObject({
      ok: true,
      value: { adjustedGross: 285_500, socialSecurityGross: 290_000, lohnst: 58_966, takeHome: 165_199 },
    });
  });

  it('reaches the published net pay of 2,871.09 EUR for 4,500 EUR', () => {
    const slip = calculatePayslip(sampleEmployee(), [], null, IN_2026);
    expect(slip).toMatchObject({ ok: true, value: { lohnst: 65_016, takeHome: 287_109 } });
  });
});
