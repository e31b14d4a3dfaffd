import { calendarDate, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { fullHundreds } from '../benefits/car-list-price.ts';
import { calculatePayslip } from '../calculate-payslip.ts';
import type { CarConversion, OtherConversion } from '../conversion.ts';
import type { Employee } from '../employee.ts';
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

/** What a payslip case says, as payroll takes it. */
export interface PayslipCase {
  readonly employee: Employee;
  readonly others: readonly OtherConversion[];
  readonly car: CarConversion | null;
  /** The law of 1 July of the year applies. */
  readonly payrollMonth: CalendarDate;
}

/**
 * Reads a payslip case in the exchange format of `cases/README.md`; the year is judged last.
 * @param employee the `employee` of the case
 * @param conversion the `conversion` of the case; missing means none
 * @returns the inputs, or a refusal that names the field of the case and what is allowed
 */
export function readPayslipCase(
  year: unknown,
  employee: unknown,
  conversion: unknown,
): Result<PayslipCase, PayrollRefusal> {
  const person = asRecord(employee);
  if (!person) return refuse({ code: 'INVALID_INPUT', field: 'employee', allowed: 'an object' });
  const converted = asRecord(conversion ?? {});
  if (!converted) return refuse({ code: 'INVALID_INPUT', field: 'conversion', allowed: 'an object' });
  const refusal = checkPayslipCase(person, converted);
  if (refusal) return refuse(refusal);
  const law = KNOWN_PAYROLL_LAWS.find((known) => known.year === year);
  if (!law) {
    const known = KNOWN_PAYROLL_LAWS.map((one) => one.year).join(', ');
    return refuse({ code: 'INVALID_INPUT', field: 'year', allowed: known });
  }
  const others = caseConversions(converted);
  if (!others.ok) return others;
  return ok({
    employee: caseEmployee(law.year, person, converted),
    others: others.value,
    car: caseCar(law.year, converted),
    payrollMonth: calendarDate(`${law.year}-07-01`),
  });
}

/**
 * Answers a payslip case in the exchange format of `cases/README.md`; money in cents.
 * @param employee the `employee` of the case
 * @param conversion the `conversion` of the case; missing means none
 * @returns both payslips, or a refusal that names the field of the case and what is allowed
 */
export function answerPayslipCase(
  year: unknown,
  employee: unknown,
  conversion: unknown,
): Result<PayslipAnswer, PayrollRefusal> {
  const read = readPayslipCase(year, employee, conversion);
  if (!read.ok) return read;
  const { employee: person, others, car, payrollMonth } = read.value;
  const before = calculatePayslip(person, [], null, payrollMonth);
  if (!before.ok) return before;
  const after = calculatePayslip(person, others, car, payrollMonth);
  if (!after.ok) return after;
  return ok({
    before: casePayslip(before.value, 0),
    after: casePayslip(after.value, bikeListPrice(asRecord(conversion) ?? {})),
    netBurden: before.value.takeHome - after.value.takeHome,
  });
}
