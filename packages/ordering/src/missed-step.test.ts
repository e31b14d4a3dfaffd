import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { lastDayOfStep, DEFAULT_DEADLINE_DAYS } from './deadlines.ts';
import { withStatus } from './latest-status.ts';
import { isStepWithDeadline, missedStep } from './missed-step.ts';
import type { OrderState } from './order-state.ts';
import { PATH_STEP_TYPES } from './step-type.ts';
import { ACCEPT, apply, DECLINE, LATER, newOrder } from './testing/order-story.ts';

const TODAY = calendarDate('2026-11-21');
const EVERYBODY = ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'MANUFACTURER', 'SYSTEM'] as const;
const missed = (order: OrderState) => missedStep(withStatus(order.steps, order.userSteps), order.endReason);

function after(...commands: Parameters<typeof apply>[2][]): OrderState {
  return commands.reduce((order, command) => {
    const next = apply(order, ['EMPLOYEE', 'ADMIN'], command);
    if (next === null) throw new Error('The order is gone');
    return next;
  }, newOrder());
}

test.each(PATH_STEP_TYPES.filter((type) => type !== 'LEASING_ACTIVE'))(
  'an order that waited too long for %s has this missed step',
  (stepType) => {
    const waiting = after();
    const [index, steps] = [PATH_STEP_TYPES.indexOf(stepType), waiting.steps];
    const userSteps = steps.slice(0, index + 1).map(({ id }, place) => ({
      id: place + 1,
      stepId: id,
      status: place < index ? ('ACCEPTED' as const) : null,
      modified: waiting.userSteps[0]?.modified ?? '',
    }));
    const ended = apply({ ...waiting, userSteps }, EVERYBODY, { type: 'EXPIRE' }, LATER);
    expect(ended && missed(ended)).toBe(stepType);
  },
);

test('an order with another end, or none, has no missed step', () => {
  expect(missed(newOrder())).toBeNull();
  expect(missed(after(ACCEPT('CONFIRM_SUMMARY'), DECLINE('PREVIEW_CONTRACT')))).toBeNull();
});

test.each(PATH_STEP_TYPES)('%s has a deadline if one is counted', (stepType) => {
  const lastDay = lastDayOfStep(stepType, TODAY, DEFAULT_DEADLINE_DAYS);
  expect(isStepWithDeadline(stepType)).toBe(lastDay !== null);
});
