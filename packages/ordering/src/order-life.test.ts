import { describe, expect, test } from 'vitest';
import { allowedCommands } from './allowed-commands.ts';
import { currentStep, hasEnded, isLeaseActive, negativeEnd } from './current-step.ts';
import { displayState } from './display-state.ts';
import { withStatus } from './latest-status.ts';
import { orderStage } from './order-stage.ts';
import type { OrderState } from './order-state.ts';
import { orderListSteps, workflowStep } from './step-views.ts';
import { PATH_STEP_TYPES } from './step-type.ts';
import { canContinue, canDelete, isSigned } from './can-delete.ts';
import {
  ACCEPT,
  apply,
  DECLINE,
  deliveredOrder,
  LATER,
  mustExist,
  newOrder,
  NOW,
  orderAt,
  TIME,
} from './testing/order-story.ts';

const stepsOf = (order: OrderState) => withStatus(order.steps, order.userSteps);
const OWN_STEPS = ['CONFIRM_SUMMARY', 'PREVIEW_CONTRACT', 'NECT_DRIVERS_LICENCE', 'NECT_SIGN'];

function seen(order: OrderState) {
  const steps = stepsOf(order);
  return {
    current: workflowStep(steps).stepType,
    list: orderListSteps(steps).map((step) => `${step.stepType} ${displayState(step)}`),
    stage: orderStage(steps, order.deliveredOn),
  };
}

test('a new order shows the whole way, its first step open', () => {
  expect(seen(newOrder())).toEqual({
    current: 'CONFIRM_SUMMARY',
    list: ['CONFIRM_SUMMARY current', ...PATH_STEP_TYPES.slice(1).map((type) => `${type} none`)],
    stage: 'WITH_EMPLOYEE',
  });
});

test('a signed order shows the step of the employer as current', () => {
  const order = orderAt('TENANT_ADMIN_CLICK_CONFIRM');
  expect(seen(order)).toMatchObject({
    current: 'TENANT_ADMIN_CLICK_CONFIRM',
    stage: 'WITH_EMPLOYER',
  });
  expect(seen(order).list.slice(3, 6)).toEqual([
    'NECT_SIGN finished',
    'TENANT_ADMIN_CLICK_CONFIRM current',
    'ADMIN_CONFIRM none',
  ]);
  expect([isSigned, canDelete, canContinue].map((ask) => ask(stepsOf(order)))).toEqual([true, false, false]);
});

test('an ordered car waits for the manufacturer, then for the handover, then the lease is active', () => {
  // Nothing is open before the next foreign step: the congratulations.
  expect(seen(orderAt('ADMIN_CONFIRM'))).toMatchObject({
    current: 'USER_STEPS_FINISHED',
    stage: 'WITH_PROVIDER',
  });
  expect(seen(orderAt('LEASING_ACTIVE'))).toMatchObject({
    current: 'LEASING_ACTIVE',
    stage: 'WITH_MANUFACTURER',
  });
  expect(seen(deliveredOrder()).stage).toBe('READY_FOR_HANDOVER');
  const active = mustExist(apply(deliveredOrder(), ['ADMIN'], ACCEPT('LEASING_ACTIVE')));
  expect(seen(active)).toMatchObject({ current: 'USER_STEPS_FINISHED', stage: 'ACTIVE' });
  expect(seen(active).list.at(-1)).toBe('LEASING_ACTIVE finished-successful');
  expect(isLeaseActive(stepsOf(active))).toBe(true);
});

test('a declined order shows the passed steps and its end', () => {
  const at = 'TENANT_ADMIN_CLICK_CONFIRM';
  const declined = mustExist(apply(orderAt(at), ['TENANT_ADMIN'], DECLINE(at, 'Kein Budget')));
  expect(seen(declined)).toEqual({
    current: 'DECLINED_BY_TENANT',
    list: [
      ...OWN_STEPS.map((type) => `${type} finished`),
      `${at} declined`,
      'DECLINED_BY_TENANT finished-unsuccessful',
    ],
    stage: 'ENDED',
  });
  expect(declined.endReason).toBe('DECLINED_BY_TENANT');
});

test('a change before the signature ends in BREAKING_CHANGE and the order can still be deleted', () => {
  const changed = mustExist(
    apply(orderAt('PREVIEW_CONTRACT'), ['SYSTEM'], {
      type: 'BREAK',
      reason: 'SALARY_DATA_CHANGED',
      note: 'Gehalt',
    }),
  );
  expect(seen(changed)).toMatchObject({ current: 'BREAKING_CHANGE', stage: 'ENDED' });
  expect([canDelete, canContinue].map((ask) => ask(stepsOf(changed)))).toEqual([true, false]);
});

