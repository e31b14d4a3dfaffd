import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { OrderCommand } from './order-command.ts';
import type { Actor, ActorRole, OrderState } from './order-state.ts';
import { PATH_STEP_TYPES, type PathStepType, type StepType } from './step-type.ts';
import {
  ACCEPT,
  apply,
  DECLINE,
  EXECUTE,
  deliveredOrder,
  LATER,
  mustExist,
  newOrder,
  NOW,
  orderAt,
  TIME,
} from './testing/order-story.ts';

function outcome(command: OrderCommand, order: OrderState, actor: Actor, now = NOW, checkPassed = true) {
  const result = decide(command, order, actor, { now, today: now.slice(0, 10), checkPassed });
  return result.ok ? result.value.map((event) => event.type).join(' ') : result.error;
}

const ROLES: readonly ActorRole[] = ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'MANUFACTURER', 'SYSTEM'];

// The role that may act on the step, and the next step after accepting and declining.
const TABLE: Readonly<Record<PathStepType, { role: ActorRole; accept: StepType | null; decline: StepType }>> =
  {
    CONFIRM_SUMMARY: { role: 'EMPLOYEE', accept: 'PREVIEW_CONTRACT', decline: 'EXPIRED' },
    PREVIEW_CONTRACT: { role: 'EMPLOYEE', accept: 'NECT_DRIVERS_LICENCE', decline: 'EXPIRED' },
    NECT_DRIVERS_LICENCE: { role: 'EMPLOYEE', accept: 'NECT_SIGN', decline: 'EXPIRED' },
    NECT_SIGN: { role: 'EMPLOYEE', accept: 'TENANT_ADMIN_CLICK_CONFIRM', decline: 'EXPIRED' },
    TENANT_ADMIN_CLICK_CONFIRM: {
      role: 'TENANT_ADMIN',
      accept: 'ADMIN_CONFIRM',
      decline: 'DECLINED_BY_TENANT',
    },
    ADMIN_CONFIRM: { role: 'ADMIN', accept: 'LEASING_ACTIVE', decline: 'DECLINED_BY_ADMIN' },
    LEASING_ACTIVE: { role: 'ADMIN', accept: null, decline: 'DECLINED_BY_ADMIN' },
  };

const isAfterSignature = (at: PathStepType) =>
  PATH_STEP_TYPES.indexOf(at) > PATH_STEP_TYPES.indexOf('NECT_SIGN');

const orderIn = (stepType: PathStepType) =>
  stepType === 'LEASING_ACTIVE' ? deliveredOrder() : orderAt(stepType);

function startedBy(command: OrderCommand, order: OrderState, actor: Actor): StepType[] {
  const result = decide(command, order, actor, { now: NOW, today: NOW.slice(0, 10), checkPassed: true });
  if (!result.ok) throw new Error(result.error);
  return result.value.flatMap((event) => (event.type === 'STEP_STARTED' ? [event.stepType] : []));
}

