import type { AuditAction, CallOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent, type AuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { findEmployerRules, hasTwoApprovers, saveEmployerRules } from '../offer/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import {
  announceTenantAdmin,
  dropRequestsOfTenant,
  PROVIDER_NAME,
  refuseForeignAddress,
} from '../tenant-admins/index.ts';
import { endSessionsOfTenant, insertAccount, sendFirstPasswordLink } from '../accounts/index.ts';
import { isActiveAdmin } from '../people/index.ts';
import { saveNetworks } from './save-networks.ts';
import { insertTenant, updateTenant } from './tenant-store.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'systemClock' | 'configuration'>;
type TenantAdmin = CallOf<'addTenantAdmin'>['body'];
type Outcome = Promise<Result<number, Refusal>>;

/** Undoes what a transaction has done so far when the address of a tenant admin cannot be used. */
class AddressRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function record(
  { clock }: Needed,
  tx: Transaction,
  caller: Caller,
  tenantId: number,
  action: AuditAction,
  details: AuditEvent['details'] = {},
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: caller.userId,
    actorRole: 'ADMIN',
    tenantId,
    action,
    record: 'tenant',
    recordId: tenantId,
    details,
  });
}

async function insertTenantAdmin(
  services: Needed,
  tx: Transaction,
  tenantId: number,
  admin: TenantAdmin,
): Promise<number> {
  const values = { ...admin, tenantId, createdAt: services.clock.now() };
  const user = await insertAccount(tx, values, 'TENANT_ADMIN');
  if (user === null) throw new AddressRefused({ code: 'EMAIL_NOT_AVAILABLE' });
  await announceTenantAdmin(services, tx, { ...user, tenantId }, { by: PROVIDER_NAME, approvedBy: null });
  await sendFirstPasswordLink(services, tx, user, 'WELCOME');
  return user.id;
}

async function orAddressRefused(work: () => Outcome): Outcome {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AddressRefused) return refuse(error.refusal);
    throw error;
  }
}

/** Makes an employer with its first tenant admin, who gets the link that sets a password. Both or neither. */
export function createTenant(
  services: Needed,
  caller: Caller,
  { tenant, admin }: CallOf<'createTenant'>['body'],
): Outcome {
  return orAddressRefused(() =>
    services.db.transaction(async (tx) => {
      if (!(await isActiveAdmin(tx, caller.userId))) return refuse({ code: 'FORBIDDEN' });
      const id = await insertTenant(tx, tenant, services.clock.now());
      const adminId = await insertTenantAdmin(services, tx, id, admin);
      await record(services, tx, caller, id, 'TENANT_CREATED', { name: tenant.name, adminId });
      return ok(id);
    }),
  );
}

/** Makes the account of another tenant admin, who gets the link that sets a password. */
export function addTenantAdmin(services: Needed, caller: Caller, id: number, admin: TenantAdmin): Outcome {
  return orAddressRefused(() =>
    change(services, caller, id, async (tx) => {
      const foreign = await refuseForeignAddress(tx, id, admin.email, 'body.email');
      if (foreign) throw new AddressRefused(foreign);
      const adminId = await insertTenantAdmin(services, tx, id, admin);
      await record(services, tx, caller, id, 'TENANT_ADMIN_ADDED', { adminId });
    }),
  );
}

/** Changes an employer for a caller who is still an active admin of the provider. */
async function change(
  { db }: Needed,
  { userId }: Caller,
  id: number,
  work: (tx: Transaction, before: NonNullable<Awaited<ReturnType<typeof lockTenant>>>) => Promise<void>,
): Outcome {
  return db.transaction(async (tx) => {
    const before = await lockTenant(tx, id);
    if (!(await isActiveAdmin(tx, userId))) return refuse({ code: 'FORBIDDEN' });
    if (!before) return refuse({ code: 'NOT_FOUND' });
    await work(tx, before);
    return ok(id);
  });
}

/** Changes name and address of an employer. */
export function saveTenant(
  services: Needed,
  caller: Caller,
  id: number,
  values: CallOf<'saveTenant'>['body'],
): Outcome {
  return change(services, caller, id, async (tx, before) => {
    await updateTenant(tx, id, values);
    await record(services, tx, caller, id, 'TENANT_SAVED', { before: before.name, ...values });
  });
}

/** Sets the rules of an employer's cars, and whether its orders need two approvals; the other rules are the employer's. */
export function saveTenantRules(
  services: Needed,
  caller: Caller,
  id: number,
  { fourEyes, ...asked }: CallOf<'saveTenantRules'>['body'],
): Outcome {
  return services.db.transaction(async (tx) => {
    const known = await lockTenant(tx, id);
    if (!known) return refuse({ code: 'NOT_FOUND' });
    if (!(await isActiveAdmin(tx, caller.userId))) return refuse({ code: 'FORBIDDEN' });
    const rules = await findEmployerRules(tx, id);
    const cars = {
      fineHolder: asked.fineHolder ?? known.fineHolder,
      licenceInterval: asked.licenceInterval ?? known.licenceInterval,
      seesDriverNames: asked.seesDriverNames ?? known.seesDriverNames,
    };
    const isSame =
      cars.fineHolder === known.fineHolder &&
      cars.licenceInterval === known.licenceInterval &&
      cars.seesDriverNames === known.seesDriverNames;
    if (fourEyes === rules.fourEyes && isSame) return ok(id);
    if (fourEyes && !rules.fourEyes && !(await hasTwoApprovers(tx, id))) {
      return refuse({ code: 'SECOND_APPROVER_MISSING' });
    }
    const now = services.systemClock.now();
    // The rules are the employer's; this one is the provider's to end.
    await asSystem(tx, () => saveEmployerRules(tx, id, { ...rules, fourEyes }, now));
    // Waiting requests end, and would be made again under the new rule.
    if (!fourEyes) await dropRequestsOfTenant(tx, id);
    await updateTenant(tx, id, cars);
    await record(services, tx, caller, id, 'TENANT_RULES_SAVED', { fourEyes, ...cars });
    return ok(id);
  });
}

/** Replaces the networks that the employer's people work in. */
export function saveTenantNetworks(
  services: Needed,
  caller: Caller,
  id: number,
  body: CallOf<'saveTenantNetworks'>['body'],
): Outcome {
  const by = { at: services.clock.now(), actorId: caller.userId, actorRole: 'ADMIN' } as const;
  return change(services, caller, id, (tx) => saveNetworks(tx, id, body, by));
}

/**
 * Suspends or reactivates an employer. Suspension ends every session of its people, blocks their sign-in and disables
 * its register codes. Its orders stay unchanged. A repetition has no effect.
 */
export function setTenantAccess(services: Needed, caller: Caller, id: number, active: boolean): Outcome {
  return change(services, caller, id, async (tx, before) => {
    if (before.active === active) return;
    await updateTenant(tx, id, { active });
    if (!active) {
      const now = services.systemClock.now();
      await asSystem(tx, () => endSessionsOfTenant(tx, id, 'EMPLOYER_SUSPENDED', now));
    }
    await record(services, tx, caller, id, active ? 'TENANT_RESUMED' : 'TENANT_SUSPENDED');
  });
}
