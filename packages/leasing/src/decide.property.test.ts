import { addDays, calendarDate } from '@stromwandel/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedCommands } from './allowed-commands.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { availableUntil, leaseTime, paidUntil } from './lease-views.ts';
import type { LeaseCommand } from './lease-command.ts';
import { type Lease, type LeaseActor, PREPARED_LEASE, RETURN_REASONS } from './lease.ts';
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
const command: fc.Arbitrary<LeaseCommand> = fc.oneof(
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
);
const move = fc.record({
  command,
  actor: fc.constantFrom<LeaseActor>('EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'ADMIN', 'SYSTEM', 'SYSTEM'),
  today: day,
});

test('every life follows the table; days are in order, a repeated command has no effect', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.option(day), (moves, leavingOn) => {
      let lease: Lease = PREPARED_LEASE;
      for (const { command, actor, today } of moves) {
        const decision = decide(command, lease, [actor], { today });
        if (!decision.ok) continue;
        for (const event of decision.value) {
          const next = evolve(lease, event);
          const isStateEvent =
            event.type !== 'CAR_DATA_SET' &&
            event.type !== 'HANDOVER_REFUSED' &&
            event.type !== 'END_CHOSEN' &&
            event.type !== 'EXTENDED';
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
        const decision = decide(one.command, lease, [one.actor], one);
        if (decision.ok) lease = decision.value.reduce(evolve, lease);
        expect(allowedCommands(lease, ['EMPLOYEE', 'TENANT_ADMIN'], today)).toEqual([]);
        const offers = allowedCommands(lease, ['ADMIN'], today);
        expect(offers.includes('CLOSE')).toBe(lease.state === 'RETURNED');
      }
    }),
    { numRuns: 100 },
  );
});
