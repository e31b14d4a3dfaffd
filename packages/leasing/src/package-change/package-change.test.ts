import { addDays, addMonths, calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreedKilometers, plannedKilometers } from '../distance/distance-forecast.ts';
import { PREPARED_LEASE, type Lease, type LeaseActor } from '../lease.ts';
import {
  decidePackageChange,
  packageChangeFrom,
  stateAfter,
  type PackageChange,
  type PackageChangeCommand,
} from './package-change.ts';
import { distanceWithChanges, packageOn, packagePeriods } from './package-periods.ts';
import { worthKilometers } from './worth-kilometers.ts';

const day = calendarDate;
const km = (kmPerYear: number) => ({
  kmPerYear,
  durationMonths: 48,
  extraKilometerTenthCents: 90,
  fewerKilometerTenthCents: 50,
  extraKilometersTolerance: 2_500,
  fewerKilometersTolerance: 2_500,
  extraKilometersCap: 20_000,
  fewerKilometersCap: 10_000,
});
const ACTIVE: Lease = {
  ...PREPARED_LEASE,
  state: 'ACTIVE',
  handedOverOn: day('2026-03-17'),
  endsOn: day('2030-03-16'),
};
const time = (today: string, lastChangeFrom: string | null = null, lease: Lease = ACTIVE) => ({
  lease,
  leavingOn: null,
  today: day(today),
  lastChangeFrom: lastChangeFrom === null ? null : day(lastChangeFrom),
});

test('12 months at 15,000 and 36 at 20,000 km agree on 75,000; a begun month counts by its days', () => {
  const changed = (from: string) =>
    distanceWithChanges(km(15_000), day('2026-03-17'), [{ from: day(from), leasePackage: km(20_000) }]);
  expect(agreedKilometers(changed('2027-03-17'))).toBe(75_000);
  // 17 March to 31 March are 15 of the 31 days: 12.4839 months at 15,000 and 35.5161 at 20,000.
  expect(agreedKilometers(changed('2027-04-01'))).toBe(74_798);
  expect(plannedKilometers(changed('2027-03-17'), 365)).toBe(15_000);
  expect(plannedKilometers(changed('2027-03-17'), 730)).toBe(35_000);
});

test('packages never overlap and leave no gap', () => {
  const first = day('2026-01-15');
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 1_500 }), { maxLength: 5 });
  fc.assert(
    fc.property(days, (offsets) => {
      const span = { from: first, until: addDays(first, 1_460) };
      const changes = offsets
        .toSorted((one, other) => one - other)
        .map((offset) => ({ from: addDays(first, offset), leasePackage: offset }));
      const periods = packagePeriods(span, 0, changes);
      expect(periods[0]?.from).toBe(span.from);
      expect(periods.at(-1)?.until).toBe(span.until);
      for (const { from, until, leasePackage } of periods) {
        expect(from <= until).toBe(true);
        expect(leasePackage).toBe(packageOn(0, changes, until));
      }
      const daysAfter = periods.slice(0, -1).map(({ until }) => addDays(until, 1));
      expect(periods.slice(1).map(({ from }) => from)).toEqual(daysAfter);
    }),
  );
});

test('a package counts from the first of the next month, once in 12 months, not in the last 6', () => {
  const from = (...args: Parameters<typeof time>) => packageChangeFrom(time(...args));
  expect(from('2026-11-01')).toEqual({ ok: true, value: '2026-12-01' });
  expect(from('2026-12-31')).toEqual({ ok: true, value: '2027-01-01' });
  const again = { code: 'PACKAGE_CHANGE_NOT_POSSIBLE', reason: 'CHANGED_LATELY', day: '2027-12-01' };
  expect(from('2027-10-31', '2026-12-01')).toEqual({ ok: false, error: again });
  expect(from('2027-11-01', '2026-12-01')).toEqual({ ok: true, value: '2027-12-01' });
  expect(from('2029-08-31')).toEqual({ ok: true, value: '2029-09-01' });
  const ends = { code: 'PACKAGE_CHANGE_NOT_POSSIBLE', reason: 'ENDS_SOON', day: '2029-09-18' };
  expect(from('2029-09-01')).toEqual({ ok: false, error: ends });
  expect(from('2028-12-01', '2028-10-01')).toEqual({ ok: false, error: ends });
  expect(packageChangeFrom({ ...time('2026-11-01'), leavingOn: day('2027-03-31') }).ok).toBe(false);
  expect(from('2026-03-01', null, PREPARED_LEASE)).toEqual({
    ok: false,
    error: { code: 'LEASE_NOT_ACTIVE' },
  });
});

