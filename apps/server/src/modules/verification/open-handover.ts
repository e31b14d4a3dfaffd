import { ok, refuse, type Result } from '@stromwandel/kernel';
import { hashLinkCode } from '../../platform/access/link-code.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { limitGuesses } from '../../platform/limits/attempt-limit.ts';
import { findHandover, takeHandover } from './handover-store.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import { openHandoverLimit } from './verification-limits.ts';

async function refusalFor(deps: VerificationDependencies, codeHash: string): Promise<Refusal> {
  const found = await findHandover(deps.db, codeHash);
  if (found === null) return { code: 'INVALID_CODE' };
  return { code: found.handoverUsedAt === null ? 'EXPIRED_CODE' : 'USED_CODE' };
}

/**
 * Marks a one-time link as used and returns the address of its check. Of several simultaneous devices, one succeeds.
 * The link needs no account, because it shows nothing of the order.
 */
export async function openHandover(
  deps: VerificationDependencies,
  code: string,
  address: string,
): Promise<Result<string, Refusal>> {
  const now = deps.systemClock.now();
  const codeHash = hashLinkCode(code);
  const taken = await deps.db.transaction(async (tx) => {
    const found = await takeHandover(tx, codeHash, now);
    if (found === null) return null;
    await recordAuditEvent(tx, {
      at: deps.clock.now(),
      actorId: null,
      actorRole: 'ANONYMOUS',
      tenantId: null,
      action: 'CHECK_OPENED_ELSEWHERE',
      record: 'order',
      recordId: found.orderId,
      details: { stepId: found.stepId },
      personId: found.userId,
    });
    return found;
  });
  const jumpUrl = taken?.jumpUrl ?? null;
  if (jumpUrl !== null) return ok(jumpUrl);
  const refused = refuse(await refusalFor(deps, codeHash));
  return limitGuesses(deps.db, openHandoverLimit(deps.limits, address), now, refused);
}
