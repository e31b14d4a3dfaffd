import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../platform/http/refusal.ts';
import { countAttempt } from '../../platform/limits/attempt-limit.ts';
import type { OwnStepKey } from './read-check.ts';
import { stepProduct } from './step-product.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import { checkLinkLimit } from './verification-limits.ts';

/**
 * Mails the person a link to the check of their own step. It leads to the portal, where the live case continues after
 * signing in, so it opens nothing for another reader.
 */
export async function mailCheckLink(
  deps: VerificationDependencies,
  step: OwnStepKey,
): Promise<Result<void, Refusal>> {
  const product = await stepProduct(deps.db, step);
  if (product === null) return refuse({ code: 'NOT_FOUND' });
  const limit = checkLinkLimit(deps.limits, step.userId);
  const counted = await countAttempt(deps.db, limit, deps.systemClock.now());
  if (!counted.ok) return counted;
  return deps.db.transaction(async (tx) => {
    const checked = await deps.orders.lockStepForCheck(tx, step, product);
    if (!checked.ok) return checked;
    await deps.orders.mailCheckLink(tx, checked.value);
    return ok(undefined);
  });
}
