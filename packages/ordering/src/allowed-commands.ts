import type { Result } from '@stromwandel/kernel';
import { currentStep } from './current-step.ts';
import { decide } from './decide.ts';
import { withStatus } from './latest-status.ts';
import type { OrderCommand, OrderContext } from './order-command.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { Actor, OrderState } from './order-state.ts';

export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: OrderRefusal };

export interface AllowedCommands {
  /** Id of the step that ACCEPT and DECLINE are about; null when the order waits for nothing. */
  readonly stepId: number | null;
  readonly accept: Permission;
  readonly decline: Permission;
  readonly remove: Permission;
  readonly withdraw: Permission;
  /** Another delivery week than the confirmed one. */
  readonly changeWeek: Permission;
}

/** Matches no week, so that naming it is never a repetition. */
const ANOTHER_WEEK = { type: 'CONFIRM_DELIVERY_WEEK', deliveryWeek: '', note: null } as const;

/**
 * The actor's commands on the order now, with the reason for each refused one. Asks `decide` itself, so that buttons
 * always match the server.
 * @param now ISO 8601 in UTC with milliseconds
 * @param known the day, the check of the current step and earlier approvals, as in `OrderContext`; without it, the
 * day is that of `now` in UTC, which matters to the handover alone
 */
export function allowedCommands(
  order: OrderState,
  actor: Actor,
  now: string,
  known: Partial<Pick<OrderContext, 'today' | 'checkPassed' | 'fourEyes' | 'approverMayBeOrderer'>> = {},
): AllowedCommands {
  const stepId = currentStep(withStatus(order.steps, order.userSteps))?.id ?? null;
  const context = { now, today: now.slice(0, 10), checkPassed: false, ...known };
  const ask = (command: OrderCommand) => permission(decide(command, order, actor, context));
  const ended: Permission = { allowed: false, reason: 'ORDER_ENDED' };
  return {
    stepId,
    accept: stepId === null ? ended : ask({ type: 'ACCEPT_STEP', stepId }),
    decline: stepId === null ? ended : ask({ type: 'DECLINE_STEP', stepId, reason: 'given later' }),
    remove: ask({ type: 'DELETE_ORDER' }),
    withdraw: ask({ type: 'WITHDRAW' }),
    changeWeek: ask(ANOTHER_WEEK),
  };
}

// A command without effect is no offer: it only answers a repetition.
function permission(outcome: Result<OrderEvent[], OrderRefusal>): Permission {
  if (!outcome.ok) return { allowed: false, reason: outcome.error };
  return outcome.value.length > 0 ? { allowed: true } : { allowed: false, reason: 'ORDER_ENDED' };
}
