import { eq } from 'drizzle-orm';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema/index.ts';
import { retryStuckJobs } from '../../platform/outbox/stuck-jobs.ts';
import { findUnreportedOrders, remindManufacturer } from '../manufacturer/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { retryStuckChecks } from '../verification/index.ts';
import { CHECK_KINDS, jobKind } from './stuck-items.ts';

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

/** Each in a transaction of its own, which locks its order first. Its event is that of every reminder. */
async function remindAgain(services: OrderServices, { ids, now, caller }: Retry): Promise<number> {
  const asked = numbersOf(ids, 'order-');
  const orderIds =
    asked ?? (await findUnreportedOrders(services.db, now, { limit: LIMIT })).map(({ orderId }) => orderId);
  let reminded = 0;
  for (const orderId of orderIds.slice(0, LIMIT)) {
    const isReminded = await services.db.transaction((tx) =>
      remindManufacturer(tx, services, orderId, { adminId: caller.userId }),
    );
    if (isReminded) reminded += 1;
  }
  return reminded;
}

/**
 * Has stuck work tried again, each once, with an event each. Reaches rows of everybody.
 * @returns how many will be tried
 */
export async function retryStuckWork(services: OrderServices, retry: Retry): Promise<number> {
  const { now, ids } = retry;
  const retried = await services.db.transaction(async (tx) => {
    const jobs = await retryStuckJobs(tx, now, { ids: numbersOf(ids, 'job-'), limit: LIMIT });
    const checks = await retryStuckChecks(tx, now, { ids: numbersOf(ids, 'check-'), limit: LIMIT });
    const all = [
      ...jobs.map(({ id, kind, orderId }) => ({ id: `job-${id}`, kind: jobKind(kind) ?? kind, orderId })),
      ...checks.map(({ id, product, orderId }) => ({
        id: `check-${id}`,
        kind: CHECK_KINDS[product],
        orderId,
      })),
    ];
    for (const one of all) await record(tx, retry, one);
    return all.length;
  });
  return retried + (await remindAgain(services, retry));
}
