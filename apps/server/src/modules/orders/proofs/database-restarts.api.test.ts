import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@stromwandel/api-spec';
import { asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  mailboxMessages,
  orderDocuments,
  orders,
  orderSteps,
  outbox,
  userSteps,
} from '../../../platform/database/schema/index.ts';
import { brokenOrderInvariants } from '../../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, type TestOffer } from '../../../testing/order-journey.ts';
import { passJobTime } from '../../../testing/pass-job-time.ts';
import { startRestartableDatabase, type RestartableDatabase } from '../../../testing/restartable-database.ts';

/*
 * PostgreSQL stops and restarts while people order, agree, delete and decline. Each person repeats the same request
 * until it succeeds.
 */

const PATIENCE_MS = 600_000;
const PEOPLE = 8;
const LOOK_AGAIN_MS = 20;
/** How the orders end, in turn. */
const ENDINGS = ['AGREED', 'DELETED', 'DECLINED'] as const;
type Ending = (typeof ENDINGS)[number];

let database: RestartableDatabase;
let server: TestApp;
let offer: TestOffer;
let people: TestPerson[];

beforeAll(async () => {
  database = await startRestartableDatabase();
  server = await createTestApp({ database: database.database, environment: { LOG_LEVEL: 'silent' } });
  offer = await createTestOffer(server);
  const tenantId = await server.createTenant();
  people = [];
  for (let count = 0; count < PEOPLE; count += 1)
    people.push(await createOrderingPerson(server, { tenantId }));
});
afterAll(() => server.close());

interface Tally {
  done: number;
  unavailable: number;
}

interface TriedCall {
  readonly status: number;
  readonly problem: { readonly code: string };
  readonly raw: { readonly headers: Record<string, unknown> };
}

/** Repeats a call until it succeeds; every answer before that must be a 503. */
async function insist<A extends TriedCall>(
  tally: Tally,
  ask: () => Promise<A>,
  doneAlready: number | null = null,
): Promise<A> {
  for (;;) {
    const answer = await ask();
    if (answer.status < 300 || answer.status === doneAlready) {
      tally.done += 1;
      return answer;
    }
    expect([answer.status, answer.problem.code]).toEqual([503, 'TEMPORARILY_UNAVAILABLE']);
    expect(Number(answer.raw.headers['retry-after'])).toBeGreaterThan(0);
    tally.unavailable += 1;
    await pause(LOOK_AGAIN_MS);
  }
}

interface Wanted {
  readonly orderId: number;
  readonly ending: Ending;
}

async function oneOrder(tally: Tally, person: TestPerson, ending: Ending): Promise<Wanted> {
  const { leasePackageId, color, delivery } = offer;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = { leasePackageId, color, delivery };
  const created = await insist(tally, () => server.call(contract.createOrder, { body }, person, headers));
  const { orderId } = created.body;
  if (orderId === null) throw new Error('The order was not created');
  const params = { orderId: String(orderId) };
  const { body: workflow } = await insist(tally, () => server.call(contract.getWorkflow, { params }, person));
  const [summary, preview] = workflow.steps.map(({ id }) => ({ params: { ...params, stepId: String(id) } }));
  if (!summary || !preview) throw new Error('The order has no steps');
  await insist(tally, () => server.call(contract.acceptStep, summary, person));
  if (ending === 'AGREED') await insist(tally, () => server.call(contract.acceptStep, preview, person));
  if (ending === 'DELETED') {
    await insist(tally, () => server.call(contract.deleteOrder, { params }, person), 404);
  }
  if (ending === 'DECLINED') {
    const decline = { ...preview, body: { reason: null } };
    await insist(tally, () => server.call(contract.declineStep, decline, person));
  }
  return { orderId, ending };
}

const STEPS_OF: Readonly<Record<Exclude<Ending, 'DELETED'>, readonly string[]>> = {
  AGREED: ['ACCEPTED', 'ACCEPTED', 'STARTED'],
  DECLINED: ['ACCEPTED', 'DECLINED', 'STARTED'],
};

async function stored(orderId: number) {
  const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  const log = await server.db
    .select({ stepId: userSteps.stepId, status: userSteps.status })
    .from(userSteps)
    .innerJoin(orderSteps, eq(orderSteps.id, userSteps.stepId))
    .where(eq(userSteps.orderId, orderId))
    .orderBy(asc(userSteps.id));
  const documents = await server.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, orderId));
  const newest = new Map(log.map(({ stepId, status }) => [stepId, status ?? 'STARTED']));
  return { exists: row !== undefined, steps: [...newest.values()], documents: documents.length };
}

test(
  'no order is lost or doubled while the database is stopped, killed and restarted',
  async () => {
    const tally: Tally = { done: 0, unavailable: 0 };
    const wanted: Wanted[] = [];
    let isOver = false;
    server.services.outbox.start();

    const orderUntilItIsOver = async (person: TestPerson, first: number) => {
      for (let count = first; !isOver; count += 1) {
        wanted.push(await oneOrder(tally, person, ENDINGS[count % ENDINGS.length] ?? 'AGREED'));
      }
    };
    const reaches = async (what: 'done' | 'unavailable', more: number) => {
      const goal = tally[what] + more;
      while (tally[what] < goal) await pause(LOOK_AGAIN_MS);
    };
    const restart = async () => {
      for (const manner of ['SHUTDOWN', 'KILL', 'SHUTDOWN', 'KILL'] as const) {
        await reaches('done', 3 * PEOPLE);
        await database.stop(manner);
        await reaches('unavailable', 2 * PEOPLE);
        await database.start();
      }
      await reaches('done', 3 * PEOPLE);
      isOver = true;
    };
    try {
      await Promise.all([restart(), ...people.map(orderUntilItIsOver)]);
    } finally {
      isOver = true;
      await server.services.outbox.stop();
    }

    // Jobs that a worker had leased before the crash are free after the lease expires.
    await passJobTime(server.db, 10 * 60);
    await server.services.outbox.runDue();
    for (const { orderId, ending } of wanted) {
      const { exists, steps, documents } = await stored(orderId);
      const expected = ending === 'DELETED' ? [] : STEPS_OF[ending];
      expect({ orderId, exists, steps }).toEqual({ orderId, exists: ending !== 'DELETED', steps: expected });
      expect(documents, `documents of order ${orderId}`).toBe(ending === 'DELETED' ? 0 : 1);
    }
    const kept = await server.db.select({ id: orders.id }).from(orders);
    expect(kept).toHaveLength(wanted.filter(({ ending }) => ending !== 'DELETED').length);

    expect(await server.db.select().from(outbox).where(isNull(outbox.doneAt))).toEqual([]);
    const jobs = await server.db.select().from(outbox).where(eq(outbox.kind, 'MAIL'));
    const delivered = await server.db.select({ id: mailboxMessages.id }).from(mailboxMessages);
    expect(delivered).toHaveLength(jobs.length);
    expect(await brokenOrderInvariants(server.db)).toEqual([]);
    if (process.env['ORDER_PROOF_FIGURES'])
      console.log(tally, `${wanted.length} orders, ${jobs.length} mails`);
  },
  PATIENCE_MS,
);
