import { PROBLEM_STATUS, type Endpoint } from '@stromwandel/api-spec';
import type { MissedCall, RecordCall } from '../../platform/http/missed-call.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { addressRange } from '../../platform/limits/address-range.ts';
import { countAttempt, type AttemptLimit } from '../../platform/limits/attempt-limit.ts';
import { currentScope } from '../../platform/scope/scope.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';

const QUARTER_HOUR = 15;
const CODES = new Set([
  'INVALID_CODE',
  'USED_CODE',
  'REPLACED_CODE',
  'EXPIRED_CODE',
  'REGISTRATION_REFUSED',
  'REGISTER_CODE_REFUSED',
]);

/** Whether a refusal shows a caller who tries what is not theirs. Mistakes in forms and stale tokens are everyday life. */
function isWorthRecording({ method, access }: Endpoint, { code }: Refusal): boolean {
  const status = PROBLEM_STATUS[code];
  if (status === 403 || CODES.has(code)) return true;
  // A request for an absent record may be an attempt to read another person's.
  if (status === 404) return typeof access !== 'string';
  return status === 409 && method !== 'GET';
}

function orderIdOf(params: unknown): number | null {
  if (typeof params !== 'object' || params === null || !('orderId' in params)) return null;
  const orderId = Number(params.orderId);
  return Number.isSafeInteger(orderId) && orderId > 0 ? orderId : null;
}

/** The same miss of callers without an account, from one address. */
function anonymousLimit({ endpoint, refusal }: MissedCall): AttemptLimit {
  const range = addressRange(currentScope().origin?.address ?? '');
  return {
    name: 'anonymous:call',
    subject: `${range} ${endpoint.method} ${endpoint.path} ${refusal?.code ?? ''}`,
    maximum: 1,
    windowMinutes: QUARTER_HOUR,
  };
}

/**
 * Records refused and failed calls; what succeeds is recorded by the use case, together with its change. Events are written
 * one after the other, under one lock, so a burst of one kind without an account is one event, and one of the limit.
 */
export function createCallRecorder({
  db,
  clock,
  systemClock,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly systemClock: Clock;
}): RecordCall {
  return async (missed) => {
    const { endpoint, caller, params, refusal } = missed;
    if (refusal && !isWorthRecording(endpoint, refusal)) return;
    if (caller === null) {
      const counted = await countAttempt(db, anonymousLimit(missed), systemClock.now());
      if (!counted.ok) return;
    }
    const orderId = orderIdOf(params);
    await recordAuditEvent(db, {
      at: clock.now(),
      actorId: caller?.userId ?? null,
      actorRole: caller?.roles[0] ?? 'ANONYMOUS',
      tenantId: caller?.tenantId ?? null,
      action: refusal ? 'CALL_REFUSED' : 'CALL_FAILED',
      record: orderId === null ? 'call' : 'order',
      recordId: orderId,
      outcome: refusal ? 'REFUSED' : 'FAILED',
      details: { call: `${endpoint.method} ${endpoint.path}`, ...(refusal && { code: refusal.code }) },
    });
  };
}
