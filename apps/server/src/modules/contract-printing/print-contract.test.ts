import { contractModel, CURRENT_CONTRACT_TEXTS } from '@stromwandel/contract-document';
import { calendarDate, cents } from '@stromwandel/kernel';
import { employeeFromSalaryInfo, laterOfPrice, priceCar } from '@stromwandel/pricing';
import { expect, test } from 'vitest';
import { ownFigures } from '../offer/index.ts';
import { compareOrder, currentBasis } from '../orders/index.ts';
import { samplePackageOffer, samplePricingTerms, sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { contractInputFrom, type ContractFacts } from './contract-input-from.ts';
import { DEFAULT_LESSOR, printContract } from './index.ts';

const salary = sampleSalaryInfo();

function facts(changes: Partial<ContractFacts> = {}): ContractFacts {
  const person = employeeFromSalaryInfo(salary);
  const price = priceCar(person, samplePackageOffer(), cents(60_000), samplePricingTerms());
  if (!price.ok) throw new Error(price.error.code);
  const later = laterOfPrice(person, price.value, 36);
  if (!later.ok) throw new Error(later.error.code);
  return {
    orderId: 4711,
    contractDate: calendarDate('2026-11-23'),
    lessor: DEFAULT_LESSOR,
    employer: {
      name: 'Nordwerk GmbH',
      street: 'Werkstraße',
      streetNumber: '12',
      postcode: '44137',
      place: 'Dortmund',
    },
    employee: {
      firstName: 'Anna',
      lastName: 'Schmidt',
      employeeId: null,
      street: 'Kastanienweg',
      streetNumber: '7a',
      postcode: '44139',
      place: 'Dortmund',
      placeOfBirth: 'Münster',
      dateOfBirth: calendarDate('1990-05-14'),
    },
    vehicle: {
      brand: 'Škoda',
      model: 'Enyaq 85',
      trimLevel: null,
      maximumPowerKw: 210,
      rangeKm: 560,
      consumption: 16.5,
      listPriceCents: 4_500_000,
      deliveryFromWeeks: null,
      deliveryToWeeks: null,
      technicalDetails: [],
      standardEquipment: ['Wärmepumpe'],
      specialEquipment: [],
    },
    colorName: 'Blau',
    deliveryName: 'Nach Hause',
    additionalDrivers: 'ANYONE',
    leasePackage: {
      durationMonths: 36,
      kmPerYear: 10_000,
      tires: 'ALL_SEASON',
      totalMonthlyGrossCostCents: 50_000,
      maintenanceAndServicingIncluded: true,
      vehicleInsuranceIncluded: true,
      tirePackageIncluded: false,
      tireChangeIncluded: false,
      rateInsuranceIncluded: false,
      extraKilometerTenthCents: 87,
      fewerKilometerTenthCents: 52,
      extraKilometersTolerance: 2500,
      fewerKilometersTolerance: 2500,
      extraKilometersCap: 15_000,
      fewerKilometersCap: 10_000,
    },
    taxResult: price.value.taxResult,
    later: later.value,
    rateAtDelivery: null,
    comparison: compareOrder(
      {
        vehicle: { driveType: 'ELECTRIC', listPriceCents: 4_500_000, consumption: 16.5 },
        leasePackage: { durationMonths: 36, kmPerYear: 10_000, grossComparisonCostCents: 60_000 },
      },
      { taxResult: price.value.taxResult, salaryInfo: salary },
      currentBasis(ownFigures(calendarDate('2026-11-23'))),
    ),
    salary,
    catalogueVersion: '2026-11-23',
    texts: CURRENT_CONTRACT_TEXTS,
    ...changes,
  };
}

test('prints the figures of the tax result to the cent', () => {
  const input = contractInputFrom(facts());
  const { taxResult } = facts();
  expect(input.benefitInKind).toEqual({
    percentHundredths: 25,
    capCents: 10_000_000,
    taxableListPriceCents: 1_120_000,
    privateUseCents: Math.round(taxResult.salarySacrificeData.vehicleTaxation * 100),
    commuteCents: Math.round(taxResult.salarySacrificeData.commutingTaxation * 100),
    commuteKm: 15,
    commuteValuation: 'MONTHLY',
    commuteTripsPerMonth: 15,
  });
  expect(input.payslip.lines).toHaveLength(taxResult.lines.length);
  expect(input.payslip.netBurdenCents).toBe(Math.round(taxResult.userPrice * 100));
  const commute = input.payslip.lines.find((line) => line.code === 'BENEFIT_CAR_COMMUTE');
  expect(commute?.calculation?.terms).toMatchObject([
    { baseCents: 1_120_000, ratePartsPerMillion: 300, kilometers: 15, amountCents: 5040 },
  ]);
  const net = input.payslip.lines.at(-1);
  expect(net?.code).toBe('NET_SALARY');
  expect((net?.beforeCents ?? 0) - (net?.afterCents ?? 0)).toBe(input.payslip.netBurdenCents);
});

test('prints the frozen later benefits to the cent', () => {
  const { later } = facts();
  const inCents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));
  const input = contractInputFrom(facts());
  expect(
    input.later.rows.map(({ benefit, lostPerMonth, lostTerm }) => [benefit, lostPerMonth, lostTerm]),
  ).toEqual(later.rows.map((row) => [row.benefit, inCents(row.lostPerMonthEur), inCents(row.lostTermEur)]));
  const printed = JSON.stringify(contractModel(input));
  for (const { steps } of later.rows) {
    const month = steps.find(({ name }) => name === 'month');
    if (month?.unit !== 'EUR') continue;
    for (const amount of [month.beforeEur, month.afterEur])
      expect(printed).toContain(`"${amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })}"`);
  }
});

