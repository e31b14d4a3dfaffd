import { calendarDate, ok, refuse, type Result } from '@stromwandel/kernel';
import { fullHundreds } from '../benefits/car-list-price.ts';
import { calculatePayslip } from '../calculate-payslip.ts';
import { KNOWN_PAYROLL_LAWS } from '../law/known-payroll-laws.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { caseCar, caseConversions, caseEmployee } from './case-inputs.ts';
import { casePayslip, type CasePayslip } from './case-payslip.ts';
import { asRecord, type CaseRecord } from './case-record.ts';
import { checkPayslipCase } from './check-payslip-case.ts';

/** Payslips of a case before and after its conversions; `netBurden` is the payout before less the payout after. */
export interface PayslipAnswer {
  readonly before: CasePayslip;
  readonly after: CasePayslip;
  readonly netBurden: number;
}

function bikeListPrice(conversion: CaseRecord): number {
  const price = asRecord(conversion.bike)?.uvp ?? 0;
  return fullHundreds(Number(price) / 4);
}

/**
 * Answers a payslip case in the exchange format of `cases/README.md`; money in cents. The law of 1 July of the year applies.
 * @param employee the `employee` of the case
 * @param conversion the `conversion` of the case; missing means none
 * @returns both payslips, or a refusal that names the field of the case and what is allowed
 */
export function answerPayslipCase(
  year: unknown,
  employee: unknown,
  conversion: unknown,
): Result<PayslipAnswer, PayrollRefusal> {
  const law = KNOWN_PAYROLL_LAWS.find((known) => known.year === year);
  if (!law) {
    const known = KNOWN_PAYROLL_LAWS.map((one) => one.year).join(', ');
    return refuse({ code: 'INVALID_INPUT', field: 'year', allowed: known });
  }
  const person = asRecord(employee);
  if (!person) return refuse({ code: 'INVALID_INPUT', field: 'employee', allowed: 'an object' });
  const converted = asRecord(conversion ?? {});
  if (!converted) return refuse({ code: 'INVALID_INPUT', field: 'conversion', allowed: 'an object' });

  const refusal = checkPayslipCase(person, converted);
  if (refusal) return refuse(refusal);
  const month = calendarDate(`${law.year}-07-01`);
  const inputs = caseEmployee(law.year, person, converted);
  const before = calculatePayslip(inputs, [], null, month);
  if (!before.ok) return before;
  const others = caseConversions(converted);
  if (!others.ok) return others;
  const after = calculatePayslip(inputs, others.value, caseCar(law.year, converted), month);
  if (!after.ok) return after;
  return ok({
    before: casePayslip(before.value, 0),
    after: casePayslip(after.value, bikeListPrice(converted)),
    netBurden: before.value.takeHome - after.value.takeHome,
  });
}
