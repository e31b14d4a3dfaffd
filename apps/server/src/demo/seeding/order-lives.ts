import {
  decide,
  evolve,
  orderStage,
  STEP_LIST,
  withStatus,
  type ActorRole,
  type Decision,
  type EventTime,
  type OrderCommand,
  type OrderState,
  type PathStepType,
  type StepType,
} from '@stromwandel/ordering';

type Act = readonly [ActorRole, (stepId: (type: StepType) => number) => OrderCommand];

/** How far an order has come, with the log of its steps as the product itself would have written it. */
export interface OrderLife {
  readonly name: string;
  readonly state: OrderState;
  readonly stage: ReturnType<typeof orderStage>;
  readonly log: readonly { readonly stepType: StepType; readonly status: Decision | null }[];
  /** Of 1,000 orders that are over, and of 1,000 that are not. */
  readonly share: { readonly over: number; readonly open: number };
  /** Days since it was created: the fewest, and how many more it may be. */
  readonly days: readonly [number, number];
}

const accept = (role: ActorRole, type: PathStepType): Act => [
  role,
  (stepId) => ({ type: 'ACCEPT_STEP', stepId: stepId(type) }),
];
const decline = (role: ActorRole, type: PathStepType): Act => [
  role,
  (stepId) => ({ type: 'DECLINE_STEP', stepId: stepId(type), reason: 'Das Budget ist vergeben.' }),
];
const week = (deliveryWeek: string): Act => [
  'MANUFACTURER',
  () => ({ type: 'CONFIRM_DELIVERY_WEEK', deliveryWeek, note: null }),
];
const delivery: Act = ['MANUFACTURER', () => ({ type: 'REPORT_DELIVERY', deliveredOn: '2026-01-02' })];

const CONFIRMED = [accept('EMPLOYEE', 'CONFIRM_SUMMARY')];
const PROVEN = [
  ...CONFIRMED,
  accept('EMPLOYEE', 'PREVIEW_CONTRACT'),
  accept('EMPLOYEE', 'NECT_DRIVERS_LICENCE'),
];
const SIGNED = [...PROVEN, accept('EMPLOYEE', 'NECT_SIGN')];
const APPROVED = [...SIGNED, accept('TENANT_ADMIN', 'TENANT_ADMIN_CLICK_CONFIRM')];
const ORDERED = [...APPROVED, accept('ADMIN', 'ADMIN_CONFIRM')];
// Which week it is depends on the order; here it only has to be one.
const WEEK_KNOWN = [...ORDERED, week('2026-W01')];
const DELIVERED = [...WEEK_KNOWN, delivery];

const NOW = '2026-01-02T09:00:00.000Z';
const PASSED = '2026-01-01T09:00:00.000Z';
const TIME: EventTime = { now: NOW, withdrawableUntil: NOW, deadlineOf: () => PASSED };

function live(acts: readonly Act[]): OrderState {
  const steps = STEP_LIST.map((step, index) => ({ ...step, id: index + 1 }));
  const stepId = (type: StepType) => steps.findIndex(({ stepType }) => stepType === type) + 1;
  let state: OrderState = {
    steps,
    userSteps: [{ id: 1, stepId: 1, status: null, modified: NOW }],
    endReason: null,
    deadline: null,
    withdrawableUntil: null,
    deliveryWeek: null,
    builtOn: null,
    shippedOn: null,
    deliveredOn: null,
    handedOverOn: null,
  };
  for (const [role, command] of acts) {
    const decision = decide(command(stepId), { ...state, deadline: state.deadline && NOW }, [role], {
      // Expiring is the only act that looks at the time.
      now: role === 'SYSTEM' ? '2026-02-01T09:00:00.000Z' : NOW,
      today: NOW.slice(0, 10),
      checkPassed: true,
    });
    if (!decision.ok) throw new Error(`A life of an order cannot be: ${decision.error}`);
    for (const event of decision.value) {
      const after = evolve(state, event, TIME);
      if (!after) throw new Error('A life of an order ends with a deleted order');
      state = after;
    }
  }
  return state;
}

function life(
  name: string,
  acts: readonly Act[],
  share: OrderLife['share'],
  days: OrderLife['days'],
): OrderLife {
  const state = live(acts);
  const typeOf = (id: number) => STEP_LIST[id - 1]?.stepType;
  return {
    name,
    state,
    stage: orderStage(withStatus(state.steps, state.userSteps), state.deliveredOn),
    log: state.userSteps.map(({ stepId, status }) => {
      const stepType = typeOf(stepId);
      if (!stepType) throw new Error('Steps are numbered in the order of the list');
      return { stepType, status };
    }),
    share,
    days,
  };
}

const expire: Act = ['SYSTEM', () => ({ type: 'EXPIRE' })];
const withdraw: Act = ['EMPLOYEE', () => ({ type: 'WITHDRAW' })];

/** Every way an order goes that lists and boards tell apart. */
export const ORDER_LIVES: readonly OrderLife[] = [
  life('active', [...DELIVERED, accept('ADMIN', 'LEASING_ACTIVE')], { over: 700, open: 0 }, [130, 1300]),
  life(
    'declined-by-employer',
    [...SIGNED, decline('TENANT_ADMIN', 'TENANT_ADMIN_CLICK_CONFIRM')],
    { over: 90, open: 0 },
    [30, 1400],
  ),
  life(
    'declined-by-provider',
    [...APPROVED, decline('ADMIN', 'ADMIN_CONFIRM')],
    { over: 20, open: 0 },
    [30, 1400],
  ),
  life('expired', [...CONFIRMED, expire], { over: 130, open: 0 }, [30, 1400]),
  life('withdrawn', [...SIGNED, withdraw], { over: 60, open: 0 }, [30, 1400]),
  life('summary', [], { over: 0, open: 60 }, [1, 3]),
  life('contract', CONFIRMED, { over: 0, open: 50 }, [1, 3]),
  life('signature', PROVEN, { over: 0, open: 60 }, [2, 3]),
  life('signed', SIGNED, { over: 0, open: 180 }, [2, 7]),
  life('approved', APPROVED, { over: 0, open: 120 }, [5, 6]),
  life('ordered', ORDERED, { over: 0, open: 80 }, [6, 5]),
  life('in-delivery', WEEK_KNOWN, { over: 0, open: 380 }, [20, 90]),
  life('delivered', DELIVERED, { over: 0, open: 70 }, [100, 60]),
];
