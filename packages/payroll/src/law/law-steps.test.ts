import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { LAW_2026 } from './law-2026.ts';
import { LAW_2025 } from './law-2025.ts';
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
  expect(drafted.lohnsteuer).toBe(LAW_2026.lohnsteuer);
  const enacted = { ...LAW_2026, year: 2027 };
  const known = turnOfYear(2027, (day) => (day.startsWith('2027') ? enacted : LAW_2026));
  expect(known.to).toEqual({ day: '2027-01-01', law: enacted });
  expect(turnOfYear(2028).to.law.state).toBe('ASSUMED');
});
