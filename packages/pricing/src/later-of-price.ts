import { toEuro, type LaterReply } from '@stromwandel/api-spec';
import { cents, dateParts, ok, ZERO_CENTS, type Cents, type Result } from '@stromwandel/kernel';
import { laterBenefits, laterRows, type LaterRow, type LaterStep } from '@stromwandel/later-benefits';
import type { PayrollRefusal } from '@stromwandel/payroll';
import type { PayrollPerson } from './employee-from-salary-info.ts';
import type { CarPrice } from './price-car.ts';

/** What only the panel asks for; the salary data say it otherwise. Never stored. */
export interface LaterAnswers {
  /** Regular one-off pay of a year, such as a 13th salary. */
  readonly oneOffPerYear?: Cents | undefined;
  /** A child in the sense of § 32 EStG, also the partner's. */
  readonly child?: boolean | undefined;
}

const POINT = 10_000;

function stepReply({ name, unit, before, after }: LaterStep): LaterReply['rows'][number]['steps'][number] {
  if (unit === 'CENTS')
    return { name, unit: 'EUR', beforeEur: toEuro(cents(before)), afterEur: toEuro(cents(after)) };
  return unit === 'POINTS'
    ? { name, unit, before: before / POINT, after: after / POINT }
    : { name, unit: 'PERCENT', before: before / 10, after: after / 10 };
}

const euroOrNull = (amount: number | null) => (amount === null ? null : toEuro(cents(amount)));

function rowReply({ lostPerMonth, lostTerm, steps, ...row }: LaterRow): LaterReply['rows'][number] {
  return {
    ...row,
    lostPerMonthEur: euroOrNull(lostPerMonth),
    lostTermEur: euroOrNull(lostTerm),
    steps: steps.map(stepReply),
  };
}

/**
 * What a priced car changes in later benefits: the one calculation of panel, order, contract and comparison. The pension value is
 * that of the payroll month.
 * @param months how long pay is converted
 * @returns the five rows, or the reason without figures
 */
export function laterOfPrice(
  { employee }: PayrollPerson,
  { comparison, month }: Pick<CarPrice, 'comparison' | 'month'>,
  months: number,
  answers: LaterAnswers = {},
): Result<LaterReply, PayrollRefusal> {
  const { before, after, law } = comparison;
  const oneOffPerYear = answers.oneOffPerYear ?? employee.regularOneOffPerYear ?? ZERO_CENTS;
  const child = answers.child ?? hasChild(employee);
  const later = laterBenefits({
    ...(typeof month === 'object' && {
      law: month.law,
      ...(month.figures && { figures: month.figures }),
    }),
    employee,
    before,
    after,
    oneOffPerYear,
    months,
    month: dateParts(before.payrollMonth).month,
    child,
  });
  if (!later.ok) return later;
  return ok({
    rows: laterRows(later.value).map(rowReply),
    inputs: { months, oneOffPerYearEur: toEuro(oneOffPerYear), child },
    law: {
      payrollMonth: before.payrollMonth.slice(0, 7),
      payroll: law.version,
      benefits: later.value.lawVersion,
      checkedUntil: later.value.checkedUntil,
      year: law.year,
      state: later.value.lawState,
    },
  });
}

/** Whether the salary data name a child that raises Arbeitslosengeld. */
function hasChild({ childAllowances, childrenUnder25 }: PayrollPerson['employee']): boolean {
  return childAllowances > 0 || childrenUnder25 > 0;
}
