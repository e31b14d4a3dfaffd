import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { countAttempt, forgetAttempt } from '../../../platform/limits/attempt-limit.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { deleteApp } from './authenticator-app-store.ts';
import { mayRemoveFactor, tellOfChange } from './change-factors.ts';
import { confirmPassword } from './confirm-password.ts';
import { secondFactorLimits } from './second-factor-limits.ts';
import { WRONG_CODE, writeRecoveryCodes } from './set-up-app.ts';
import { useSecondFactorCode } from './use-second-factor-code.ts';

/** The two factors that a person types to change the app. */
export interface BothFactors {
  readonly password: string;
  readonly code: string;
  /** Client address, for the limits. */
  readonly address: string;
}

async function withBothFactors<T>(
  services: AccountsServices,
  caller: Caller,
  { password, code, address }: BothFactors,
  change: (tx: Transaction) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const { configuration, db, systemClock } = services;
  const user = await confirmPassword(services, caller, password);
  if (!user.ok) return user;
  const limits = secondFactorLimits(configuration.limits, caller.userId, code, address);
  for (const limit of limits) {
    const counted = await countAttempt(db, limit, systemClock.now());
    if (!counted.ok) return counted;
  }
  const changed = await db.transaction(async (tx) => {
    const method = await useSecondFactorCode(services, tx, caller.userId, code);
    return method === null ? refuse({ code: 'INVALID_INPUT', errors: [WRONG_CODE] } as const) : change(tx);
  });
  if (changed.ok) for (const limit of limits) await forgetAttempt(db, limit);
  return changed;
}

/** Removes the authenticator app and its recovery codes. */
export async function removeApp(
  services: AccountsServices,
  caller: Caller,
  factors: BothFactors,
): Promise<Result<undefined, Refusal>> {
  const allowed = await mayRemoveFactor(services, services.db, caller);
  if (!allowed.ok) return allowed;
  return withBothFactors(services, caller, factors, async (tx) => {
    await deleteApp(tx, caller.userId);
    await tellOfChange(services, tx, caller, 'APP_REMOVED');
    return ok(undefined);
  });
}

/** Returns new recovery codes; the former ones stop working. */
export async function renewRecoveryCodes(
  services: AccountsServices,
  caller: Caller,
  factors: BothFactors,
): Promise<Result<{ recoveryCodes: string[] }, Refusal>> {
  return withBothFactors(services, caller, factors, async (tx) => {
    await tellOfChange(services, tx, caller, 'RECOVERY_CODES_RENEWED');
    return ok({ recoveryCodes: await writeRecoveryCodes(services, tx, caller.userId) });
  });
}
