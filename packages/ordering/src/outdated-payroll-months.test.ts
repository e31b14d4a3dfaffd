import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { ACCEPT, deliveredOrder } from './testing/order-story.ts';

test('requires a confirmation for a handover that outdates payroll files', () => {
  const handOver = (handedOverOn: string | null, outdatesPayrollFiles?: boolean) => {
    const known = outdatesPayrollFiles === undefined ? {} : { outdatesPayrollFiles };
    const command = { ...ACCEPT('LEASING_ACTIVE'), handedOverOn, ...known };
    const months = { payrollMonths: ['2026-12', '2026-10', '2026-11'] };
    const context = { now: '2027-01-04T09:00:00.000Z', today: '2027-01-04', checkPassed: false, ...months };
    const result = decide(command, deliveredOrder(), ['ADMIN'], context);
    return result.ok ? result.value : result.error;
  };
  expect([handOver('2026-11-30'), handOver('2026-12-31', false)]).toEqual([
    'PAYROLL_FILE_MADE',
    'PAYROLL_FILE_MADE',
  ]);
  expect(handOver('2026-11-30', true)).toMatchObject([{ outdatedPayrollMonths: ['2026-11', '2026-12'] }]);
  expect(handOver('2026-12-01', true)).toMatchObject([{ outdatedPayrollMonths: ['2026-12'] }]);
  for (const known of [undefined, true]) {
    expect(handOver(null, known)).toEqual([
      expect.not.objectContaining({ outdatedPayrollMonths: expect.anything() }),
    ]);
  }
  expect(handOver('2026-11-19', false)).toBe('HANDOVER_DAY_NOT_POSSIBLE');
});
