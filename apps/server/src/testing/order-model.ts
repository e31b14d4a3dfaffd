/*
 * What an order must do, written down a second time: from the specification, without a line of the product. Small,
 * mutable and in memory; `order-model.api.test.ts` plays random calls against it and against the real API.
 */

const HOUR_MS = 3_600_000;
const CHECK_LIFE_MS = 48 * HOUR_MS;
const DOUBLE_CLICK_MS = 10_000;
const WITHDRAWAL_DAYS = 7;

export type ModelActor = 'OWNER' | 'COLLEAGUE' | 'EMPLOYER' | 'OTHER_EMPLOYER' | 'PROVIDER' | 'NOBODY';
export type StepAction = 'EXECUTE' | 'ACCEPT' | 'DECLINE' | 'DECLINE_WITHOUT_REASON';

/** Who decides each step of the way, how long they may take, and how their no ends the order. */
const WAY = [
  { by: 'OWNER', days: 14, no: 'CANCELLED_BY_EMPLOYEE' },
  { by: 'OWNER', days: 14, no: 'CANCELLED_BY_EMPLOYEE' },
  { by: 'OWNER', days: 14, no: 'CANCELLED_BY_EMPLOYEE' },
  { by: 'OWNER', days: 14, no: 'CANCELLED_BY_EMPLOYEE' },
  { by: 'EMPLOYER', days: 28, no: 'DECLINED_BY_TENANT' },
  { by: 'PROVIDER', days: 28, no: 'DECLINED_BY_ADMIN' },
  { by: 'PROVIDER', days: null, no: 'DECLINED_BY_ADMIN' },
] as const;

export const SUMMARY = 0;
export const LICENCE = 2;
export const SIGNING = 3;
export const HANDOVER = 6;
const WHOLE_WAY = WAY.length;

const FINAL_STEP: Readonly<Record<string, string>> = {
  DEADLINE_PASSED: 'EXPIRED',
  WITHDRAWN: 'EXPIRED',
  CANCELLED_BY_EMPLOYEE: 'EXPIRED',
  DECLINED_BY_TENANT: 'DECLINED_BY_TENANT',
  DECLINED_BY_ADMIN: 'DECLINED_BY_ADMIN',
  SALARY_DATA_CHANGED: 'BREAKING_CHANGE',
};
const SAID_NO = new Set(['CANCELLED_BY_EMPLOYEE', 'DECLINED_BY_TENANT', 'DECLINED_BY_ADMIN']);

/** A check at the provider, as both sides know it. */
export interface ModelCheck {
  here: 'LIVE' | 'PASSED' | 'OVER';
  atProvider: 'OPEN' | 'SUCCESS' | 'FAILED';
  readonly openedAt: number;
  askedAt: number | null;
}

export interface ModelOrder {
  readonly id: number;
  readonly choice: number;
  readonly key: string | null;
  readonly createdAt: number;
  /** Gross salary when it was ordered. */
  readonly salary: number;
  accepted: number;
  endReason: string | null;
  /** The last German day on which the waiting step can be decided. */
  lastDay: string | null;
  signedOn: string | null;
  deleted: boolean;
  readonly checks: Map<number, ModelCheck>;
  deliveryWeek: string | null;
  shippedOn: string | null;
  deliveredOn: string | null;
  handedOverOn: string | null;
}

export interface ModelWorld {
  now: number;
  /** Gross salary of the owner today. */
  salary: number;
  readonly orders: ModelOrder[];
}

const GERMAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
export const dayOf = (milliseconds: number): string => GERMAN_DAY.format(milliseconds);

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

const isSigned = (order: ModelOrder) => order.accepted > SIGNING;
const goesOn = (order: ModelOrder) =>
  !order.deleted && order.endReason === null && order.accepted < WHOLE_WAY;

function startWaiting(world: ModelWorld, order: ModelOrder): void {
  const days = WAY[order.accepted]?.days ?? null;
  order.lastDay = days === null ? null : daysLater(dayOf(world.now), days);
}

