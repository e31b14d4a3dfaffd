import type { LaterRow, LaterStep } from '@stromwandel/later-benefits';
import type { LinePart, PayslipLineCode } from '@stromwandel/payroll';
import { calendarDate, cents } from '@stromwandel/kernel';
import { compareCosts, DEFAULT_COMPARISON_FIGURES, PRIVATE_PREMIUM } from '@stromwandel/offer';
import { contractFigures } from '../contract-figures.ts';
import type {
  ContractInput,
  ContractLessor,
  ContractLineTerm,
  ContractPayslipLine,
} from '../contract-input.ts';

function line(code: PayslipLineCode, before: number, after: number): ContractPayslipLine {
  return {
    code,
    beforeCents: cents(before),
    afterCents: cents(after),
    calculation: { source: '', terms: [] },
  };
}

function term(
  part: LinePart,
  amount: number,
  base: number,
  ratePartsPerMillion: number,
  kilometers: number | null = null,
): ContractLineTerm {
  return {
    part,
    amountCents: cents(amount),
    baseCents: cents(base),
    ratePartsPerMillion,
    kilometers,
    trips: null,
  };
}

function laterStep(
  name: LaterStep['name'],
  before: number,
  after = before,
  unit: LaterStep['unit'] = 'CENTS',
): LaterStep {
  return { name, before, after, unit };
}

function laterRow(
  benefit: LaterRow['benefit'],
  lostPerMonth: number | null,
  source: string,
  more: Partial<LaterRow>,
): LaterRow {
  return {
    benefit,
    outcome: 'LESS',
    lostPerMonth,
    lostTerm: null,
    bound: null,
    source,
    announcedFigure: false,
    steps: [],
    ...more,
  };
}

