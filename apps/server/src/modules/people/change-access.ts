import { ok, refuse, type Result } from '@stromwandel/kernel';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isSecondApprover } from '../offer/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import {
  dropRequests,
  needsSecondPerson,
  refuseForeignPerson,
  requestChange,
} from '../tenant-admins/index.ts';
import { endSessionsOfUser } from '../accounts/index.ts';
import { announceByOffice, makeTenantAdmin } from './make-tenant-admin.ts';
import {
  hasTenantAdminRole,
  isActiveOffice,
  lockPerson,
  setActive,
  setRole,
  type Office,
  type PersonRow,
} from './people-store.ts';
import { recordPersonEvent } from './record-person-event.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'systemClock' | 'configuration'>;

/** Locks another person of the employer, for a caller who is still an active tenant admin. */
async function lockOther(tx: Transaction, office: Office, id: number): Promise<Result<PersonRow, Refusal>> {
  const user = await lockPerson(tx, office.tenantId, id);
  if (!user) return refuse({ code: 'NOT_FOUND' });
  if (id === office.userId) return refuse({ code: 'OWN_ACCOUNT' });
  // Otherwise two simultaneous mutual changes could leave an employer without tenant admin.
  return (await isActiveOffice(tx, office.userId)) ? ok(user) : refuse({ code: 'FORBIDDEN' });
}

/**
 * Deactivates an account and ends its sessions at once, or activates it again. A repetition changes nothing. Where
 * two approvals are required, reactivating a tenant admin is a request.
 */
export async function setPersonAccess(
  services: Needed,
  office: Office,
  { id, active }: { readonly id: number; readonly active: boolean },
): Promise<Result<PersonRow, Refusal>> {
  return services.db.transaction(async (tx) => {
    const user = await lockOther(tx, office, id);
    if (!user.ok || user.value.active === active) return user;
    if (!active && (await isSecondApprover(tx, office.tenantId, id))) {
      return refuse({ code: 'SECOND_APPROVER_MISSING' });
    }
    const isTenantAdmin = active && (await hasTenantAdminRole(tx, id));
    if (isTenantAdmin && (await needsSecondPerson(tx, office.tenantId))) {
      const { tenantId, userId: requestedBy } = office;
      await requestChange(services, tx, { tenantId, requestedBy, kind: 'ACCESS', person: user.value });
      return user;
    }
    await setActive(tx, id, active);
    if (isTenantAdmin) await announceByOffice(services, tx, office, user.value);
    if (!active) {
      await dropRequests(tx, id);
      await asSystem(tx, () => endSessionsOfUser(tx, id, 'DEACTIVATED', services.systemClock.now()));
    }
    await recordPersonEvent(services, tx, office, active ? 'ACCESS_RESTORED' : 'ACCESS_DEACTIVATED', id);
    return user;
  });
}

/** Ends all sessions of another person. */
export async function endPersonSessions(
  services: Needed,
  office: Office,
  id: number,
): Promise<Result<undefined, Refusal>> {
  return services.db.transaction(async (tx) => {
    const user = await lockOther(tx, office, id);
    if (!user.ok) return user;
    await asSystem(tx, () => endSessionsOfUser(tx, id, 'ENDED_BY_EMPLOYER', services.systemClock.now()));
    await recordPersonEvent(services, tx, office, 'PERSON_SIGNED_OUT', id);
    return ok(undefined);
  });
}

/**
 * Makes another person of the employer a tenant admin, or removes the role. Callers cannot remove their own role, so
 * one admin always remains. The role takes effect with the next call; a new tenant admin must first set up a second
 * factor. Where two approvals are required, a new admin is a request that waits for a second person.
 */
export async function setPersonRole(
  services: Needed,
  office: Office,
  { id, tenantAdmin }: { readonly id: number; readonly tenantAdmin: boolean },
): Promise<Result<PersonRow, Refusal>> {
  return services.db.transaction(async (tx) => {
    const user = await lockOther(tx, office, id);
    if (!user.ok) return user;
    if (!tenantAdmin && (await isSecondApprover(tx, office.tenantId, id))) {
      return refuse({ code: 'SECOND_APPROVER_MISSING' });
    }
    if (tenantAdmin) {
      if (await hasTenantAdminRole(tx, id)) return user;
      const foreign = await refuseForeignPerson(tx, office.tenantId, user.value.email);
      if (foreign) return refuse(foreign);
      await makeTenantAdmin(services, tx, office, user.value);
    } else if (await setRole(tx, id, false)) {
      await dropRequests(tx, id);
      await recordPersonEvent(services, tx, office, 'TENANT_ADMIN_REVOKED', id);
    }
    return user;
  });
}
