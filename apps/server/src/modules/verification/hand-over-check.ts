import type { contract, EndpointReply } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import { createLinkCode } from '../../platform/access/link-code.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { productTime } from '../../platform/clock/product-time.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { countAttempt } from '../../platform/limits/attempt-limit.ts';
import { saveHandover } from './handover-store.ts';
import type { OwnStepKey } from './read-check.ts';
import { startCheck } from './start-check.ts';
import { stepProduct } from './step-product.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import { handoverLimit } from './verification-limits.ts';

/** Long enough to fetch a phone; short for a person who photographs the screen. */
const HANDOVER_LIFE_MS = 10 * 60_000;

/**
 * Opens the check of an own step, or finds the live one, and returns a one-time link for another device. A new link
 * invalidates the earlier one.
 */
export async function handOverCheck(
  deps: VerificationDependencies,
  step: OwnStepKey,
  { roles, tenantId }: Caller,
): Promise<Result<EndpointReply<typeof contract.handOverCheck>, Refusal>> {
  const product = await stepProduct(deps.db, step);
  if (product === null) return refuse({ code: 'NOT_FOUND' });
  const now = deps.systemClock.now();
  const counted = await countAttempt(deps.db, handoverLimit(deps.limits, step.userId), now);
  if (!counted.ok) return counted;
  const started = await startCheck(deps, { ...step, product });
  if (!started.ok) return started;
  const { code, codeHash } = createLinkCode();
  const expiresAt = new Date(now.getTime() + HANDOVER_LIFE_MS);
  await deps.db.transaction(async (tx) => {
    await saveHandover(tx, step.stepId, { codeHash, expiresAt });
    await recordAuditEvent(tx, {
      at: deps.clock.now(),
      actorId: step.userId,
      actorRole: roles[0] ?? 'EMPLOYEE',
      tenantId,
      action: 'CHECK_HANDED_OVER',
      record: 'order',
      recordId: step.orderId,
      details: { stepId: step.stepId },
      personId: step.userId,
    });
  });
  return ok({
    url: `${deps.portalUrl}/handover/${code}`,
    expiresAt: productTime(deps, expiresAt).toISOString(),
  });
}
