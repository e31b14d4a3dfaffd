import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { verificationCases } from '../../platform/database/schema/index.ts';
import type { VerificationCase } from './verification-store.ts';

export type StuckCheck = Pick<
  VerificationCase,
  | 'id'
  | 'orderId'
  | 'product'
  | 'state'
  | 'providerCaseId'
  | 'createdAt'
  | 'expiresAt'
  | 'lastPulledAt'
  | 'failingSince'
  | 'failedPulls'
  | 'lastFailure'
>;

const PATIENCE_MS = 10 * 60_000;
/** Manual checks at the provider take hours, not days. */
const LONG_REVIEW_MS = 24 * 3_600_000;

const { id, orderId, product, state, providerCaseId, createdAt, expiresAt } = verificationCases;
const { lastPulledAt, failingSince, failedPulls, lastFailure, finishedAt } = verificationCases;
const COLUMNS = {
  id,
  orderId,
  product,
  state,
  providerCaseId,
  createdAt,
  expiresAt,
  lastPulledAt,
  failingSince,
  failedPulls,
  lastFailure,
};

/** Stores whether the provider gave a usable answer about a case, and else the reason. */
export async function notePull(
  db: Database,
  asked: VerificationCase,
  failure: VerificationCase['lastFailure'],
  now: Date,
): Promise<void> {
  if (failure === null && asked.failedPulls === 0) return;
  const change =
    failure === null
      ? { failingSince: null, failedPulls: 0, lastFailure: null }
      : {
          failingSince: asked.failingSince ?? now,
          failedPulls: sql`${failedPulls} + 1`,
          lastFailure: failure,
        };
  await db.update(verificationCases).set(change).where(eq(id, asked.id));
}

/** Live checks without progress: no answer, never opened, long in review, or expired. */
function isStuck(now: Date, ofOrder: number | null): SQL | undefined {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return and(
    isNull(finishedAt),
    or(
      lte(failingSince, ago(PATIENCE_MS)),
      and(isNull(providerCaseId), lte(createdAt, ago(PATIENCE_MS))),
      and(eq(state, 'IN_REVIEW'), lte(createdAt, ago(LONG_REVIEW_MS))),
      lt(expiresAt, ago(PATIENCE_MS)),
    ),
    ofOrder === null ? undefined : eq(orderId, ofOrder),
  );
}

/** Finds stuck checks, longest waiting first. Reads rows of all people, so only for the provider. */
export async function findStuckChecks(
  db: DatabaseOrTransaction,
  now: Date,
  { ofOrder, limit }: { readonly ofOrder: number | null; readonly limit: number },
): Promise<{ readonly checks: readonly StuckCheck[]; readonly total: number }> {
  const condition = isStuck(now, ofOrder);
  const checks = await db
    .select(COLUMNS)
    .from(verificationCases)
    .where(condition)
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
  const [all] = await db.select({ checks: count() }).from(verificationCases).where(condition);
  return { checks, total: all?.checks ?? 0 };
}

/**
 * Moves stuck checks to the front of the sweeper's queue. Skips checks that were never opened or are already first,
 * so repeating the call changes nothing.
 * @param ids which; null for all
 * @returns the checks that will be asked about
 */
export async function retryStuckChecks(
  tx: Transaction,
  now: Date,
  { ids, limit }: { readonly ids: readonly number[] | null; readonly limit: number },
): Promise<readonly StuckCheck[]> {
  if (ids !== null && ids.length === 0) return [];
  const found = await tx
    .select(COLUMNS)
    .from(verificationCases)
    .where(
      and(
        isStuck(now, null),
        isNotNull(providerCaseId),
        isNotNull(lastPulledAt),
        ids === null ? undefined : inArray(id, [...ids]),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
    .for('update');
  const foundIds = found.map((check) => check.id);
  if (foundIds.length > 0) {
    await tx.update(verificationCases).set({ lastPulledAt: null }).where(inArray(id, foundIds));
  }
  return found;
}
