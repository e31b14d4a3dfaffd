import { createHash } from 'node:crypto';
import type { ProblemCode } from '@stromwandel/api-spec';
import { lt, sql } from 'drizzle-orm';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { attemptCounters } from '../database/schema/index.ts';
import type { Refusal } from '../http/refusal.ts';
import { currentScope } from '../scope/scope.ts';
import { isInNamedNetwork } from './named-network.ts';

/** Factor of an address's limit for a network that an employer has named: a whole office shares it. */
const NAMED_NETWORK_SHARE = 10;

/** Tries allowed within a window that starts with the first one. */
export interface AttemptLimit {
  /** The limited action, for example `login:account`. */
  readonly name: string;
  /** An address, an account or both. Stored as a hash. */
  readonly subject: string;
  readonly maximum: number;
  /** Client address, if all its users share the limit: networks that employers have named get more. */
  readonly sharedAt?: string;
  readonly windowMinutes: number;
  /** Number of simultaneous tries, one by default. All are refused or none. */
  readonly tries?: number;
}

function keyOf({ name, subject }: AttemptLimit): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

async function recordLimitReached(
  db: DatabaseOrTransaction,
  { name }: AttemptLimit,
  at: Date,
): Promise<void> {
  const { caller } = currentScope();
  await recordAuditEvent(db, {
    at,
    actorId: caller?.userId ?? null,
    actorRole: caller?.roles[0] ?? 'ANONYMOUS',
    tenantId: caller?.tenantId ?? null,
    action: 'LIMIT_REACHED',
    record: 'limit',
    recordId: null,
    outcome: 'REFUSED',
    details: { limit: name },
  });
}

/**
 * Counts a try and returns how many there are; refuses it with TOO_MANY_REQUESTS and the seconds to wait when the limit is
 * used up. Counting comes before the work, so that tries in parallel cannot slip through.
 */
export async function countAttempt(
  db: DatabaseOrTransaction,
  limit: AttemptLimit,
  now: Date,
): Promise<Result<number, Refusal>> {
  const windowMs = limit.windowMinutes * 60_000;
  const oldest = new Date(now.getTime() - windowMs).toISOString();
  const tries = limit.tries ?? 1;
  const isOver = sql`${attemptCounters.windowStart} <= ${oldest}`;
  const [row] = await db
    .insert(attemptCounters)
    .values({ key: keyOf(limit), windowStart: now, attempts: tries })
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        attempts: sql`case when ${isOver} then ${tries}::int else ${attemptCounters.attempts} + ${tries}::int end`,
        windowStart: sql`case when ${isOver} then ${now.toISOString()} else ${attemptCounters.windowStart} end`,
      },
    })
    .returning();
  if (!row) throw new Error(`The limit ${limit.name} was not counted`);
  if (row.attempts <= limit.maximum) return ok(row.attempts);
  const { sharedAt } = limit;
  const isNamed = sharedAt !== undefined && (await isInNamedNetwork(db, sharedAt));
  const maximum = isNamed ? limit.maximum * NAMED_NETWORK_SHARE : limit.maximum;
  if (row.attempts <= maximum) return ok(row.attempts);
  // Once in a window: who goes on trying does not fill the log.
  if (row.attempts - tries <= maximum) await recordLimitReached(db, limit, now);
  const retryAfterSeconds = Math.ceil((row.windowStart.getTime() + windowMs - now.getTime()) / 1000);
  return refuse({ code: 'TOO_MANY_REQUESTS', params: { retryAfterSeconds: Math.max(1, retryAfterSeconds) } });
}

/** Refusals of a code that is not known: a guess. One that is used or over was known to its holder. */
const GUESSES: ReadonlySet<ProblemCode> = new Set(['INVALID_CODE', 'REGISTRATION_REFUSED']);

/**
 * Counts a try that was a wrong guess and answers it with TOO_MANY_REQUESTS when the limit is used up. Every other result
 * stays as it is: a right code passes a used-up limit.
 */
export async function limitGuesses<T>(
  db: DatabaseOrTransaction,
  limit: AttemptLimit,
  now: Date,
  result: Result<T, Refusal>,
): Promise<Result<T, Refusal>> {
  if (result.ok || !GUESSES.has(result.error.code)) return result;
  const counted = await countAttempt(db, limit, now);
  return counted.ok ? result : counted;
}

/** Takes counted tries back: they were rightful, or nothing came of them. */
export async function forgetAttempt(db: DatabaseOrTransaction, limit: AttemptLimit): Promise<void> {
  await db
    .update(attemptCounters)
    .set({ attempts: sql`greatest(${attemptCounters.attempts} - ${limit.tries ?? 1}::int, 0)` })
    .where(sql`${attemptCounters.key} = ${keyOf(limit)}`);
}

/** Removes counters whose windows are long over. */
export async function removeOldAttempts(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await db.delete(attemptCounters).where(lt(attemptCounters.windowStart, before));
}
