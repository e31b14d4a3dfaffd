import { and, asc, count, eq, gt, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { findUnsealedEvents } from '../../platform/audit/seal-audit-events.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { auditEvents, orders, outbox } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';

/** Of each lane so many open jobs are counted, so that a million of them do not slow each reading down. */
const MOST_COUNTED = 10_000;

/** Jobs of a lane that are open, or all that were given up (null), by kind and state, with the age of the oldest in seconds. */
async function countJobs(db: Database, lane: string | null, now: Date) {
  const state =
    lane === null ? sql`'dead'` : sql`case when ${outbox.attempts} > 0 then 'retried' else 'waiting' end`;
  const counted = db
    .select({ kind: outbox.kind, state: state.as('state'), createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      lane === null
        ? and(isNull(outbox.doneAt), isNotNull(outbox.deadAt))
        : and(isNull(outbox.doneAt), isNull(outbox.deadAt), eq(outbox.lane, lane)),
    )
    .orderBy(...(lane === null ? [] : [asc(outbox.availableAt), asc(outbox.id)]))
    .limit(MOST_COUNTED)
    .as('counted');
  const rows = await db
    .select({
      kind: counted.kind,
      state: sql<'dead' | 'retried' | 'waiting'>`${counted.state}`,
      jobs: count(),
      oldest: min(counted.createdAt),
    })
    .from(counted)
    .groupBy(counted.kind, counted.state);
  return rows.map(({ oldest, ...row }) => ({ ...row, seconds: secondsSince(oldest, now) }));
}

/** Jobs that are not done. Reads no payload. */
async function undoneJobs(db: Database, lanes: readonly string[], now: Date) {
  const found = await Promise.all([null, ...lanes].map((lane) => countJobs(db, lane, now)));
  // A kind has one lane or two.
  const byLabels = new Map<string, (typeof found)[number][number]>();
  for (const row of found.flat()) {
    const labels = `${row.kind} ${row.state}`;
    const other = byLabels.get(labels);
    byLabels.set(labels, {
      ...row,
      jobs: row.jobs + (other?.jobs ?? 0),
      seconds: Math.max(row.seconds, other?.seconds ?? 0),
    });
  }
  return [...byLabels.values()];
}

/** Orders that should have ended, and how long the oldest has been overdue. */
async function overdueOrders(db: Database, now: Date) {
  const [row] = await db
    .select({ orders: count(), oldest: min(orders.deadline) })
    .from(orders)
    .where(and(isNull(orders.endedAt), lt(orders.deadline, now)));
  return { orders: row?.orders ?? 0, seconds: secondsSince(row?.oldest ?? null, now) };
}

const LOGINS_MS = 5 * 60_000;

/** Logins that failed lately. A wrong password is answered with 200, so no status counts them. */
async function failedLogins(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ logins: count() })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.outcome, 'REFUSED'),
        eq(auditEvents.action, 'LOGIN'),
        gt(auditEvents.at, new Date(now.getTime() - LOGINS_MS)),
      ),
    );
  return row?.logins ?? 0;
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

interface WaitingWork {
  readonly db: Database;
  readonly clock: Clock;
  /** Of the outbox. */
  readonly lanes: readonly string[];
}

/** Jobs and orders that wait in the database, counted when they are asked for. */
export function measureWaitingWork(
  { db, clock, lanes }: WaitingWork,
  registry: Registry,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const jobs = gauge('outbox_jobs', 'Jobs that are not done, of each lane 10,000 at most.', 'kind', 'state');
  const oldestJob = gauge('outbox_oldest_job_seconds', 'Age of the oldest of them.', 'kind', 'state');
  const overdue = gauge('orders_overdue', 'Orders past their deadline that have not ended.');
  const overdueFor = gauge('orders_overdue_seconds', 'How long the oldest of them has been overdue.');
  const unsealed = gauge('audit_unsealed_events', 'Events of the audit log that are not chained yet.');
  const sealLag = gauge('audit_seal_lag_seconds', 'Age of the oldest of them.');
  const logins = gauge('logins_failed', 'Logins that failed in the last five minutes.');
  const isUp = gauge('database_up', 'Whether the database answered this reading (1) or not (0).');

  return async () => {
    const now = clock.now();
    try {
      const [waiting, late, failed, loose] = await runAsSystem(() =>
        Promise.all([
          undoneJobs(db, lanes, now),
          overdueOrders(db, now),
          failedLogins(db, now),
          findUnsealedEvents(db),
        ]),
      );
      jobs.reset();
      oldestJob.reset();
      for (const { kind, state, jobs: amount, seconds } of waiting) {
        jobs.set({ kind, state }, amount);
        oldestJob.set({ kind, state }, seconds);
      }
      logins.set(failed);
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
