import { toEuro, type TaxResultReply } from '@stromwandel/api-spec';
import { cents, type Cents } from '@stromwandel/kernel';
import {
  conversionSummary,
  type ConversionComparison,
  type ExplainedAmount,
  type Payslip,
  type PayslipLine,
} from '@stromwandel/payroll';
import { conversionStopFigures, conversionWarningFigures } from './payroll-figures.ts';

const BENEFIT_PERCENT = { '1/4': 0.25, '1/2': 0.5, '1': 1 } as const;

type Sacrifice = TaxResultReply['salarySacrificeData'];
type CarOnPayslip = Pick<
  Payslip,
  | 'carRate'
  | 'benefitCarPrivateUse'
  | 'benefitCarCommute'
  | 'employerContribution'
  | 'vatPrivateUse'
  | 'vatCommute'
>;

function sacrificeOf(slip: CarOnPayslip): Sacrifice {
  return {
    monthlyNetLeasing: toEuro(slip.carRate),
    vehicleTaxation: toEuro(slip.benefitCarPrivateUse),
    commutingTaxation: toEuro(slip.benefitCarCommute),
    employerContribution: toEuro(slip.employerContribution),
    nonCashBenefit: toEuro(cents(slip.benefitCarPrivateUse + slip.benefitCarCommute)),
    vatPassedOn: toEuro(cents(slip.vatPrivateUse + slip.vatCommute)),
  };
}

/** The new car's own amounts; the payslip before includes the running cars. */
function addedCar(before: CarOnPayslip, after: CarOnPayslip): CarOnPayslip {
  return {
    carRate: cents(after.carRate - before.carRate),
    benefitCarPrivateUse: cents(after.benefitCarPrivateUse - before.benefitCarPrivateUse),
    benefitCarCommute: cents(after.benefitCarCommute - before.benefitCarCommute),
    employerContribution: cents(after.employerContribution - before.employerContribution),
    vatPrivateUse: cents(after.vatPrivateUse - before.vatPrivateUse),
    vatCommute: cents(after.vatCommute - before.vatCommute),
  };
}

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

const PARTS_PER_MILLION_IN_A_PERCENT = 10_000;

type Line = TaxResultReply['lines'][number];

function explanation({ rule, source, terms }: ExplainedAmount): Line['explanation']['before'] {
  return {
    rule,
    source,
    terms: terms.map(({ part, amount, base, ratePartsPerMillion: rate, kilometers, trips, rounding }) => ({
      part,
      amountEur: toEuro(amount),
      baseEur: base === null ? null : toEuro(base),
      ratePercent: rate === null ? null : rate / PARTS_PER_MILLION_IN_A_PERCENT,
      kilometers,
      trips,
      rounding,
    })),
  };
}

function taxLine({ code, before, after }: PayslipLine): Line {
  return {
    code,
    beforeEur: toEuro(before.amount),
    afterEur: toEuro(after.amount),
    explanation: { before: explanation(before), after: explanation(after) },
  };
}

/** The payslips with two cars, or one car in two packages, beside each other: what each comparison has after. */
export function payslipsCompared(
  before: Pick<ConversionComparison, 'lines'>,
  after: Pick<ConversionComparison, 'lines'>,
): TaxResultReply['lines'] {
  const ofBefore = new Map(before.lines.map((line) => [line.code, line.after]));
  return after.lines.map((line) =>
    taxLine({ ...line, before: ofBefore.get(line.code) ?? line.before, after: line.after }),
  );
}

/**
 * The comparison as the API answers it, in euros.
 * @param grossComparisonCost gross monthly cost of a comparable private lease
 */
export function taxResultFromComparison(
  comparison: ConversionComparison,
  grossComparisonCost: Cents,
): TaxResultReply {
  const { before, after, userPrice, law, term } = comparison;
  const summary = conversionSummary(comparison, grossComparisonCost);
  const salarySacrificeData = sacrificeOf(addedCar(before, after));
  return {
    price: salarySacrificeData.monthlyNetLeasing,
    userPrice: toEuro(userPrice),
    extraMonthEur: toEuro(comparison.extraMonth),
    term: term && {
      from: term.from,
      months: term.months,
      taxedMonths: term.taxedMonths,
      netEur: toEuro(term.total),
    },
    before: payslipBlock(before),
    after: payslipBlock(after),
    salarySacrificeData,
    salarySacrificeBefore: sacrificeOf(before),
    lines: comparison.lines.map(taxLine),
    grossComparisonCostEur: toEuro(grossComparisonCost),
    savingPerMonthEur: toEuro(summary.savingPerMonth),
    savingPerYearEur: toEuro(summary.savingPerYear),
    savingPercent: summary.savingPerMille / 10,
    stops: comparison.stops.map(conversionStopFigures),
    warnings: comparison.warnings.map(conversionWarningFigures),
    law: {
      payrollMonth: after.payrollMonth.slice(0, 7),
      version: law.version,
      year: law.year,
      state: law.state,
      checkedUntil: law.checkedUntil,
      benefitPercent: BENEFIT_PERCENT[law.benefitFactor],
      benefitCapEur: law.benefitCapApplied === null ? null : toEuro(law.benefitCapApplied),
      taxableListPriceEur: toEuro(after.taxableListPrice),
    },
  };
}
