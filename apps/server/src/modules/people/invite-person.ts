import type { invitationBody } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { findFirstPasswordKind, insertEmployee, sendFirstPasswordLink } from '../accounts/index.ts';
import { lockPerson, removeAccount, setRole, type Office, type PersonRow } from './people-store.ts';
import { recordPersonEvent } from './record-person-event.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'systemClock' | 'configuration'>;

/**
 * Makes an account without password and sends the link that sets one. An address that has an account, here or at
 * another employer, is refused alike.
 */
export async function invitePerson(
  services: Needed,
  office: Office,
  { tenantAdmin, ...invitation }: z.output<typeof invitationBody>,
): Promise<Result<PersonRow, Refusal>> {
  return services.db.transaction(async (tx) => {
    const createdAt = services.clock.now();
    const user = await insertEmployee(tx, { ...invitation, tenantId: office.tenantId, createdAt });
    if (user === null) return refuse({ code: 'EMAIL_NOT_AVAILABLE' });
    if (tenantAdmin) await setRole(tx, user.id, true);
    await sendFirstPasswordLink(services, tx, user, 'INVITE');
    await recordPersonEvent(services, tx, office, 'PERSON_INVITED', user.id);
    if (tenantAdmin) await recordPersonEvent(services, tx, office, 'TENANT_ADMIN_GRANTED', user.id);
    return ok(user);
  });
}

/** The account of an invitation that nobody has followed yet. */
async function lockInvited(
  tx: Transaction,
  { tenantId }: Office,
  id: number,
): Promise<Result<PersonRow, Refusal>> {
  const user = await lockPerson(tx, tenantId, id);
  if (!user) return refuse({ code: 'NOT_FOUND' });
  return user.passwordHash === null && user.active ? ok(user) : refuse({ code: 'INVITATION_ACCEPTED' });
}

/** Sends a new link; the earlier ones stop working. */
export async function renewInvitation(
  services: Needed,
  office: Office,
  id: number,
): Promise<Result<PersonRow, Refusal>> {
  return services.db.transaction(async (tx) => {
    const user = await lockInvited(tx, office, id);
    if (!user.ok) return user;
    await sendFirstPasswordLink(services, tx, user.value, (await findFirstPasswordKind(tx, id)) ?? 'INVITE');
    await recordPersonEvent(services, tx, office, 'INVITATION_RENEWED', id);
    return user;
  });
}

/** Takes an invitation back: the account that nobody has used goes, and its link with it. */
export async function cancelInvitation(
  services: Needed,
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
