import { PROBLEM_STATUS, type Endpoint } from '@stromwandel/api-spec';
import type { Caller } from '../access/caller.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Refusal } from '../http/refusal.ts';
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

const CODES = new Set(['INVALID_CODE', 'USED_CODE', 'REPLACED_CODE', 'EXPIRED_CODE', 'REGISTRATION_REFUSED']);

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

/** Records refused and failed calls; what succeeds is recorded by the use case, together with its change. */
export function createCallRecorder(db: Database, clock: Clock): RecordCall {
  return async ({ endpoint, caller, params, refusal }) => {
    if (refusal && !isWorthRecording(endpoint, refusal)) return;
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
