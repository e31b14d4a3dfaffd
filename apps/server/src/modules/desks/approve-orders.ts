import type { ReplyOf } from '@stromwandel/api-spec';
import { currentStep, withStatus } from '@stromwandel/ordering';
import type { Caller } from '../../platform/scope/caller.ts';
import type { OrderRecord, OrderCommandServices } from '../orders/index.ts';
import { acceptAmongOthers } from './accept-among-others.ts';

type Approvals = ReplyOf<'approveOrders'>;

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
    const outcome = await acceptAmongOthers(services, caller, orderId, 'TENANT_ADMIN');
    approvals.push({
      orderId,
      problem: outcome.ok ? null : outcome.error.code,
      waitsForSecond: outcome.ok && outcome.value !== null && waitsForEmployer(outcome.value),
    });
  }
  return approvals;
}
