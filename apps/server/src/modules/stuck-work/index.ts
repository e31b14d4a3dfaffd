import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { removeFinishedJobs } from '../../platform/outbox/remove-finished-jobs.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import type { Services } from '../../services.ts';
import type { OrderServices } from '../orders/index.ts';
import { listStuckWork } from './list-stuck-work.ts';
import { retryStuckWork } from './retry-stuck-work.ts';

const DAY_S = 86_400;
/** Long enough to look into what happened. */
const KEEP_FINISHED_DAYS = 7;

/** What failed or waits in vain, for the provider, and trying it again. The jobs are the server's own rows. */
export function registerStuckWork(
  app: FastifyInstance,
  services: OrderServices & Pick<Services, 'jobs'>,
): void {
  const { db, clock, jobs } = services;
  jobs.every('finished-jobs-clean-up', DAY_S, () =>
    removeFinishedJobs(db, new Date(clock.now().getTime() - KEEP_FINISHED_DAYS * DAY_S * 1000)),
  );
  registerEndpoint(app, contract.listStuckWork, async ({ query }) =>
    ok(await runAsSystem(() => listStuckWork(db, clock.now(), query.orderId ?? null))),
  );
  registerEndpoint(app, contract.retryStuckWork, async ({ body, caller }) => {
    const retry = { caller, now: clock.now(), ids: body.ids };
    return ok({ retried: await runAsSystem(() => retryStuckWork(services, retry)) });
  });
}
