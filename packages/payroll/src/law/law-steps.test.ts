import { calendarDate, cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { calculatePayslip } from '../calculate-payslip.ts';
import { sampleEmployee } from '../testing/sample-people.ts';
import { LAW_2026 } from './law-2026.ts';
import { LAW_2025 } from './law-2025.ts';
import type { LawOfMonth } from './law-of-month.ts';
import { FIGURES_OF_CAUSE, LAW_CAUSES, lawSteps } from './law-steps.ts';
import { turnOfYear } from './turn-of-year.ts';

const NAMES_OF_THE_LAW = ['year', 'state', 'version', 'validFrom', 'validUntil', 'checkedUntil'];

test('every figure of the law belongs to one cause', () => {
  const figures = Object.values(FIGURES_OF_CAUSE).flat();
  expect([...figures, ...NAMES_OF_THE_LAW].toSorted()).toEqual(Object.keys(LAW_2026).toSorted());
});

test('the last step is the law that is reached', () => {
  const from = { day: calendarDate('2025-12-01'), law: LAW_2025 };
  const steps = lawSteps(from, { day: calendarDate('2026-01-01'), law: LAW_2026 });
  expect(steps.map(({ cause }) => cause)).toEqual([...LAW_CAUSES]);
  expect(steps.at(-1)?.month).toEqual({ day: '2026-01-01', law: LAW_2026 });
  expect(steps[0]?.month.law).toMatchObject({ pensionRate: LAW_2025.pensionRate, year: 2026 });
});

test('drafted ceilings hold in the wage tax flow as well', () => {
  const { from, to } = turnOfYear(2027);
  const taxOf = (month: LawOfMonth) => {
    const slip = calculatePayslip(sampleEmployee({ grossMonthlySalary: cents(880_000) }), [], null, month);
    return slip.ok ? slip.value.lohnst : slip.error;
  };
  // Deducted for insurance: 9.3 % of 101,400 and 10.85 % of 69,750 are 16,999 EUR; of 105,600 and 76,500 they are 18,122 EUR. The
  // tax of the year falls by 42 % of the difference, from 25,545 to 25,073 EUR.
  expect([taxOf(from), taxOf(to)]).toEqual([212_875, 208_941]);
});

test('the turn of a year is enacted, drafted or assumed', () => {
  expect(turnOfYear(2026)).toEqual({
    from: { day: '2025-12-31', law: LAW_2025 },
    to: { day: '2026-01-01', law: LAW_2026 },
  });
  const drafted = turnOfYear(2027).to.law;
  expect(drafted).toMatchObject({
    state: 'DRAFT',
    ceilingPension: { value: 885_000 },
    ceilingHealth: { value: 637_500 },
    jahresarbeitsentgeltgrenze: { value: 8_415_000 },
    besondereJahresarbeitsentgeltgrenze: { value: 7_650_000 },
    // Enacted already: it follows from the minimum wage of 14.60 EUR.
    minijobLimit: { value: 63_300 },
  });
  const enacted = { ...LAW_2026, year: 2027 };
  const known = turnOfYear(2027, (day) => (day.startsWith('2027') ? enacted : LAW_2026));
  expect(known.to).toEqual({ day: '2027-01-01', law: enacted });
  expect(turnOfYear(2028).to.law.state).toBe('ASSUMED');
});
