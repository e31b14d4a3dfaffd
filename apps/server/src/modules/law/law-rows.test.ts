import { contract } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { lawRows } from './law-rows.ts';

test('each subject has a row in the order of the contract, with the days left', () => {
  const rows = lawRows(calendarDate('2026-11-26'), []);
  const { warningDays, rows: read } = contract.getProviderLaw.reply.parse({
    warningDays: 60,
    rows,
    canLoad: false,
    files: [],
  });
  expect(warningDays).toBe(60);
  expect(read.map(({ subject }) => subject)).toEqual([
    ...contract.getProviderLaw.reply.shape.rows.element.shape.subject.options,
  ]);
  const left = Object.fromEntries(read.map(({ subject, daysLeft }) => [subject, daysLeft]));
  expect(left).toMatchObject({ WAGE_TAX: 35, SEIZURE_LIMITS: 216, MINIMUM_WAGE: null });
});

test('the price of electricity holds for its year and is assumed after it', () => {
  const stateOn = (day: string) => {
    const row = lawRows(calendarDate(day), []).find(({ subject }) => subject === 'ELECTRICITY_PRICE');
    return [row?.state, row?.coveredUntil];
  };
  expect(stateOn('2026-12-31')).toEqual(['ENACTED', '2026-12-31']);
  expect(stateOn('2027-01-01')).toEqual(['ASSUMED', '2026-12-31']);
});
