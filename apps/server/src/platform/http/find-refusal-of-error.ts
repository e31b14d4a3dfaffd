import type { Refusal } from './refusal.ts';

/** Fastify's own errors about requests it cannot read. */
const REQUEST_ERRORS: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'UNSUPPORTED_MEDIA_TYPE' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE' },
};

// Connection lost, server starting or stopping, too many connections, statement and lock timeouts, deadlocks, a thread
// that ended while it printed, object storage that is away: a repetition may succeed.
const PASSING_ERRORS =
  /^(08...|53...|57P0.|57014|55P03|40001|40P01|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|PRINTING_THREAD_GONE|OBJECT_STORAGE)$/;
const PASSING_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Cannot use a pool|^timeout expired$/;

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The Unix socket of a database that is down.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  if (PASSING_ERRORS.test(code) || PASSING_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isPassing)) return true;
  // The query builder wraps the driver's error.
  return isPassing(error.cause);
}

/** The refusal for a thrown error; null for a defect. */
export function findRefusalOfError(error: unknown): Refusal | null {
  if (isPassing(error)) return { code: 'TEMPORARILY_UNAVAILABLE' };
  if (!(error instanceof Error)) return null;
  const known = 'code' in error ? REQUEST_ERRORS[String(error.code)] : undefined;
  if (known) return known;
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? { code: 'MALFORMED_REQUEST' } : null;
}
