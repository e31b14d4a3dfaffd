import { decide } from '../decide.ts';
import { evolve, type EventTime } from '../evolve.ts';
import type { OrderCommand } from '../order-command.ts';
import type { Actor, OrderState } from '../order-state.ts';
import { STEP_LIST } from '../step-list.ts';
import type { StepType } from '../step-type.ts';

export const NOW = '2026-11-21T09:00:00.000Z';
export const LATER = '2027-11-21T09:00:00.000Z';

export const TIME: EventTime = {
  now: NOW,
  deadlineOf: (stepType) => (stepType === 'LEASING_ACTIVE' ? null : '2026-12-05T22:59:59.999Z'),
  withdrawableUntil: '2026-11-28T22:59:59.999Z',
};

/** An order as it is right after its creation: step ids 11, 12, …; CONFIRM_SUMMARY waits. */
export function newOrder(): OrderState {
  const steps = STEP_LIST.map((definition, index) => ({ ...definition, id: 11 + index }));
  return {
    steps,
    userSteps: [{ id: 1, stepId: 11, status: null, modified: NOW }],
    endReason: null,
    deadline: TIME.deadlineOf('CONFIRM_SUMMARY'),
    withdrawableUntil: null,
    deliveryWeek: null,
    builtOn: null,
    shippedOn: null,
    deliveredOn: null,
    handedOverOn: null,
  };
}

function stepIdOf(stepType: StepType): number {
  return 11 + STEP_LIST.findIndex((step) => step.stepType === stepType);
}

export const ACCEPT = (stepType: StepType) =>
  ({ type: 'ACCEPT_STEP', stepId: stepIdOf(stepType) }) satisfies OrderCommand;
export const EXECUTE = (stepType: StepType): OrderCommand => ({
  type: 'EXECUTE_STEP',
  stepId: stepIdOf(stepType),
});
export const DECLINE = (stepType: StepType, reason: string | null = 'Zu teuer'): OrderCommand => ({
  type: 'DECLINE_STEP',
  stepId: stepIdOf(stepType),
  reason,
});

/** Applies a command that must not be refused; null when it deleted the order. */
export function apply(
  order: OrderState,
  actor: Actor,
  command: OrderCommand,
  now: string = NOW,
): OrderState | null {
  const outcome = decide(command, order, actor, { now, today: now.slice(0, 10), checkPassed: true });
  if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.error}`);
  return outcome.value.reduce<OrderState | null>(
    (state, event) => state && evolve(state, event, { ...TIME, now }),
    order,
  );
}

const WAY: readonly (readonly [StepType, Actor])[] = [
  ['CONFIRM_SUMMARY', ['EMPLOYEE']],
  ['PREVIEW_CONTRACT', ['EMPLOYEE']],
  ['NECT_DRIVERS_LICENCE', ['EMPLOYEE']],
  ['NECT_SIGN', ['EMPLOYEE']],
  ['TENANT_ADMIN_CLICK_CONFIRM', ['TENANT_ADMIN']],
  ['ADMIN_CONFIRM', ['ADMIN']],
];

/** An order that waits at the given step, reached by accepting all before it. */
export function orderAt(stepType: StepType): OrderState {
  const end = WAY.findIndex(([type]) => type === stepType);
  return (end === -1 ? WAY : WAY.slice(0, end)).reduce<OrderState>(
    (order, [type, actor]) => mustExist(apply(order, actor, ACCEPT(type))),
    newOrder(),
  );
}

/** An order that waits for the handover after the manufacturer reported the delivery. */
export function deliveredOrder(): OrderState {
  const confirmed = apply(orderAt('LEASING_ACTIVE'), ['MANUFACTURER'], {
    type: 'CONFIRM_DELIVERY_WEEK',
    deliveryWeek: '2027-W05',
    note: null,
  });
  return mustExist(
    apply(mustExist(confirmed), ['MANUFACTURER'], { type: 'REPORT_DELIVERY', deliveredOn: '2026-11-20' }),
  );
}

export function mustExist(order: OrderState | null): OrderState {
  if (!order) throw new Error('The order was deleted');
  return order;
}
