import { toEuro, type TaxResultReply } from '@stromwandel/api-spec';
import { cents, type Cents } from '@stromwandel/kernel';
import type { ConversionComparison, Payslip } from '@stromwandel/payroll';
import { conversionStopFigures, conversionWarningFigures } from './payroll-figures.ts';

const BENEFIT_PERCENT = { '1/4': 0.25, '1/2': 0.5, '1': 1 } as const;

const NO_SACRIFICE: TaxResultReply['salarySacrificeBefore'] = {
  monthlyNetLeasing: 0,
  vehicleTaxation: 0,
  commutingTaxation: 0,
  employerContribution: 0,
  nonCashBenefit: 0,
};

function payslipBlock(slip: Payslip): TaxResultReply['before'] {
  return {
    brutto: toEuro(slip.brutto),
    adjustedGross: toEuro(slip.adjustedGross),
    lohnst: toEuro(slip.lohnst),
    soli: toEuro(slip.soli),
    kirchensteuer: toEuro(slip.kirchensteuer),
    krankenversicherung: toEuro(slip.krankenversicherung),
    pflegeversicherung: toEuro(slip.pflegeversicherung),
    rentenversicherung: toEuro(slip.rentenversicherung),
    arbeitslosenversicherung: toEuro(slip.arbeitslosenversicherung),
    arbeitskammerbeitrag: toEuro(slip.arbeitskammerbeitrag),
    arbeitgeberzuschussPKV: toEuro(slip.arbeitgeberzuschussPKV),
    arbeitgeberzuschussPV: toEuro(slip.arbeitgeberzuschussPV),
    takeHome: toEuro(slip.takeHome),
  };
}

/** Saving as a percentage with one decimal; 0 when there is nothing to compare with. */
function savingPercent(comparisonCost: Cents, saving: Cents): number {
  return comparisonCost === 0 ? 0 : Math.round((saving * 1000) / comparisonCost) / 10;
}

/**
 * The comparison as the API answers it, in euros.
 * @param grossComparisonCost gross monthly cost of a comparable private lease
 */
export function taxResultFromComparison(
  comparison: ConversionComparison,
  grossComparisonCost: Cents,
): TaxResultReply {
  const { before, after, userPrice, law } = comparison;
  const saving = cents(grossComparisonCost - userPrice);
  return {
    price: toEuro(after.carRate),
    userPrice: toEuro(userPrice),
    before: payslipBlock(before),
    after: payslipBlock(after),
    salarySacrificeData: {
      monthlyNetLeasing: toEuro(after.carRate),
      vehicleTaxation: toEuro(after.benefitCarPrivateUse),
      commutingTaxation: toEuro(after.benefitCarCommute),
      employerContribution: toEuro(after.employerContribution),
      nonCashBenefit: toEuro(cents(after.benefitCarPrivateUse + after.benefitCarCommute)),
    },
    salarySacrificeBefore: NO_SACRIFICE,
    lines: comparison.lines.map((line) => ({
      code: line.code,
      beforeEur: toEuro(line.before),
      afterEur: toEuro(line.after),
      baseEur: line.base === undefined ? null : toEuro(line.base),
      rate: line.rate ?? null,
      source: line.source,
    })),
    grossComparisonCostEur: toEuro(grossComparisonCost),
    savingPerMonthEur: toEuro(saving),
    savingPerYearEur: toEuro(cents(12 * saving)),
    savingPercent: savingPercent(grossComparisonCost, saving),
    stops: comparison.stops.map(conversionStopFigures),
    warnings: comparison.warnings.map(conversionWarningFigures).filter((warning) => warning !== null),
    law: {
      payrollMonth: after.payrollMonth.slice(0, 7),
      version: law.version,
      checkedUntil: law.checkedUntil,
      benefitPercent: BENEFIT_PERCENT[law.benefitFactor],
      benefitCapEur: law.benefitCapApplied === null ? null : toEuro(law.benefitCapApplied),
      taxableListPriceEur: toEuro(after.taxableListPrice),
    },
  };
}
