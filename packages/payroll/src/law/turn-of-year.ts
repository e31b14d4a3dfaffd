import { addDays, calendarDate } from '@stromwandel/kernel';
import { CEILINGS_DRAFT } from './ceilings-draft.ts';
import { figure } from './figure.ts';
import { INCOME_LIMIT_DRAFT } from './income-limit-drafts.ts';
import { payrollLawOn, type EnactedLawOn } from './law-figures.ts';
import { lawOfMonth, type LawOfMonth } from './law-of-month.ts';
import { withCeilings, type PayrollLaw } from './payroll-law.ts';

/** The last month before 1 January of a year, and the first one from then on, each with its law. */
export interface TurnOfYear {
  readonly from: LawOfMonth;
  /** ENACTED, or the last law as ASSUMED, or that with the figures of a DRAFT. */
  readonly to: LawOfMonth;
}

/** The assumed law of a year with the figures that are drafted for it; the assumed law where there is no draft. */
function withDraft(assumed: PayrollLaw): PayrollLaw {
  if (assumed.validFrom !== CEILINGS_DRAFT.validFrom) return assumed;
  const { pension, health, source } = CEILINGS_DRAFT;
  return {
    ...withCeilings(assumed, figure(pension, source), figure(health, source)),
    state: 'DRAFT',
    version: `${assumed.version}-draft`,
    jahresarbeitsentgeltgrenze: figure(INCOME_LIMIT_DRAFT.limit, INCOME_LIMIT_DRAFT.source),
    // Twelve times the monthly ceiling of health insurance, § 6 (7) SGB V.
    besondereJahresarbeitsentgeltgrenze: figure(health * 12, source),
  };
}

/**
 * The law on both sides of 1 January of a year.
 * @param lawOn the enacted law of a day
 */
export function turnOfYear(year: number, lawOn: EnactedLawOn = payrollLawOn): TurnOfYear {
  const january = calendarDate(`${year}-01-01`);
  const december = addDays(january, -1);
  const [before, after] = [lawOn(december), lawOn(january)];
  const assumed = lawOfMonth(january);
  return {
    from: before ? { day: december, law: before } : lawOfMonth(december),
    to: { day: january, law: after ?? withDraft(assumed.law) },
  };
}
