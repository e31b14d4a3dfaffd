import { PROBLEM_STATUS, type Endpoint } from '@stromwandel/api-spec';
import type { Caller } from '../scope/caller.ts';
import type { Refusal } from '../http/refusal.ts';
import { addressRange } from '../limits/address-range.ts';
import { countAttempt, type AttemptLimit } from '../limits/attempt-limit.ts';
import { currentScope } from '../scope/scope.ts';
import type { Services } from '../../services.ts';
import { recordAuditEvent } from './record-audit-event.ts';

/** A call that did not lead to what the caller wanted. */
export interface MissedCall {
  readonly endpoint: Endpoint;
  readonly caller: Caller | null;
  readonly params: unknown;
  /** Null for a defect. */
  readonly refusal: Refusal | null;
}

export type RecordCall = (call: MissedCall) => Promise<void>;

const QUARTER_HOUR = 15;
const CODES = new Set([
  'INVALID_CODE',
  'USED_CODE',
  'REPLACED_CODE',
  'EXPIRED_CODE',
  'REGISTRATION_REFUSED',
  'REGISTER_CODE_REFUSED',
]);

/** Whether a refusal tells of somebody at the wrong door. Mistakes in forms and stale tokens are everyday life. */
function isWorthRecording({ method, access }: Endpoint, { code }: Refusal): boolean {
  const status = PROBLEM_STATUS[code];
  if (status === 403 || CODES.has(code)) return true;
  // Who asks for a record that is not there may be after somebody else's.
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
}: Pick<Services, 'db' | 'clock' | 'systemClock'>): RecordCall {
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
