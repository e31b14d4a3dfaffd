import type { ReplyOf } from '@stromwandel/api-spec';
import { refuse, type Result } from '@stromwandel/kernel';
import { currentStep, withStatus } from '@stromwandel/ordering';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  actOnOrder,
  isLeavingReported,
  type OrderRecord,
  type OrderCommandServices,
} from '../orders/index.ts';
import { findDeskOrder } from './read-desk-orders.ts';

type Approvals = ReplyOf<'approveOrders'>;

async function approve(
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
): Promise<Result<OrderRecord | null, Refusal>> {
  const order = await findDeskOrder(services, caller, orderId, 'TENANT_ADMIN');
  if (!order.ok) return order;
  const step = order.value.state.steps.find(({ stepType }) => stepType === 'TENANT_ADMIN_CLICK_CONFIRM');
  if (!step) return refuse({ code: 'STEP_NOT_CURRENT' });
  // An order of a leaving employee is approved separately, after a look at the report.
  if (await isLeavingReported(services.db, order.value)) return refuse({ code: 'PERSON_LEAVES' });
  return actOnOrder(services, caller, orderId, { type: 'ACCEPT_STEP', stepId: step.id });
}

const waitsForEmployer = ({ state }: OrderRecord) =>
  currentStep(withStatus(state.steps, state.userSteps))?.stepType === 'TENANT_ADMIN_CLICK_CONFIRM';

/**
 * Approves several orders one after the other, each in its own transaction, so that a refused one does not stop the
 * others. A repetition changes nothing. Where the employer requires two approvals, this may be the first.
 */
export async function approveOrders(
  services: OrderCommandServices,
  caller: Caller,
  orderIds: readonly number[],
): Promise<Approvals> {
  const approvals: Approvals = [];
  for (const orderId of new Set(orderIds)) {
    const outcome = await approve(services, caller, orderId);
    approvals.push({
      orderId,
      problem: outcome.ok ? null : outcome.error.code,
      waitsForSecond: outcome.ok && outcome.value !== null && waitsForEmployer(outcome.value),
    });
  }
  return approvals;
}
