import { dateParts, type CalendarDate } from '@stromwandel/kernel';
import { figure, lawOn } from './figure.ts';
import { rowsOf, type FiguresRow, type SocialInsuranceRow } from './figures-row.ts';
import { KNOWN_PAYROLL_LAWS } from './known-payroll-laws.ts';
import { MINIMUM_WAGES, minijobLimitOf, minimumWagesWithin, type MinimumWage } from './minimum-wages.ts';
import type { PayrollLaw } from './payroll-law.ts';
import { SEIZURE_LIMITS, type SeizureLimits } from './seizure-limits.ts';
import { WAGE_TAX_FLOWS, type WageTaxFlow } from './wage-tax-flows.ts';

/** All enacted figures that payroll computes with: those of the release, and loaded ones. Every list is oldest first. */
export interface LawFigures {
  readonly payrollLaws: readonly PayrollLaw[];
  readonly minimumWages: readonly [MinimumWage, ...MinimumWage[]];
  readonly seizureLimits: readonly SeizureLimits[];
  /** The loaded rows among them, also those that only other packages use. */
  readonly rows: readonly FiguresRow[];
}

/** Without anything loaded. */
export const RELEASE_FIGURES: LawFigures = {
  payrollLaws: KNOWN_PAYROLL_LAWS,
  minimumWages: MINIMUM_WAGES,
  seizureLimits: SEIZURE_LIMITS,
  rows: [],
};

/** The rows of a list with loaded ones; a loaded row replaces the release's of the same first day. */
function withLoaded<Row extends { readonly validFrom: CalendarDate }>(
  known: readonly Row[],
  loaded: readonly Row[],
): readonly Row[] {
  if (loaded.length === 0) return known;
  const starts = new Set(loaded.map(({ validFrom }) => validFrom));
  return [...known.filter(({ validFrom }) => !starts.has(validFrom)), ...loaded].toSorted((a, b) =>
    a.validFrom < b.validFrom ? -1 : 1,
  );
}

/** The law of a year: loaded figures, the flow of the release, and from the last year what only an amended statute changes. */
function payrollLawOf(
  row: SocialInsuranceRow,
  flow: WageTaxFlow,
  wages: readonly MinimumWage[],
  before: PayrollLaw,
): PayrollLaw {
  const { source, validFrom, validUntil, checkedUntil, state } = row;
  const { year } = dateParts(validFrom);
  const of = (value: number) => figure(value, source);
  const wage = minimumWagesWithin({ from: validFrom, until: validFrom }, wages)[0]?.wage;
  return {
    ...before,
    ...flow,
    year,
    state,
    version: `DE-${year}.loaded-${checkedUntil}`,
    validFrom,
    validUntil,
    checkedUntil,
    ceilingPension: of(row.ceilingPensionCentsPerMonth),
    ceilingHealth: of(row.ceilingHealthCentsPerMonth),
    jahresarbeitsentgeltgrenze: of(row.incomeLimitCentsPerYear),
    besondereJahresarbeitsentgeltgrenze: of(row.specialIncomeLimitCentsPerYear),
    healthRate: of(row.healthRateBasisPoints),
    averageAdditionalRate: of(row.averageAdditionalRateBasisPoints),
    careRate: of(row.careRateBasisPoints),
    pensionRate: of(row.pensionRateBasisPoints),
    unemploymentRate: of(row.unemploymentRateBasisPoints),
    childlessSurcharge: of(row.childlessSurchargeBasisPoints),
    careReductionPerChild: of(row.careReductionPerChildBasisPoints),
    careShiftSaxony: of(row.careShiftSaxonyBasisPoints),
    uebergangsbereichLimit: of(row.uebergangsbereichLimitCentsPerMonth),
    factorF: of(row.factorFTenThousandths),
    minijobLimit: wage
      ? figure(minijobLimitOf(wage), `§ 8 Abs. 1a SGB IV; ${wage.source}`)
      : before.minijobLimit,
  };
}

