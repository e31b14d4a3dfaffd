import type { StuckItem } from '@stromwandel/api-spec';
import type { StuckJob } from '../../platform/outbox/stuck-jobs.ts';
import type { StuckCheck } from '../verification/index.ts';

type Reason = StuckItem['reason'];

// Error codes of sockets and of the mail library, whose messages name them, and what servers say.
const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|ECONNABORTED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|timeout|timed out|Greeting never received|socket|TLS/i;
const REFUSED = /\b[45]\d\d[ -]|Invalid login|recipients? (?:were )?rejected|No recipients/i;

function mailReason(error: string): Reason {
  if (error.startsWith('SMTP_URL is not set')) return 'MAIL_NOT_SET_UP';
  if (REFUSED.test(error)) return 'MAIL_REFUSED';
  return UNREACHABLE.test(error) ? 'MAIL_SERVER_UNREACHABLE' : 'INTERNAL';
}

/** Why a job is not done, from the first line of its last error. */
export function jobReason({ kind, lastError }: Pick<StuckJob, 'kind' | 'lastError'>): Reason {
  if (lastError === null) return 'NOT_STARTED';
  if (kind === 'MAIL') return mailReason(lastError);
  if (kind !== 'CANCEL_VERIFICATION_CASE') return 'INTERNAL';
  if (lastError.includes('UNAVAILABLE')) return 'PROVIDER_UNREACHABLE';
  return lastError.includes('REFUSED') ? 'PROVIDER_REFUSED' : 'INTERNAL';
}

/** Why nothing is heard of a check. */
export function checkReason({
  lastFailure,
  providerCaseId,
  state,
}: Pick<StuckCheck, 'lastFailure' | 'providerCaseId' | 'state'>): Reason {
  if (lastFailure === 'UNAVAILABLE') return 'PROVIDER_UNREACHABLE';
  if (lastFailure === 'SIGNER_NOT_TRUSTED' || lastFailure === 'REVOCATIONS_UNREADABLE') return lastFailure;
  if (lastFailure !== null) return 'PROVIDER_REFUSED';
  if (providerCaseId === null) return 'NOT_OPENED';
  return state === 'IN_REVIEW' ? 'LONG_REVIEW' : 'NO_RESULT';
}
