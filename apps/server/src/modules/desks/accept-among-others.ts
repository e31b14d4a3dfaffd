import { refuse, type Result } from '@stromwandel/kernel';
import type { StepType } from '@stromwandel/ordering';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  actOnOrder,
  isLeavingReported,
  type OrderRecord,
  type OrderCommandServices,
} from '../orders/index.ts';
import { findDeskOrder } from './read-desk-orders.ts';

/** The step of each desk that several orders can take at once. */
const STEPS = {
  TENANT_ADMIN: 'TENANT_ADMIN_CLICK_CONFIRM',
  ADMIN: 'ADMIN_CONFIRM',
} as const satisfies Record<string, StepType>;

/**
 * Accepts a desk's step of one order among several. Refuses with NOT_FOUND, STEP_NOT_CURRENT, PERSON_LEAVES or what the
 * step itself refuses; a repetition changes nothing.
 */
export async function acceptAmongOthers(
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
  role: keyof typeof STEPS,
): Promise<Result<OrderRecord | null, Refusal>> {
  const order = await findDeskOrder(services, caller, orderId, role);
  if (!order.ok) return order;
  const step = order.value.state.steps.find(({ stepType }) => stepType === STEPS[role]);
  if (!step) return refuse({ code: 'STEP_NOT_CURRENT' });
  // An order of a leaving employee is decided separately, after a look at the report.
  if (await isLeavingReported(services.db, order.value)) return refuse({ code: 'PERSON_LEAVES' });
  return actOnOrder(services, caller, orderId, { type: 'ACCEPT_STEP', stepId: step.id });
}
