import type { FourEyes, OrderCommand } from '@stromwandel/ordering';
import type { Transaction } from '../../database/database.ts';
import { findEmployerRules } from '../../employer-offer/index.ts';
import type { OrderActor } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';

/**
 * What is known of the approvals of an order whose employer wants two today; null where one is enough or the command
 * approves nothing. The order's row must be locked: of two who approve at once, one is the first.
 */
export async function findFourEyes(
  tx: Transaction,
  { row, state, tenantId }: OrderRecord,
  command: OrderCommand,
  { userId }: OrderActor,
): Promise<FourEyes | null> {
  if (command.type !== 'ACCEPT_STEP') return null;
  const step = state.steps.find(({ id }) => id === command.stepId);
  if (step?.stepType !== 'TENANT_ADMIN_CLICK_CONFIRM') return null;
  const { fourEyes } = await findEmployerRules(tx, tenantId);
  return fourEyes ? { firstApprovalBy: row.firstApprovalBy, actorId: userId } : null;
}
