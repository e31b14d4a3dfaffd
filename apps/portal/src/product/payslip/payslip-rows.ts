import type { ReactNode } from 'react';
import { subtractCents, type Cents } from '@stromwandel/kernel';
import type { TaxResultReply } from '../../api/replies.ts';
import type { Formatters } from '../../format/create-formatters.ts';
import type { PayslipRow } from '../../ui/payslip-table.tsx';

type Line = TaxResultReply['lines'][number];
type PayslipLineCode = Line['code'];

const TOTALS: readonly PayslipLineCode[] = [
  'BASIS_FOR_ANCILLARY_COSTS',
  'BASIS_FOR_SOCIAL_INSURANCE',
  'NET_SALARY',
];
/** Lines that raise the base of taxes only; more of them is no gain. */
const NEUTRAL: readonly PayslipLineCode[] = [
  'BENEFIT_CAR_PRIVATE_USE',
  'BENEFIT_CAR_COMMUTE',
  'BENEFIT_BIKE',
  'BASIS_FOR_ANCILLARY_COSTS',
  'BASIS_FOR_SOCIAL_INSURANCE',
];
const NOTHING = '\u2013';

function effectOf({ code, beforeCents, afterCents }: Line): PayslipRow['effect'] {
  if (NEUTRAL.includes(code) || beforeCents === afterCents) return 'none';
  return afterCents > beforeCents ? 'gain' : 'loss';
}

function hasAmount({ code, beforeCents, afterCents }: Line): boolean {
  return TOTALS.includes(code) || beforeCents !== 0 || afterCents !== 0;
}

/** How many lines `payslipRows` leaves out. */
export function countWithoutAmount(lines: readonly Line[]): number {
  return lines.filter((line) => !hasAmount(line)).length;
}

/**
 * The lines of a tax result as rows of the table: as they act on the pay, deductions negative. Lines that are zero on
 * both sides are left out unless `all` is asked for, totals never.
 */
export function payslipRows(
  lines: readonly Line[],
  format: Pick<Formatters, 'amount' | 'signedAmount'>,
  labelOf: (code: PayslipLineCode) => string,
  explain: (explanation: Line['explanation']) => ReactNode,
  all = false,
): PayslipRow[] {
  const amount = (amountCents: Cents) => (amountCents === 0 ? NOTHING : format.amount(amountCents));
  const shown = all ? lines : lines.filter(hasAmount);
  return shown.map((line) => ({
    key: line.code,
    label: labelOf(line.code),
    before: amount(line.beforeCents),
    after: amount(line.afterCents),
    difference: format.signedAmount(subtractCents(line.afterCents, line.beforeCents)),
    effect: effectOf(line),
    total: TOTALS.includes(line.code),
    explanation: explain(line.explanation),
  }));
}
