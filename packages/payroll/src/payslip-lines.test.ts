import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { Employee } from './employee.ts';
import type { PayslipLine, PayslipLineCode } from './payslip-line.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

interface Situation {
  readonly employee?: Partial<Employee>;
  readonly car?: Partial<CarConversion>;
  readonly others?: readonly OtherConversion[];
  readonly month?: string;
}

function line(code: PayslipLineCode, situation: Situation = {}): Omit<PayslipLine, 'code'> {
  const { employee, car, others = [], month = '2026-11-21' } = situation;
  const comparison = compareConversion(sampleEmployee(employee), others, sampleCar(car), calendarDate(month));
  if (!comparison.ok) throw new Error(JSON.stringify(comparison.error));
  const found = comparison.value.lines.find((one) => one.code === code);
  if (!found) throw new Error(code);
  return { before: found.before, after: found.after };
}

const privately = (premiumHealth: number, premiumCare: number): Partial<Employee> => ({
  grossMonthlySalary: cents(700_000),
  healthInsurance: {
    type: 'PRIVATE',
    employerSubsidy: true,
    premiumHealth: cents(premiumHealth),
    premiumCare: cents(premiumCare),
    basicShareOfHealthPremium: null,
  },
});

describe('pay and benefits in kind', () => {
  it.each([
    ['QUARTER_OF_LIST_PRICE', 'ELECTRIC', 1_120_000, 11_200],
    ['FULL_LIST_PRICE', 'COMBUSTION', 4_500_000, 45_000],
  ] as const)('tax 1 %% of the list price under %s', (rule, driveType, base, amount) => {
    const { before, after } = line('BENEFIT_CAR_PRIVATE_USE', { car: { driveType } });
    expect(after).toMatchObject({
      amount,
      rule,
      source:
        '§ 8 Abs. 2 Satz 2 EStG; § 6 Abs. 1 Nr. 4 Satz 2 EStG, Gesetz für ein steuerliches Investitionssofortprogramm',
      terms: [{ base, ratePartsPerMillion: 10_000 }],
    });
    expect(before).toMatchObject({ amount: 0, rule: 'NOT_APPLICABLE', terms: [] });
  });

  it('halve the list price above the cap', () => {
    const dear = line('BENEFIT_CAR_PRIVATE_USE', { car: { grossListPrice: cents(12_000_000) } });
    expect(dear.after.rule).toBe('HALF_OF_LIST_PRICE');
  });

  it('value the commute by kilometres, or by kilometres and trips up to 15', () => {
    expect(line('BENEFIT_CAR_COMMUTE').after).toMatchObject({
      amount: 5040,
      rule: 'COMMUTE_PER_MONTH',
      terms: [{ base: 1_120_000, ratePartsPerMillion: 300, kilometers: 15, trips: null }],
    });
    const trips = line('BENEFIT_CAR_COMMUTE', {
      employee: { commuteDaysPerMonth: 20 },
      car: { commuteValuation: 'SINGLE_TRIPS_0002' },
    });
    expect(trips.after).toMatchObject({
      rule: 'SINGLE_TRIPS',
      terms: [{ ratePartsPerMillion: 20, kilometers: 15, trips: 15 }],
    });
  });

  it('are stated for a bike, and broken down', () => {
    const others: OtherConversion[] = [
      {
        type: 'BIKE_LEASING_OVER_25',
        leasingRate: cents(8950),
        monetaryBenefitPrivateUse: cents(800),
        monetaryBenefitCommuteToWork: cents(240),
      },
      { type: 'HARDWARE_LEASING', amount: cents(3000) },
    ];
    expect(line('BENEFIT_BIKE', { others }).before).toMatchObject({
      amount: 1040,
      rule: 'STATED_BENEFIT',
      terms: [
        { part: 'BIKE_PRIVATE_USE', amount: 800 },
        { part: 'BIKE_COMMUTE', amount: 240 },
      ],
    });
    expect(line('OTHER_LEASING', { others }).after).toMatchObject({
      amount: -11_950,
      terms: [
        { part: 'BIKE', amount: -8950 },
        { part: 'HARDWARE', amount: -3000 },
      ],
    });
  });

  it('make up the taxable pay, with the pension up to its tax-free limit', () => {
    const others: OtherConversion[] = [{ type: 'COMPANY_PENSION_PLAN', amount: cents(100_000) }];
    expect(line('BASIS_FOR_ANCILLARY_COSTS', { others }).after.terms).toMatchObject([
      { part: 'PAY', amount: 450_000 },
      { part: 'CAR', amount: -50_000 },
      { part: 'TAX_FREE_PENSION', amount: -67_600 },
      { part: 'CAR_PRIVATE_USE', amount: 11_200 },
      { part: 'CAR_COMMUTE', amount: 5040 },
    ]);
  });
});