/** A made-up order with consistent figures, for tests of wording and layout. */
export const EXAMPLE_CONTRACT_INPUT: ContractInput = {
  contractNumber: '4711',
  contractDate: calendarDate('2026-11-20'),
  lessor: {
    name: 'Stromwandel Leasing GmbH',
    address: { street: 'Spannungsallee', streetNumber: '3', postcode: '50668', place: 'Köln' },
    register: null,
    vatId: null,
    representative: null,
  },
  employer: {
    name: 'Nordwerk GmbH',
    address: { street: 'Werkstraße', streetNumber: '12', postcode: '44137', place: 'Dortmund' },
  },
  employee: {
    firstName: 'Anna',
    lastName: 'Schmidt',
    dateOfBirth: calendarDate('1990-05-14'),
    placeOfBirth: 'Münster',
    address: { street: 'Kastanienweg', streetNumber: '7a', postcode: '44139', place: 'Dortmund' },
    employeeId: '10482',
  },
  vehicle: {
    brand: 'Škoda',
    model: 'Enyaq 85',
    trimLevel: 'Selection',
    maximumPowerKw: 210,
    rangeKm: 562,
    consumptionKwhPer100Km: 16.46,
    color: 'Phönix-Grün',
    listPriceCents: cents(5_190_000),
    technicalDetails: [
      { name: 'Batterie (netto)', value: '77 kWh' },
      { name: 'Ladeleistung (Gleichstrom)', value: '135 kW' },
      { name: 'Kofferraum', value: '585 l' },
    ],
    standardEquipment: Array.from({ length: 34 }, (_value, index) => `Ausstattungsmerkmal ${index + 1}`),
    specialEquipment: ['Anhängerkupplung, schwenkbar', 'Wärmepumpe'],
  },
  lease: {
    durationMonths: 36,
    kmPerYear: 10_000,
    tires: 'SUMMER_WINTER_SETS',
    deliveryOption: 'Lieferung nach Hause',
    deliveryFromWeeks: 6,
    deliveryToWeeks: 10,
    monthlyRateCents: cents(51_200),
    employerContributionCents: cents(0),
    maintenanceIncluded: true,
    vehicleInsuranceIncluded: true,
    tirePackageIncluded: true,
    tireChangeIncluded: true,
    rateInsuranceIncluded: true,
    vatPassedOnCents: cents(0),
    additionalDrivers: 'HOUSEHOLD',
    mileage: {
      extraKilometerTenthCents: 87,
      fewerKilometerTenthCents: 52,
      extraToleranceKm: 2500,
      fewerToleranceKm: 2500,
      extraCapKm: 15_000,
      fewerCapKm: 10_000,
    },
  },
  benefitInKind: {
    percentHundredths: 25,
    capCents: cents(10_000_000),
    taxableListPriceCents: cents(1_290_000),
    privateUseCents: cents(12_900),
    commuteCents: cents(5805),
    commuteKm: 15,
    commuteValuation: 'MONTHLY',
    commuteTripsPerMonth: 18,
  },
  payslip: {
    payrollMonth: '2026-11',
    lawYear: 2026,
    provisional: false,
    lines: [
      line('GROSS_SALARY', 450_000, 450_000),
      line('LEASING_COST_DEDUCTION', 0, -51_200),
      line('BENEFIT_CAR_PRIVATE_USE', 0, 12_900),
      {
        ...line('BENEFIT_CAR_COMMUTE', 0, 5805),
        calculation: {
          source: '§ 8 Abs. 2 Satz 3 EStG',
          terms: [term('WHOLE', 5805, 1_290_000, 300, 15)],
        },
      },
      line('COMPANY_PENSION', 0, 0),
      line('BASIS_FOR_ANCILLARY_COSTS', 450_000, 417_505),
      line('WAGE_TAX', -62_233, -53_575),
      line('SOLIDARITY_SURCHARGE', 0, 0),
      {
        ...line('HEALTH_INSURANCE', -39_375, -36_532),
        calculation: {
          source: '§§ 241, 242, 249 SGB V',
          terms: [
            term('BASIC_RATE', -30_478, 417_505, 73_000),
            term('ADDITIONAL_RATE', -6054, 417_505, 14_500),
          ],
        },
      },
      line('CARE_INSURANCE', -10_800, -10_020),
      line('PENSION_INSURANCE', -41_850, -38_828),
      line('UNEMPLOYMENT_INSURANCE', -5850, -5428),
      line('BENEFIT_DEDUCTION', 0, -18_705),
      line('NET_SALARY', 289_892, 254_417),
    ],
    netBurdenCents: cents(35_475),
    atDelivery: {
      payrollMonth: '2027-02',
      lawYear: 2026,
      provisional: true,
      netBurdenCents: cents(35_475),
    },
  },
  later: {
    rows: [
      laterRow('pension', 319, '§§ 63, 70, 121, 123 SGB VI', {
        lostTerm: 957,
        steps: [
          laterStep('yearlyPay', 5_400_000, 5_010_060),
          laterStep('averagePay', 5_194_400),
          laterStep('points', 10_396, 9645, 'POINTS'),
          laterStep('pensionValue', 4252),
        ],
      }),
      laterRow('krankengeld', 15_480, '§ 47 SGB V', {
        bound: 'NET_90',
        steps: [laterStep('month', 258_390, 242_910)],
      }),
      laterRow('elterngeld', 9079, '§§ 2–2f BEEG', { steps: [laterStep('month', 180_000, 170_921)] }),
      laterRow('arbeitslosengeld', 10_470, '§§ 149–154, 338 SGB III', {
        steps: [laterStep('month', 174_480, 164_010)],
      }),
      laterRow('health', null, '§ 6 SGB V', {
        outcome: 'SAME',
        steps: [laterStep('yearlyPay', 5_400_000, 5_010_060), laterStep('limit', 7_740_000)],
      }),
    ],
    months: 36,
    oneOffPerYear: cents(0),
    child: false,
    assumedLaw: true,
    checkedUntil: calendarDate('2026-11-22'),
  },
  comparison: {
    months: 36,
    kmPerYear: 10_000,
    ...compareCosts(
      {
        electric: true,
        listPrice: cents(5_190_000),
        months: 36,
        kmPerYear: 10_000,
        consumption: 16.5,
        privateRate: cents(58_900),
        netRate: cents(35_475),
        netRateOfTerm: null,
        incomeBand: 'BELOW_45000',
        children: 0,
      },
      DEFAULT_COMPARISON_FIGURES,
    ),
    sources: [DEFAULT_COMPARISON_FIGURES.insuranceMedium, PRIVATE_PREMIUM].map((figure) => ({
      ...figure,
      carriedOnIn: null,
    })),
  },
  versions: { law: '2026-01 (PAP 2026, Sozialversicherung 2026)', catalogue: '2026-11-20' },
};

/** The figures of the made-up order, by the names that texts give them. */
export function exampleFigures(lessor: ContractLessor): Readonly<Record<string, string>> {
  return contractFigures(exampleContractInput('USUAL', lessor));
}

/**
 * A made-up order to look at a text with: the usual circumstances, or the other one of each pair.
 * @param lessor the company that leases the cars, which alone is not made up
 */
export function exampleContractInput(
  circumstances: 'USUAL' | 'OTHER',
  lessor: ContractLessor = EXAMPLE_CONTRACT_INPUT.lessor,
): ContractInput {
  const { lease, benefitInKind, payslip } = EXAMPLE_CONTRACT_INPUT;
  const example = { ...EXAMPLE_CONTRACT_INPUT, lessor };
  if (circumstances === 'USUAL') {
    return {
      ...example,
      lease: { ...lease, monthlyRateCents: cents(56_200), employerContributionCents: cents(5000) },
    };
  }
  return {
    ...example,
    lease: {
      ...lease,
      rateInsuranceIncluded: false,
      additionalDrivers: 'NONE',
      vatPassedOnCents: cents(12_015),
    },
    benefitInKind: {
      ...benefitInKind,
      percentHundredths: 100,
      capCents: null,
      commuteValuation: 'SINGLE_TRIPS',
    },
    payslip: { ...payslip, payrollMonth: '2027-01', provisional: true, atDelivery: null },
  };
}
