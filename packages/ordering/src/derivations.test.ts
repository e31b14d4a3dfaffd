import { calendarDate } from '@stromwandel/kernel';
import { describe, expect, test } from 'vitest';
import { checkWorkflowGraph } from './check-workflow-graph.ts';
import { currentStep } from './current-step.ts';
import { DEFAULT_DEADLINE_DAYS, lastDayOfStep, lastDayOfWithdrawal } from './deadlines.ts';
import { displayState } from './display-state.ts';
import { latestUserStep, withStatus } from './latest-status.ts';
import { STEP_LIST, stepDefinition } from './step-list.ts';
import type { Decision } from './step.ts';
import { newOrder } from './testing/order-story.ts';
import { USER_STEPS_FINISHED } from './user-steps-finished.ts';

describe('latest user step', () => {
  const entry = (id: number, modified: string, status: Decision | null = null) => ({
    id,
    stepId: 7,
    status,
    modified,
  });

  test('is the newest by time, not by position; by id at the same time', () => {
    const [early, late, twin] = [
      entry(3, '2026-11-21T09:00:00.000Z'),
      entry(1, '2026-11-21T09:00:01.000Z'),
      entry(2, '2026-11-21T09:00:01.000Z', 'ACCEPTED'),
    ];
    expect(latestUserStep(7, [late, early])).toBe(late);
    expect(latestUserStep(7, [twin, late, early])).toBe(twin);
    expect(latestUserStep(7, [late, twin, early])).toBe(twin);
    expect(latestUserStep(8, [late])).toBeNull();
  });

  test('steps are sorted by ascending id', () => {
    const { steps } = newOrder();
    expect(withStatus(steps.toReversed(), []).map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
  });
});

describe('display state', () => {
  const at = (status: Decision | null) => ({ id: 1, stepId: 1, status, modified: '' });
  test.each([
    [true, false, null, 'finished-unsuccessful'],
    [true, false, at(null), 'finished-unsuccessful'],
    [true, true, null, 'none'],
    [true, true, at(null), 'current'],
    [true, true, at('ACCEPTED'), 'finished-successful'],
    [true, true, at('DECLINED'), 'declined'],
    [false, undefined, null, 'none'],
    [false, undefined, at(null), 'current'],
    [false, undefined, at('ACCEPTED'), 'finished'],
    [false, undefined, at('DECLINED'), 'declined'],
  ])('final %s, success %s, status %o: %s', (final, success, status, expected) =>
    expect(displayState({ final, success, status })).toBe(expected),
  );
});

test('no step waits before one is started', () => {
  expect(currentStep(withStatus(newOrder().steps, []))).toBeNull();
});

test('the finished step is shown between signature and approval', () => {
  expect(USER_STEPS_FINISHED.orderNumber).toBe(5000);
  expect(stepDefinition('NECT_SIGN').orderNumber).toBeLessThan(5000);
  expect(stepDefinition('TENANT_ADMIN_CLICK_CONFIRM').orderNumber).toBeGreaterThan(5000);
});

describe('deadlines', () => {
  const day = calendarDate('2026-11-21');
  test.each([
    ['CONFIRM_SUMMARY', '2026-12-05'],
    ['NECT_SIGN', '2026-12-05'],
    ['TENANT_ADMIN_CLICK_CONFIRM', '2026-12-19'],
    ['ADMIN_CONFIRM', '2026-12-19'],
    ['LEASING_ACTIVE', null],
    ['EXPIRED', null],
  ] as const)('%s: %s', (stepType, expected) =>
    expect(lastDayOfStep(stepType, day, DEFAULT_DEADLINE_DAYS)).toBe(expected),
  );

  test('the provider may set other periods', () =>
    expect(lastDayOfStep('ADMIN_CONFIRM', day, { ...DEFAULT_DEADLINE_DAYS, provider: 3 })).toBe(
      '2026-11-24',
    ));

  test('withdrawing is possible for a week', () => expect(lastDayOfWithdrawal(day)).toBe('2026-11-28'));
});

describe('the graph', () => {
  test('is sound', () => expect(checkWorkflowGraph()).toEqual([]));

  test('reports faults', () => {
    const without = STEP_LIST.filter((step) => step.stepType !== 'ADMIN_CONFIRM');
    expect(checkWorkflowGraph(without)).toContain(
      'TENANT_ADMIN_CLICK_CONFIRM leads to ADMIN_CONFIRM, which is missing.',
    );
    const faults = checkWorkflowGraph(STEP_LIST, () => []);
    expect(faults).toContain('CONFIRM_SUMMARY is a dead end.');
    expect(faults).toContain('LEASING_ACTIVE cannot be reached.');
    expect(checkWorkflowGraph(STEP_LIST.toReversed())).toContain('CONFIRM_SUMMARY is out of order.');
    const circle = checkWorkflowGraph(STEP_LIST, (step) =>
      step === 'CONFIRM_SUMMARY' ? ['PREVIEW_CONTRACT'] : ['CONFIRM_SUMMARY'],
    );
    expect(circle).toContain('PREVIEW_CONTRACT never comes to an end.');
    const idle = STEP_LIST.map((step) => ({ ...step, userEnabled: false }));
    expect(checkWorkflowGraph(idle)).toContain('NECT_SIGN has the wrong actors.');
  });
});
