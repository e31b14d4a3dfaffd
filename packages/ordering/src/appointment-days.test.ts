import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { appointmentDays } from './appointment-days.ts';
import { ORDER_STAGES } from './order-stage.ts';

const TODAY = calendarDate('2026-12-31');
const DAYS = { first: '2027-01-01', last: '2027-12-31' };

test('a handover is planned from tomorrow for a year, once its week is known and until it takes place', () => {
  const possible = (deliveryWeek: string | null) =>
    ORDER_STAGES.filter((stage) => appointmentDays({ stage, deliveryWeek }, TODAY) !== null);
  expect(possible(null)).toEqual(['READY_FOR_HANDOVER']);
  expect(possible('2027-W05')).toEqual(['WITH_MANUFACTURER', 'READY_FOR_HANDOVER']);
  expect(appointmentDays({ stage: 'READY_FOR_HANDOVER', deliveryWeek: null }, TODAY)).toEqual(DAYS);
});
