import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { compareConversion } from './compare-conversion.ts';
import type { CarConversion, OtherConversion } from './conversion.ts';
import type { ConversionComparison } from './conversion-comparison.ts';
import type { Employee } from './employee.ts';
import type { LineTerm } from './payslip-line.ts';
import type { RunningCar } from './running-cars.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

const BIKE: OtherConversion = {
  type: 'BIKE_LEASING_OVER_25',
  leasingRate: cents(9000),
  monetaryBenefitPrivateUse: cents(800),
  monetaryBenefitCommuteToWork: cents(300),
};
const HARDWARE: OtherConversion = { type: 'HARDWARE_LEASING', amount: cents(3000) };
const PENSION: OtherConversion = { type: 'COMPANY_PENSION_PLAN', amount: cents(10_000) };

function compared(
  employee: Partial<Employee>,
  car: Partial<CarConversion>,
  others: readonly OtherConversion[] = [BIKE, HARDWARE, PENSION],
  running: readonly RunningCar[] = [],
): ConversionComparison {
  const comparison = compareConversion(
    sampleEmployee({ grossMonthlySalary: cents(850_000), akb: true, ...employee }),
    others,
    sampleCar(car),
    calendarDate('2026-06-01'),
    running,
  );
  if (!comparison.ok) throw new Error(comparison.error.code);
  return comparison.value;
}

/** Code, rule, source and parts of every line after the conversion. */
function explanations({ lines }: ConversionComparison) {
  return lines.map(({ code, after }) => [
    code,
    after.rule,
    after.source,
    after.terms.map((term) => `${term.part} ${term.amount}`),
  ]);
}

/** Above the ceiling of health insurance in Bremen, with church tax and everything converted that can be. */
const WITH_EVERYTHING = [
  ['GROSS_SALARY', 'CONTRACT_PAY', '§ 611a Abs. 2 BGB', []],
  [
    'LEASING_COST_DEDUCTION',
    'AGREED_AMOUNT',
    'BFH, Urteil vom 6.3.2008, VI R 6/05; R 8.1 LStR',
    ['WHOLE -50000'],
  ],
  [
    'EMPLOYER_CONTRIBUTION',
    'AGREED_AMOUNT',
    'BFH, Urteil vom 6.3.2008, VI R 6/05; R 8.1 LStR',
    ['WHOLE 1000'],
  ],
  [
    'COMPANY_PENSION',
    'AGREED_AMOUNT',
    '§ 1a BetrAVG; § 3 Nr. 63 EStG; § 1 Abs. 1 Nr. 9 SvEV',
    ['WHOLE -10000'],
  ],
  [
    'OTHER_LEASING',
    'AGREED_AMOUNT',
    '§ 8 Abs. 2 Satz 10 EStG; gleichlautende Ländererlasse vom 9.1.2020; § 3 Nr. 45 EStG',
    ['BIKE -9000', 'HARDWARE -3000'],
  ],
  [
    'BENEFIT_CAR_PRIVATE_USE',
    'QUARTER_OF_LIST_PRICE',
    '§ 8 Abs. 2 Satz 2 EStG; § 6 Abs. 1 Nr. 4 Satz 2 EStG, Gesetz für ein steuerliches Investitionssofortprogramm',
    ['WHOLE 11200'],
  ],
  ['BENEFIT_CAR_COMMUTE', 'COMMUTE_PER_MONTH', '§ 8 Abs. 2 Satz 3 EStG', ['WHOLE 5040']],
  [
    'BENEFIT_BIKE',
    'STATED_BENEFIT',
    '§ 8 Abs. 2 Satz 10 EStG; gleichlautende Ländererlasse vom 9.1.2020',
    ['BIKE_PRIVATE_USE 800', 'BIKE_COMMUTE 300'],
  ],
  [
    'BASIS_FOR_ANCILLARY_COSTS',
    'TAXABLE_PAY',
    '§§ 38a, 39b Abs. 2 EStG',
    [
      'PAY 850000',
      'CAR -49000',
      'BIKE -9000',
      'HARDWARE -3000',
      'TAX_FREE_PENSION -10000',
      'CAR_PRIVATE_USE 11200',
      'CAR_COMMUTE 5040',
      'BIKE_PRIVATE_USE 800',
      'BIKE_COMMUTE 300',
    ],
  ],
  [
    'BASIS_FOR_SOCIAL_INSURANCE',
    'CONTRIBUTORY_PAY',
    '§ 14 SGB IV; § 1 Abs. 1 Nr. 9, Satz 2 SvEV',
    [
      'PAY 850000',
      'CAR -49000',
      'BIKE -9000',
      'CONTRIBUTION_FREE_PENSION -10000',
      'CAR_PRIVATE_USE 11200',
      'CAR_COMMUTE 5040',
      'BIKE_PRIVATE_USE 800',
      'BIKE_COMMUTE 300',
    ],
  ],
  ['WAGE_TAX', 'WAGE_TAX_PAP', '§ 39b Abs. 2 EStG; Programmablaufplan 2026', ['WHOLE -179633']],
  [
    'SOLIDARITY_SURCHARGE',
    'SOLIDARITY_SURCHARGE_PAP',
    '§§ 3, 4 SolZG 1995; Programmablaufplan 2026',
    ['WHOLE -1195'],
  ],
  ['CHURCH_TAX', 'CHURCH_TAX_SHARE', '§ 51a EStG; Kirchensteuergesetz des Landes', ['WHOLE -16166']],
  [
    'HEALTH_INSURANCE',
    'CEILING_REACHED',
    '§§ 241, 242, 249 SGB V; Sozialversicherungsrechengrößen-Verordnung 2026, BGBl. 2025 I Nr. 278; § 223 Abs. 3 SGB V',
    ['BASIC_RATE -42431', 'ADDITIONAL_RATE -8428'],
  ],
  [
    'CARE_INSURANCE',
    'CEILING_REACHED',
    '§§ 55, 58 SGB XI; Sozialversicherungsrechengrößen-Verordnung 2026, BGBl. 2025 I Nr. 278; § 223 Abs. 3 SGB V',
    ['CARE_RATE -10463', 'CHILDLESS_SURCHARGE -3488'],
  ],
  ['PENSION_INSURANCE', 'INSURANCE_SHARE', '§§ 158, 168 SGB VI', ['WHOLE -74339']],
  ['UNEMPLOYMENT_INSURANCE', 'INSURANCE_SHARE', '§§ 341, 346 SGB III', ['WHOLE -10391']],
  [
    'CHAMBER_CONTRIBUTION',
    'CHAMBER_BREMEN',
    'Beitragsordnung der Arbeitnehmerkammer Bremen',
    ['WHOLE -1114'],
  ],
  ['SUBSIDY_PRIVATE_HEALTH', 'NOT_APPLICABLE', '§ 257 Abs. 2 SGB V', []],
  ['SUBSIDY_PRIVATE_CARE', 'NOT_APPLICABLE', '§ 61 Abs. 2 SGB XI', []],
  ['PREMIUM_PRIVATE_INSURANCE', 'NOT_APPLICABLE', '§ 193 VVG; § 23 SGB XI', []],
  [
    'BENEFIT_DEDUCTION',
    'BENEFITS_RECEIVED_IN_KIND',
    '§ 107 Abs. 2 GewO',
    ['CAR_PRIVATE_USE -11200', 'CAR_COMMUTE -5040', 'BIKE_PRIVATE_USE -800', 'BIKE_COMMUTE -300'],
  ],
  ['NET_SALARY', 'SUM_OF_LINES', '§ 108 GewO', []],
];

