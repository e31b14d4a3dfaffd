import type { FieldError } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { countAttempt, forgetAttempt } from '../../../platform/limits/attempt-limit.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { appSecretPlace } from './app-secret-place.ts';
import {
  confirmApp,
  findApp,
  insertUnconfirmedApp,
  replaceRecoveryCodes,
} from './authenticator-app-store.ts';
import { mayAddFactor, tellOfChange, upgradeSession } from './change-factors.ts';
import { confirmPassword } from './confirm-password.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';
import { secondFactorLimits } from './second-factor-limits.ts';
import { createTotpSecret, totpUri } from './totp.ts';
import { useAppCode } from './use-second-factor-code.ts';

export const WRONG_CODE: FieldError = { path: 'body.code', code: 'WRONG_CODE', params: {} };

/** Creates a secret for an authenticator app. Nothing changes until a code of the app confirms it. */
export async function startApp(
  services: AccountsServices,
  caller: Caller,
  password: string,
): Promise<Result<{ secret: string; uri: string }, Refusal>> {
  const { db, seal, systemClock } = services;
  const allowed = await mayAddFactor(services, caller);
  if (!allowed.ok) return allowed;
  const user = await confirmPassword(services, caller, password);
  if (!user.ok) return user;
  const secret = createTotpSecret();
  const { userId } = caller;
  const stored = await insertUnconfirmedApp(db, {
    userId,
    secret: seal.seal(secret, appSecretPlace(userId)),
    createdAt: systemClock.now(),
  });
  if (!stored) return refuse({ code: 'SECOND_FACTOR_ACTIVE' });
  return ok({ secret, uri: totpUri(secret, user.value.email) });
}

/** Replaces all recovery codes; the returned ones are shown once and stored only as hashes. */
export async function writeRecoveryCodes(
  { rootSecret, systemClock }: AccountsServices,
  tx: Transaction,
  userId: number,
): Promise<string[]> {
  const codes = createRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(rootSecret, userId, code));
  await replaceRecoveryCodes(tx, userId, hashes, systemClock.now());
  return codes;
}

/** Activates the second factor with a code of the app, and returns the recovery codes. Ends all other sessions. */
export async function confirmNewApp(
  services: AccountsServices,
  caller: Caller,
  code: string,
  address: string,
): Promise<Result<{ recoveryCodes: string[] }, Refusal>> {
  const { configuration, db, systemClock } = services;
  const { userId } = caller;
  const now = systemClock.now();
  const limits = secondFactorLimits(configuration.limits, userId, code, address);
  for (const limit of limits) {
    const counted = await countAttempt(db, limit, now);
    if (!counted.ok) return counted;
  }
  const allowed = await mayAddFactor(services, caller);
  if (!allowed.ok) return allowed;
  if ((await findApp(db, userId))?.confirmedAt) return refuse({ code: 'SECOND_FACTOR_ACTIVE' });
  const recoveryCodes = await db.transaction(async (tx) => {
    const isRight = await useAppCode(services, tx, userId, code);
    if (!isRight || !(await confirmApp(tx, userId, now))) return null;
    await upgradeSession(services, tx, caller);
    await tellOfChange(services, tx, caller, 'APP_ADDED');
    return writeRecoveryCodes(services, tx, userId);
  });
  if (recoveryCodes === null) return refuse({ code: 'INVALID_INPUT', errors: [WRONG_CODE] });
  for (const limit of limits) await forgetAttempt(db, limit);
  return ok({ recoveryCodes });
}
