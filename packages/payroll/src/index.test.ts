import { expect, it } from 'vitest';

it('offers these functions and lists, and nothing else', async () => {
  // Imported here, so that a table of law that does not even load fails this test instead of hiding all others.
  const names = Object.keys(await import('./index.ts'));
  expect(names.toSorted()).toEqual([
    'BENEFIT_VALUE_107',
    'FEDERAL_STATES',
    'FULL_TIME_HOURS_PER_WEEK',
    'LAW_KNOWN_UNTIL',
    'LOHNSTEUER_DEFAULTS',
    'PAYSLIP_LINE_CODES',
    'SINGLE_TRIPS_PER_MONTH',
    'SINGLE_TRIPS_PER_YEAR',
    'answerLohnsteuerCase',
    'answerPayslipCase',
    'assessSalary',
    'bikeBenefit',
    'calculateLohnsteuer',
    'calculatePayslip',
    'carBenefitsOfMonth',
    'compareConversion',
    'conversionSummary',
    'createCarPricer',
    'findFederalState',
    'fullPrivateUse',
    'lawOn',
    'listPriceCap',
    'minimumWageFallsShort',
    'minimumWageOfTerm',
    'netWithoutReliefs',
    'payrollLawOn',
    'payrollLawState',
    'payrollMonthRefusal',
    'privateInsuranceEvent',
    'readPayslipCase',
    'statutoryHealthRates',
    'taxedMonths',
    'tripAccount',
    'uebergangsbereichBase',
    'vatOnPrivateUse',
  ]);
});
