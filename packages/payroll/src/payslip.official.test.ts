import { describe, expect, it } from 'vitest';
import { answerPayslipCase, type PayslipAnswer } from './case-format/answer-payslip-case.ts';
import type { CasePayslip } from './case-format/case-payslip.ts';
import { firstMismatches } from './testing/first-mismatches.ts';
import { readCaseLines } from './testing/read-cases.ts';

interface PayslipCase {
  readonly id: string;
  readonly year: number;
  readonly employee: { readonly stkl: number };
  readonly conversion: { readonly bav?: number };
  readonly before: CasePayslip;
  readonly after: CasePayslip;
  readonly netBurden: number;
}

function answer(one: PayslipCase): PayslipAnswer {
  const answered = answerPayslipCase(one.year, one.employee, one.conversion);
  if (!answered.ok) throw new Error(`${one.id}: ${JSON.stringify(answered.error)}`);
  return answered.value;
}

/** `pv_alt` is the care contribution under the other setting of a switch, given for information. */
function differences(id: string, actual: CasePayslip, expected: CasePayslip): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => name !== 'pv_alt' && actual[name] !== value)
    .map(([name, value]) => `${id}: ${name} is ${actual[name]}, expected ${value}`);
}

/** The cases exempt a company pension in class VI too, against § 3 no. 63 EStG; see docs/law-changes.md. */
function pensionOfSecondEmployment(one: PayslipCase): boolean {
  return one.employee.stkl === 6 && one.conversion.bav !== undefined;
}

describe.each([2025, 2026])('payslips of %i', (year) => {
  const cases = readCaseLines<PayslipCase>(`payslip-${year}.jsonl`);

  it('come out to the cent, before and after the conversions', () => {
    expect(cases).toHaveLength(500);
    const ordinary = cases.filter((one) => !pensionOfSecondEmployment(one));
    const missed = firstMismatches(ordinary, (one) => {
      const { before, after, netBurden } = answer(one);
      return [
        ...differences(one.id, before, one.before),
        ...differences(one.id, after, one.after),
        ...(netBurden === one.netBurden ? [] : [`${one.id}: net burden is ${netBurden}`]),
      ];
    });
    expect(missed).toEqual([]);
  });

  it('deviate only by taxing the company pension of a second employment', () => {
    const deviating = cases.filter(pensionOfSecondEmployment);
    expect(deviating).toHaveLength(year === 2025 ? 9 : 12);
    for (const one of deviating) {
      const { before, after } = answer(one);
      expect(differences(one.id, before, one.before)).toEqual([]);
      const exempt = Math.min(one.conversion.bav ?? 0, year === 2025 ? 64_400 : 67_600);
      expect(after.taxGross, one.id).toBe(Number(one.after.taxGross) + exempt);
    }
  });
});
