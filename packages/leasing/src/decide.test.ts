import { addDays, calendarDate } from '@stromwandel/kernel';
import { describe, expect, test } from 'vitest';
import { allowedCommands } from './allowed-commands.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { LeaseCommand, LeaseContext } from './lease-command.ts';
import {
  type CarData,
  type Closing,
  type EndChoice,
  type Lease,
  type LeaseActor,
  PREPARED_LEASE,
} from './lease.ts';

const day = calendarDate;
const TODAY = day('2028-09-18');
const CAR: CarData = {
  vin: 'TMBJB7NY5R0008731',
  plate: 'HH-SW 312E',
  firstRegistration: day('2027-01-08'),
  insurer: 'Nordlicht Versicherung',
  policyNumber: 'KFZ-4087',
  keys: 2,
};
const HAND_OVER: LeaseCommand = { type: 'HAND_OVER', day: day('2027-01-12'), durationMonths: 36 };
const RETURN: LeaseCommand = { type: 'CONCLUDE_RETURN', day: day('2028-09-10'), reason: 'EARLY_RETURN' };

const outcome = (
  command: LeaseCommand,
  lease: Lease,
  actor: LeaseActor = 'ADMIN',
  context: Partial<LeaseContext> = {},
) => {
  const decision = decide(command, lease, [actor], { today: TODAY, ...context });
  return decision.ok ? decision.value : decision.error;
};
const after = (lease: Lease, command: LeaseCommand, actor: LeaseActor = 'ADMIN'): Lease => {
  const events = outcome(command, lease, actor);
  if (typeof events === 'string') throw new Error(events);
  return events.reduce(evolve, lease);
};

const active = after(PREPARED_LEASE, HAND_OVER, 'SYSTEM');
const returned = after(active, RETURN);
const closed = after(returned, { type: 'CLOSE', as: 'WAIVED' });
const refused = after(PREPARED_LEASE, { type: 'REFUSE_HANDOVER', day: TODAY }, 'SYSTEM');
const cancelled = after(PREPARED_LEASE, { type: 'CANCEL' }, 'SYSTEM');

test('a lease goes from the delivery to the closed account', () => {
  expect(active).toMatchObject({ state: 'ACTIVE', handedOverOn: '2027-01-12', endsOn: '2030-01-11' });
  expect(returned).toMatchObject({
    state: 'RETURNED',
    returnedOn: '2028-09-10',
    endReason: 'EARLY_RETURN',
  });
  expect(closed).toMatchObject({ state: 'CLOSED', closedOn: TODAY });
  expect(cancelled).toMatchObject({ state: 'CANCELLED', endReason: 'ORDER_ENDED' });
});

test('a refused car stays prepared until it is handed over', () => {
  expect(refused).toMatchObject({ state: 'PREPARED', refusedOn: TODAY });
  expect(outcome({ type: 'REFUSE_HANDOVER', day: TODAY }, refused, 'SYSTEM')).toEqual([]);
  expect(after(refused, HAND_OVER, 'SYSTEM')).toMatchObject({ state: 'ACTIVE', refusedOn: null });
});

test('a command whose effect exists has no events', () => {
  expect(outcome(HAND_OVER, active, 'SYSTEM')).toEqual([]);
  expect(outcome({ type: 'CANCEL' }, cancelled, 'SYSTEM')).toEqual([]);
  expect(outcome(RETURN, returned)).toEqual([]);
  expect(outcome({ type: 'CLOSE', as: 'WAIVED' }, closed)).toEqual([]);
  expect(outcome({ type: 'SET_CAR_DATA', car: CAR }, { ...active, car: CAR })).toEqual([]);
});