/** Lines that differ in the Saarland, privately insured, without church tax and with single trips. */
const PRIVATELY = [
  ['EMPLOYER_CONTRIBUTION', 'NOT_APPLICABLE', 'BFH, Urteil vom 6.3.2008, VI R 6/05; R 8.1 LStR', []],
  [
    'BENEFIT_CAR_COMMUTE',
    'SINGLE_TRIPS',
    '§ 8 Abs. 2 Satz 5 EStG; BMF-Schreiben vom 3.3.2022',
    ['WHOLE 5040'],
  ],
  [
    'BASIS_FOR_ANCILLARY_COSTS',
    'TAXABLE_PAY',
    '§§ 38a, 39b Abs. 2 EStG',
    [
      'PAY 850000',
      'CAR -50000',
      'BIKE -9000',
      'HARDWARE -3000',
      'TAX_FREE_PENSION -10000',
      'CAR_PRIVATE_USE 11200',
      'CAR_COMMUTE 5040',
      'BIKE_PRIVATE_USE 800',
      'BIKE_COMMUTE 300',
    ],
  ],
  ['WAGE_TAX', 'WAGE_TAX_PAP', '§ 39b Abs. 2 EStG; Programmablaufplan 2026', ['WHOLE -191883']],
  [
    'SOLIDARITY_SURCHARGE',
    'SOLIDARITY_SURCHARGE_PAP',
    '§§ 3, 4 SolZG 1995; Programmablaufplan 2026',
    ['WHOLE -2653'],
  ],
  ['CHURCH_TAX', 'NOT_APPLICABLE', '§ 51a EStG; Kirchensteuergesetz des Landes', []],
  [
    'HEALTH_INSURANCE',
    'NOT_APPLICABLE',
    '§§ 241, 242, 249 SGB V; Sozialversicherungsrechengrößen-Verordnung 2026, BGBl. 2025 I Nr. 278; § 223 Abs. 3 SGB V',
    [],
  ],
  [
    'CARE_INSURANCE',
    'NOT_APPLICABLE',
    '§§ 55, 58 SGB XI; Sozialversicherungsrechengrößen-Verordnung 2026, BGBl. 2025 I Nr. 278; § 223 Abs. 3 SGB V',
    [],
  ],
  ['PENSION_INSURANCE', 'INSURANCE_SHARE', '§§ 158, 168 SGB VI', ['WHOLE -74246']],
  ['UNEMPLOYMENT_INSURANCE', 'INSURANCE_SHARE', '§§ 341, 346 SGB III', ['WHOLE -10378']],
  [
    'CHAMBER_CONTRIBUTION',
    'CHAMBER_SAARLAND',
    'Beitragsordnung der Arbeitskammer des Saarlandes',
    ['WHOLE -1197'],
  ],
  ['SUBSIDY_PRIVATE_HEALTH', 'HALF_OF_PREMIUM', '§ 257 Abs. 2 SGB V', ['WHOLE 30000']],
  ['SUBSIDY_PRIVATE_CARE', 'HALF_OF_PREMIUM', '§ 61 Abs. 2 SGB XI', ['WHOLE 3000']],
  [
    'PREMIUM_PRIVATE_INSURANCE',
    'AGREED_AMOUNT',
    '§ 193 VVG; § 23 SGB XI',
    ['HEALTH_PREMIUM -60000', 'CARE_PREMIUM -6000'],
  ],
];