describe('state x command x actor', () => {
  const cells = PATH_STEP_TYPES.flatMap((at) =>
    PATH_STEP_TYPES.flatMap((target) => ROLES.map((role) => ({ at, target, role }))),
  );

  // Accepting, declining and executing the target.
  function expected(at: PathStepType, target: PathStepType, role: ActorRole): string[] {
    const [here, there] = [PATH_STEP_TYPES.indexOf(at), PATH_STEP_TYPES.indexOf(target)];
    if (TABLE[target].role !== role) return ['STEP_NOT_ALLOWED', 'STEP_NOT_ALLOWED', 'STEP_NOT_ALLOWED'];
    if (there < here) return ['', 'STEP_ALREADY_DECIDED', ''];
    if (there > here) return ['STEP_NOT_CURRENT', 'STEP_NOT_CURRENT', 'STEP_NOT_CURRENT'];
    const accepted = TABLE[at].accept ? 'STEP_ACCEPTED STEP_STARTED' : 'STEP_ACCEPTED';
    return [accepted, 'STEP_DECLINED STEP_STARTED ORDER_ENDED', ''];
  }

  test.each(cells)('order at $at: $role decides $target', ({ at, target, role }) => {
    const order = orderIn(at);
    const commands = [ACCEPT(target), DECLINE(target), EXECUTE(target)];
    expect(commands.map((command) => outcome(command, order, [role]))).toEqual(expected(at, target, role));
  });

  test.each(PATH_STEP_TYPES)('result of %s', (at) => {
    const { role, accept, decline } = TABLE[at];
    expect(startedBy(ACCEPT(at), orderIn(at), [role])).toEqual(accept ? [accept] : []);
    expect(startedBy(DECLINE(at), orderIn(at), [role])).toEqual([decline]);
  });

  test.each(PATH_STEP_TYPES)('deleting at %s', (at) => {
    const deletable = PATH_STEP_TYPES.indexOf(at) <= PATH_STEP_TYPES.indexOf('NECT_SIGN');
    expect(outcome({ type: 'DELETE_ORDER' }, orderIn(at), ['EMPLOYEE'])).toBe(
      deletable ? 'ORDER_DELETED' : 'ORDER_ALREADY_SIGNED',
    );
    for (const role of ROLES.slice(1)) {
      expect(outcome({ type: 'DELETE_ORDER' }, orderIn(at), [role])).toBe('STEP_NOT_ALLOWED');
    }
  });

  test.each(PATH_STEP_TYPES.slice(0, -1))('deletes any expired unsigned order at %s', (at) => {
    const expired = mustExist(apply(orderIn(at), ['SYSTEM'], { type: 'EXPIRE' }, LATER));
    expect(outcome({ type: 'DELETE_ORDER' }, expired, ['EMPLOYEE'])).toBe(
      isAfterSignature(at) ? 'ORDER_ALREADY_SIGNED' : 'ORDER_DELETED',
    );
  });

  test.each(PATH_STEP_TYPES)('withdrawing at %s', (at) => {
    expect(outcome({ type: 'WITHDRAW' }, orderIn(at), ['EMPLOYEE'])).toBe(
      isAfterSignature(at) ? 'STEP_DECLINED STEP_STARTED ORDER_ENDED' : 'ORDER_NOT_SIGNED',
    );
    for (const role of ROLES.slice(1)) {
      expect(outcome({ type: 'WITHDRAW' }, orderIn(at), [role])).toBe('STEP_NOT_ALLOWED');
    }
  });

  test.each(PATH_STEP_TYPES)('a passed deadline and a found change at %s', (at) => {
    const order = orderIn(at);
    const changed = { type: 'BREAK', reason: 'SALARY_DATA_CHANGED', note: 'Gehalt' } as const;
    const untilSignature = PATH_STEP_TYPES.indexOf(at) <= PATH_STEP_TYPES.indexOf('NECT_SIGN');
    const ends = 'STEP_DECLINED STEP_STARTED ORDER_ENDED';
    expect(outcome({ type: 'EXPIRE' }, order, ['SYSTEM'])).toBe('DEADLINE_NOT_PASSED');
    expect(outcome({ type: 'EXPIRE' }, order, ['SYSTEM'], LATER)).toBe(
      at === 'LEASING_ACTIVE' ? 'DEADLINE_NOT_PASSED' : ends,
    );
    expect(outcome(changed, order, ['SYSTEM'])).toBe(untilSignature ? ends : 'STEP_NOT_ALLOWED');
    for (const role of ROLES.slice(0, 4)) {
      expect(outcome({ type: 'EXPIRE' }, order, [role], LATER)).toBe('STEP_NOT_ALLOWED');
      expect(outcome(changed, order, [role])).toBe('STEP_NOT_ALLOWED');
    }
  });
});

