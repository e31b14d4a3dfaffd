import type { AuthReply } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { limitGuesses } from '../../platform/limits/attempt-limit.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { codeLimit } from './account-limits.ts';
import { PASSWORD_KINDS } from './account-code-store.ts';
import { recipientOf } from './account-mails.ts';
import { findUserById, updateUser, type UserWithRoles } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { claimAddress } from './claim-address.ts';
import { endSessionsOfUser } from './session-store.ts';
import { signInAfterPassword } from './second-factor/sign-in-after-password.ts';
import { useCode } from './use-code.ts';
import { findWeakPassword } from './weak-password.ts';

/** Rolls the transaction back, so that a refused password leaves the code usable. */
class PasswordRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function storePassword(
  services: AccountsServices,
  tx: Transaction,
  user: UserWithRoles,
  passwordHash: string,
): Promise<void> {
  const { clock, systemClock, configuration } = services;
  const now = clock.now();
  // The mailed code proves that the person reads this address, so an open change of the address ends.
  const isConfirmed = user.emailConfirmedAt !== null || (await claimAddress(services, tx, user, user.email));
  if (!isConfirmed) throw new PasswordRefused({ code: 'INVALID_CODE' });
  await updateUser(tx, user.id, { passwordHash, pendingEmail: null });
  await endSessionsOfUser(tx, user.id, 'PASSWORD_CHANGED', systemClock.now());
  await recordAuditEvent(tx, {
    at: now,
    actorId: user.id,
    actorRole: user.roles[0] ?? 'ANONYMOUS',
    tenantId: user.tenantId,
    action: 'PASSWORD_SET',
    record: 'user',
    recordId: user.id,
  });
  if (user.passwordHash === null) return;
  const content = { kind: 'PASSWORD_CHANGED', link: `${configuration.publicUrl}/forgotten` } as const;
  await enqueueMail(tx, { to: recipientOf(user), content }, now);
}

async function applyPassword(
  services: AccountsServices,
  tx: Transaction,
  code: string,
  password: string,
): Promise<AuthReply> {
  const used = await useCode(tx, code, PASSWORD_KINDS, services.systemClock.now());
  if (!used.ok) throw new PasswordRefused(used.error);
  const user = await findUserById(tx, used.value.userId);
  if (user?.employerSuspended) throw new PasswordRefused({ code: 'EMPLOYER_SUSPENDED' });
  if (!user?.active) throw new PasswordRefused({ code: 'INVALID_CODE' });
  const errors = findWeakPassword(password, [user.firstName, user.lastName, user.email], 'body.password');
  if (errors.length > 0) throw new PasswordRefused({ code: 'INVALID_INPUT', errors });
  const passwordHash = await services.passwords.hash(password);
  await storePassword(services, tx, user, passwordHash);
  // A mailed code proves one factor, like a password.
  return signInAfterPassword(services, tx, { ...user, passwordHash });
}

/**
 * Sets a password with a mailed code, ends all other sessions and signs the person in, with the second factor if
 * there is one. The code also confirms the address (`claimAddress`).
 */
export async function setPassword(
  services: AccountsServices,
  { code, password }: { readonly code: string; readonly password: string },
  clientAddress: string,
): Promise<Result<AuthReply, Refusal>> {
  const { configuration, db, systemClock } = services;
  const set = await db
    .transaction((tx) => applyPassword(services, tx, code, password))
    .then(ok, (error: unknown) => {
      if (error instanceof PasswordRefused) return refuse(error.refusal);
      throw error;
    });
  return limitGuesses(db, codeLimit(configuration.limits, 'password', clientAddress), systemClock.now(), set);
}
