import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { FourEyes, OrderCommand } from './order-command.ts';
import type { Actor } from './order-state.ts';
import { ACCEPT, DECLINE, NOW, orderAt, TIME } from './testing/order-story.ts';

const [FIRST, SECOND] = [7, 8];
const waiting = orderAt('TENANT_ADMIN_CLICK_CONFIRM');
const APPROVE = ACCEPT('TENANT_ADMIN_CLICK_CONFIRM');

function outcome(
  command: OrderCommand,
  fourEyes: FourEyes | undefined,
  actor: Actor = ['TENANT_ADMIN'],
  order = waiting,
) {
  const result = decide(command, order, actor, {
    now: NOW,
    today: NOW.slice(0, 10),
    checkPassed: true,
    ...(fourEyes && { fourEyes }),
  });
  return result.ok ? result.value.map(({ type }) => type) : result.error;
}

describe('an employer that requires two approvals', () => {
  test('keeps the order waiting after the first, with its deadline', () => {
    expect(outcome(APPROVE, { firstApprovalBy: null, actorId: FIRST })).toEqual(['FIRST_APPROVAL_GIVEN']);
    const event = {
      type: 'FIRST_APPROVAL_GIVEN',
      stepId: 15,
      stepType: 'TENANT_ADMIN_CLICK_CONFIRM',
    } as const;
    expect(evolve(waiting, event, TIME)).toEqual(waiting);
  });

  test('continues with the approval of another person', () => {
    expect(outcome(APPROVE, { firstApprovalBy: FIRST, actorId: SECOND })).toEqual([
      'STEP_ACCEPTED',
      'STEP_STARTED',
    ]);
  });

  test('rejects a second approval by the same person, and any by the orderer', () => {
    expect(outcome(APPROVE, { firstApprovalBy: FIRST, actorId: FIRST })).toBe('SECOND_APPROVER_NEEDED');
    const both: Actor = ['EMPLOYEE', 'TENANT_ADMIN'];
    for (const firstApprovalBy of [null, SECOND]) {
      expect(outcome(APPROVE, { firstApprovalBy, actorId: FIRST }, both)).toBe('OWN_ORDER');
    }
  });

  test('or one rejects decisions on the own order, either way', () => {
    const both: Actor = ['EMPLOYEE', 'TENANT_ADMIN'];
    const decline = DECLINE('TENANT_ADMIN_CLICK_CONFIRM');
    expect([outcome(APPROVE, undefined, both), outcome(decline, undefined, both)]).toEqual([
      'OWN_ORDER',
      'OWN_ORDER',
    ]);
    expect(outcome(APPROVE, undefined)).toEqual(['STEP_ACCEPTED', 'STEP_STARTED']);
  });

  test('ends the order when one person declines, before and after the first approval', () => {
    for (const firstApprovalBy of [null, FIRST, SECOND]) {
      expect(outcome(DECLINE('TENANT_ADMIN_CLICK_CONFIRM'), { firstApprovalBy, actorId: FIRST })).toEqual([
        'STEP_DECLINED',
        'STEP_STARTED',
        'ORDER_ENDED',
      ]);
    }
  });

  test('requires them for its own step only', () => {
    const order = orderAt('ADMIN_CONFIRM');
    const fourEyes = { firstApprovalBy: null, actorId: FIRST };
    expect(outcome(ACCEPT('ADMIN_CONFIRM'), fourEyes, ['ADMIN'], order)).toEqual([
      'STEP_ACCEPTED',
      'STEP_STARTED',
    ]);
  });
});

test('one approval is enough for an employer that requires one', () => {
  expect(outcome(APPROVE, undefined)).toEqual(['STEP_ACCEPTED', 'STEP_STARTED']);
});
