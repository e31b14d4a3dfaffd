import type { Actor, ActorRole } from '@stromwandel/ordering';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { OrderRecord } from './order-record.ts';

/** Who acts on an order: the roles seen from this order, and whose account it is. */
export interface OrderActor {
  readonly roles: Actor;
  readonly userId: number | null;
}

export const SYSTEM: OrderActor = { roles: ['SYSTEM'], userId: null };
export const MANUFACTURER: OrderActor = { roles: ['MANUFACTURER'], userId: null };

/** As whom a signed-in person may look at an order: owner, employer (once it is signed), provider. Empty for strangers. */
export function rolesToward(caller: Caller, order: Pick<OrderRecord, 'userId' | 'tenantId' | 'row'>): Actor {
  const roles: ActorRole[] = [];
  if (caller.roles.includes('EMPLOYEE') && order.userId === caller.userId) roles.push('EMPLOYEE');
  const isSigned = order.row.signedAt !== null;
  if (caller.roles.includes('TENANT_ADMIN') && order.tenantId === caller.tenantId && isSigned) {
    roles.push('TENANT_ADMIN');
  }
  if (caller.roles.includes('ADMIN')) roles.push('ADMIN');
  return roles;
}

export type Viewer = 'EMPLOYEE' | 'TENANT_ADMIN' | 'ADMIN';

/** Whose view of the order the person gets; the owner's comes first. */
export function viewerAs(roles: Actor): Viewer {
  if (roles.includes('EMPLOYEE')) return 'EMPLOYEE';
  return roles.includes('TENANT_ADMIN') ? 'TENANT_ADMIN' : 'ADMIN';
}