test('prints the frozen comparison to the cent', () => {
  const { comparison } = facts();
  const printed = JSON.stringify(contractModel(contractInputFrom(facts())));
  const amount = (value: number) => value.toLocaleString('de-DE', { minimumFractionDigits: 2 });
  for (const { sum } of Object.values(comparison.columns)) {
    for (const value of sum ? [sum.perMonthEur, sum.ofTermEur] : []) {
      expect(printed).toContain(`"${amount(value)}"`);
    }
  }
  expect(comparison.verdict.kind).toBe('EMPLOYER_CHEAPER');
  expect(printed).toContain('Prämie eingerechnet');
  expect(printed).not.toContain('weiter angenommen');
  const ofNextYear = facts();
  const nextYear = { ...ofNextYear.later, law: { ...ofNextYear.later.law, payrollMonth: '2027-01' } };
  expect(JSON.stringify(contractModel(contractInputFrom(facts({ later: nextYear }))))).toMatch(
    /BMF 11\.11\.2025, Stand 22\.11\.2026, für 2027 weiter angenommen/,
  );
});

test('refuses an incomplete address', () => {
  const { employee } = facts();
  expect(() => contractInputFrom(facts({ employee: { ...employee, street: null } }))).toThrow(
    'complete address',
  );
});

test('printing twice gives the same file', async () => {
  const at = new Date('2026-11-23T09:00:00Z');
  const [first, second] = [await printContract(facts(), at), await printContract(facts(), at)];
  expect(Buffer.compare(first, second)).toBe(0);
  expect(Buffer.from(first.subarray(0, 8)).toString()).toBe('%PDF-1.7');
});

test('names the lessor as frozen in the order, with its known details', () => {
  const lessor = { ...DEFAULT_LESSOR, company: 'Rheinstrom', legalForm: 'AG', vatId: 'DE123456789' };
  const input = contractInputFrom(facts({ lessor }));
  expect(input.lessor).toMatchObject({ name: 'Rheinstrom AG', vatId: 'DE123456789', register: null });
  const printed = (of: typeof input) => JSON.stringify(contractModel(of)).replaceAll('\u00a0', ' ');
  expect(printed(input)).toContain('{"label":"USt-IdNr.","value":"DE123456789"}');
  expect(printed(input)).not.toContain('Handelsregister');
  // Without these details no row is printed.
  expect(printed(contractInputFrom(facts()))).not.toMatch(/"Leasinggeber"|USt-IdNr/);
});