describe('refusals', () => {
  test.each<[LeaseCommand, Lease, LeaseActor, string]>([
    [HAND_OVER, PREPARED_LEASE, 'EMPLOYEE', 'LEASE_COMMAND_NOT_ALLOWED'],
    [RETURN, active, 'TENANT_ADMIN', 'LEASE_COMMAND_NOT_ALLOWED'],
    [{ ...HAND_OVER, day: day('2027-01-13') }, active, 'SYSTEM', 'ALREADY_HANDED_OVER'],
    [HAND_OVER, cancelled, 'SYSTEM', 'LEASE_ENDED'],
    [{ type: 'REFUSE_HANDOVER', day: TODAY }, active, 'SYSTEM', 'ALREADY_HANDED_OVER'],
    [{ type: 'REFUSE_HANDOVER', day: TODAY }, cancelled, 'SYSTEM', 'LEASE_ENDED'],
    [{ type: 'REFUSE_HANDOVER', day: TODAY }, PREPARED_LEASE, 'ADMIN', 'LEASE_COMMAND_NOT_ALLOWED'],
    [{ type: 'CANCEL' }, active, 'SYSTEM', 'ALREADY_HANDED_OVER'],
    [{ type: 'SET_CAR_DATA', car: CAR }, closed, 'ADMIN', 'LEASE_ENDED'],
    [{ type: 'SET_CAR_DATA', car: CAR }, cancelled, 'ADMIN', 'LEASE_ENDED'],
    [RETURN, PREPARED_LEASE, 'ADMIN', 'LEASE_NOT_ACTIVE'],
    [RETURN, cancelled, 'ADMIN', 'LEASE_ENDED'],
    [{ ...RETURN, day: day('2028-09-11') }, returned, 'ADMIN', 'ALREADY_RETURNED'],
    [{ ...RETURN, reason: 'TERM' }, returned, 'ADMIN', 'ALREADY_RETURNED'],
    [{ ...RETURN, day: day('2027-01-11') }, active, 'ADMIN', 'RETURN_DAY_NOT_POSSIBLE'],
    [{ ...RETURN, day: day('2028-09-19') }, active, 'ADMIN', 'RETURN_DAY_NOT_POSSIBLE'],
    [{ type: 'CLOSE', as: 'WAIVED' }, active, 'ADMIN', 'LEASE_NOT_RETURNED'],
    [{ type: 'CLOSE', as: 'WAIVED' }, cancelled, 'ADMIN', 'LEASE_ENDED'],
  ])('%o: %s', (command, lease, actor, refusal) => {
    expect(outcome(command, lease, actor)).toBe(refusal);
  });
});

test('VIN and plate of another lease are refused, the own ones are kept', () => {
  const command: LeaseCommand = { type: 'SET_CAR_DATA', car: { ...CAR, keys: 1 } };
  expect(outcome(command, active, 'ADMIN', { vinTaken: true })).toBe('VIN_TAKEN');
  expect(outcome(command, active, 'ADMIN', { plateTaken: true })).toBe('PLATE_TAKEN');
  const known = { ...active, car: CAR };
  expect(outcome(command, known, 'ADMIN', { vinTaken: true, plateTaken: true })).toEqual([
    { type: 'CAR_DATA_SET', car: { ...CAR, keys: 1 }, vinOnRecord: null },
  ]);
});

test('another VIN on the record is the provider’s task until it saves the car data', () => {
  const vinOnRecord = 'WVWZZZE1ZMP012345';
  const known = { ...active, car: CAR };
  const differing = after(known, { type: 'SET_CAR_DATA', car: CAR, vinOnRecord }, 'SYSTEM');
  expect(differing).toMatchObject({ car: CAR, vinOnRecord });
  expect(outcome({ type: 'SET_CAR_DATA', car: CAR, vinOnRecord }, differing, 'SYSTEM')).toEqual([]);
  expect(after(differing, { type: 'SET_CAR_DATA', car: CAR }, 'ADMIN').vinOnRecord).toBeNull();
  const same: LeaseCommand = { type: 'SET_CAR_DATA', car: CAR, vinOnRecord: CAR.vin ?? '' };
  expect(outcome(same, known, 'SYSTEM')).toEqual([]);
});

