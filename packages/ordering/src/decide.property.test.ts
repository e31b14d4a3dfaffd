import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedCommands } from './allowed-commands.ts';
import { currentStep, hasEnded, isLeaseActive, negativeEnd } from './current-step.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { withStatus } from './latest-status.ts';
import type { OrderCommand } from './order-command.ts';
import type { ActorRole, OrderState } from './order-state.ts';
import { PATH_STEP_TYPES } from './step-type.ts';
import { newOrder, TIME } from './testing/order-story.ts';

const role = fc.constantFrom<ActorRole>('EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'MANUFACTURER', 'SYSTEM');
const stepId = fc.integer({ min: 10, max: 22 });
const command = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('ACCEPT_STEP' as const), stepId }) },
  fc.record({ type: fc.constantFrom('EXECUTE_STEP' as const), stepId }),
  fc.record({ type: fc.constant('DECLINE_STEP' as const), stepId, reason: fc.constantFrom(null, 'Nein') }),
  fc.constantFrom<OrderCommand>(
    { type: 'DELETE_ORDER' },
    { type: 'WITHDRAW' },
    { type: 'EXPIRE' },
    { type: 'BREAK', reason: 'VEHICLE_CHANGED', note: 'Preis' },
    { type: 'CONFIRM_DELIVERY_WEEK', deliveryWeek: '2027-W05', note: null },
    { type: 'REPORT_BUILD', builtOn: '2026-11-21' },
    { type: 'REPORT_SHIPMENT', shippedOn: '2026-11-21' },
    { type: 'REPORT_DELIVERY', deliveredOn: '2026-11-21' },
  ),
);
const moves = fc.array(
  fc.record({ command, role, hours: fc.integer({ min: 0, max: 60 }), checkPassed: fc.boolean() }),
  { maxLength: 60 },
);

interface Move {
  command: OrderCommand;
  role: ActorRole;
  hours: number;
  checkPassed: boolean;
}

// The accepting moves of the way itself are mixed in, so that runs get far.
function play(all: readonly Move[], check: (before: OrderState, after: OrderState | null) => void) {
  let order: OrderState | null = newOrder();
  let hours = 0;
  for (const move of all) {
    if (!order) return;
    hours += move.hours;
    const now = new Date(Date.parse(TIME.now) + hours * 3_600_000).toISOString();
    const outcome = decide(move.command, order, [move.role], {
      now,
      today: now.slice(0, 10),
      checkPassed: move.checkPassed,
    });
    if (!outcome.ok) continue;
    const before = order;
    for (const event of outcome.value) order = order && evolve(order, event, { ...TIME, now });
    check(before, order);
  }
}

const steered = fc.tuple(moves, fc.integer({ min: 0, max: 6 })).map(([random, accepted]) => {
  const roles: ActorRole[] = [
    'EMPLOYEE',
    'EMPLOYEE',
    'EMPLOYEE',
    'EMPLOYEE',
    'TENANT_ADMIN',
    'ADMIN',
    'ADMIN',
  ];
  const way = roles.slice(0, accepted).map((actor, index): Move => ({
    command: { type: 'ACCEPT_STEP', stepId: 11 + index },
    role: actor,
    hours: 1,
    checkPassed: true,
  }));
  return [...way, ...random];
});

test('accepted steps are a prefix, one step waits, no step is started or decided twice', () => {
  fc.assert(
    fc.property(steered, (all) =>
      play(all, (_before, order) => {
        if (!order) return;
        const steps = withStatus(order.steps, order.userSteps);
        const accepted = PATH_STEP_TYPES.map(
          (type) => steps.find((step) => step.stepType === type)?.status?.status === 'ACCEPTED',
        );
        expect(accepted.lastIndexOf(true)).toBeLessThanOrEqual(
          accepted.indexOf(false) === -1 ? accepted.length : accepted.indexOf(false) - 1,
        );
        const waiting = steps.filter((step) => step.status?.status === null);
        expect(waiting).toHaveLength(isLeaseActive(steps) ? 0 : 1);
        expect(negativeEnd(steps) !== null).toBe(order.endReason !== null);
        const keys = order.userSteps.map((entry) => `${entry.stepId} ${entry.status === null}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    ),
    { numRuns: 400 },
  );
});

test('the log only grows, an ended order stays unchanged, a signed one is never deleted', () => {
  fc.assert(
    fc.property(steered, (all) =>
      play(all, (before, after) => {
        const steps = withStatus(before.steps, before.userSteps);
        const signed = steps.find((step) => step.stepType === 'NECT_SIGN')?.status?.status === 'ACCEPTED';
        expect(after === null && signed).toBe(false);
        expect((after ?? before).userSteps.slice(0, before.userSteps.length)).toEqual(before.userSteps);
        expect(!hasEnded(steps) || after === null ? before : after).toEqual(before);
      }),
    ),
    { numRuns: 400 },
  );
});

test('offered commands are not refused', () => {
  fc.assert(
    fc.property(steered, role, (all, actor) =>
      play(all, (_before, order) => {
        if (!order) return;
        const offer = allowedCommands(order, [actor], TIME.now, { checkPassed: true });
        const current = currentStep(withStatus(order.steps, order.userSteps));
        expect(offer.stepId).toBe(current?.id ?? null);
        const accept = { type: 'ACCEPT_STEP', stepId: offer.stepId ?? 0 } as const;
        const isAccepted = decide(accept, order, [actor], {
          now: TIME.now,
          today: TIME.now.slice(0, 10),
          checkPassed: true,
        }).ok;
        expect(isAccepted).toBe(offer.accept.allowed);
      }),
    ),
    { numRuns: 200 },
  );
});
