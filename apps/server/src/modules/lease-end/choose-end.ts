import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { EndChoice, LeaseRefusal } from '@stromwandel/leasing';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { carryOutOnLease, lockLeaseFor, NOT_FOUND, roleToward } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { mailLeaseEnd } from './lease-end-mails.ts';

function asProblem(error: LeaseRefusal): Refusal {
  switch (error) {
    case 'LEASE_NOT_ACTIVE':
    case 'LEASE_ENDED':
    case 'END_CHOICE_TOO_EARLY':
      return { code: error };
    default:
      return NOT_FOUND;
  }
}

/** Stores what the employee wishes at the end, and mails the provider; the same again changes nothing. */
export function chooseLeaseEnd(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  choice: EndChoice,
): Promise<Result<void, Refusal>> {
  return services.db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const lease = await lockLeaseFor(tx, caller, leaseId);
    if (!lease.ok || roleToward(caller, lease.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
    const party = { role: 'EMPLOYEE' as const, userId: caller.userId };
    const done = await carryOutOnLease(tx, services, lease.value, { type: 'CHOOSE_END', choice }, party);
    if (!done.ok) return refuse(asProblem(done.error));
    if (done.value) {
      await mailLeaseEnd(tx, services, lease.value, ['PROVIDER'], (facts) => ({
        kind: 'END_CHOSEN',
        choice,
        ...facts,
      }));
    }
    return ok(undefined);
  });
}
