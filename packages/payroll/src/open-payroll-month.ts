import { isCalendarDate, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { isRecord } from './is-record.ts';
import { figuresInForce, lawKnownUntil, payrollLawOn, type LawFigures } from './law/law-figures.ts';
import { KNOWN_PAYROLL_LAWS } from './law/known-payroll-laws.ts';
import type { LawOfMonth, PayrollMonth } from './law/law-of-month.ts';
import type { PayrollRefusal } from './payroll-refusal.ts';

/** A month with its law and what later months are judged by. */
type OpenedMonth = LawOfMonth & { readonly figures: LawFigures };

/**
 * The law of a month: the given one, otherwise the enacted one.
 * @returns the month with its law, or INVALID_INPUT or DATE_OUTSIDE_LAW
 */
export function openPayrollMonth(month: PayrollMonth): Result<OpenedMonth, PayrollRefusal> {
  // An object is the month with its law.
  const given = isRecord(month) ? (month as LawOfMonth) : null;
  // Other values come from untyped callers and are refused below.
  const day: CalendarDate = given?.day ?? (month as CalendarDate);
  if (!isCalendarDate(day)) {
    return refuse({ code: 'INVALID_INPUT', field: 'payrollMonth', allowed: 'a calendar day' });
  }
  const figures = given?.figures ?? figuresInForce();
  const law = given?.law ?? payrollLawOn(day, figures);
  if (law) return ok({ day, law, figures });
  return refuse({
    code: 'DATE_OUTSIDE_LAW',
    field: 'payrollMonth',
    date: day,
    knownFrom: KNOWN_PAYROLL_LAWS[0].validFrom,
    knownUntil: lawKnownUntil(figures),
  });
}
