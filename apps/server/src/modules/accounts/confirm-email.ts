import { ok, refuse, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import type { Transaction } from '../../database/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { limitGuesses } from '../../limits/attempt-limit.ts';
import { codeLimit } from './account-limits.ts';
import { findUserByEmail, findUserById, updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { useCode } from './use-code.ts';

async function applyCode(
  { clock, systemClock }: AccountsServices,
  tx: Transaction,
  code: string,
): Promise<Result<{ confirmed: boolean }, Refusal>> {
  const now = clock.now();
  const used = await useCode(tx, code, ['CONFIRM_EMAIL'], systemClock.now());
  if (!used.ok) return used;
  const { userId, email } = used.value;
  const user = await findUserById(tx, userId);
  if (!user?.active || email === null) return refuse({ code: 'INVALID_CODE' });
  const isChange = user.pendingEmail === email;
  if (!isChange && user.email !== email) return refuse({ code: 'INVALID_CODE' });
  // Somebody else may have taken the address since the mail was sent.
  const owner = isChange ? await findUserByEmail(tx, email) : undefined;
  if (owner && owner.id !== userId) return refuse({ code: 'INVALID_CODE' });
  await updateUser(tx, userId, {
    email,
    emailConfirmedAt: now,
    ...(isChange && { pendingEmail: null }),
  });
  await recordAuditEvent(tx, {
    at: now,
    actorId: userId,
    actorRole: user.roles[0] ?? 'ANONYMOUS',
    tenantId: user.tenantId,
    action: isChange ? 'EMAIL_CHANGED' : 'EMAIL_CONFIRMED',
    record: 'user',
    recordId: userId,
  });
  return ok({ confirmed: true });
}

/** Confirms an address with the code of a mail; a changed address takes effect with it. */
export async function confirmEmail(
  services: AccountsServices,
  code: string,
  clientAddress: string,
): Promise<Result<{ confirmed: boolean }, Refusal>> {
  const { configuration, db, systemClock } = services;
  const confirmed = await db.transaction((tx) => applyCode(services, tx, code));
  const limit = codeLimit(configuration.limits, 'email', clientAddress);
  return limitGuesses(db, limit, systemClock.now(), confirmed);
}
