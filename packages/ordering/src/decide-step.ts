import { hasLetterOrDigit, ok, refuse, type Result } from '@stromwandel/kernel';
import { currentStep, hasEnded } from './current-step.ts';
import { endOrder, ownStep } from './end-order.ts';
import type { EndReason } from './end-reason.ts';
import { isOverdue } from './is-overdue.ts';
import { withStatus } from './latest-status.ts';
import type { OrderCommand, OrderContext } from './order-command.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor, OrderState } from './order-state.ts';
import { outdatedPayrollMonths } from './outdated-payroll-months.ts';
import type { StepDefinition, StepWithStatus } from './step.ts';
import { isPathStepType, type PathStepType } from './step-type.ts';
import { TRANSITIONS } from './transitions.ts';

type StepCommand = Extract<OrderCommand, { stepId: number }>;
type AcceptCommand = Extract<OrderCommand, { type: 'ACCEPT_STEP' }>;
type Outcome = Result<OrderEvent[], OrderRefusal>;

/** Steps that can be accepted only after a check of the verification provider is true. */
const CHECKED_STEPS: readonly PathStepType[] = ['NECT_DRIVERS_LICENCE', 'NECT_SIGN'];

/** Executes, accepts or declines a step of the way to a lease. */
export function decideStep(
  command: StepCommand,
  order: OrderState,
  actor: Actor,
  context: OrderContext,
): Outcome {
  const steps = withStatus(order.steps, order.userSteps);
  const step = steps.find(({ id }) => id === command.stepId);
  if (!step) return refuse('STEP_NOT_FOUND');
  const { stepType } = step;
  if (!isPathStepType(stepType) || !isEnabledFor(step, actor)) return refuse('STEP_NOT_ALLOWED');
  if (step.status?.status) return decideAgain(command, step, order);
  if (hasEnded(steps) || isOverdue(order, context.now)) return refuse('ORDER_ENDED');
  if (command.type === 'EXECUTE_STEP') return executeStep(step, steps);
  if (currentStep(steps)?.id !== step.id) return refuse('STEP_NOT_CURRENT');
  if (stepType === 'TENANT_ADMIN_CLICK_CONFIRM' && isOwnOrder(actor)) return refuse('OWN_ORDER');
  return command.type === 'ACCEPT_STEP'
    ? acceptStep(command, { ...step, stepType }, order, context)
    : declineStep(step, stepType, order, command.reason);
}

/** Whether the flags of the step let one of the actor's roles act on it. */
export function isEnabledFor(step: StepDefinition<string>, actor: Actor): boolean {
  return (
    (step.userEnabled && actor.includes('EMPLOYEE')) ||
    (step.tenantAdminEnabled && actor.includes('TENANT_ADMIN')) ||
    (step.adminEnabled && actor.includes('ADMIN'))
  );
}

/**
 * Roles are relative to the order: only the person who ordered it is its employee. A person cannot contract with
 * themselves (§ 181 BGB).
 */
const isOwnOrder = (actor: Actor) => actor.includes('EMPLOYEE');

// A step is decided once. Saying the same again is no fault; the loser of a race learns what happened.
function decideAgain(command: StepCommand, step: StepWithStatus, order: OrderState): Outcome {
  if (command.type === 'EXECUTE_STEP') return ok([]);
  const accepted = step.status?.status === 'ACCEPTED';
  if (command.type === 'ACCEPT_STEP' && accepted && !isOtherDay(command, order)) return ok([]);
  const declinedByActor = !accepted && isDeclineReason(order.endReason);
  if (command.type === 'DECLINE_STEP' && declinedByActor) return ok([]);
  return refuse(accepted || declinedByActor ? 'STEP_ALREADY_DECIDED' : 'ORDER_ENDED');
}

function executeStep(step: StepWithStatus, steps: readonly StepWithStatus[]): Outcome {
  if (step.status) return ok([]);
  const before = steps.filter(({ id }) => id < step.id);
  if (before.some(({ status }) => status?.status !== 'ACCEPTED')) return refuse('STEP_NOT_CURRENT');
  return ok([{ type: 'STEP_STARTED', stepId: step.id, stepType: step.stepType }]);
}

