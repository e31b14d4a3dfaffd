import { addDays, calendarDate, daysBetween } from '@stromwandel/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { agreedKilometers } from '../distance/distance-forecast.ts';
import { evolve } from '../evolve.ts';
import { lastDayOfTerm } from '../last-day-of-term.ts';
import { PREPARED_LEASE, type Lease, type LeaseActor } from '../lease.ts';
import { distanceWithChanges } from '../package-change/package-periods.ts';
import {
  agreedTerms,
  decideExtension,
  extensionFrom,
  extensionStateAfter,
  monthsOfTerm,
  type Extension,
  type ExtensionCommand,
} from './extension.ts';

const day = calendarDate;
const ACTIVE: Lease = {
  ...PREPARED_LEASE,
  state: 'ACTIVE',
  handedOverOn: day('2026-03-17'),
  endsOn: day('2029-03-16'),
  endChoice: 'EXTEND',
};
const on = (today: string, lease: Lease = ACTIVE, leavingOn: string | null = null) => ({
  lease,
  leavingOn: leavingOn === null ? null : day(leavingOn),
  today: day(today),
});
const IN_TIME = { ...on('2029-01-10'), hasOther: false, breaksLimit: false };

test('a lease is extended from 180 days before the end of its term to the last day', () => {
  const first = (today: string, lease = ACTIVE, leavingOn: string | null = null) => {
    const from = extensionFrom(on(today, lease, leavingOn));
    return from.ok ? from.value : from.error.code;
  };
  expect(first('2028-09-16')).toBe('END_CHOICE_TOO_EARLY');
  expect(first('2028-09-17')).toBe('2029-03-17');
  expect(first('2029-03-16')).toBe('2029-03-17');
  expect(first('2029-03-17')).toBe('LEASE_ENDED');
  expect(first('2029-01-10', ACTIVE, '2029-02-28')).toBe('LEASE_ENDED');
  expect(first('2029-01-10', ACTIVE, '2029-12-31')).toBe('2029-03-17');
  expect(first('2029-01-10', PREPARED_LEASE)).toBe('LEASE_NOT_ACTIVE');
  expect(first('2029-01-10', { ...ACTIVE, state: 'RETURNED' })).toBe('LEASE_ENDED');
});

const COMMANDS: Record<Exclude<ExtensionCommand['type'], 'OFFER'>, LeaseActor> = {
  ACCEPT: 'EMPLOYEE',
  DECLINE: 'EMPLOYEE',
  APPROVE: 'TENANT_ADMIN',
  REJECT: 'TENANT_ADMIN',
  SIGN: 'EMPLOYEE',
};
const outcome = (
  type: keyof typeof COMMANDS,
  state: Extension['state'],
  context = IN_TIME,
  actor: LeaseActor = COMMANDS[type],
) => {
  const extension = { state, from: day('2029-03-17') };
  const decision = decideExtension({ type }, extension, [actor], context);
  if (!decision.ok) return decision.error.code;
  const [event] = decision.value;
  return event ? extensionStateAfter(event) : 'UNCHANGED';
};

test('the employee accepts, the employer approves, the employee signs; each may say no before', () => {
  const table = (['OFFERED', 'REVIEW', 'TO_SIGN', 'SIGNED', 'DECLINED', 'REJECTED'] as const).map((state) => [
    state,
    ...(['ACCEPT', 'DECLINE', 'APPROVE', 'REJECT', 'SIGN'] as const).map((type) => outcome(type, state)),
  ]);
  const [no, same] = ['EXTENSION_NOT_OFFERED', 'UNCHANGED'];
  expect(table).toEqual([
    ['OFFERED', 'REVIEW', 'DECLINED', no, no, no],
    ['REVIEW', same, 'DECLINED', 'TO_SIGN', 'REJECTED', no],
    ['TO_SIGN', same, 'DECLINED', same, no, 'SIGNED'],
    ['SIGNED', same, no, same, no, same],
    ['DECLINED', no, same, no, no, no],
    ['REJECTED', no, no, no, same, no],
  ]);
});

test('refuses other people, another open extension, a broken limit and an offer of a former end', () => {
  expect(outcome('APPROVE', 'REVIEW', IN_TIME, 'EMPLOYEE')).toBe('EXTENSION_NOT_ALLOWED');
  expect(outcome('ACCEPT', 'OFFERED', { ...IN_TIME, hasOther: true })).toBe('EXTENSION_OPEN');
  expect(outcome('ACCEPT', 'OFFERED', { ...IN_TIME, breaksLimit: true })).toBe('CONVERSION_NOT_ALLOWED');
  expect(outcome('SIGN', 'TO_SIGN', { ...IN_TIME, breaksLimit: true })).toBe('CONVERSION_NOT_ALLOWED');
  expect(outcome('SIGN', 'TO_SIGN', { ...IN_TIME, ...on('2029-03-17') })).toBe('LEASE_ENDED');
  const moved = on('2029-01-10', { ...ACTIVE, endsOn: day('2029-06-16') });
  expect(outcome('ACCEPT', 'OFFERED', { ...IN_TIME, ...moved })).toBe('EXTENSION_NOT_OFFERED');
  expect(outcome('ACCEPT', 'OFFERED', { ...IN_TIME, ...on('2029-03-17') })).toBe('LEASE_ENDED');
});

