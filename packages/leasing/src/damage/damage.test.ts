import { addDays, calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { PREPARED_LEASE } from '../lease.ts';
import {
  DAMAGE_STATES,
  decideDamage,
  isDamageLate,
  lateDamageDays,
  nextDamageStates,
  type DamageCommand,
  type DamageContext,
  type DamageReport,
  type DamageState,
} from './damage.ts';

const day = calendarDate;
const LEASE = {
  ...PREPARED_LEASE,
  state: 'ACTIVE' as const,
  handedOverOn: day('2026-03-01'),
  endsOn: day('2029-02-28'),
};
const NOW = Date.parse('2026-11-27T10:00:00Z');
const CONTEXT: DamageContext = {
  lease: LEASE,
  today: day('2026-11-27'),
  nowMs: NOW,
  received: new Set(['all', 'near']),
};
const REPORT: DamageReport = {
  kind: 'PARKING',
  day: day('2026-11-26'),
  photos: [
    { view: 'OVERVIEW', photo: 'all' },
    { view: 'DETAIL', photo: 'near' },
  ],
};
const report = (change: Partial<DamageReport>, context: Partial<DamageContext> = {}) =>
  decideDamage({ type: 'REPORT', report: { ...REPORT, ...change } }, null, 'EMPLOYEE', {
    ...CONTEXT,
    ...context,
  });
const codeOf = (decision: ReturnType<typeof decideDamage>) => (decision.ok ? 'ok' : decision.error.code);
const caseIn = (state: DamageState, reportedAtMs = NOW) => ({ state, reportedAtMs });
const handle = (state: DamageState, lastDay: string | null = null): DamageCommand => ({
  type: 'HANDLE',
  state,
  lastDay: lastDay === null ? null : day(lastDay),
});

test('a report needs a running lease, a day within it, and the photos of its kind', () => {
  expect(report({})).toEqual({ ok: true, value: { state: 'REPORTED', lastDay: null } });
  expect(codeOf(report({ day: day('2026-02-28') }))).toBe('DAMAGE_DAY_NOT_POSSIBLE');
  expect(codeOf(report({ day: day('2026-11-28') }))).toBe('DAMAGE_DAY_NOT_POSSIBLE');
  expect(report({}, { received: new Set(['all']) })).toEqual({
    ok: false,
    error: { code: 'PHOTOS_NOT_SENT', photos: ['near'] },
  });
  expect(report({ photos: [{ view: 'OVERVIEW', photo: 'all' }] })).toEqual({
    ok: false,
    error: { code: 'DAMAGE_PHOTOS_MISSING', views: ['DETAIL'] },
  });
  expect(codeOf(report({ kind: 'THEFT', photos: [] }))).toBe('ok');
  expect(codeOf(report({}, { lease: PREPARED_LEASE }))).toBe('LEASE_NOT_ACTIVE');
});

test('a report is possible until the day after the return', () => {
  const returned = { ...LEASE, state: 'RETURNED' as const, returnedOn: day('2026-11-26') };
  expect(codeOf(report({}, { lease: returned }))).toBe('ok');
  expect(codeOf(report({}, { lease: returned, today: day('2026-11-28') }))).toBe('LEASE_ENDED');
  expect(codeOf(report({ day: day('2026-11-27') }, { lease: returned }))).toBe('DAMAGE_DAY_NOT_POSSIBLE');
});

test('the driver takes a report back within 24 hours, and only before the insurer has it', () => {
  const withdraw = (state: DamageState, reportedAt: string) =>
    codeOf(decideDamage({ type: 'WITHDRAW' }, caseIn(state, Date.parse(reportedAt)), 'EMPLOYEE', CONTEXT));
  expect(withdraw('REPORTED', '2026-11-26T10:00:01Z')).toBe('ok');
  expect(withdraw('REPORTED', '2026-11-26T10:00:00Z')).toBe('DAMAGE_FINAL');
  expect(withdraw('WITH_INSURER', '2026-11-27T09:00:00Z')).toBe('DAMAGE_FINAL');
});

test('the provider leads a case along its table alone, and a repetition changes nothing', () => {
  for (const from of DAMAGE_STATES) {
    for (const to of DAMAGE_STATES) {
      const decision = decideDamage(handle(to, '2026-11-26'), caseIn(from), 'ADMIN', CONTEXT);
      const expected =
        from === to ? 'ok' : nextDamageStates(from).includes(to) ? 'ok' : 'DAMAGE_STATE_NOT_POSSIBLE';
      expect(codeOf(decision), `${from} to ${to}`).toBe(expected);
    }
  }
});

test('a total loss names the last day of the car', () => {
  const decide = (command: DamageCommand) => decideDamage(command, caseIn('WITH_INSURER'), 'ADMIN', CONTEXT);
  expect(codeOf(decide(handle('TOTAL_LOSS')))).toBe('DAMAGE_LAST_DAY_MISSING');
  expect(decide(handle('STOLEN', '2026-11-26'))).toEqual({
    ok: true,
    value: { state: 'STOLEN', lastDay: '2026-11-26' },
  });
  expect(decide(handle('IN_REPAIR', '2026-11-26'))).toEqual({
    ok: true,
    value: { state: 'IN_REPAIR', lastDay: null },
  });
});

test('only the driver reports and withdraws, only the provider handles', () => {
  const command = { type: 'REPORT', report: REPORT } as const;
  expect(codeOf(decideDamage(command, null, 'ADMIN', CONTEXT))).toBe('DAMAGE_COMMAND_NOT_ALLOWED');
  expect(codeOf(decideDamage(handle('CLOSED'), caseIn('IN_REPAIR'), 'EMPLOYEE', CONTEXT))).toBe(
    'DAMAGE_COMMAND_NOT_ALLOWED',
  );
  expect(decideDamage(command, caseIn('REPORTED'), 'EMPLOYEE', CONTEXT)).toEqual({ ok: true, value: null });
});

test.each([
  ['a Friday', '2026-11-27', '2026-11-25', '2026-11-13'],
  ['the Monday after', '2026-11-30', '2026-11-26', '2026-11-16'],
  ['the Tuesday after, with the reports of Friday and the weekend', '2026-12-01', '2026-11-29', '2026-11-17'],
])('cases are late after one working day, and without a change for 14 days: %s', (_, today, ...days) => {
  const [reportedUntil, changedUntil] = days;
  expect(lateDamageDays(day(today))).toEqual({ reportedUntil, changedUntil });
  const [reportedOn, changedOn] = [day(reportedUntil ?? ''), day(changedUntil ?? '')];
  const late = (state: DamageState, isTaken: boolean, dayLater = 0) =>
    isDamageLate(
      { state, isTaken, reportedOn: addDays(reportedOn, dayLater), changedOn: addDays(changedOn, dayLater) },
      day(today),
    );
  expect([late('REPORTED', false), late('REPORTED', false, 1)]).toEqual([true, false]);
  expect([late('IN_REPAIR', true), late('IN_REPAIR', true, 1), late('CLOSED', true)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a report can be changed until the insurer has it, by the same rules, also after the end of reports', () => {
  const change = (
    state: DamageState,
    changed: Partial<DamageReport> = {},
    actor: 'EMPLOYEE' | 'ADMIN' = 'EMPLOYEE',
    addsPhotosOnly = false,
  ) =>
    decideDamage(
      { type: 'CHANGE', report: { ...REPORT, ...changed }, addsPhotosOnly },
      caseIn(state),
      actor,
      {
        ...CONTEXT,
        lease: { ...LEASE, state: 'RETURNED', returnedOn: day('2026-11-26') },
        today: day('2026-12-04'),
        received: new Set(['all', 'near']),
      },
    );
  expect(DAMAGE_STATES.filter((state) => change(state).ok)).toEqual(['REPORTED']);
  expect(DAMAGE_STATES.filter((state) => change(state, {}, 'EMPLOYEE', true).ok)).toEqual([
    'REPORTED',
    'WITH_INSURER',
    'IN_REPAIR',
  ]);
  expect(codeOf(change('WITH_INSURER'))).toBe('DAMAGE_NOT_CHANGEABLE');
  expect(codeOf(change('REPORTED', { photos: [] }))).toBe('DAMAGE_PHOTOS_MISSING');
  expect(codeOf(change('REPORTED', { day: day('2026-11-27') }))).toBe('DAMAGE_DAY_NOT_POSSIBLE');
  expect(codeOf(change('REPORTED', {}, 'ADMIN'))).toBe('DAMAGE_COMMAND_NOT_ALLOWED');
});