function build(rows: readonly FiguresRow[], flows: ReadonlyMap<number, WageTaxFlow>): LawFigures {
  // Known rows come first, so the list has one.
  const minimumWages = withLoaded(
    MINIMUM_WAGES,
    rowsOf(rows, 'MINIMUM_WAGE').map(({ centsPerHour, ...row }) => ({ ...row, perHour: centsPerHour })),
  ) as LawFigures['minimumWages'];
  const seizureLimits = withLoaded(
    SEIZURE_LIMITS,
    rowsOf(rows, 'SEIZURE_LIMITS').map((row) => ({
      validFrom: row.validFrom,
      validUntil: row.validUntil,
      checkedUntil: row.checkedUntil,
      base: row.baseCentsPerMonth,
      firstPerson: row.firstPersonCentsPerMonth,
      furtherPerson: row.furtherPersonCentsPerMonth,
      upperLimit: row.upperLimitCentsPerMonth,
      source: row.source,
    })),
  );
  let payrollLaws: readonly PayrollLaw[] = KNOWN_PAYROLL_LAWS;
  for (const row of rowsOf(rows, 'SOCIAL_INSURANCE').toSorted((a, b) =>
    a.validFrom < b.validFrom ? -1 : 1,
  )) {
    const { year } = dateParts(row.validFrom);
    const flow = flows.get(year);
    if (!flow)
      throw new RangeError(`This release has no wage tax flow of ${year}, for which figures are loaded`);
    const before = payrollLaws.findLast((law) => law.year < year) ?? KNOWN_PAYROLL_LAWS[0];
    payrollLaws = withLoaded(payrollLaws, [payrollLawOf(row, flow, minimumWages, before)]);
  }
  return { payrollLaws, minimumWages, seizureLimits, rows };
}

// A list of cars asks for the same rows thousands of times.
const built = new WeakMap<readonly FiguresRow[], LawFigures>();

/**
 * The figures of the release with loaded rows.
 * @param rows rows that `addFigures` accepted; a frozen order brings those that it was computed with
 * @throws RangeError for a year whose wage tax flow the release does not have
 */
export function figuresWith(
  rows: readonly FiguresRow[],
  flows: ReadonlyMap<number, WageTaxFlow> = WAGE_TAX_FLOWS,
): LawFigures {
  if (rows.length === 0) return RELEASE_FIGURES;
  if (flows !== WAGE_TAX_FLOWS) return build(rows, flows);
  const known = built.get(rows) ?? build(rows, flows);
  built.set(rows, known);
  return known;
}

let inForce = RELEASE_FIGURES;

/** The figures in force in this process. Prices and frozen orders bring their own, see `LawOfMonth`. */
export function figuresInForce(): LawFigures {
  return inForce;
}

/** Puts figures in force for every later computation of this process that brings none of its own. */
export function putInForce(figures: LawFigures): void {
  inForce = figures;
}

/** Finds the enacted law of a day, or undefined while it is not known. */
export type EnactedLawOn = (day: CalendarDate) => PayrollLaw | undefined;

/** The law of a payroll month, or undefined when it is not known. */
export function payrollLawOn(
  day: CalendarDate,
  { payrollLaws }: LawFigures = figuresInForce(),
): PayrollLaw | undefined {
  return lawOn(payrollLaws, day);
}

/** The minimum wage enacted for a day; before the first known row, that row. */
export function minimumWageOn(
  day: CalendarDate,
  { minimumWages }: LawFigures = figuresInForce(),
): MinimumWage {
  return minimumWages.findLast(({ validFrom }) => validFrom <= day) ?? minimumWages[0];
}

/** The last day of enacted payroll law. */
export function lawKnownUntil({ payrollLaws }: LawFigures = figuresInForce()): CalendarDate {
  return payrollLaws.at(-1)!.validUntil; // at least those of the release
}
