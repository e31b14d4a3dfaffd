import type { AuditAction, CallOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isSecondApprover } from '../offer/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import {
  announceTenantAdmin,
  dropRequests,
  PROVIDER_NAME,
  refuseForeignPerson,
} from '../tenant-admins/index.ts';
import {
  createFirstPasswordLink,
  endSessionsOfUser,
  findFirstPasswordKind,
  insertAccount,
  sendFirstPasswordLink,
} from '../accounts/index.ts';
import { hasTenantAdminRole, setActive, setRole, type PersonRow } from './people-store.ts';
import {
  hasActiveAdmin,
  hasOtherTenantAdmin,
  isActiveAdmin,
  lockAccount,
  type Looker,
} from './provider-people-store.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'systemClock' | 'configuration'>;

async function record(
  { clock }: Needed,
  tx: Transaction,
  by: Looker | null,
  action: AuditAction,
  { id, tenantId }: Pick<PersonRow, 'id' | 'tenantId'>,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: by?.userId ?? null,
    actorRole: by === null ? 'SYSTEM' : 'ADMIN',
    tenantId,
    action,
    record: 'user',
    recordId: id,
  });
}

/** Changes an account for a caller who is still an active admin of the provider. */
async function change(
  services: Needed,
  looker: Looker,
  id: number,
  work: (tx: Transaction, user: PersonRow) => Promise<Refusal | null>,
): Promise<Result<number, Refusal>> {
  return services.db.transaction(async (tx) => {
    const user = await lockAccount(tx, id, looker);
    if (!user) return refuse({ code: 'NOT_FOUND' });
    // Otherwise two simultaneous mutual changes could leave the provider without admin.
    if (!(await isActiveAdmin(tx, looker.userId))) return refuse({ code: 'FORBIDDEN' });
    const refusal = await work(tx, user);
    return refusal ? refuse(refusal) : ok(id);
  });
}

/** Informs an employer's tenant admins by mail about one whom the provider made or reactivated. */
async function announce(services: Needed, tx: Transaction, user: PersonRow): Promise<void> {
  const { tenantId } = user;
  if (tenantId === null) return;
  await announceTenantAdmin(services, tx, { ...user, tenantId }, { by: PROVIDER_NAME, approvedBy: null });
}

async function isNeededForApprovals(tx: Transaction, { id, tenantId }: PersonRow): Promise<boolean> {
  return tenantId !== null && isSecondApprover(tx, tenantId, id);
}

/**
 * Deactivates an account and ends its sessions at once, or activates it again. Its orders continue. This includes an
 * employer's last tenant admin, because a stolen account cannot wait for a successor. If the employer requires two
 * approvals, its last two approvers stay until it has a third: its orders could not be approved otherwise.
 */
export function setAccountAccess(
  services: Needed,
  looker: Looker,
  { id, active }: { readonly id: number; readonly active: boolean },
): Promise<Result<number, Refusal>> {
  return change(services, looker, id, async (tx, user) => {
    if (id === looker.userId) return { code: 'OWN_ACCOUNT' };
    if (user.active === active) return null;
    if (!active && (await isNeededForApprovals(tx, user))) return { code: 'SECOND_APPROVER_MISSING' };
    await setActive(tx, id, active);
    await dropRequests(tx, id);
    if (active && (await hasTenantAdminRole(tx, id))) await announce(services, tx, user);
    if (!active) {
      await asSystem(tx, () => endSessionsOfUser(tx, id, 'DEACTIVATED', services.systemClock.now()));
    }
    await record(services, tx, looker, active ? 'ACCESS_RESTORED' : 'ACCESS_DEACTIVATED', user);
    return null;
  });
}

/**
 * Makes a person of an employer its tenant admin, or removes the role. The last one keeps it, because an employer
 * without tenant admin can decide nothing. The provider's people are always admins.
 */
