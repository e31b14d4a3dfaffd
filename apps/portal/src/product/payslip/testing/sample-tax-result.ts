import type { TaxResultReply } from '@stromwandel/api-spec';

const payslip = {
  brutto: 4500,
  adjustedGross: 4500,
  lohnst: 650.16,
  soli: 0,
  kirchensteuer: 0,
  krankenversicherung: 393.75,
  pflegeversicherung: 108,
  rentenversicherung: 418.5,
  arbeitslosenversicherung: 58.5,
  arbeitskammerbeitrag: 0,
  arbeitgeberzuschussPKV: 0,
  arbeitgeberzuschussPV: 0,
  takeHome: 2871.09,
};
const noSacrifice = {
  monthlyNetLeasing: 0,
  vehicleTaxation: 0,
  commutingTaxation: 0,
  employerContribution: 0,
  nonCashBenefit: 0,
  vatPassedOn: 0,
};

const agreed: TaxResultReply['lines'][number]['explanation']['after'] = {
  rule: 'AGREED_AMOUNT',
  source: '',
  terms: [],
};

/** A car at 675 EUR a month for an employee with 4,500 EUR; the employer adds nothing. */
export const sampleTaxResult: TaxResultReply = {
  price: 675,
  userPrice: 447.5,
  extraMonthEur: 80.26,
  term: { from: '2027-01-18', months: 48, taxedMonths: 49, netEur: 21_559.1 },
  before: payslip,
  after: { ...payslip, takeHome: 2423.59 },
  salarySacrificeData: noSacrifice,
  salarySacrificeBefore: noSacrifice,
  lines: [
    {
      code: 'NET_SALARY',
      beforeEur: 2871.09,
      afterEur: 2423.59,
      explanation: { before: agreed, after: agreed },
    },
  ],
  grossComparisonCostEur: 716,
  savingPerMonthEur: 268.5,
  savingPerYearEur: 3222,
  savingPercent: 37.5,
  stops: [],
  warnings: [],
  law: {
    payrollMonth: '2026-11',
    year: 2026,
    state: 'ENACTED',
    version: 'DE-2026.1',
    checkedUntil: '2026-11-20',
    benefitPercent: 0.25,
    benefitCapEur: 100_000,
    taxableListPriceEur: 13_100,
  },
};