test('a declined handover is not a success', () => {
  const declined = mustExist(apply(deliveredOrder(), ['ADMIN'], DECLINE('LEASING_ACTIVE')));
  expect(seen(declined).list.slice(-2)).toEqual([
    'LEASING_ACTIVE declined',
    'DECLINED_BY_ADMIN finished-unsuccessful',
  ]);
  expect(negativeEnd(stepsOf(declined))?.stepType).toBe('DECLINED_BY_ADMIN');
  expect(isLeaseActive(stepsOf(declined))).toBe(false);
});

test('deleting removes the order', () => {
  expect(apply(newOrder(), ['EMPLOYEE'], { type: 'DELETE_ORDER' })).toBeNull();
});

describe('commands that are possible now', () => {
  test('the employee before the signature', () => {
    const order = orderAt('NECT_DRIVERS_LICENCE');
    const stepId = currentStep(stepsOf(order))?.id;
    expect(allowedCommands(order, ['EMPLOYEE'], NOW)).toEqual({
      stepId,
      accept: { allowed: false, reason: 'CHECK_NOT_PASSED' },
      decline: { allowed: true },
      remove: { allowed: true },
      withdraw: { allowed: false, reason: 'ORDER_NOT_SIGNED' },
      changeWeek: { allowed: false, reason: 'STEP_NOT_ALLOWED' },
    });
    expect(allowedCommands(order, ['EMPLOYEE'], NOW, { checkPassed: true }).accept).toEqual({
      allowed: true,
    });
  });

  test('the employer before and after the own decision', () => {
    const at = 'TENANT_ADMIN_CLICK_CONFIRM';
    expect(allowedCommands(orderAt(at), ['TENANT_ADMIN'], NOW)).toMatchObject({
      accept: { allowed: true },
      decline: { allowed: true },
      remove: { allowed: false, reason: 'STEP_NOT_ALLOWED' },
    });
    expect(allowedCommands(orderAt('ADMIN_CONFIRM'), ['TENANT_ADMIN'], NOW).accept).toEqual({
      allowed: false,
      reason: 'STEP_NOT_ALLOWED',
    });
  });

  test('the provider during the delivery, and in the first minutes of a German day', () => {
    const missing = { allowed: false, reason: 'DELIVERY_WEEK_MISSING' };
    const ordered = orderAt('LEASING_ACTIVE');
    expect(allowedCommands(ordered, ['ADMIN'], NOW)).toMatchObject({
      accept: { allowed: false, reason: 'DELIVERY_NOT_REPORTED' },
      decline: { allowed: true },
      changeWeek: missing,
    });
    const week = { type: 'CONFIRM_DELIVERY_WEEK', deliveryWeek: '2027-W05', note: null } as const;
    const confirmed = mustExist(apply(ordered, ['MANUFACTURER'], week));
    expect(allowedCommands(confirmed, ['ADMIN'], NOW).changeWeek).toEqual({ allowed: true });
    const delivered = { ...deliveredOrder(), deliveredOn: '2026-11-22' };
    const justAfterMidnight = '2026-11-21T23:10:00.000Z';
    expect(allowedCommands(delivered, ['ADMIN'], justAfterMidnight, { today: '2026-11-22' })).toMatchObject({
      accept: { allowed: true },
      changeWeek: { allowed: false, reason: 'DELIVERY_ALREADY_REPORTED' },
    });
  });

  test('the withdrawal week starts with the signature, not with the confirmation', () => {
    expect(orderAt('NECT_SIGN').withdrawableUntil).toBeNull();
    expect(orderAt('TENANT_ADMIN_CLICK_CONFIRM').withdrawableUntil).toBe(TIME.withdrawableUntil);
  });

  test('an ended or overdue order offers nothing', () => {
    const withdrawn = mustExist(apply(orderAt('ADMIN_CONFIRM'), ['EMPLOYEE'], { type: 'WITHDRAW' }));
    const ended = { allowed: false, reason: 'ORDER_ENDED' };
    expect(hasEnded(stepsOf(withdrawn))).toBe(true);
    expect(allowedCommands(withdrawn, ['EMPLOYEE'], NOW)).toMatchObject({ withdraw: ended });
    expect(allowedCommands(newOrder(), ['EMPLOYEE'], LATER)).toMatchObject({ accept: ended, decline: ended });
    const active = mustExist(apply(deliveredOrder(), ['ADMIN'], ACCEPT('LEASING_ACTIVE')));
    expect(allowedCommands(active, ['ADMIN'], NOW)).toMatchObject({ stepId: null, accept: ended });
  });
});
