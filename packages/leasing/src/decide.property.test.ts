import { addDays, calendarDate, type CalendarDate } from '@stromwandel/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedCommands } from './allowed-commands.ts';
import { decide } from './decide.ts';
import { ENDS_SOON_DAYS } from './end-notices.ts';
import { evolve } from './evolve.ts';
import { availableUntil, leaseTime, paidUntil } from './lease-views.ts';
import type { LeaseCommand, LeaseEvent } from './lease-command.ts';
import { END_CHOICES, type Lease, type LeaseActor, PREPARED_LEASE, RETURN_REASONS } from './lease.ts';
import { TRANSITIONS } from './transitions.ts';

const FIRST = calendarDate('2027-01-01');
const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays(FIRST, days));
const car = fc.record({
  vin: fc.constantFrom(null, 'TMBJB7NY5R0008731'),
  plate: fc.constantFrom(null, 'HH-SW 312E'),
  firstRegistration: fc.constant(null),
  insurer: fc.constant(null),
  policyNumber: fc.constant(null),
  keys: fc.constantFrom(null, 1, 2),
});
/** An extension by its days: how many after the last one it begins, and how many it has. */
interface Extension {
  readonly type: 'EXTENSION';
  readonly after: number;
  readonly days: number;
}
const command: fc.Arbitrary<LeaseCommand | Extension> = fc.oneof(
  fc.record({
    type: fc.constant('HAND_OVER' as const),
    day,
    durationMonths: fc.constantFrom(12, 24, 36, 48),
  }),
  fc.record({ type: fc.constant('REFUSE_HANDOVER' as const), day }),
  fc.constantFrom<LeaseCommand>(
    { type: 'CANCEL' },
    { type: 'CLOSE', as: 'WAIVED' },
    { type: 'CLOSE', as: 'NO_CLAIM' },
  ),
  fc.record(
    { type: fc.constant('SET_CAR_DATA' as const), car, vinOnRecord: fc.constantFrom('A', 'B') },
    { requiredKeys: ['type', 'car'] },
  ),
  fc.record({
    type: fc.constant('CONCLUDE_RETURN' as const),
    day,
    reason: fc.constantFrom(...RETURN_REASONS),
  }),
  fc.record({ type: fc.constant('CHOOSE_END' as const), choice: fc.constantFrom(...END_CHOICES) }),
  fc.record({
    type: fc.constant('EXTENSION' as const),
    after: fc.constantFrom(0, 1, 1, 1, 2),
    days: fc.integer({ min: -2, max: 366 }),
  }),
);

/** A command for a lease: an extension is about its last day. */
function commandFor(given: LeaseCommand | Extension, { endsOn }: Lease): LeaseCommand {
  if (given.type !== 'EXTENSION') return given;
  const from = addDays(endsOn ?? FIRST, given.after);
  return { type: 'EXTEND', from, endsOn: addDays(from, given.days - 1) };
}
/** Who mostly gives each command, so that lives come far. */
const GIVEN_BY: Readonly<Record<LeaseCommand['type'], LeaseActor>> = {
  HAND_OVER: 'SYSTEM',
  REFUSE_HANDOVER: 'SYSTEM',
  CANCEL: 'SYSTEM',
  SET_CAR_DATA: 'ADMIN',
  CONCLUDE_RETURN: 'ADMIN',
  CHOOSE_END: 'EMPLOYEE',
  EXTEND: 'EMPLOYEE',
  CLOSE: 'ADMIN',
};
const move = fc.record({
  command,
  /** Null for the one of the command. */
  by: fc.option(fc.constantFrom<LeaseActor>('EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'SYSTEM'), { freq: 2 }),
  today: day,
  /** Days after the last one of the lease, in place of `today`. */
  nearEnd: fc.option(fc.integer({ min: -190, max: 10 })),
});

interface Given {
  readonly actor: LeaseActor;
  readonly today: CalendarDate;
}

/** Whether an event moves the term as it may: an extension follows without a gap, and the employee then chooses anew. */
function keepsTerm(event: LeaseEvent, before: Lease, after: Lease, { actor, today }: Given): boolean {
  const runsUntil = before.state === 'ACTIVE' ? before.endsOn : null;
  const isForgotten = after.endChoice === null && Object.keys(after.endSteps).length === 0;
  switch (event.type) {
    case 'HANDED_OVER':
      return after.endsOn === event.endsOn;
    case 'EXTENDED': {
      const follows =
        runsUntil === addDays(event.from, -1) && today <= runsUntil && event.endsOn >= event.from;
      return follows && actor === 'EMPLOYEE' && after.endsOn === event.endsOn && isForgotten;
    }
    case 'END_CHOSEN':
      return runsUntil !== null && addDays(today, ENDS_SOON_DAYS) >= runsUntil && after.endsOn === runsUntil;
    default:
      return after.endsOn === before.endsOn;
  }
}

test('every life follows the table; days are in order, a repeated command has no effect', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40, size: 'max' }), fc.option(day), (moves, leavingOn) => {
      let lease: Lease = PREPARED_LEASE;
      for (const { command: given, by, today: anyDay, nearEnd } of moves) {
        const command = commandFor(given, lease);
        const actor = by ?? GIVEN_BY[command.type];
        const today = nearEnd === null ? anyDay : addDays(lease.endsOn ?? anyDay, nearEnd);
        const decision = decide(command, lease, [actor], { today });
        if (!decision.ok) continue;
        for (const event of decision.value) {
          const next = evolve(lease, event);
          const isStateEvent =
            event.type !== 'CAR_DATA_SET' &&
            event.type !== 'HANDOVER_REFUSED' &&
            event.type !== 'END_CHOSEN' &&
            event.type !== 'EXTENDED';
          expect([event.type, keepsTerm(event, lease, next, { actor, today })]).toEqual([event.type, true]);
          expect(next.state).toBe(isStateEvent ? TRANSITIONS[lease.state][event.type] : lease.state);
          lease = next;
        }
        expect(lease.refusedOn === null || lease.handedOverOn === null).toBe(true);
        expect(decide(command, lease, [actor], { today })).toEqual({ ok: true, value: [] });
        const { handedOverOn, endsOn, returnedOn } = lease;
        expect(handedOverOn === null).toBe(endsOn === null);
        expect(returnedOn === null || (handedOverOn !== null && handedOverOn <= returnedOn)).toBe(true);
        const on = { lease, leavingOn, today };
        const [paid, available] = [paidUntil(on), availableUntil(on)];
        expect(paid === null).toBe(handedOverOn === null);
        expect(paid === null || (available !== null && paid <= available)).toBe(true);
        const { daysLeft, overdueDays } = leaseTime(on);
        expect(daysLeft === null || daysLeft === 0 || overdueDays === 0).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('commands are offered to the provider alone, in states that have them', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), day, (moves, today) => {
      let lease: Lease = PREPARED_LEASE;
      for (const one of moves) {
        const command = commandFor(one.command, lease);
        const decision = decide(command, lease, [one.by ?? GIVEN_BY[command.type]], one);
        if (decision.ok) lease = decision.value.reduce(evolve, lease);
        expect(allowedCommands(lease, ['EMPLOYEE', 'TENANT_ADMIN'], today)).toEqual([]);
        const offers = allowedCommands(lease, ['ADMIN'], today);
        expect(offers.includes('CLOSE')).toBe(lease.state === 'RETURNED');
      }
    }),
    { numRuns: 100 },
  );
});