it('explains every line by rule, source and parts', () => {
  const comparison = compared({ federalState: 'HB', churchTax: true }, { employerContribution: cents(1000) });
  expect(explanations(comparison)).toEqual(WITH_EVERYTHING);
});

it('explains what private insurance, the other chamber and single trips change', () => {
  const healthInsurance: Employee['healthInsurance'] = {
    type: 'PRIVATE',
    employerSubsidy: true,
    premiumHealth: cents(60_000),
    premiumCare: cents(6000),
    basicShareOfHealthPremium: null,
  };
  const comparison = compared(
    { federalState: 'SL', healthInsurance },
    { commuteValuation: 'SINGLE_TRIPS_0002' },
  );
  const changed = new Set(PRIVATELY.map(([code]) => code));
  expect(explanations(comparison).filter(([code]) => changed.has(String(code)))).toEqual(PRIVATELY);
  expect(comparison.warnings).toEqual([
    {
      code: 'BASIC_SHARE_UNKNOWN',
      assumed: 60_000,
      source: '§ 10 Abs. 1 Nr. 3 EStG, § 39b Abs. 2 Satz 5 Nr. 3 EStG',
    },
  ]);
});

/** A car that runs already, with VAT that the employee bears. */
const RUNNING: RunningCar = {
  ratePerMonth: cents(40_000),
  employerContribution: cents(5000),
  privateUse: cents(10_000),
  fullPrivateUse: cents(40_000),
  commute: cents(4500),
  vat: cents(6000),
};

/*
 * 15 km: the allowance of a month is 15 km x 15 days x 0.38 EUR, 85.50 EUR. VAT is 19/119 of 450.00 and of 202.50 EUR; as a
 * fee it lowers private use alone. Flat tax: 15 %, of it 5.5 % and 9 %, fractions of a cent dropped.
 */
