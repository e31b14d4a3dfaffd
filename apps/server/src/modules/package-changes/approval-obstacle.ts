import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { findEmployerRules } from '../offer/index.ts';
import { findSamePerson } from '../tenant-admins/index.ts';

/** What the employer's approval of a change or an extension depends on. */
interface Approvable {
  readonly userId: number;
  readonly tenantId: number;
  /** The first of two approvals. */
  readonly firstApprovalBy: number | null;
}

/** Why a person of the employer may not approve a change; FIRST when the approval is the first of two. */
export async function approvalObstacle(
  tx: DatabaseOrTransaction,
  { userId }: Pick<Caller, 'userId'>,
  change: Approvable,
): Promise<'OWN_ORDER' | 'SAME_PERSON' | 'SECOND_APPROVER_NEEDED' | 'FIRST' | null> {
  const same = await findSamePerson(tx, userId);
  if (change.userId === userId) return 'OWN_ORDER';
  if (same.has(change.userId)) return 'SAME_PERSON';
  const { fourEyes } = await findEmployerRules(tx, change.tenantId);
  const first = change.firstApprovalBy;
  if (!fourEyes) return null;
  if (first === null) return 'FIRST';
  return first === userId || same.has(first) ? 'SECOND_APPROVER_NEEDED' : null;
}
