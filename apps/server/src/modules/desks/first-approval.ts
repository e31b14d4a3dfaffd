import type { ReplyOf } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../platform/scope/caller.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/index.ts';
import type { OrderRecord } from '../orders/index.ts';

type FirstApproval = Pick<ReplyOf<'getEmployerOrder'>, 'firstApproval'>;

/** The first of two approvals, for an approver. */
export function firstApproval({ row }: OrderRecord, { userId }: Pick<Caller, 'userId'>): FirstApproval {
  const { firstApprovalAt, firstApprovalBy } = row;
  return {
    firstApproval: firstApprovalAt && { at: firstApprovalAt.toISOString(), own: firstApprovalBy === userId },
  };
}

/** The person who gave the first of two approvals; null without one, or when the account was deleted. */
export async function findFirstApprover(
  db: DatabaseOrTransaction,
  { row: { firstApprovalBy } }: OrderRecord,
): Promise<{ readonly firstName: string; readonly lastName: string } | null> {
  if (firstApprovalBy === null) return null;
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, firstApprovalBy));
  return person ?? null;
}
