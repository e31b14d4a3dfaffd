import type { ReplyOf } from '@stromwandel/api-spec';
import { allowedCommands, type Permission } from '@stromwandel/ordering';
import type { Caller } from '../../access/caller.ts';
import { rolesToward } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';
import { PROBLEM_OF } from './refusals.ts';

type Decisions = ReplyOf<'getEmployerOrder'>['decisions'];

const problemOf = (permission: Permission) => (permission.allowed ? null : PROBLEM_OF[permission.reason]);

/**
 * Why somebody of the employer may not approve or decline an order now, each as the problem that the call would answer with.
 * @param wantsTwo whether the employer wants two approvals
 */
export function employerDecisions(
  order: OrderRecord,
  caller: Caller,
  { now, wantsTwo }: { readonly now: Date; readonly wantsTwo: boolean },
): Decisions {
  const fourEyes = { firstApprovalBy: order.row.firstApprovalBy, actorId: caller.userId };
  const roles = rolesToward(caller, order);
  const allowed = allowedCommands(order.state, roles, now.toISOString(), wantsTwo ? { fourEyes } : {});
  return { approve: problemOf(allowed.accept), decline: problemOf(allowed.decline) };
}
