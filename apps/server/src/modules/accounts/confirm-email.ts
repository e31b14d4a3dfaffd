import type { ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import type { Transaction } from '../../database/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { limitGuesses } from '../../limits/attempt-limit.ts';
import { extendUndoCodes } from './account-code-store.ts';
import { codeLimit } from './account-limits.ts';
import { undoExpiry } from './account-mails.ts';
import { findUserById, type UserWithRoles } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { claimAddress, lockRivals } from './claim-address.ts';
import { revokeAccess } from './revoke-access.ts';
import { lockUsableCode } from './use-code.ts';

type EmailConfirmed = ReplyOf<'confirmEmail'>;

/** The caller of a confirmation. */
export interface Confirmer {
  /** Network address, for the limits. */
  readonly address: string;
  /** The account of the session that the call carries; null without one, `ENDED` for one that is over. */
  readonly session: number | 'ENDED' | null;
}

/**
 * Returns the account that gets the address. The code proves the mailbox. Several accounts may name it, one of them made by a
 * stranger who waits for the owner to open the wrong link: then the session of the browser decides, never the link. A session
 * of another account refuses a registration, so that its browser signs in first.
 */
async function findTarget(
  tx: Transaction,
  owner: UserWithRoles,
  email: string,
  { session }: Confirmer,
): Promise<UserWithRoles | undefined> {
  const rivals = await lockRivals(tx, owner.id, email);
  if (session === owner.id) return owner;
  if (rivals.length > 0) {
    const rival = rivals.find(({ id }) => id === session);
    return rival && findUserById(tx, rival.id);
  }
  return session === null || owner.emailConfirmedAt !== null ? owner : undefined;
}

async function applyCode(
  services: AccountsServices,
  tx: Transaction,
  code: string,
  confirmer: Confirmer,
): Promise<Result<EmailConfirmed, Refusal>> {
  const { clock, systemClock } = services;
  const found = await lockUsableCode(tx, code, ['CONFIRM_EMAIL'], systemClock.now());
  if (!found.ok) return found;
  const { userId, email } = found.value;
  const named = await findUserById(tx, userId);
  if (!named?.active || email === null) return refuse({ code: 'INVALID_CODE' });
  if (named.pendingEmail !== email && named.email !== email) return refuse({ code: 'INVALID_CODE' });
  const user = await findTarget(tx, named, email, confirmer);
  if (!user?.active) return refuse({ code: 'NOT_AUTHENTICATED' });
  if (!(await claimAddress(services, tx, user, email))) return refuse({ code: 'INVALID_CODE' });
  // The password of a registration may be a stranger's: the mailbox proves that its reader owns the address, not who registered.
  const isByCodeAlone = user.emailConfirmedAt === null && confirmer.session !== user.id;
  const passwordCode = isByCodeAlone ? await revokeAccess(services, tx, user.id, 'CONFIRMED_BY_CODE') : null;
  const isChange = user.email !== email;
  if (isChange) await extendUndoCodes(tx, user.id, user.email, undoExpiry(systemClock.now()));
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: user.id,
    actorRole: user.roles[0] ?? 'ANONYMOUS',
    tenantId: user.tenantId,
    action: isChange ? 'EMAIL_CHANGED' : 'EMAIL_CONFIRMED',
    record: 'user',
    recordId: user.id,
  });
  return ok({ confirmed: true, passwordCode, callbackPath: user.callbackPath });
}

/**
 * Confirms an address with the code of a mail; a changed address takes effect with it. Without a session of the account, a
 * registration loses its password and sessions, and the reply has a code that sets a password. Refuses with NOT_AUTHENTICATED
 * when the session is over or of another account, or when several accounts name the address and there is no session.
 */
export async function confirmEmail(
  services: AccountsServices,
  code: string,
  confirmer: Confirmer,
): Promise<Result<EmailConfirmed, Refusal>> {
  const { configuration, db, systemClock } = services;
  const confirmed = await db.transaction((tx) => applyCode(services, tx, code, confirmer));
  const limit = codeLimit(configuration.limits, 'email', confirmer.address);
  return limitGuesses(db, limit, systemClock.now(), confirmed);
}
