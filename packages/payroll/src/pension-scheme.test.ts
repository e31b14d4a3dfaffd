import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { calculatePayslip } from './calculate-payslip.ts';
import { compareConversion } from './compare-conversion.ts';
import type { ConversionComparison } from './conversion-comparison.ts';
import type { Employee } from './employee.ts';
import type { Payslip } from './payslip.ts';
import { sampleCar, sampleEmployee } from './testing/sample-people.ts';

const MONTH = calendarDate('2026-11-22');
const ID4 = { ratePerMonth: cents(51_500), grossListPrice: cents(4_652_000) };

function compared(changes: Partial<Employee>): ConversionComparison {
  const comparison = compareConversion(sampleEmployee(changes), [], sampleCar(ID4), MONTH);
  if (!comparison.ok) throw new Error(comparison.error.code);
  return comparison.value;
}

function slip(changes: Partial<Employee>): Payslip {
  const result = calculatePayslip(sampleEmployee(changes), [], null, MONTH);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('the pension scheme of a profession', () => {
  const lea = { grossMonthlySalary: cents(700_000) };

  it('is taxed like statutory insurance, and exemption is not', () => {
    const tax = (pension: Employee['pension']) => slip({ ...lea, pension }).lohnst;
    expect([tax('VERSORGUNGSWERK'), tax('STATUTORY'), tax('EXEMPT')]).toEqual([143_033, 143_033, 170_283]);
    const price = (pension: Employee['pension']) => compared({ ...lea, pension }).userPrice;
    expect([price('VERSORGUNGSWERK'), price('EXEMPT')]).toEqual([35_091, 36_399]);
  });

  it('takes half of the regular contribution from the employee, and as much from the employer', () => {
    const { before, lines, employer } = compared({ ...lea, pension: 'VERSORGUNGSWERK' });
    expect([before.rentenversicherung, employer.before.pension]).toEqual([65_100, 65_100]);
    expect(lines.map(({ code }) => code)).not.toContain('PENSION_INSURANCE');
    const line = lines.find(({ code }) => code === 'PROFESSIONAL_PENSION');
    expect(line?.before).toMatchObject({
      rule: 'PROFESSIONAL_PENSION',
      amount: -65_100,
      source: '§ 6 Abs. 1 Satz 1 Nr. 1, § 172a SGB VI',
      terms: [{ part: 'WHOLE', base: 700_000, ratePartsPerMillion: 93_000 }],
    });
  });

  it('takes it from all pay in the Übergangsbereich, and to its ceiling above', () => {
    const low = slip({ grossMonthlySalary: cents(180_000), weeklyHours: 20, pension: 'VERSORGUNGSWERK' });
    expect([low.socialSecurityMode, low.rentenversicherung]).toEqual(['UEBERGANGSBEREICH', 16_740]);
    // Unemployment insurance keeps the reduced base.
    expect(low.arbeitslosenversicherung).toBeLessThan(2340);
    const high = slip({ grossMonthlySalary: cents(1_000_000), pension: 'VERSORGUNGSWERK' });
    expect(high.rentenversicherung).toBe(78_585);
  });

  it('has no payslip while "not statutory" may mean either', () => {
    expect(calculatePayslip(sampleEmployee({ pension: 'UNKNOWN' }), [], null, MONTH)).toEqual({
      ok: false,
      error: { code: 'PENSION_UNKNOWN' },
    });
  });
});

it.each(['APPRENTICE', 'WORKING_STUDENT'] as const)(
  'refuses %s by their own reason, whatever the pay',
  (employment) => {
    for (const gross of [130_000, 450_000]) {
      const person = sampleEmployee({ grossMonthlySalary: cents(gross), employment });
      expect(compareConversion(person, [], sampleCar(ID4), MONTH)).toEqual({
        ok: false,
        error: { code: 'NOT_COVERED', employment },
      });
    }
  },
);

it.each([0, 1000])('a factor of %i is none: it never makes the tax 0', (spouseFactorThousandths) => {
  const without = slip({ taxClass: 4 }).lohnst;
  expect(without).toBeGreaterThan(0);
  expect(slip({ taxClass: 4, spouseFactorThousandths }).lohnst).toBe(without);
});
