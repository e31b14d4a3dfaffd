import type { ProblemCode } from '@stromwandel/api-spec';
import { currentStep, withStatus } from '@stromwandel/ordering';
import type { OrderLink } from '../order-links/index.ts';
import type { OrderRecord } from '../orders/index.ts';

/** Whether the car is ordered and not handed over yet: so long links of the order can be opened. */
export function expectsManufacturer({ state }: OrderRecord): boolean {
  return currentStep(withStatus(state.steps, state.userSteps))?.stepType === 'LEASING_ACTIVE';
}

/** Why a link no longer opens its order; null while it does. Only the link's holder gets the reason. */
export function linkProblem(
  { endedAt, expiresAt }: Pick<OrderLink, 'endedAt' | 'expiresAt'>,
  order: OrderRecord,
  now: Date,
): ProblemCode | null {
  if (order.state.endReason !== null) return 'ORDER_ENDED';
  if (!expectsManufacturer(order)) return 'USED_CODE';
  if (endedAt !== null) return order.state.deliveredOn === null ? 'REPLACED_CODE' : 'USED_CODE';
  return expiresAt <= now ? 'EXPIRED_CODE' : null;
}