describe('taxes', () => {
  it('name the flow of the year and its base', () => {
    expect(line('WAGE_TAX').after).toMatchObject({
      amount: -56_458,
      rule: 'WAGE_TAX_PAP',
      source: '§ 39b Abs. 2 EStG; Programmablaufplan 2026',
      terms: [{ base: 416_240, ratePartsPerMillion: null }],
    });
    expect(line('WAGE_TAX', { month: '2025-11-21' }).after.source).toContain('2025');
  });

  it.each([
    [true, {}],
    [false, {}],
    [false, privately(60_000, 9000)],
  ])(
    'start solidarity surcharge from the tax with child allowances (church: %s, insurance: %j)',
    (churchTax, insurance) => {
      const family = { ...insurance, childAllowances: 2, children: true, childrenUnder25: 2, churchTax };
      const rich = { ...family, grossMonthlySalary: cents(1_200_000) };
      const [wageTax, surcharge, base] = [
        line('WAGE_TAX', { employee: rich }).after.amount,
        line('SOLIDARITY_SURCHARGE', { employee: rich }).after,
        line('CHURCH_TAX', { employee: { ...rich, churchTax: true } }).after.terms[0]?.base,
      ];
      expect(surcharge.terms[0]?.base).toBe(base);
      expect(base).toBeLessThan(0 - wageTax);
    },
  );

  it('share the base of the church tax by state', () => {
    const bavarian = line('CHURCH_TAX', { employee: { churchTax: true, federalState: 'BY' } });
    expect(bavarian.after).toMatchObject({
      rule: 'CHURCH_TAX_SHARE',
      terms: [{ base: 56_458, ratePartsPerMillion: 80_000, rounding: 'DOWN' }],
    });
    expect(line('CHURCH_TAX').after.rule).toBe('NOT_APPLICABLE');
  });
});

describe('insurance', () => {
  it('shows basic and additional rate, care rate and surcharge', () => {
    expect(line('HEALTH_INSURANCE').after).toMatchObject({
      amount: -36_421,
      rule: 'INSURANCE_SHARE',
      source: '§§ 241, 242, 249 SGB V',
      terms: [
        { part: 'BASIC_RATE', base: 416_240, ratePartsPerMillion: 73_000 },
        { part: 'ADDITIONAL_RATE', base: 416_240, ratePartsPerMillion: 14_500 },
      ],
    });
    expect(line('CARE_INSURANCE').after.terms).toMatchObject([
      { part: 'CARE_RATE', ratePartsPerMillion: 18_000 },
      { part: 'CHILDLESS_SURCHARGE', ratePartsPerMillion: 6000 },
    ]);
    expect(line('CARE_INSURANCE', { employee: { children: true } }).after.terms).toHaveLength(1);
    expect(line('PENSION_INSURANCE').after.terms).toMatchObject([{ ratePartsPerMillion: 93_000 }]);
    expect(line('UNEMPLOYMENT_INSURANCE').after.terms).toMatchObject([{ ratePartsPerMillion: 13_000 }]);
  });

  it.each([
    // The car lowers what is insured by 337.60 EUR.
    [581_250 + 33_760, 'INSURANCE_SHARE'],
    [581_251 + 33_760, 'CEILING_REACHED'],
  ])('reaches the ceiling by a cent: %i cents', (gross, rule) => {
    const { after } = line('HEALTH_INSURANCE', { employee: { grossMonthlySalary: cents(gross) } });
    expect(after.rule).toBe(rule);
    expect(after.terms[0]?.base).toBe(581_250);
    expect(after.source.includes('§ 223 Abs. 3 SGB V')).toBe(rule === 'CEILING_REACHED');
  });

  it('has two bases in the Übergangsbereich', () => {
    const { before, after } = line('CARE_INSURANCE', { employee: { grossMonthlySalary: cents(210_000) } });
    expect(before.rule).toBe('INSURANCE_SHARE');
    expect(after).toMatchObject({
      rule: 'TRANSITION_RANGE',
      source: '§§ 55, 58 SGB XI; § 20 Abs. 2a SGB IV',
    });
    const [care, surcharge] = after.terms;
    expect(surcharge?.base).toBeGreaterThan(care?.base ?? Infinity);
  });

  it.each([
    ['HB', 'CHAMBER_BREMEN', 1400, 416_240],
    ['SL', 'CHAMBER_SAARLAND', 1500, 416_240],
  ] as const)('has a chamber in %s', (federalState, rule, ratePartsPerMillion, base) => {
    const { after } = line('CHAMBER_CONTRIBUTION', { employee: { akb: true, federalState } });
    expect(after).toMatchObject({ rule, terms: [{ base, ratePartsPerMillion, rounding: 'DOWN' }] });
    expect(after.source).toMatch(/^Beitragsordnung der Arbe/);
  });

  it('subsidises half the premium or the highest subsidy', () => {
    expect(line('SUBSIDY_PRIVATE_HEALTH', { employee: privately(60_001, 6000) }).after).toMatchObject({
      amount: 30_001,
      rule: 'HALF_OF_PREMIUM',
      terms: [{ base: 60_001, ratePartsPerMillion: 500_000 }],
    });
    const dear = { employee: privately(150_000, 40_000) };
    expect(line('SUBSIDY_PRIVATE_HEALTH', dear).after).toMatchObject({
      rule: 'HIGHEST_SUBSIDY',
      terms: [{ part: 'WHOLE', base: 581_250, ratePartsPerMillion: 87_500 }],
    });
    expect(line('SUBSIDY_PRIVATE_CARE', dear).after).toMatchObject({
      rule: 'HIGHEST_SUBSIDY',
      terms: [{ base: 581_250, ratePartsPerMillion: 18_000 }],
    });
    expect(line('PREMIUM_PRIVATE_INSURANCE', dear).after.terms).toMatchObject([
      { part: 'HEALTH_PREMIUM', amount: -150_000 },
      { part: 'CARE_PREMIUM', amount: -40_000 },
    ]);
  });
});
