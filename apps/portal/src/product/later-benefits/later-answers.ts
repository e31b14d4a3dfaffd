import { toCents, type SalaryInfo } from '@stromwandel/api-spec';
import { cents, type Cents } from '@stromwandel/kernel';
import type { LaterAnswers } from '@stromwandel/pricing';
import type { LaterReply } from '../../api/replies.ts';

/** What only the panel asks. It lives in the component: nothing of it is sent or stored. */
export interface PanelAnswers {
  /** Months' salaries paid besides the twelve of a year; null while the person has not said. */
  readonly oneOff: 'none' | 'half' | 'whole' | null;
  readonly child: boolean | null;
  /** Whether unemployment insurance covers twelve months of the last thirty (§ 142 SGB III). */
  readonly insuredLong: boolean | null;
}

export const NO_ANSWERS: PanelAnswers = { oneOff: null, child: null, insuredLong: null };

/** Which questions the person's salary data leave open. */
export function openQuestions(salary: SalaryInfo): Readonly<Record<keyof PanelAnswers, boolean>> {
  return {
    oneOff: typeof salary.regularOneOffPerYearEur !== 'number',
    child: salary.childrenAllowances === 0 && salary.childrenUnder25 === 0,
    insuredLong: salary.unemploymentInsurance,
  };
}

/** The answers as the calculation takes them; what is not answered keeps its default. */
export function calculationAnswers(salary: SalaryInfo, { oneOff, child }: PanelAnswers): LaterAnswers {
  return { oneOffPerYear: oneOffOf(salary, oneOff), child: child ?? undefined };
}

/** Without twelve months of insurance there is no Arbeitslosengeld, with the car or without. */
export function isInsuredTooShort(salary: SalaryInfo, { insuredLong }: PanelAnswers): boolean {
  return salary.unemploymentInsurance && insuredLong === false;
}

/** Later benefits without what the answers rule out, so that rows, sums and the verdict say the same. */
export function withAnswers(later: LaterReply, salary: SalaryInfo, answers: PanelAnswers): LaterReply {
  if (!isInsuredTooShort(salary, answers)) return later;
  const rows = later.rows.map((row) =>
    row.benefit === 'arbeitslosengeld' ? { ...row, lostPerMonthCents: null } : row,
  );
  return { ...later, rows };
}

function oneOffOf({ grossMonthlySalaryEur }: SalaryInfo, oneOff: PanelAnswers['oneOff']): Cents | undefined {
  if (oneOff === null) return undefined;
  const shares = { none: 0, half: 0.5, whole: 1 } as const;
  return cents(Math.round(toCents(grossMonthlySalaryEur) * shares[oneOff]));
}
