import type { OrderCommand, OrderContext } from '@stromwandel/ordering';
import type { Transaction } from '../../../platform/database/database.ts';
import { findEmployerRules } from '../../offer/index.ts';
import { findSamePerson } from '../../tenant-admins/index.ts';
import type { OrderActor } from '../record/order-actor.ts';
import type { OrderRecord } from '../record/order-record.ts';

type ApprovalFacts = Pick<OrderContext, 'fourEyes' | 'approverMayBeOrderer'>;

/**
 * Returns the facts about the approver and an earlier approval that the employer's decision needs.
 * @param same other accounts that may belong to the approver
 */
export function approvalFacts(
  { row, userId: ordererId }: OrderRecord,
  actorId: number | null,
  { wantsTwo, same }: { readonly wantsTwo: boolean; readonly same: ReadonlySet<number> },
): ApprovalFacts {
  // A first approval from another account of the same person counts as their own.
  const { firstApprovalBy: given } = row;
  const firstApprovalBy = given !== null && same.has(given) ? actorId : given;
  return {
    approverMayBeOrderer: same.has(ordererId),
    ...(wantsTwo && { fourEyes: { firstApprovalBy, actorId } }),
  };
}

/**
 * Approval facts for a command that approves; nothing for other commands. The order's row must be locked, so that one
 * of two simultaneous approvals is the first.
 */
export async function findApprovalFacts(
  tx: Transaction,
  order: OrderRecord,
  command: OrderCommand,
  { userId }: OrderActor,
): Promise<ApprovalFacts> {
  if (command.type !== 'ACCEPT_STEP') return {};
  const step = order.state.steps.find(({ id }) => id === command.stepId);
  if (step?.stepType !== 'TENANT_ADMIN_CLICK_CONFIRM') return {};
  const { fourEyes: wantsTwo } = await findEmployerRules(tx, order.tenantId);
  const same = userId === null ? new Set<number>() : await findSamePerson(tx, userId);
  return approvalFacts(order, userId, { wantsTwo, same });
}