const BESIDE_ANOTHER = [
  ['LEASING_COST_DEDUCTION', ['RUNNING_CARS -40000'], ['RUNNING_CARS -40000', 'WHOLE -50000']],
  ['EMPLOYER_CONTRIBUTION', ['RUNNING_CARS 5000'], ['RUNNING_CARS 5000', 'WHOLE 1000']],
  ['OTHER_LEASING', ['HARDWARE -3000'], ['HARDWARE -3000']],
  [
    'BENEFIT_CAR_PRIVATE_USE',
    ['RUNNING_CARS 10000'],
    ['RUNNING_CARS 10000', 'WHOLE 11200 of 1120000 at 10000 HALF_UP'],
  ],
  [
    'BENEFIT_CAR_COMMUTE',
    ['RUNNING_CARS 4500'],
    ['RUNNING_CARS 4500', 'WHOLE 5040 of 1120000 at 300 HALF_UP'],
  ],
  [
    'BASIS_FOR_ANCILLARY_COSTS',
    [
      'PAY 850000',
      'CAR -35000',
      'HARDWARE -3000',
      'CAR_PRIVATE_USE 10000',
      'CAR_COMMUTE 4500',
      'USER_FEE -6000',
      'FLAT_TAXED_COMMUTE -4500',
    ],
    [
      'PAY 850000',
      'CAR -84000',
      'HARDWARE -3000',
      'CAR_PRIVATE_USE 21200',
      'CAR_COMMUTE 9540',
      'USER_FEE -16418',
      'FLAT_TAXED_COMMUTE -8550',
    ],
  ],
  [
    'BASIS_FOR_SOCIAL_INSURANCE',
    [
      'PAY 850000',
      'CAR -35000',
      'CAR_PRIVATE_USE 10000',
      'CAR_COMMUTE 4500',
      'USER_FEE -6000',
      'FLAT_TAXED_COMMUTE -4500',
    ],
    [
      'PAY 850000',
      'CAR -84000',
      'CAR_PRIVATE_USE 21200',
      'CAR_COMMUTE 9540',
      'USER_FEE -16418',
      'FLAT_TAXED_COMMUTE -8550',
    ],
  ],
  [
    'VAT_ON_PROVISION',
    ['RUNNING_CARS -6000'],
    ['RUNNING_CARS -6000', 'CAR_PRIVATE_USE -7185 of 45000', 'CAR_COMMUTE -3233 of 20250'],
  ],
  [
    'COMMUTE_FLAT_TAX',
    [
      'FLAT_WAGE_TAX -675 of 4500 at 150000 DOWN',
      'FLAT_SURCHARGE -37 of 675 at 55000 DOWN',
      'FLAT_CHURCH_TAX -60 of 675 at 90000 DOWN',
    ],
    [
      'FLAT_WAGE_TAX -1282 of 8550 at 150000 DOWN',
      'FLAT_SURCHARGE -70 of 1282 at 55000 DOWN',
      'FLAT_CHURCH_TAX -115 of 1282 at 90000 DOWN',
    ],
  ],
];

const termText = ({ part, amount, base, ratePartsPerMillion, rounding }: LineTerm): string =>
  [part, amount, base && `of ${base}`, ratePartsPerMillion && `at ${ratePartsPerMillion}`, rounding]
    .filter((word) => word !== null)
    .join(' ');

it('explains running cars, VAT and flat tax on both payslips', () => {
  const car = { employerContribution: cents(1000), vatPassedOn: true, commuteFlatTax: 'EMPLOYEE' } as const;
  const { lines } = compared({ churchTax: true }, car, [HARDWARE], [RUNNING]);
  const shown = new Set(BESIDE_ANOTHER.map(([code]) => code));
  const texts = lines
    .filter(({ code }) => shown.has(code))
    .map(({ code, before, after }) => [code, before.terms.map(termText), after.terms.map(termText)]);
  expect(texts).toEqual(BESIDE_ANOTHER);
  const sources = Object.fromEntries(lines.map(({ code, after }) => [code, after.source]));
  expect(sources).toMatchObject({
    OTHER_LEASING: '§ 3 Nr. 45 EStG',
    VAT_ON_PROVISION: '§ 3 Abs. 12 Satz 2, § 10 Abs. 2 Satz 2 UStG; Abschn. 15.23 Abs. 11 UStAE',
    COMMUTE_FLAT_TAX: '§ 40 Abs. 2 Satz 2 Nr. 1, Abs. 3 EStG; § 1 Abs. 1 Satz 1 Nr. 3 SvEV',
  });
});

it('shows VAT that is borne for a running car alone', () => {
  const vat = compared({}, {}, [], [RUNNING]).lines.find(({ code }) => code === 'VAT_ON_PROVISION');
  expect([vat?.before, vat?.after].map((side) => side?.terms.map(termText))).toEqual([
    ['RUNNING_CARS -6000'],
    ['RUNNING_CARS -6000'],
  ]);
});

it.each([
  ['a bike', [BIKE], '§ 8 Abs. 2 Satz 10 EStG; gleichlautende Ländererlasse vom 9.1.2020'],
  ['nothing else', [], 'BFH, Urteil vom 6.3.2008, VI R 6/05; R 8.1 LStR'],
])('names the paragraphs of %s beside the car', (_name, others, source) => {
  const { lines } = compared({}, {}, others);
  expect(lines.find(({ code }) => code === 'OTHER_LEASING')?.after.source).toBe(source);
});

it('names the rule alone for a car acquired after the reduced valuation', () => {
  const { lines } = compared({}, { acquiredOn: calendarDate('2031-01-01') });
  expect(lines.find((line) => line.code === 'BENEFIT_CAR_PRIVATE_USE')?.after).toMatchObject({
    amount: 45_000,
    rule: 'FULL_LIST_PRICE',
    source: '§ 8 Abs. 2 Satz 2 EStG; § 6 Abs. 1 Nr. 4 Satz 2 EStG',
  });
});
