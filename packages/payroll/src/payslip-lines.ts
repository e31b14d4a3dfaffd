import { cents, type Cents } from '@stromwandel/kernel';
import { listPriceSource } from './benefits/car-list-price.ts';
import type { CarConversion } from './conversion.ts';
import type { PayslipLine, PayslipLineCode } from './conversion-comparison.ts';
import type { PayrollCase } from './payroll-case.ts';
import type { Payslip } from './payslip.ts';
import { SINGLE_TRIPS_PER_MONTH } from './switches.ts';

interface LineRule {
  readonly code: PayslipLineCode;
  /** Signed as it acts on the payout. */
  readonly amount: (slip: Payslip) => number;
  readonly source: string;
  readonly base?: Cents;
  readonly rate?: string;
}

function minus(amount: number): number {
  return 0 - amount;
}

/** Basis points as a percentage: 930 is "9.3". */
function percent(basisPoints: number): string {
  return String(basisPoints / 100);
}

function commuteRate(payroll: PayrollCase, car: CarConversion): string {
  const { commuteKilometers, commuteDaysPerMonth } = payroll.employee;
  if (car.commuteValuation === 'FLAT_003') return `0.03 × ${commuteKilometers} km`;
  return `0.002 × ${commuteKilometers} km × ${Math.min(commuteDaysPerMonth, SINGLE_TRIPS_PER_MONTH)}`;
}

function conversionRules(payroll: PayrollCase, after: Payslip, car: CarConversion): LineRule[] {
  return [
    { code: 'GROSS_SALARY', amount: (slip) => slip.brutto, source: '§ 611a (2) BGB' },
    {
      code: 'LEASING_COST_DEDUCTION',
      amount: (slip) => minus(slip.carRate),
      source: 'BFH, 6.3.2008, VI R 6/05; R 8.1 LStR',
    },
    {
      code: 'EMPLOYER_CONTRIBUTION',
      amount: (slip) => slip.employerContribution,
      source: 'BFH, 6.3.2008, VI R 6/05; R 8.1 LStR',
    },
    {
      code: 'COMPANY_PENSION',
      amount: (slip) => minus(slip.companyPension),
      source: '§ 1a BetrAVG, § 3 no. 63 EStG, § 1 (1) no. 9 SvEV',
    },
    {
      code: 'OTHER_LEASING',
      amount: (slip) => minus(slip.bikeConversion + slip.hardwareConversion),
      source: '§ 3 no. 45 EStG; decree of the states of 9.1.2020',
    },
    {
      code: 'BENEFIT_CAR_PRIVATE_USE',
      amount: (slip) => slip.benefitCarPrivateUse,
      base: after.taxableListPrice,
      rate: '1',
      source: `§ 8 (2) s. 2 EStG; ${listPriceSource(car.acquiredOn)}`,
    },
    {
      code: 'BENEFIT_CAR_COMMUTE',
      amount: (slip) => slip.benefitCarCommute,
      base: after.taxableListPrice,
      rate: commuteRate(payroll, car),
      source: car.commuteValuation === 'FLAT_003' ? '§ 8 (2) s. 3 EStG' : '§ 8 (2) s. 5 EStG; BMF, 3.3.2022',
    },
    {
      code: 'BENEFIT_BIKE',
      amount: (slip) => slip.benefitBike + slip.benefitBikeCommute,
      source: '§ 8 (2) EStG; decree of the states of 9.1.2020',
    },
    {
      code: 'BASIS_FOR_ANCILLARY_COSTS',
      amount: (slip) => slip.adjustedGross,
      source: '§ 38a, § 39b (2) EStG',
    },
  ];
}

function taxRules(payroll: PayrollCase, after: Payslip): LineRule[] {
  return [
    {
      code: 'WAGE_TAX',
      amount: (slip) => minus(slip.lohnst),
      base: after.adjustedGross,
      source: `§ 39b (2) EStG, PAP ${payroll.law.year}`,
    },
    {
      code: 'SOLIDARITY_SURCHARGE',
      amount: (slip) => minus(slip.soli),
      base: after.lohnst,
      source: '§§ 3, 4 SolZG 1995',
    },
    {
      code: 'CHURCH_TAX',
      amount: (slip) => minus(slip.kirchensteuer),
      base: after.churchTaxBase,
      rate: String(payroll.churchTaxPercent),
      source: '§ 51a EStG with the church tax act of the state',
    },
  ];
}

function insuranceRules(payroll: PayrollCase, after: Payslip): LineRule[] {
  const { person, law } = payroll;
  const care = percent(person.careRate);
  return [
    {
      code: 'HEALTH_INSURANCE',
      amount: (slip) => minus(slip.krankenversicherung),
      base: after.baseHealth,
      rate: `${percent(person.healthRate / 2)} + ${percent(person.additionalRate / 2)}`,
      source: '§§ 241, 242, 249 SGB V',
    },
    {
      code: 'CARE_INSURANCE',
      amount: (slip) => minus(slip.pflegeversicherung),
      base: after.baseHealth,
      rate: person.surchargeRate > 0 ? `${care} + ${percent(person.surchargeRate)}` : care,
      source: '§§ 55, 58 SGB XI',
    },
    {
      code: 'PENSION_INSURANCE',
      amount: (slip) => minus(slip.rentenversicherung),
      base: after.basePension,
      rate: percent(person.pensionRate),
      source: '§§ 158, 168 SGB VI',
    },
    {
      code: 'UNEMPLOYMENT_INSURANCE',
      amount: (slip) => minus(slip.arbeitslosenversicherung),
      base: after.basePension,
      rate: percent(person.unemploymentRate),
      source: '§§ 341, 346 SGB III',
    },
    {
      code: 'CHAMBER_CONTRIBUTION',
      amount: (slip) => minus(slip.arbeitskammerbeitrag),
      source: (payroll.employee.federalState === 'HB' ? law.chamberRateBremen : law.chamberRateSaarland)
        .source,
    },
    {
      code: 'SUBSIDY_PRIVATE_HEALTH',
      amount: (slip) => slip.arbeitgeberzuschussPKV,
      source: '§ 257 (2) SGB V',
    },
    { code: 'SUBSIDY_PRIVATE_CARE', amount: (slip) => slip.arbeitgeberzuschussPV, source: '§ 61 (2) SGB XI' },
    {
      code: 'PREMIUM_PRIVATE_INSURANCE',
      amount: (slip) => minus(slip.premiumPrivateInsurance),
      source: '§ 193 VVG, § 23 SGB XI',
    },
  ];
}

/** The explained lines of the confirmation view, in order. */
export function payslipLines(
  payroll: PayrollCase,
  before: Payslip,
  after: Payslip,
  car: CarConversion,
): PayslipLine[] {
  const rules: LineRule[] = [
    ...conversionRules(payroll, after, car),
    ...taxRules(payroll, after),
    ...insuranceRules(payroll, after),
    {
      code: 'BENEFIT_DEDUCTION',
      amount: (slip) => minus(slip.benefitsInKind),
      source: '§ 107 (2) GewO',
    },
    { code: 'NET_SALARY', amount: (slip) => slip.takeHome, source: '§ 108 GewO' },
  ];
  return rules.map((rule) => ({
    code: rule.code,
    before: cents(rule.amount(before)),
    after: cents(rule.amount(after)),
    base: rule.base,
    rate: rule.rate,
    source: rule.source,
  }));
}