export function setAccountRole(
  services: Needed,
  looker: Looker,
  { id, tenantAdmin }: { readonly id: number; readonly tenantAdmin: boolean },
): Promise<Result<number, Refusal>> {
  return change(services, looker, id, async (tx, user) => {
    if (user.tenantId === null) return { code: 'NOT_FOUND' };
    if (!tenantAdmin && !(await hasOtherTenantAdmin(tx, user.tenantId, id))) {
      return { code: 'LAST_TENANT_ADMIN' };
    }
    if (!tenantAdmin && (await isNeededForApprovals(tx, user))) return { code: 'SECOND_APPROVER_MISSING' };
    const foreign = tenantAdmin && (await refuseForeignPerson(tx, user.tenantId, user.email));
    if (foreign) return foreign;
    if (await setRole(tx, id, tenantAdmin)) {
      await dropRequests(tx, id);
      if (tenantAdmin) await announce(services, tx, user);
      const action = tenantAdmin ? 'TENANT_ADMIN_GRANTED' : 'TENANT_ADMIN_REVOKED';
      await record(services, tx, looker, action, user);
    }
    return null;
  });
}

/** Sends a new link to a first password, of the account's original kind. */
export function renewPasswordLink(
  services: Needed,
  looker: Looker,
  id: number,
): Promise<Result<number, Refusal>> {
  return change(services, looker, id, async (tx, user) => {
    if (user.passwordHash !== null || !user.active) return { code: 'INVITATION_ACCEPTED' };
    await sendFirstPasswordLink(services, tx, user, (await findFirstPasswordKind(tx, id)) ?? 'WELCOME');
    await record(services, tx, looker, 'INVITATION_RENEWED', user);
    return null;
  });
}

type NewAdmin = CallOf<'inviteProviderPerson'>['body'];
type NewUser = NonNullable<Awaited<ReturnType<typeof insertAccount>>>;

async function insertAdmin(
  services: Needed,
  tx: Transaction,
  person: NewAdmin,
  by: Looker | null,
): Promise<NewUser | null> {
  const user = await insertAccount(tx, { ...person, createdAt: services.clock.now() }, 'ADMIN');
  if (user !== null) await record(services, tx, by, 'PROVIDER_ADMIN_INVITED', user);
  return user;
}

/** Creates an account of the provider and sends the link that sets its password. */
export async function inviteAdmin(
  services: Needed,
  looker: Looker,
  person: NewAdmin,
): Promise<Result<number, Refusal>> {
  return services.db.transaction(async (tx) => {
    if (!(await isActiveAdmin(tx, looker.userId))) return refuse({ code: 'FORBIDDEN' });
    const user = await insertAdmin(services, tx, person, looker);
    if (user === null) return refuse({ code: 'EMAIL_NOT_AVAILABLE' });
    await sendFirstPasswordLink(services, tx, user, 'WELCOME');
    return ok(user.id);
  });
}

interface AdminOptions {
  /** Beside admins who are there: they can invite others in the portal, so this is for their loss. */
  readonly isAnother: boolean;
  /** Whether the link is mailed; otherwise the operator hands it over. */
  readonly isMailed: boolean;
}

/**
 * Creates an admin for the operator without an account: the way to the first admin outside demo mode.
 * @returns the link that sets the password; null if it is mailed
 */
export async function createAdmin(
  services: Needed,
  person: NewAdmin,
  { isAnother, isMailed }: AdminOptions,
): Promise<Result<string | null, 'ADMIN_EXISTS' | 'EMAIL_NOT_AVAILABLE'>> {
  return services.db.transaction(async (tx) => {
    if (!isAnother && (await hasActiveAdmin(tx))) return refuse('ADMIN_EXISTS');
    const user = await insertAdmin(services, tx, person, null);
    if (user === null) return refuse('EMAIL_NOT_AVAILABLE');
    if (!isMailed) return ok(await createFirstPasswordLink(services, tx, user.id, 'WELCOME'));
    await sendFirstPasswordLink(services, tx, user, 'WELCOME');
    return ok(null);
  });
}
