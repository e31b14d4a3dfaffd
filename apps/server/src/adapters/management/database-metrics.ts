import { and, count, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { findUnsealedEvents } from '../../platform/audit/seal-audit-events.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { orders, outbox } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';

const STATE = sql<'dead' | 'retried' | 'waiting'>`case
  when ${isNotNull(outbox.deadAt)} then 'dead' when ${outbox.attempts} > 0 then 'retried' else 'waiting' end`;

/** Jobs that are not done, by kind and state, with the age of the oldest in seconds. Reads no payload. */
async function undoneJobs(db: Database, now: Date) {
  const rows = await db
    .select({ kind: outbox.kind, state: STATE.as('state'), jobs: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .groupBy(outbox.kind, sql`state`);
  return rows.map(({ oldest, ...row }) => ({ ...row, seconds: secondsSince(oldest, now) }));
}

/** Orders that should have ended, and how long the oldest has been overdue. */
async function overdueOrders(db: Database, now: Date) {
  const [row] = await db
    .select({ orders: count(), oldest: min(orders.deadline) })
    .from(orders)
    .where(and(isNull(orders.endedAt), lt(orders.deadline, now)));
  return { orders: row?.orders ?? 0, seconds: secondsSince(row?.oldest ?? null, now) };
}

function secondsSince(instant: Date | null, now: Date): number {
  return instant === null ? 0 : Math.max(0, now.getTime() - instant.getTime()) / 1000;
}

/** Connections of this process's pool. */
export function measurePool(pool: pg.Pool, registry: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process that are used or idle, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
}

/** Jobs and orders that wait in the database, counted when they are asked for. */
export function measureWaitingWork(db: Database, clock: Clock, registry: Registry): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const jobs = gauge('outbox_jobs', 'Jobs that are not done.', 'kind', 'state');
  const oldestJob = gauge('outbox_oldest_job_seconds', 'Age of the oldest of them.', 'kind', 'state');
  const overdue = gauge('orders_overdue', 'Orders past their deadline that have not ended.');
  const overdueFor = gauge('orders_overdue_seconds', 'How long the oldest of them has been overdue.');
  const unsealed = gauge('audit_unsealed_events', 'Events of the audit log that are not chained yet.');
  const sealLag = gauge('audit_seal_lag_seconds', 'Age of the oldest of them.');
  const isUp = gauge('database_up', 'Whether the database answered this reading (1) or not (0).');

  return async () => {
    const now = clock.now();
    try {
      const [waiting, late, loose] = await runAsSystem(() =>
        Promise.all([undoneJobs(db, now), overdueOrders(db, now), findUnsealedEvents(db)]),
      );
      jobs.reset();
      oldestJob.reset();
      for (const { kind, state, jobs: amount, seconds } of waiting) {
        jobs.set({ kind, state }, amount);
        oldestJob.set({ kind, state }, seconds);
      }
      overdue.set(late.orders);
      overdueFor.set(late.seconds);
      unsealed.set(loose.events);
      sealLag.set(loose.seconds);
      isUp.set(1);
    } catch {
      // The figures of the process are wanted all the more while the database does not answer.
      isUp.set(0);
    }
  };
}
