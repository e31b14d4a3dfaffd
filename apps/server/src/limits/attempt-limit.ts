import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { attemptCounters } from '../database/schema/index.ts';
import type { Refusal } from '../http/refusal.ts';
import { currentScope } from '../scope/scope.ts';

/** How often something may be tried within a window that begins with the first try. */
export interface AttemptLimit {
  /** What is limited, for example `login:account`. */
  readonly name: string;
  /** For whom: an address, an account or both. Stored as a hash. */
  readonly subject: string;
  readonly maximum: number;
  readonly windowMinutes: number;
  /** How many tries are made at once; one when not given. All are refused or none. */
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
 * Counts a try; refuses it with TOO_MANY_REQUESTS and the seconds to wait when the limit is used up. Counting comes
 * before the work, so that tries in parallel cannot slip through.
 */
export async function countAttempt(
  db: DatabaseOrTransaction,
  limit: AttemptLimit,
  now: Date,
): Promise<Result<null, Refusal>> {
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
  if (!row || row.attempts <= limit.maximum) return ok(null);
  // Once in a window: who goes on trying does not fill the log.
  if (row.attempts - tries <= limit.maximum) await recordLimitReached(db, limit, now);
  const retryAfterSeconds = Math.ceil((row.windowStart.getTime() + windowMs - now.getTime()) / 1000);
  return refuse({ code: 'TOO_MANY_REQUESTS', params: { retryAfterSeconds: Math.max(1, retryAfterSeconds) } });
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