test('the employee chooses from 180 days before the end of the term, and can choose anew until the return', () => {
  const choose = (choice: EndChoice, lease: Lease, today: string, actor: LeaseActor = 'EMPLOYEE') =>
    outcome({ type: 'CHOOSE_END', choice }, lease, actor, { today: day(today) });
  expect(choose('EXTEND', active, '2029-07-14')).toBe('END_CHOICE_TOO_EARLY');
  expect(choose('EXTEND', active, '2029-07-15')).toEqual([{ type: 'END_CHOSEN', choice: 'EXTEND' }]);
  const chosen: Lease = { ...active, endChoice: 'EXTEND' };
  expect(choose('EXTEND', chosen, '2029-07-15')).toEqual([]);
  expect(choose('RETURN', chosen, '2030-01-20')).toEqual([{ type: 'END_CHOSEN', choice: 'RETURN' }]);
  expect(choose('RETURN', returned, '2030-01-20')).toBe('LEASE_ENDED');
  expect(choose('RETURN', PREPARED_LEASE, '2030-01-20')).toBe('LEASE_NOT_ACTIVE');
  expect(choose('RETURN', active, '2030-01-20', 'ADMIN')).toBe('LEASE_COMMAND_NOT_ALLOWED');
});

test('an account is closed paid after its settlement, waived once all is decided, or after 60 days without a report', () => {
  const stage = (reportStage: Lease['reportStage']) => ({ ...returned, reportStage });
  const close = (as: Closing, lease: Lease, actor: LeaseActor = 'ADMIN', today = TODAY) =>
    outcome({ type: 'CLOSE', as }, lease, actor, { today });
  expect(close('PAID', returned)).toBe('REPORT_OPEN');
  expect(close('PAID', stage('TO_ANSWER'))).toBe('OBJECTION_OPEN');
  expect(close('WAIVED', stage('TO_DECIDE'))).toBe('OBJECTION_OPEN');
  expect(close('PAID', stage('TO_SETTLE'))).toBe('REPORT_OPEN');
  expect(close('PAID', stage('SETTLED'))).toEqual([{ type: 'CLOSED', day: TODAY, as: 'PAID' }]);
  expect(close('WAIVED', stage('TO_SETTLE'))).toEqual([{ type: 'CLOSED', day: TODAY, as: 'WAIVED' }]);
  const [early, due] = [addDays(RETURN.day, 59), addDays(RETURN.day, 60)];
  expect(close('NO_CLAIM', returned, 'SYSTEM', early)).toBe('REPORT_OPEN');
  expect(close('NO_CLAIM', returned, 'SYSTEM', due)).toEqual([{ type: 'CLOSED', day: due, as: 'NO_CLAIM' }]);
  expect(close('NO_CLAIM', stage('SETTLED'), 'SYSTEM', due)).toBe('REPORT_OPEN');
  expect(close('NO_CLAIM', returned)).toBe('LEASE_COMMAND_NOT_ALLOWED');
  expect(close('PAID', returned, 'SYSTEM')).toBe('LEASE_COMMAND_NOT_ALLOWED');
});

test('each state offers the provider its commands, and no other party any', () => {
  const offers = (lease: Lease) => allowedCommands(lease, ['ADMIN'], TODAY);
  expect(offers(PREPARED_LEASE)).toEqual(['SET_CAR_DATA']);
  expect(offers(active)).toEqual(['SET_CAR_DATA', 'CONCLUDE_RETURN']);
  expect(offers(returned)).toEqual(['SET_CAR_DATA', 'CLOSE']);
  expect(offers(closed)).toEqual([]);
  expect(offers(cancelled)).toEqual([]);
  expect(allowedCommands(active, ['EMPLOYEE', 'TENANT_ADMIN'], TODAY)).toEqual([]);
});
