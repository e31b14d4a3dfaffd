import { lawKnownUntil } from '@stromwandel/payroll';
import { daysBetween } from '@stromwandel/kernel';
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { registerHealth, type FindFault } from '../../platform/http/register-health.ts';
import type { BackgroundJobs } from '../../platform/jobs/background-jobs.ts';
import { measurePool, measureWaitingWork } from './database-metrics.ts';
import { measureRequests } from './request-metrics.ts';

interface Watched {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Of the outbox. */
  readonly lanes: readonly string[];
  readonly jobs: BackgroundJobs;
  readonly findFault: FindFault;
}

function measureBackgroundJobs(jobs: BackgroundJobs, registry: Registry): void {
  const registers = [registry];
  const runs = new Counter({
    name: 'background_job_runs_total',
    help: 'Finished runs of recurring jobs.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'background_job_last_success_timestamp_seconds',
    help: 'When a recurring job last succeeded in this process.',
    labelNames: ['job'],
    registers,
  });
  jobs.onEnd((job, succeeded) => {
    runs.inc({ job, outcome: succeeded ? 'success' : 'failure' });
    if (succeeded) lastSuccess.setToCurrentTime({ job });
  });
}

/**
 * The server of the management port: metrics for Prometheus, and health. It measures an app that has no route yet.
 * No metric has a person, an employer or a path as a label.
 */
export function createManagement(app: FastifyInstance, watched: Watched): FastifyInstance {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measurePool(watched.pool, registry);
  measureBackgroundJobs(watched.jobs, registry);
  const countWork = measureWaitingWork(watched, registry);
  new Gauge({
    name: 'payroll_law_days_left',
    help: 'Days until the last one whose payroll law is known.',
    registers: [registry],
    collect() {
      this.set(daysBetween(watched.clock.today(), lawKnownUntil()));
    },
  });

  const management = Fastify();
  management.get('/metrics', async (_request, reply) => {
    await countWork();
    void reply.header('content-type', registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
  registerHealth(management, watched.findFault);
  management.addHook('onClose', () => registry.clear());
  return management;
}