function closeChecks(order: ModelOrder): void {
  for (const check of order.checks.values()) if (check.here === 'LIVE') check.here = 'OVER';
}

function end(order: ModelOrder, reason: string): void {
  order.endReason = reason;
  order.lastDay = null;
  closeChecks(order);
}

function pass(world: ModelWorld, order: ModelOrder): void {
  if (order.accepted === SIGNING) order.signedOn = dayOf(world.now);
  if (order.accepted === HANDOVER) order.handedOverOn = dayOf(world.now);
  order.accepted += 1;
  startWaiting(world, order);
  if (order.accepted === WHOLE_WAY) closeChecks(order);
}

/** Ends an overdue order, as any access to it does. */
export function touch(world: ModelWorld, order: ModelOrder): void {
  if (goesOn(order) && order.lastDay !== null && dayOf(world.now) > order.lastDay) {
    end(order, 'DEADLINE_PASSED');
  }
}

/** Ordering. @returns the order that exists already for this request, a refusal, or null for a new order */
export function repetitionOf(
  world: ModelWorld,
  choice: number,
  key: string | null,
): ModelOrder | 'IDEMPOTENCY_KEY_USED' | 'ORDER_DELETED' | null {
  const kept = world.orders.filter(({ deleted }) => !deleted);
  if (key !== null) {
    const same = world.orders.find((order) => order.key === key);
    if (same?.deleted === true) return 'ORDER_DELETED';
    return same && same.choice !== choice ? 'IDEMPOTENCY_KEY_USED' : (same ?? null);
  }
  const recent = kept.filter(
    (order) =>
      order.key === null &&
      order.choice === choice &&
      goesOn(order) &&
      world.now - order.createdAt <= DOUBLE_CLICK_MS,
  );
  return recent.at(-1) ?? null;
}

export function addOrder(world: ModelWorld, id: number, choice: number, key: string | null): void {
  const order: ModelOrder = {
    id,
    choice,
    key,
    createdAt: world.now,
    salary: world.salary,
    accepted: 0,
    endReason: null,
    lastDay: null,
    signedOn: null,
    deleted: false,
    checks: new Map(),
    deliveryWeek: null,
    shippedOn: null,
    deliveredOn: null,
    handedOverOn: null,
  };
  startWaiting(world, order);
  world.orders.push(order);
}

/** The refusal for people who may not know of the order; null for those who may. */
function turnedAway(order: ModelOrder, actor: ModelActor, employeesOnly: boolean): string | null {
  if (actor === 'NOBODY') return 'NOT_AUTHENTICATED';
  const isEmployee = actor === 'OWNER' || actor === 'COLLEAGUE';
  if (employeesOnly && !isEmployee) return 'NOT_FOUND';
  if (order.deleted) return 'NOT_FOUND';
  if (actor === 'OWNER' || actor === 'PROVIDER') return null;
  return actor === 'EMPLOYER' && isSigned(order) ? null : 'NOT_FOUND';
}

function decidedBefore(order: ModelOrder, action: StepAction, accepted: boolean): string {
  if (action === 'EXECUTE') return 'OK';
  if (accepted) return action === 'ACCEPT' ? 'OK' : 'STEP_ALREADY_DECIDED';
  const saidNo = SAID_NO.has(order.endReason ?? '');
  if (action === 'ACCEPT') return saidNo ? 'STEP_ALREADY_DECIDED' : 'ORDER_ENDED';
  return saidNo ? 'OK' : 'ORDER_ENDED';
}

function isReady(order: ModelOrder, step: number): boolean {
  if (step === HANDOVER) return order.deliveredOn !== null;
  return step === LICENCE || step === SIGNING ? order.checks.get(step)?.here === 'PASSED' : true;
}

