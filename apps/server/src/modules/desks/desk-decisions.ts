import type { ReplyOf } from '@stromwandel/api-spec';
import {
  allowedCommands,
  type AllowedCommands,
  type OrderContext,
  type Permission,
} from '@stromwandel/ordering';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { approvalFacts, type OrderRecord, PROBLEM_OF, rolesToward } from '../orders/index.ts';
import { linkSendingProblem } from '../manufacturer/index.ts';

type EmployerDecisions = ReplyOf<'getEmployerOrder'>['decisions'];
type ProviderDecisions = ReplyOf<'getProviderOrder'>['decisions'];

const problemOf = (permission: Permission) => (permission.allowed ? null : PROBLEM_OF[permission.reason]);

function allowedFor(
  order: OrderRecord,
  caller: Caller,
  clock: Clock,
  known: Pick<OrderContext, 'fourEyes' | 'approverMayBeOrderer'> = {},
): AllowedCommands {
  const context = { today: clock.today(), ...known };
  return allowedCommands(order.state, rolesToward(caller, order), clock.now().toISOString(), context);
}

interface EmployerKnowledge {
  readonly clock: Clock;
  /** Whether the employer wants two approvals. */
  readonly wantsTwo: boolean;
  /** People reported as leaving. */
  readonly leavers: ReadonlySet<number>;
  /** Other accounts that may belong to the caller. */
  readonly same: ReadonlySet<number>;
}

/**
 * Why a person of the employer may not approve an order now, singly or with others, or decline it. Each is the
 * problem code that the call would return.
 */
export function employerDecisions(
  order: OrderRecord,
  caller: Caller,
  { clock, wantsTwo, leavers, same }: EmployerKnowledge,
): EmployerDecisions {
  const allowed = allowedFor(order, caller, clock, approvalFacts(order, caller.userId, { wantsTwo, same }));
  const approve = problemOf(allowed.accept);
  return {
    approve,
    approveAmongOthers: approve ?? (leavers.has(order.userId) ? 'PERSON_LEAVES' : null),
    decline: problemOf(allowed.decline),
  };
}

/** Why the provider may not act on an order now. Each is the problem code that the call would return. */
export function providerDecisions(order: OrderRecord, caller: Caller, clock: Clock): ProviderDecisions {
  const allowed = allowedFor(order, caller, clock);
  return {
    accept: problemOf(allowed.accept),
    decline: problemOf(allowed.decline),
    changeWeek: problemOf(allowed.changeWeek),
    sendLink: linkSendingProblem(order),
  };
}