describe('refusals', () => {
  test.each(['NECT_DRIVERS_LICENCE', 'NECT_SIGN'] as const)('%s needs its check', (at) => {
    expect(outcome(ACCEPT(at), orderAt(at), ['EMPLOYEE'], NOW, false)).toBe('CHECK_NOT_PASSED');
  });

  test('employer and provider must give a reason, the employee need not', () => {
    const at = 'TENANT_ADMIN_CLICK_CONFIRM';
    for (const unreadable of ['  ', '\u200b', '\u2060\u00ad', '–', '...']) {
      expect(outcome(DECLINE(at, unreadable), orderAt(at), ['TENANT_ADMIN'])).toBe('REASON_REQUIRED');
    }
    expect(outcome(DECLINE('ADMIN_CONFIRM', null), orderAt('ADMIN_CONFIRM'), ['ADMIN'])).toBe(
      'REASON_REQUIRED',
    );
    expect(outcome(DECLINE('PREVIEW_CONTRACT', null), orderAt('PREVIEW_CONTRACT'), ['EMPLOYEE'])).toBe(
      'STEP_DECLINED STEP_STARTED ORDER_ENDED',
    );
  });

  test('the handover waits for the delivery', () => {
    expect(outcome(ACCEPT('LEASING_ACTIVE'), orderAt('LEASING_ACTIVE'), ['ADMIN'])).toBe(
      'DELIVERY_NOT_REPORTED',
    );
  });

  test('the lease starts on the day of the handover: today, or a given one from the delivery on', () => {
    const handOver = (handedOverOn?: string | null, order = deliveredOrder()) =>
      decide({ ...ACCEPT('LEASING_ACTIVE'), handedOverOn }, order, ['ADMIN'], {
        now: '2026-11-30T23:30:00.000Z',
        today: '2026-12-01',
        checkPassed: false,
      });
    const dayOf = (handedOverOn?: string | null) => {
      const result = handOver(handedOverOn);
      if (!result.ok) return result.error;
      return result.value.reduce<OrderState | null>(
        (order, event) => order && evolve(order, event, TIME),
        deliveredOrder(),
      )?.handedOverOn;
    };
    expect(dayOf()).toBe('2026-12-01');
    expect(dayOf(null)).toBe('2026-12-01');
    expect(dayOf('2026-11-20')).toBe('2026-11-20');
    expect(dayOf('2026-11-19')).toBe('HANDOVER_DAY_NOT_POSSIBLE');
    expect(dayOf('2026-12-02')).toBe('HANDOVER_DAY_NOT_POSSIBLE');
    expect(deliveredOrder().handedOverOn).toBeNull();
  });

  test('only the handover has a day, and keeps the first one', () => {
    const named = (stepType: StepType, handedOverOn: string) => ({ ...ACCEPT(stepType), handedOverOn });
    expect(outcome(named('ADMIN_CONFIRM', NOW.slice(0, 10)), orderAt('ADMIN_CONFIRM'), ['ADMIN'])).toBe(
      'HANDOVER_DAY_NOT_POSSIBLE',
    );
    const active = mustExist(apply(deliveredOrder(), ['ADMIN'], named('LEASING_ACTIVE', '2026-11-20')));
    expect(outcome(named('LEASING_ACTIVE', '2026-11-20'), active, ['ADMIN'])).toBe('');
    expect(outcome(ACCEPT('LEASING_ACTIVE'), active, ['ADMIN'])).toBe('');
    expect(outcome(named('LEASING_ACTIVE', '2026-11-21'), active, ['ADMIN'])).toBe('STEP_ALREADY_DECIDED');
  });

  test('refuses decisions after the deadline', () => {
    expect(outcome(ACCEPT('CONFIRM_SUMMARY'), newOrder(), ['EMPLOYEE'], LATER)).toBe('ORDER_ENDED');
    expect(outcome({ type: 'WITHDRAW' }, orderAt('ADMIN_CONFIRM'), ['EMPLOYEE'], LATER)).toBe('ORDER_ENDED');
  });

  test('withdrawing ends with the period, for the active lease too', () => {
    const order = { ...orderAt('LEASING_ACTIVE') };
    expect(outcome({ type: 'WITHDRAW' }, order, ['EMPLOYEE'], LATER)).toBe('WITHDRAWAL_PERIOD_OVER');
    const active = mustExist(apply(deliveredOrder(), ['ADMIN'], ACCEPT('LEASING_ACTIVE')));
    expect(outcome({ type: 'WITHDRAW' }, active, ['EMPLOYEE'])).toBe('ORDER_ENDED');
  });

  test('a step of another order is not found, and a final one has no actor', () => {
    expect(outcome({ type: 'ACCEPT_STEP', stepId: 999 }, newOrder(), ['EMPLOYEE'])).toBe('STEP_NOT_FOUND');
    expect(outcome(ACCEPT('EXPIRED'), newOrder(), ROLES)).toBe('STEP_NOT_ALLOWED');
  });
});

