import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../platform/http/refusal.ts';
import { countAttempt, forgetAttempt } from '../../platform/limits/attempt-limit.ts';
import { codeLimit } from './account-limits.ts';
import type { AccountsServices } from './accounts-services.ts';
import { findEmployerOfCode } from './registration-store.ts';

/**
 * Returns the employer of a register code. Unknown, used-up, expired and closed codes get the same answer after the
 * same statement.
 */
export async function readRegisterCode(
  { configuration, db, clock, systemClock }: AccountsServices,
  registerCode: string,
  address: string,
): Promise<Result<{ tenantName: string }, Refusal>> {
  const limit = codeLimit(configuration.limits, 'register', address);
  const counted = await countAttempt(db, limit, systemClock.now());
  if (!counted.ok) return counted;
  const tenantName = await findEmployerOfCode(db, registerCode, clock.now());
  if (tenantName === null) return refuse({ code: 'REGISTER_CODE_REFUSED' });
  await forgetAttempt(db, limit);
  return ok({ tenantName });
}
