import { eq } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { orders } from '../../database/schema/index.ts';
import { retryStuckJobs } from '../../outbox/stuck-jobs.ts';
import { retryStuckChecks } from '../verification/index.ts';

/** More are tried again by another call: each leaves an event. */
const LIMIT = 500;

interface Retried {
  readonly id: string;
  readonly kind: string;
  readonly orderId: number | null;
}

interface Retry {
  readonly caller: Caller;
  readonly now: Date;
  readonly ids: readonly string[] | 'ALL';
}

function numbersOf(ids: Retry['ids'], prefix: string): readonly number[] | null {
  if (ids === 'ALL') return null;
  return ids.filter((id) => id.startsWith(prefix)).map((id) => Number(id.slice(prefix.length)));
}

async function record(tx: Transaction, { caller, now }: Retry, retried: Retried): Promise<void> {
  const { id, kind, orderId } = retried;
  const [order] =
    orderId === null
      ? []
      : await tx
          .select({ userId: orders.userId, tenantId: orders.tenantId })
          .from(orders)
          .where(eq(orders.id, orderId));
  await recordAuditEvent(tx, {
    at: now,
    actorId: caller.userId,
    actorRole: 'ADMIN',
    tenantId: order?.tenantId ?? null,
    action: 'STUCK_WORK_RETRIED',
    record: orderId === null ? 'stuck_work' : 'order',
    recordId: orderId,
    details: { id, kind },
    personId: order?.userId ?? null,
  });
}

/**
 * Has stuck work tried again, each once, with an event each. Reaches rows of everybody.
 * @returns how many will be tried
 */
export async function retryStuckWork(db: Database, retry: Retry): Promise<number> {
  const { now, ids } = retry;
  return db.transaction(async (tx) => {
    const jobs = await retryStuckJobs(tx, now, { ids: numbersOf(ids, 'job-'), limit: LIMIT });
    const checks = await retryStuckChecks(tx, now, { ids: numbersOf(ids, 'check-'), limit: LIMIT });
    const retried = [
      ...jobs.map(({ id, kind, orderId }) => ({ id: `job-${id}`, kind, orderId })),
      ...checks.map(({ id, product, orderId }) => ({ id: `check-${id}`, kind: product, orderId })),
    ];
    for (const one of retried) await record(tx, retry, one);
    return retried.length;
  });
}