/** Executing, accepting or declining a step of the way. @returns 'OK' or the refusal */
export function decideModelStep(
  world: ModelWorld,
  order: ModelOrder,
  actor: ModelActor,
  step: number,
  action: StepAction,
): string {
  const away = turnedAway(order, actor, false);
  if (away !== null) return away;
  touch(world, order);
  const way = WAY[step];
  const isTurn = way?.by === actor;
  if (
    isTurn &&
    actor === 'OWNER' &&
    step === order.accepted &&
    goesOn(order) &&
    !action.startsWith('DECLINE')
  ) {
    if (order.salary !== world.salary) {
      end(order, 'SALARY_DATA_CHANGED');
      return 'OK';
    }
  }
  if (!way || !isTurn) return 'STEP_NOT_ALLOWED';
  if (step < order.accepted) return decidedBefore(order, action, true);
  if (order.endReason !== null)
    return step === order.accepted ? decidedBefore(order, action, false) : 'ORDER_ENDED';
  if (step > order.accepted) return 'STEP_NOT_CURRENT';
  if (action === 'EXECUTE') return 'OK';
  if (action === 'ACCEPT') {
    if (!isReady(order, step)) return step === HANDOVER ? 'DELIVERY_NOT_REPORTED' : 'CHECK_NOT_PASSED';
    pass(world, order);
    return 'OK';
  }
  if (action === 'DECLINE_WITHOUT_REASON' && actor !== 'OWNER') return 'REASON_REQUIRED';
  end(order, way.no);
  return 'OK';
}

/** Deleting an order that is not signed, whether it goes on or has ended. */
export function deleteModelOrder(world: ModelWorld, order: ModelOrder, actor: ModelActor): string {
  const away = turnedAway(order, actor, true);
  if (away !== null) return away;
  touch(world, order);
  if (isSigned(order)) return 'ORDER_ALREADY_SIGNED';
  order.deleted = true;
  closeChecks(order);
  return 'OK';
}

/** Withdrawing in the seven days after the day of signing. */
export function withdrawModelOrder(world: ModelWorld, order: ModelOrder, actor: ModelActor): string {
  const away = turnedAway(order, actor, true);
  if (away !== null) return away;
  touch(world, order);
  if (order.endReason === 'WITHDRAWN') return 'OK';
  if (!goesOn(order)) return 'ORDER_ENDED';
  if (order.signedOn === null) return 'ORDER_NOT_SIGNED';
  if (dayOf(world.now) > daysLater(order.signedOn, WITHDRAWAL_DAYS)) return 'WITHDRAWAL_PERIOD_OVER';
  end(order, 'WITHDRAWN');
  return 'OK';
}

/** Reading the workflow; only the owner has one. */
export function readModelOrder(world: ModelWorld, order: ModelOrder, actor: ModelActor): string {
  const away = turnedAway(order, actor, true);
  if (away === null) touch(world, order);
  return away ?? 'OK';
}

/** Opening the check of a step, or finding the open one again. */
export function startModelCheck(
  world: ModelWorld,
  order: ModelOrder,
  actor: ModelActor,
  step: number,
): string {
  const away = turnedAway(order, actor, true);
  if (away !== null) return away;
  touch(world, order);
  if (order.endReason !== null) return 'ORDER_ENDED';
  if (step < order.accepted) return order.accepted === WHOLE_WAY ? 'ORDER_ENDED' : 'STEP_ALREADY_DECIDED';
  if (step > order.accepted) return 'STEP_NOT_CURRENT';
  if (order.salary !== world.salary) {
    end(order, 'SALARY_DATA_CHANGED');
    return 'ORDER_CHANGED';
  }
  const latest = order.checks.get(step);
  if (latest?.here === 'PASSED') return 'STEP_ALREADY_DECIDED';
  const isUsable = latest?.here === 'LIVE' && latest.openedAt + CHECK_LIFE_MS > world.now;
  if (!isUsable) {
    order.checks.set(step, { here: 'LIVE', atProvider: 'OPEN', openedAt: world.now, askedAt: null });
  }
  return 'OK';
}

