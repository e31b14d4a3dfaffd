import { addDays, calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { dueEndNotice } from './end-notices.ts';
import { lastDayOfTerm } from './last-day-of-term.ts';
import {
  availableUntil,
  lastDayOfLease,
  leaseTime,
  leaseTurn,
  openTasks,
  paidUntil,
  returnReason,
} from './lease-views.ts';
import { type Lease, PREPARED_LEASE } from './lease.ts';

const day = calendarDate;
const active: Lease = {
  ...PREPARED_LEASE,
  state: 'ACTIVE',
  handedOverOn: day('2027-01-12'),
  endsOn: day('2030-01-11'),
};
const known: Lease = {
  ...active,
  car: { ...active.car, vin: 'TMBJB7NY5R0008731', plate: 'HH-SW 312E' },
};
const on = (today: string, lease: Lease = active, leavingOn: string | null = null) => ({
  lease,
  leavingOn: leavingOn === null ? null : day(leavingOn),
  today: day(today),
  appointment: null,
});

test.each([
  ['2028-02-29', 12, '2029-02-27'],
  ['2027-01-31', 1, '2027-02-27'],
  ['2027-01-01', 36, '2029-12-31'],
  ['2024-02-29', 48, '2028-02-28'],
  ['2027-08-31', 18, '2029-02-27'],
])('a term from %s of %i months ends on %s', (from, months, last) => {
  expect(lastDayOfTerm(day(from), months)).toBe(last);
});

test('picture 17: 480 days left in month 21', () => {
  expect(leaseTime(on('2028-09-18'))).toEqual({
    lastDay: '2030-01-11',
    daysLeft: 480,
    endsSoon: false,
    overdueDays: 0,
    month: 21,
  });
});

test('a month of the term begins on the day of the handover', () => {
  expect(leaseTime(on('2027-01-12')).month).toBe(1);
  expect(leaseTime(on('2027-02-11')).month).toBe(1);
  expect(leaseTime(on('2027-02-12')).month).toBe(2);
  expect(leaseTime(on('2030-01-11')).month).toBe(36);
});

test('the end is near from 180 days before, and overdue from the day after', () => {
  const last = day('2030-01-11');
  const at = (days: number) => leaseTime(on(addDays(last, days)));
  expect([at(-181).endsSoon, at(-180).endsSoon, at(0).endsSoon, at(1).endsSoon]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([at(0).overdueDays, at(1).overdueDays, at(12).overdueDays]).toEqual([0, 1, 12]);
  expect([at(0).daysLeft, at(12).daysLeft]).toEqual([0, 0]);
});

test('leaving ends a lease before its term, never after it', () => {
  expect(lastDayOfLease(on('2028-09-18', active, '2028-09-30'))).toBe('2028-09-30');
  expect(lastDayOfLease(on('2028-09-18', active, '2031-09-30'))).toBe('2030-01-11');
  expect(lastDayOfLease(on('2028-09-18', PREPARED_LEASE, '2028-09-30'))).toBeNull();
});

test('the return is to be agreed on from 90 days before its end', () => {
  const last = day('2030-01-11');
  const tasks = (days: number, appointment: Parameters<typeof openTasks>[0]['appointment'] = null) =>
    openTasks({
      ...on(addDays(last, days), days > -40 ? { ...known, endChoice: 'RETURN' } : known),
      appointment,
    });
  expect([tasks(-181), tasks(-180), tasks(-90), tasks(1)]).toEqual([
    [],
    ['CHOOSE_END'],
    ['BOOK_RETURN', 'CHOOSE_END'],
    ['RETURN', 'BOOK_RETURN'],
  ]);
  const changedOn = addDays(last, -40);
  expect(tasks(-35, { state: 'PROPOSED', changedOn })).toEqual(['CHOOSE_APPOINTMENT']);
  expect(tasks(-30, { state: 'ASKED', changedOn })).toEqual(['CALL_FOR_APPOINTMENT']);
  expect(tasks(-30, { state: 'AGREED', changedOn })).toEqual([]);
});

test('an employment that ends before the term leaves no choice; the nearest reminder is due', () => {
  expect(openTasks(on('2029-06-01', known, '2029-06-30'))).toEqual(['BOOK_RETURN']);
  expect([181, 180, 91, 90, 40, 7, 0].map(dueEndNotice)).toEqual([null, 180, 180, 90, 60, 7, 7]);
});

test('a car comes back early, at the end of the term, or of the employment', () => {
  const reason = (returned: string, leavingOn: string | null = null) =>
    returnReason(on('2030-02-01', active, leavingOn), day(returned));
  expect([reason('2030-01-10'), reason('2030-01-11'), reason('2030-01-20')]).toEqual([
    'EARLY_RETURN',
    'TERM',
    'TERM',
  ]);
  expect([reason('2029-06-30', '2029-06-30'), reason('2029-06-29', '2029-06-30')]).toEqual([
    'LEFT',
    'EARLY_RETURN',
  ]);
});

test('pay counts up to the earliest end, the benefit up to the return', () => {
  const late: Lease = { ...active, state: 'RETURNED', returnedOn: day('2030-01-20'), endReason: 'TERM' };
  const early: Lease = { ...late, returnedOn: day('2029-12-20'), endReason: 'EARLY_RETURN' };
  expect([paidUntil(on('2030-02-01', late)), availableUntil(on('2030-02-01', late))]).toEqual([
    '2030-01-11',
    '2030-01-20',
  ]);
  expect([paidUntil(on('2030-02-01', early)), availableUntil(on('2030-02-01', early))]).toEqual([
    '2029-12-20',
    '2029-12-20',
  ]);
  // Overdue: the car is still there today.
  expect([paidUntil(on('2030-01-15')), availableUntil(on('2030-01-15'))]).toEqual([
    '2030-01-11',
    '2030-01-15',
  ]);
  expect([paidUntil(on('2028-09-18')), availableUntil(on('2028-09-18'))]).toEqual([
    '2030-01-11',
    '2030-01-11',
  ]);
});

test('open tasks name the party that acts next', () => {
  expect([openTasks(on('2027-01-10', PREPARED_LEASE)), leaseTurn(on('2027-01-10', PREPARED_LEASE))]).toEqual([
    ['HANDOVER', 'CAR_DATA'],
    'PROVIDER',
  ]);
  expect([openTasks(on('2028-09-18')), leaseTurn(on('2028-09-18'))]).toEqual([['CAR_DATA'], 'PROVIDER']);
  expect([openTasks(on('2028-09-18', known)), leaseTurn(on('2028-09-18', known))]).toEqual([[], null]);
  const differing = { ...known, vinOnRecord: 'WVWZZZE1ZMP012345' };
  expect([openTasks(on('2028-09-18', differing)), leaseTurn(on('2028-09-18', differing))]).toEqual([
    ['VIN_DIFFERS'],
    'PROVIDER',
  ]);
  expect([openTasks(on('2030-01-12', known)), leaseTurn(on('2030-01-12', known))]).toEqual([
    ['RETURN', 'BOOK_RETURN'],
    'EMPLOYEE',
  ]);
  const returned: Lease = { ...known, state: 'RETURNED', returnedOn: day('2030-01-11'), endReason: 'TERM' };
  expect(openTasks(on('2030-01-12', returned))).toEqual(['REPORT']);
  expect(openTasks(on('2030-01-12', { ...returned, endReason: 'THEFT' }))).toEqual(['CLOSE']);
  const answerUntil = day('2030-02-01');
  const staged = (reportStage: Lease['reportStage'], today = '2030-02-01') =>
    openTasks(on(today, { ...returned, reportStage, answerUntil }));
  expect([staged('TO_ANSWER'), staged('TO_ANSWER', '2030-02-02'), staged('TO_DECIDE')]).toEqual([
    ['ANSWER_REPORT'],
    ['DECIDE_OBJECTIONS'],
    ['DECIDE_OBJECTIONS'],
  ]);
  expect([staged('TO_SETTLE'), staged('SETTLED')]).toEqual([['SETTLE'], ['CLOSE']]);
  expect(openTasks(on('2030-01-12', { ...returned, state: 'CLOSED' }))).toEqual([]);
});

test.each([
  ['PROPOSED', '2027-01-09', ['CHOOSE_APPOINTMENT'], 'EMPLOYEE'],
  ['PROPOSED', '2027-01-01', ['CHOOSE_APPOINTMENT', 'CALL_FOR_APPOINTMENT'], 'EMPLOYEE'],
  ['ASKED', '2027-01-02', [], 'PROVIDER'],
  ['ASKED', '2027-01-01', ['CALL_FOR_APPOINTMENT'], 'PROVIDER'],
  ['AGREED', '2027-01-01', [], 'PROVIDER'],
] as const)('an appointment %s since %s adds the tasks %j', (state, since, tasks, turn) => {
  const appointment = { state, changedOn: day(since) };
  const prepared = { ...on('2027-01-11', PREPARED_LEASE), appointment };
  expect([openTasks(prepared), leaseTurn(prepared)]).toEqual([[...tasks, 'HANDOVER', 'CAR_DATA'], turn]);
  // Once it runs, the appointment is that of the return.
  expect(openTasks({ ...on('2027-01-11', known), appointment })).toEqual(tasks);
});