function isOtherDay({ handedOverOn }: AcceptCommand, order: OrderState): boolean {
  return (handedOverOn ?? order.handedOverOn) !== order.handedOverOn;
}

function acceptStep(
  command: AcceptCommand,
  step: StepWithStatus & { readonly stepType: PathStepType },
  order: OrderState,
  context: OrderContext,
): Outcome {
  const { id: stepId, stepType } = step;
  if (command.handedOverOn && stepType !== 'LEASING_ACTIVE') return refuse('HANDOVER_DAY_NOT_POSSIBLE');
  const isApproval = stepType === 'TENANT_ADMIN_CLICK_CONFIRM';
  if (isApproval && context.approverMayBeOrderer) return refuse('SAME_PERSON');
  const first = isApproval ? firstOfTwo(step, context) : null;
  if (first) return first;
  if (CHECKED_STEPS.includes(stepType) && !context.checkPassed) return refuse('CHECK_NOT_PASSED');
  if (stepType === 'LEASING_ACTIVE') return acceptHandover(command, order, context);
  const accepted: OrderEvent = { type: 'STEP_ACCEPTED', stepId, stepType };
  const next = TRANSITIONS[stepType].ACCEPTED;
  if (next === null) return ok([accepted]);
  return ok([accepted, { type: 'STEP_STARTED', stepId: ownStep(order, next).id, stepType: next }]);
}

/**
 * The lease begins on the day of the handover, which may be confirmed later but is never before the delivery. If
 * payroll files of these months exist, they become wrong, so the confirming person must accept this first.
 */
function acceptHandover(
  { stepId, outdatesPayrollFiles = false, ...command }: AcceptCommand,
  order: OrderState,
  context: OrderContext,
): Outcome {
  if (order.deliveredOn === null) return refuse('DELIVERY_NOT_REPORTED');
  const handedOverOn = command.handedOverOn ?? context.today;
  if (handedOverOn < order.deliveredOn || handedOverOn > context.today) {
    return refuse('HANDOVER_DAY_NOT_POSSIBLE');
  }
  const outdated = outdatedPayrollMonths(context.payrollMonths ?? [], handedOverOn);
  if (outdated.length > 0 && !outdatesPayrollFiles) return refuse('PAYROLL_FILE_MADE');
  const accepted = { type: 'STEP_ACCEPTED', stepId, stepType: 'LEASING_ACTIVE', handedOverOn } as const;
  return ok([outdated.length > 0 ? { ...accepted, outdatedPayrollMonths: outdated } : accepted]);
}

/** The result of a first approval where the employer requires two; null for the second, or when one is enough. */
function firstOfTwo(step: StepWithStatus, { fourEyes }: OrderContext): Outcome | null {
  if (!fourEyes) return null;
  const { firstApprovalBy, actorId } = fourEyes;
  if (firstApprovalBy === null) {
    return ok([{ type: 'FIRST_APPROVAL_GIVEN', stepId: step.id, stepType: step.stepType }]);
  }
  return firstApprovalBy === actorId ? refuse('SECOND_APPROVER_NEEDED') : null;
}

function declineStep(
  step: StepWithStatus,
  stepType: PathStepType,
  order: OrderState,
  givenReason: string | null,
): Outcome {
  const stepReason = givenReason && hasLetterOrDigit(givenReason) ? givenReason.trim() : null;
  if (!step.userEnabled && stepReason === null) return refuse('REASON_REQUIRED');
  const end = TRANSITIONS[stepType].DECLINED;
  const reason: EndReason = end === 'DECLINED_BY_TENANT' || end === 'DECLINED_BY_ADMIN' ? end : CANCELLED;
  return ok(endOrder(order, step, { end, reason, note: stepReason, stepReason }));
}

const CANCELLED: EndReason = 'CANCELLED_BY_EMPLOYEE';

function isDeclineReason(reason: EndReason | null): boolean {
  return reason === CANCELLED || reason === 'DECLINED_BY_TENANT' || reason === 'DECLINED_BY_ADMIN';
}
