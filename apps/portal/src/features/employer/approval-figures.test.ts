import { expect, test } from 'vitest';
import { approvalFigures } from './approval-figures.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const since = (day: string) => `2026-11-${day}T12:00:00.000Z`;

test('counts what waits, what waits long, and the conversion of approved orders to the cent', () => {
  const figures = approvalFigures(
    [
      { stage: 'WITH_EMPLOYER', waitingSince: since('15'), totalMonthlyGrossCostEur: 412 },
      { stage: 'WITH_EMPLOYER', waitingSince: since('14'), totalMonthlyGrossCostEur: 587 },
      { stage: 'WITH_PROVIDER', waitingSince: since('01'), totalMonthlyGrossCostEur: 0.1 },
      { stage: 'ACTIVE', waitingSince: null, totalMonthlyGrossCostEur: 0.2 },
      { stage: 'ENDED', waitingSince: null, totalMonthlyGrossCostEur: 301 },
      { stage: 'WITH_EMPLOYEE', waitingSince: since('01'), totalMonthlyGrossCostEur: 301 },
    ],
    now,
  );
  expect(figures).toEqual({ waiting: 2, waitingLong: 1, approved: 2, monthlyEur: 0.3 });
});

test('is zero throughout without orders', () => {
  expect(approvalFigures([], now)).toEqual({ waiting: 0, waitingLong: 0, approved: 0, monthlyEur: 0 });
});
