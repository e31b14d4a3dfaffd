import type { ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { limitGuesses } from '../../platform/limits/attempt-limit.ts';
import { extendUndoCodes } from './account-code-store.ts';
import { codeLimit } from './account-limits.ts';
import { undoExpiry } from './account-mails.ts';
import { findUserById, type UserWithRoles } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { claimAddress, lockRivals } from './claim-address.ts';
import { lockUsableCode } from './use-code.ts';

type EmailConfirmed = ReplyOf<'confirmEmail'>;

/** The caller who confirms an address. */
export interface Confirmer {
  /** Client address, for the limits. */
  readonly address: string;
  /** Account of the call's session; null without one. */
  readonly userId: number | null;
}

/**
 * Returns the account that gets the address. Several accounts may name it, one perhaps of a stranger who hopes that
 * the owner opens the wrong link. So the code proves only the mailbox, and the browser's session chooses the account.
 */
async function findTarget(
  tx: Transaction,
  owner: UserWithRoles,
  email: string,
  { userId }: Confirmer,
): Promise<UserWithRoles | undefined> {
  const rivals = await lockRivals(tx, owner.id, email);
  if (rivals.length === 0 || userId === owner.id) return owner;
  const rival = rivals.find(({ id }) => id === userId);
  return rival && findUserById(tx, rival.id);
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
  return ok({ confirmed: true, callbackPath: user.callbackPath });
}

/**
 * Confirms an address with a mailed code; a changed address takes effect. Refuses with NOT_AUTHENTICATED when several
 * accounts name the address and the session belongs to none of them.
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