test('a package with more kilometres is worth it from where its rate costs less than the extra ones', () => {
  const changed = (fewerKilometerTenthCents: number) =>
    distanceWithChanges(km(15_000), day('2026-03-17'), [
      { from: day('2027-03-17'), leasePackage: { ...km(20_000), fewerKilometerTenthCents } },
    ]);
  const current = { ...km(15_000), fewerKilometerTenthCents: 0 };
  // 62,500 are free; 36 months at 10 EUR more are 360 EUR, which 3,361.3 km cost at 9 ct with VAT, 10.71 ct.
  expect(worthKilometers(current, changed(0), cents(36_000))).toBe(65_900);
  // The larger package pays for missing kilometres: 595.00 EUR, and 362.95 of it more than the current one.
  expect(worthKilometers(km(15_000), changed(50), cents(36_000))).toBe(53_600);
  expect(worthKilometers(km(15_000), changed(50), cents(1_000_000))).toBe(null);
  // Back to fewer: worth it up to where 360 EUR less pay for the kilometres above 62,500.
  const fewer = {
    ...km(10_000),
    fewerKilometerTenthCents: 0,
    parts: [{ kmPerYear: 10_000, months: 48, days: null }],
  };
  expect(worthKilometers(current, fewer, cents(-36_000))).toBe(45_800);
});

const ACTORS = ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'SYSTEM'] as const satisfies LeaseActor[];
const command = fc.oneof(
  fc.record({
    type: fc.constant('REQUEST' as const),
    packageId: fc.constantFrom(1, 2),
    needsApproval: fc.boolean(),
  }),
  fc.constantFrom<PackageChangeCommand>(
    { type: 'APPROVE' },
    { type: 'DECLINE' },
    { type: 'SIGN' },
    { type: 'CANCEL' },
  ),
);

test('every life asks, is approved where needed and is signed; a year lies between two changes', () => {
  const move = fc.record({
    command,
    actor: fc.constantFrom(...ACTORS),
    days: fc.integer({ min: 0, max: 200 }),
    breaksLimit: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let today = day('2026-03-17');
      // The compiler would narrow it to null, although the loop writes it.
      let change = null as (PackageChange & { readonly approved: boolean }) | null;
      const starts: CalendarDate[] = [];
      const signatures: boolean[] = [];
      for (const { command: given, actor, days, breaksLimit } of moves) {
        today = addDays(today, days);
        const isOver = change !== null && !['REVIEW', 'TO_SIGN'].includes(change.state);
        const about: typeof change = given.type === 'REQUEST' && isOver ? null : change;
        const context = { ...time(today, starts.at(-1) ?? null), breaksLimit };
        const decision = decidePackageChange(given, about, [actor], context);
        if (!decision.ok || decision.value.length === 0) continue;
        const [event] = decision.value;
        expect(actor).toBe(
          given.type === 'APPROVE' || given.type === 'DECLINE' ? 'TENANT_ADMIN' : 'EMPLOYEE',
        );
        if (event?.type === 'SIGNED') {
          const last = starts.at(-1);
          signatures.push(
            change?.state === 'TO_SIGN' && change.approved && !breaksLimit,
            event.from > today && event.from.endsWith('-01'),
            last === undefined || event.from >= addMonths(last, 12),
          );
          starts.push(event.from);
        }
        if (!event) continue;
        const packageId: number = given.type === 'REQUEST' ? given.packageId : (change?.packageId ?? 0);
        const state = stateAfter(event);
        const approved: boolean =
          given.type === 'REQUEST' ? state === 'TO_SIGN' : change?.approved || event.type === 'APPROVED';
        change = { state, packageId, approved };
        const repeated = decidePackageChange(given, change, [actor], { ...context, lastChangeFrom: null });
        expect(repeated).toEqual({ ok: true, value: [] });
      }
      expect(signatures).not.toContain(false);
    }),
    { numRuns: 400 },
  );
});