describe('the loser of a race', () => {
  const declined = () =>
    mustExist(
      apply(orderAt('TENANT_ADMIN_CLICK_CONFIRM'), ['TENANT_ADMIN'], DECLINE('TENANT_ADMIN_CLICK_CONFIRM')),
    );

  test('refuses accept after decline and decline after accept, but not repetitions', () => {
    const at = 'TENANT_ADMIN_CLICK_CONFIRM';
    expect(outcome(ACCEPT(at), declined(), ['TENANT_ADMIN'])).toBe('STEP_ALREADY_DECIDED');
    expect(outcome(DECLINE(at), declined(), ['TENANT_ADMIN'])).toBe('');
    expect(outcome(DECLINE(at), orderAt('ADMIN_CONFIRM'), ['TENANT_ADMIN'])).toBe('STEP_ALREADY_DECIDED');
  });

  test('approval after withdrawal finds the order ended', () => {
    const at = 'TENANT_ADMIN_CLICK_CONFIRM';
    const withdrawn = mustExist(apply(orderAt(at), ['EMPLOYEE'], { type: 'WITHDRAW' }));
    expect(outcome(ACCEPT(at), withdrawn, ['TENANT_ADMIN'])).toBe('ORDER_ENDED');
    expect(outcome(DECLINE(at), withdrawn, ['TENANT_ADMIN'])).toBe('ORDER_ENDED');
    expect(outcome({ type: 'WITHDRAW' }, withdrawn, ['EMPLOYEE'])).toBe('');
    expect(outcome({ type: 'WITHDRAW' }, declined(), ['EMPLOYEE'])).toBe('ORDER_ENDED');
  });
});