/** What the provider answers about a live check takes effect. */
export function pullModelCheck(world: ModelWorld, order: ModelOrder, step: number): void {
  const check = order.checks.get(step);
  if (check?.here !== 'LIVE') return;
  check.askedAt = world.now;
  touch(world, order);
  if (order.deleted || order.endReason !== null) return;
  if (check.atProvider === 'OPEN') {
    if (check.openedAt + CHECK_LIFE_MS <= world.now) check.here = 'OVER';
    return;
  }
  check.here = check.atProvider === 'SUCCESS' ? 'PASSED' : 'OVER';
  if (check.here !== 'PASSED' || step !== SIGNING) return;
  if (order.salary === world.salary) pass(world, order);
  else end(order, 'SALARY_DATA_CHANGED');
}

/** The person finishes the check at the provider. @returns whether it was still open there */
export function finishModelCheck(world: ModelWorld, check: ModelCheck, succeeds: boolean): boolean {
  if (check.atProvider !== 'OPEN' || check.openedAt + CHECK_LIFE_MS <= world.now) return false;
  check.atProvider = succeeds ? 'SUCCESS' : 'FAILED';
  return true;
}

/** What a link that is over answers; null while a report is awaited. */
function linkProblem(order: ModelOrder): string | null {
  if (order.deleted) return 'INVALID_CODE';
  if (order.endReason !== null) return 'ORDER_ENDED';
  return goesOn(order) ? null : 'USED_CODE';
}

/** The manufacturer names the delivery week. */
export function confirmModelWeek(order: ModelOrder, week: string): string {
  const problem = linkProblem(order);
  if (problem !== null) return problem;
  if (order.deliveredOn !== null) return 'DELIVERY_ALREADY_REPORTED';
  order.deliveryWeek = week;
  return 'OK';
}

/** The manufacturer reports that the car is on its way. */
export function reportModelShipment(order: ModelOrder, day: string): string {
  const problem = linkProblem(order);
  if (order.shippedOn === day && (problem === null || problem === 'USED_CODE')) return 'OK';
  if (problem !== null) return problem;
  if (order.deliveredOn !== null) return 'DELIVERY_ALREADY_REPORTED';
  if (order.deliveryWeek === null) return 'DELIVERY_WEEK_MISSING';
  if (order.shippedOn !== null) return 'DAY_ALREADY_REPORTED';
  order.shippedOn = day;
  return 'OK';
}

/** The manufacturer reports the delivery. */
export function reportModelDelivery(order: ModelOrder, day: string): string {
  const problem = linkProblem(order);
  if (order.deliveredOn === day && (problem === null || problem === 'USED_CODE')) return 'OK';
  if (problem !== null) return problem;
  if (order.deliveredOn !== null) return 'DELIVERY_ALREADY_REPORTED';
  if (order.deliveryWeek === null) return 'DELIVERY_WEEK_MISSING';
  order.deliveredOn = day;
  return 'OK';
}

/** An order as the database must show it. */
export interface VisibleOrder {
  readonly id: number;
  readonly way: readonly string[];
  readonly final: string | null;
  readonly endReason: string | null;
  readonly signed: boolean;
  readonly deliveryWeek: string | null;
  readonly shippedOn: string | null;
  readonly deliveredOn: string | null;
  readonly handedOverOn: string | null;
  readonly signedContracts: number;
}

/** What must be seen of all orders. */
export function visibleOrders({ orders }: ModelWorld): VisibleOrder[] {
  return orders
    .filter(({ deleted }) => !deleted)
    .map((order) => ({
      id: order.id,
      way: WAY.map((_, step) => {
        if (step < order.accepted) return 'ACCEPTED';
        if (step > order.accepted) return '-';
        return order.endReason === null ? 'STARTED' : 'DECLINED';
      }),
      final: order.endReason === null ? null : (FINAL_STEP[order.endReason] ?? 'unknown'),
      endReason: order.endReason,
      signed: isSigned(order),
      deliveryWeek: order.deliveryWeek,
      shippedOn: order.shippedOn,
      deliveredOn: order.deliveredOn,
      handedOverOn: order.handedOverOn,
      signedContracts: isSigned(order) ? 1 : 0,
    }));
}
