import type { invitationBody } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { countAttempt, type AttemptLimit } from '../../platform/limits/attempt-limit.ts';
import type { Services } from '../../services.ts';
import { refuseForeignAddress } from '../tenant-admins/index.ts';
import { findFirstPasswordKind, insertEmployee, sendFirstPasswordLink } from '../accounts/index.ts';
import { makeTenantAdmin } from './make-tenant-admin.ts';
import { lockPerson, removeAccount, type Office, type PersonRow } from './people-store.ts';
import { findNumberHolders, takenNumber } from './personnel-numbers.ts';
import { recordPersonEvent } from './record-person-event.ts';

export type InviteServices = Pick<Services, 'db' | 'clock' | 'systemClock' | 'configuration'>;

const DAY_MINUTES = 24 * 60;

/** Limits the invitation mails of one employer. */
export function invitationLimit({ configuration }: InviteServices, { tenantId }: Office): AttemptLimit {
  return {
    name: 'invitations:tenant',
    subject: String(tenantId),
    maximum: configuration.limits.invitationsPerEmployer,
    windowMinutes: DAY_MINUTES,
  };
}

/**
 * Creates an account without password and sends the link that sets one. The caller holds the employer's lock.
 * Refuses:
 * - an address with an account
 * - a tenant admin outside the employer's mail domains
 * - a personnel number of another person of the employer
 */
export async function insertInvited(
  services: InviteServices,
  tx: Transaction,
  office: Office,
  { tenantAdmin, ...person }: z.output<typeof invitationBody>,
): Promise<Result<PersonRow, Refusal>> {
  const createdAt = services.clock.now();
  const foreign =
    tenantAdmin && (await refuseForeignAddress(tx, office.tenantId, person.email, 'body.email'));
  if (foreign) return refuse(foreign);
  const numbers = person.employeeId === null ? [] : [person.employeeId];
  const holder = (await findNumberHolders(tx, office.tenantId, numbers)).find(
    ({ email }) => email !== person.email,
  );
  if (holder) return refuse({ code: 'INVALID_INPUT', errors: [takenNumber('body.employeeId', holder)] });
  const user = await insertEmployee(tx, {
    ...person,
    employeeIdSetByEmployer: person.employeeId !== null,
    tenantId: office.tenantId,
    createdAt,
  });
  if (user === null) return refuse({ code: 'EMAIL_NOT_AVAILABLE' });
  await sendFirstPasswordLink(services, tx, user, 'INVITE');
  await recordPersonEvent(services, tx, office, 'PERSON_INVITED', user.id);
  if (tenantAdmin) await makeTenantAdmin(services, tx, office, user);
  return ok(user);
}

/** Invites a person. An address with an account is refused, with the same answer for every employer. */
export async function invitePerson(
  services: InviteServices,
  office: Office,
  invitation: z.output<typeof invitationBody>,
): Promise<Result<PersonRow, Refusal>> {
  const counted = await countAttempt(services.db, invitationLimit(services, office), office.now);
  if (!counted.ok) return counted;
  return services.db.transaction(async (tx) => {
    await lockTenant(tx, office.tenantId);
    return insertInvited(services, tx, office, invitation);
  });
}

/** Locks the account of an open invitation. */
async function lockInvited(
  tx: Transaction,
  { tenantId }: Office,
  id: number,
): Promise<Result<PersonRow, Refusal>> {
  const user = await lockPerson(tx, tenantId, id);
  if (!user) return refuse({ code: 'NOT_FOUND' });
  return user.passwordHash === null && user.active ? ok(user) : refuse({ code: 'INVITATION_ACCEPTED' });
}

/** Sends a new link; the earlier ones become invalid. */
export async function renewInvitation(
  services: InviteServices,
  office: Office,
  id: number,
): Promise<Result<PersonRow, Refusal>> {
  const counted = await countAttempt(services.db, invitationLimit(services, office), office.now);
  if (!counted.ok) return counted;
  return services.db.transaction(async (tx) => {
    const user = await lockInvited(tx, office, id);
    if (!user.ok) return user;
    await sendFirstPasswordLink(services, tx, user.value, (await findFirstPasswordKind(tx, id)) ?? 'INVITE');
    await recordPersonEvent(services, tx, office, 'INVITATION_RENEWED', id);
    return user;
  });
}

/** Cancels an invitation: deletes its unused account and its link. */
export async function cancelInvitation(
  services: InviteServices,
  office: Office,
  id: number,
): Promise<Result<undefined, Refusal>> {
  return services.db.transaction(async (tx) => {
    const user = await lockInvited(tx, office, id);
    if (!user.ok) return user;
    await removeAccount(tx, id);
    await recordPersonEvent(services, tx, office, 'INVITATION_CANCELLED', id);
    return ok(undefined);
  });
}