describe('delivery', () => {
  const week = { type: 'CONFIRM_DELIVERY_WEEK', deliveryWeek: '2027-W06', note: null } as const;
  const delivery = { type: 'REPORT_DELIVERY', deliveredOn: '2026-11-20' } as const;
  const by: Actor = ['MANUFACTURER'];

  test('the week can be corrected until the delivery, repetitions change nothing', () => {
    const order = orderAt('LEASING_ACTIVE');
    expect(outcome(delivery, order, by)).toBe('DELIVERY_WEEK_MISSING');
    const confirmed = mustExist(apply(order, by, week));
    expect(outcome(week, confirmed, by)).toBe('');
    expect(outcome({ ...week, deliveryWeek: '2027-W07' }, confirmed, by)).toBe('DELIVERY_WEEK_CONFIRMED');
    expect(outcome(week, deliveredOrder(), by)).toBe('DELIVERY_ALREADY_REPORTED');
    expect(outcome(delivery, deliveredOrder(), by)).toBe('');
    expect(outcome({ ...delivery, deliveredOn: '2026-11-21' }, deliveredOrder(), by)).toBe(
      'DELIVERY_ALREADY_REPORTED',
    );
  });

  test('the provider changes a confirmed week, until the delivery', () => {
    const order = orderAt('LEASING_ACTIVE');
    expect(outcome(week, order, ['ADMIN'])).toBe('DELIVERY_WEEK_MISSING');
    const confirmed = mustExist(apply(order, by, week));
    expect(outcome(week, confirmed, ['ADMIN'])).toBe('');
    expect(outcome({ ...week, deliveryWeek: '2027-W07' }, confirmed, ['ADMIN'])).toBe(
      'DELIVERY_WEEK_CONFIRMED',
    );
    expect(outcome(week, deliveredOrder(), ['ADMIN'])).toBe('DELIVERY_ALREADY_REPORTED');
  });

  const build = (builtOn: string) => ({ type: 'REPORT_BUILD', builtOn }) as const;
  const shipment = (shippedOn: string) => ({ type: 'REPORT_SHIPMENT', shippedOn }) as const;
  const confirmedOrder = () => mustExist(apply(orderAt('LEASING_ACTIVE'), by, week));

  test('built and shipped are facts of the waiting step, reported once, after the week', () => {
    expect(outcome(build('2026-11-19'), orderAt('LEASING_ACTIVE'), by)).toBe('DELIVERY_WEEK_MISSING');
    const built = mustExist(apply(confirmedOrder(), by, build('2026-11-19')));
    expect(built).toEqual({ ...confirmedOrder(), builtOn: '2026-11-19' });
    expect(outcome(build('2026-11-19'), built, by)).toBe('');
    expect(outcome(build('2026-11-18'), built, by)).toBe('DAY_ALREADY_REPORTED');
    const shipped = mustExist(apply(built, by, shipment('2026-11-20')));
    expect(shipped).toEqual({ ...built, shippedOn: '2026-11-20' });
    expect(outcome(shipment('2026-11-20'), shipped, by)).toBe('');
    expect(outcome(delivery, shipped, by)).toBe('DELIVERY_REPORTED');
    expect(outcome(build('2026-11-19'), deliveredOrder(), by)).toBe('DELIVERY_ALREADY_REPORTED');
    expect(outcome(build('2026-11-19'), confirmedOrder(), ['ADMIN'])).toBe('STEP_NOT_ALLOWED');
    expect(outcome(shipment('2026-11-19'), orderAt('ADMIN_CONFIRM'), by)).toBe('DELIVERY_NOT_EXPECTED');
  });

  test('report days ascend and are not in the future; a skipped report can follow until the delivery', () => {
    const IMPOSSIBLE = 'REPORT_DAY_NOT_POSSIBLE';
    const order = confirmedOrder();
    expect(outcome(build('2026-11-22'), order, by)).toBe(IMPOSSIBLE);
    expect(outcome(shipment('2026-11-22'), order, by)).toBe(IMPOSSIBLE);
    expect(outcome({ ...delivery, deliveredOn: '2026-11-22' }, order, by)).toBe(IMPOSSIBLE);
    const built = mustExist(apply(order, by, build('2026-11-19')));
    expect(outcome(shipment('2026-11-18'), built, by)).toBe(IMPOSSIBLE);
    expect(outcome({ ...delivery, deliveredOn: '2026-11-18' }, built, by)).toBe(IMPOSSIBLE);
    const shipped = mustExist(apply(order, by, shipment('2026-11-19')));
    expect(outcome(build('2026-11-20'), shipped, by)).toBe(IMPOSSIBLE);
    expect(outcome(build('2026-11-19'), shipped, by)).toBe('BUILD_REPORTED');
    expect(outcome({ ...delivery, deliveredOn: '2026-11-18' }, shipped, by)).toBe(IMPOSSIBLE);
  });

  test('only the manufacturer of an ordered car reports', () => {
    expect(outcome(week, orderAt('ADMIN_CONFIRM'), by)).toBe('DELIVERY_NOT_EXPECTED');
    expect(outcome(delivery, orderAt('LEASING_ACTIVE'), ['ADMIN'])).toBe('STEP_NOT_ALLOWED');
    expect(outcome(week, orderAt('LEASING_ACTIVE'), ['TENANT_ADMIN'])).toBe('STEP_NOT_ALLOWED');
    const declined = mustExist(apply(orderAt('LEASING_ACTIVE'), ['ADMIN'], DECLINE('LEASING_ACTIVE')));
    expect(outcome(week, declined, by)).toBe('ORDER_ENDED');
  });
});
