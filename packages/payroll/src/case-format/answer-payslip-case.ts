import { calendarDate, ok, refuse, type Result } from '@stromwandel/kernel';
import { fullHundreds } from '../benefits/car-list-price.ts';
import { payslipsBeforeAndAfter } from '../calculate-payslip.ts';
import type { CarConversion, OtherConversion } from '../conversion.ts';
import type { Employee } from '../employee.ts';
import { figuresInForce } from '../law/law-figures.ts';
import { assumedMonth, type PayrollMonth } from '../law/law-of-month.ts';
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
  /** The law of 1 July of the year applies, or the one assumed for it. */
  readonly payrollMonth: PayrollMonth;
}

/**
 * Reads a payslip case in the exchange format of `cases/README.md`; the year is judged last.
 * @param employee the `employee` of the case
 * @param conversion the `conversion` of the case; missing means none
 * @param provisional whether a later year than the known ones is computed with the figures of the last
 * @returns the inputs, or a refusal that names the field of the case and what is allowed
 */
export function readPayslipCase(
  year: unknown,
  employee: unknown,
  conversion: unknown,
  provisional = false,
): Result<PayslipCase, PayrollRefusal> {
  const person = asRecord(employee);
  if (!person) return refuse({ code: 'INVALID_INPUT', field: 'employee', allowed: 'an object' });
  const converted = asRecord(conversion ?? {});
  if (!converted) return refuse({ code: 'INVALID_INPUT', field: 'conversion', allowed: 'an object' });
  const refusal = checkPayslipCase(person, converted);
  if (refusal) return refuse(refusal);
  const law = figuresInForce().payrollLaws.find((known) => known.year === year);
  const assumed = provisional && !law ? assumedYearFor(year) : null;
  if (!law && assumed === null) {
    const known = figuresInForce()
      .payrollLaws.map((one) => one.year)
      .join(', ');
    return refuse({ code: 'INVALID_INPUT', field: 'year', allowed: known });
  }
  const others = caseConversions(converted);
  if (!others.ok) return others;
  // A known year, or a later one, is a number.
  const ofCase = year as number;
  const day = calendarDate(`${ofCase}-07-01`);
  return ok({
    employee: caseEmployee(ofCase, person, converted),
    others: others.value,
    car: caseCar(ofCase, converted),
    payrollMonth: assumed === null ? day : assumedMonth(day, assumed),
  });
}

const LAST_YEAR = 2099;

/** The last known year, for a later one; null for anything else. */
function assumedYearFor(year: unknown): number | null {
  // The list of known laws is a constant with entries.
  const last = figuresInForce().payrollLaws.at(-1)!.year;
  return Number.isInteger(year) && Number(year) > last && Number(year) <= LAST_YEAR ? last : null;
}

/**
 * Answers a payslip case in the exchange format of `cases/README.md`; money in cents.
 * @param employee the `employee` of the case
 * @param conversion the `conversion` of the case; missing means none
 * @param provisional whether a later year than the known ones is computed with the figures of the last
 * @returns both payslips, or a refusal that names the field of the case and what is allowed
 */
export function answerPayslipCase(
  year: unknown,
  employee: unknown,
  conversion: unknown,
  provisional = false,
): Result<PayslipAnswer, PayrollRefusal> {
  const read = readPayslipCase(year, employee, conversion, provisional);
  if (!read.ok) return read;
  const { employee: person, others, car, payrollMonth } = read.value;
  const slips = payslipsBeforeAndAfter(person, others, car, payrollMonth);
  if (!slips.ok) return slips;
  const { before, after } = slips.value;
  return ok({
    before: casePayslip(before, 0),
    after: casePayslip(after, bikeListPrice(asRecord(conversion) ?? {})),
    netBurden: before.takeHome - after.takeHome,
  });
}
