import type { Actor, ActorRole } from '@stromwandel/ordering';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { OrderRecord } from './order-record.ts';

/** The acting person: account, and roles in relation to this order. */
export interface OrderActor {
  readonly roles: Actor;
  readonly userId: number | null;
}

export const SYSTEM: OrderActor = { roles: ['SYSTEM'], userId: null };
export const MANUFACTURER: OrderActor = { roles: ['MANUFACTURER'], userId: null };

/**
 * Roles of a signed-in person toward an order: owner, employer (once it is signed), provider. Empty for strangers.
 */
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

/** The view of the order that these roles get; the owner's has priority. */
export function viewerAs(roles: Actor): Viewer {
  if (roles.includes('EMPLOYEE')) return 'EMPLOYEE';
  return roles.includes('TENANT_ADMIN') ? 'TENANT_ADMIN' : 'ADMIN';
}
