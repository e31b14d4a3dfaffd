import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fieldErrors } from '@stromwandel/api-spec';
import type { Clock } from '../../platform/clock/clock.ts';
import type { DemoClock } from './demo-clock.ts';
import { PAGES_STYLE } from '../../platform/http/pages-style.ts';
import type { BackgroundJobs } from '../../platform/jobs/background-jobs.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { sendProblem } from '../../platform/http/send-problem.ts';
import type { Services } from '../../services.ts';
import { mailboxPage } from './mailbox-page.ts';
import { findMessages } from './mailbox-store.ts';

const LONGEST_STEP_DAYS = 3_650;
const clockBody = z.strictObject({ days: z.number().int().min(0).max(LONGEST_STEP_DAYS) });
const mailboxQuery = z.object({ to: z.string().max(254).optional() });

function receiverOf(query: unknown): string | null {
  const parsed = mailboxQuery.safeParse(query);
  const to = parsed.success ? parsed.data.to?.replaceAll('\0', '').trim() : undefined;
  return to || null;
}

function registerMailbox(app: FastifyInstance, { db, outbox }: Pick<Services, 'db' | 'outbox'>): void {
  app.get('/dev/mailbox', async (request, reply) => {
    const to = receiverOf(request.query);
    await outbox.settle();
    const page = mailboxPage(await runAsSystem(() => findMessages(db, to)), to);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
  app.get('/dev/mailbox/messages', async (request, reply) => {
    // All mails committed before this call are then in the mailbox, so that callers need not poll.
    await outbox.settle();
    const messages = await runAsSystem(() => findMessages(db, receiverOf(request.query)));
    return reply
      .header('cache-control', 'no-store')
      .send(messages.map(({ messageId: _internal, ...message }) => message));
  });
  app.get('/dev/pages.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(PAGES_STYLE));
}

function registerClock(app: FastifyInstance, clock: DemoClock, jobs: BackgroundJobs): void {
  app.post('/dev/clock', async (request, reply) => {
    const parsed = clockBody.safeParse(request.body, { reportInput: true });
    if (!parsed.success) {
      const errors = fieldErrors(parsed.error.issues, 'body');
      return sendProblem(reply, { code: 'INVALID_INPUT', errors });
    }
    const offsetDays = await clock.moveForward(parsed.data.days);
    // Deadlines that have passed meanwhile take effect before the answer.
    await jobs.runAll();
    return { offsetDays, now: clock.now().toISOString() };
  });
}

/** Development mailbox and, on a demo clock, the call that moves it. */
export function registerDevTools(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'outbox' | 'jobs'>,
  clock: Clock | DemoClock,
): void {
  registerMailbox(app, services);
  if ('moveForward' in clock) registerClock(app, clock, services.jobs);
}
