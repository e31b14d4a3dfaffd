import { calendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import type { Payslip } from './payslip.ts';
import {
  caseCar,
  caseConversions,
  caseEmployee,
  PAYSLIP_CASE_FIELDS,
  type PayslipCase,
} from './testing/payslip-case.ts';
import { readCaseLines } from './testing/read-cases.ts';

const MODES = { REGULAR: 'regular', UEBERGANGSBEREICH: 'uebergangsbereich', NONE: 'none' } as const;

function slips(one: PayslipCase): { before: Payslip; after: Payslip } {
  const month = calendarDate(`${one.year}-07-01`);
  const employee = caseEmployee(one);
  const before = calculatePayslip(employee, [], null, month);
  const after = calculatePayslip(employee, caseConversions(one), caseCar(one), month);
  if (!before.ok || !after.ok) throw new Error(`${one.id} was refused`);
  return { before: before.value, after: after.value };
}

function differences(id: string, slip: Payslip, expected: Record<string, number | string>): string[] {
  const missed = Object.entries(PAYSLIP_CASE_FIELDS)
    .filter(([name, field]) => slip[field] !== expected[name])
    .map(([name, field]) => `${id}: ${name} is ${slip[field]}, expected ${expected[name]}`);
  if (MODES[slip.socialSecurityMode] !== expected.svMode) missed.push(`${id}: ${slip.socialSecurityMode}`);
  if (expected.carListPrice && slip.taxableListPrice !== expected.carListPrice) {
    missed.push(`${id}: list price ${slip.taxableListPrice}`);
  }
  return missed;
}

/** The cases exempt a company pension in class VI too, against § 3 no. 63 EStG; see docs/law-changes.md. */
function pensionOfSecondEmployment(one: PayslipCase): boolean {
  return one.employee.stkl === 6 && one.conversion.bav !== undefined;
}

describe.each([2025, 2026])('payslips of %i', (year) => {
  const cases = readCaseLines<PayslipCase>(`payslip-${year}.jsonl`);

  it('come out to the cent, before and after the conversions', () => {
    expect(cases).toHaveLength(500);
    const missed = cases
      .filter((one) => !pensionOfSecondEmployment(one))
      .flatMap((one) => {
        const { before, after } = slips(one);
        return [
          ...differences(one.id, before, one.before),
          ...differences(one.id, after, one.after),
          ...(before.takeHome - after.takeHome === one.netBurden ? [] : [`${one.id}: net burden`]),
        ];
      });
    expect(missed).toEqual([]);
  });

  it('deviate only by taxing the company pension of a second employment', () => {
    const deviating = cases.filter(pensionOfSecondEmployment);
    expect(deviating).toHaveLength(year === 2025 ? 9 : 12);
    for (const one of deviating) {
      const { before, after } = slips(one);
      expect(differences(one.id, before, one.before)).toEqual([]);
      const exempt = Math.min(one.conversion.bav ?? 0, year === 2025 ? 64_400 : 67_600);
      expect(after.adjustedGross, one.id).toBe(Number(one.after.taxGross) + exempt);
    }
  });
});