test('the same offer again changes nothing, another rate replaces it', () => {
  const offered = { state: 'OFFERED', from: day('2029-03-17') } as const;
  const offer = (isSame: boolean, extension: Extension | null) =>
    decideExtension({ type: 'OFFER', isSame }, extension, ['ADMIN'], IN_TIME);
  expect(offer(false, null)).toEqual({ ok: true, value: [{ type: 'OFFERED' }] });
  expect(offer(false, offered)).toEqual({ ok: true, value: [{ type: 'OFFERED' }] });
  expect(offer(true, offered)).toEqual({ ok: true, value: [] });
});

test('the signed annex moves the end and asks for the choice anew', () => {
  const extend = (from: string, endsOn: string, lease: Lease = ACTIVE, today = '2029-01-10') => {
    const command = { type: 'EXTEND', from: day(from), endsOn: day(endsOn) } as const;
    return decide(command, lease, ['EMPLOYEE'], { today: day(today) });
  };
  const decision = extend('2029-03-17', '2029-06-16');
  const extended = decision.ok ? decision.value.reduce(evolve, ACTIVE) : ACTIVE;
  expect([extended.endsOn, extended.endChoice]).toEqual(['2029-06-16', null]);
  expect(extend('2029-03-17', '2029-06-16', extended)).toEqual({ ok: true, value: [] });
  const ended = { ok: false, error: 'LEASE_ENDED' };
  expect(extend('2029-03-18', '2029-06-16')).toEqual(ended);
  expect(extend('2029-03-17', '2029-06-16', ACTIVE, '2029-03-17')).toEqual(ended);
  expect(extend('2029-03-17', '2029-06-16', { ...ACTIVE, state: 'RETURNED' })).toEqual(ended);
});

const terms = (durationMonths: number, kmPerYear = 15_000) => ({
  kmPerYear,
  durationMonths,
  extraKilometerTenthCents: 90,
  fewerKilometerTenthCents: 50,
  extraKilometersTolerance: 2_500,
  fewerKilometersTolerance: 2_500,
  extraKilometersCap: 20_000,
  fewerKilometersCap: 10_000,
});

test('terms and extensions follow each other without a gap, from 29 February too', () => {
  const start = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays(day('2025-01-01'), days));
  const more = fc.array(fc.constantFrom(3, 6, 12), { maxLength: 4 });
  fc.assert(
    fc.property(start, fc.constantFrom(24, 36, 48), more, (from, months, extensions) => {
      const changes: { from: typeof from; leasePackage: { durationMonths: number } }[] = [];
      let total = months;
      for (const added of extensions) {
        const next = addDays(lastDayOfTerm(from, total), 1);
        total += added;
        changes.push({ from: next, leasePackage: { durationMonths: total } });
      }
      const all = agreedTerms(from, { durationMonths: months }, changes);
      expect(all.length).toBe(extensions.length + 1);
      expect(all.at(-1)?.until).toBe(lastDayOfTerm(from, total));
      expect(monthsOfTerm({ durationMonths: months }, changes)).toBe(total);
      const days = all.reduce((sum, one) => sum + daysBetween(one.from, one.until) + 1, 0);
      expect(days).toBe(daysBetween(from, lastDayOfTerm(from, total)) + 1);
      expect(all.every(({ from: first, until }) => first <= until)).toBe(true);
    }),
  );
});

test('36 months and 6 more at 15,000 km agree on 52,500; a change of the package is no extension', () => {
  const handedOverOn = day('2026-03-17');
  const changed = { from: day('2027-04-01'), leasePackage: terms(36, 20_000) };
  const extended = { from: day('2029-03-17'), leasePackage: terms(42) };
  expect(agreedKilometers(distanceWithChanges(terms(36), handedOverOn, [extended]))).toBe(52_500);
  const spans = agreedTerms(handedOverOn, terms(36), [changed, extended]);
  expect(spans.map(({ from, until }) => [from, until])).toEqual([
    ['2026-03-17', '2029-03-16'],
    ['2029-03-17', '2029-09-16'],
  ]);
});
