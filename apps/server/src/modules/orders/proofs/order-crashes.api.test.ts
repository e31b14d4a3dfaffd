import { contract } from '@stromwandel/api-spec';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  mailboxMessages,
  orderDocuments,
  outbox,
  userSteps,
} from '../../../platform/database/schema/index.ts';
import { brokenOrderInvariants } from '../../../testing/broken-order-invariants.ts';
import {
  CRASH_MOMENTS,
  crashOnce,
  createCrashingServer,
  type CrashingServer,
  type Situation,
} from '../../../testing/crash-calls.ts';
import type { TestPerson } from '../../../testing/create-test-app.ts';
import type { CrashMoment } from '../../../testing/database-proxy.ts';
import { passJobTime } from '../../../testing/pass-job-time.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../../testing/order-journey.ts';
import { partsToTry } from '../../../../../../scripts/steps/slice-of-commit.mjs';

/*
 * The database connection breaks at every round trip of every write: once before the request arrives, once after its
 * execution but before its answer. Then the person tries again.
 */

/** Hundreds of orders are brought to their step, one for each crash point. */
const PATIENCE_MS = 600_000;

let crashing: CrashingServer;
let server: CrashingServer['server'];
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let owner: TestPerson;
let personnel: TestPerson;
let tenantId: number;

beforeAll(async () => {
  crashing = await createCrashingServer();
  ({ server } = crashing);
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  tenantId = await server.createTenant();
  personnel = await server.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
});
afterAll(() => crashing.close());

/** Crashes at one round trip and tries again; false when the call has fewer round trips. */
async function crashAt(prepare: () => Promise<Situation>, roundTrip: number, moment: CrashMoment) {
  // No pay allows as many signed cars as there are crash points.
  owner = await createFrequentOrderer(server, { tenantId });
  return crashOnce(crashing, await prepare(), roundTrip, moment);
}

// Each crash takes a new order, so a commit tries every fourth round trip at one moment, starting at the first to fourth.
const STARTS = partsToTry(
  'order crashes',
  CRASH_MOMENTS.flatMap((moment) => [1, 2, 3, 4].map((first) => ({ moment, first }))),
);
/** Less than any of the calls has from its start on. */
const FEW_POINTS = 3;

/**
 * Crashes at every round trip, each time in a fresh situation, and tries again.
 * @returns how many round trips the calls had from their start on, all starts together
 */
async function crashEverywhere(prepare: () => Promise<Situation>): Promise<number> {
  let points = 0;
  for (const { moment, first } of STARTS) {
    let roundTrip = first;
    while (await crashAt(prepare, roundTrip, moment)) roundTrip += 4;
    points += roundTrip - first;
  }
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
  return points;
}

async function decisionsOf(orderId: number): Promise<(string | null)[]> {
  const rows = await server.db
    .select()
    .from(userSteps)
    .where(eq(userSteps.orderId, orderId))
    .orderBy(userSteps.id);
  return rows.map(({ status }) => status);
}

test(
  'creates an order once',
  async () => {
    const points = await crashEverywhere(async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const before = (await server.call(contract.listOrders, {}, owner)).body.length;
      return {
        attempt: () => journey.create(owner, offer, headers),
        check: async () =>
          expect((await server.call(contract.listOrders, {}, owner)).body).toHaveLength(before + 1),
      };
    });
    expect(points).toBeGreaterThan(FEW_POINTS);
  },
  PATIENCE_MS,
);

test(
  'accepts the summary once and prints the contract once',
  async () => {
    const points = await crashEverywhere(async () => {
      const orderId = await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY');
      const step = { params: await journey.stepParams(orderId, 'CONFIRM_SUMMARY', owner) };
      return {
        attempt: () => server.call(contract.acceptStep, step, owner),
        check: async () => {
          expect(await decisionsOf(orderId)).toEqual([null, 'ACCEPTED', null]);
          const params = { orderId: String(orderId) };
          expect((await server.call(contract.getContract, { params }, owner)).status).toBe(200);
          const documents = await server.db
            .select({ id: orderDocuments.id })
            .from(orderDocuments)
            .where(eq(orderDocuments.orderId, orderId));
          expect(documents).toHaveLength(1);
        },
      };
    });
    expect(points).toBeGreaterThan(FEW_POINTS);
  },
  PATIENCE_MS,
);

test(
  'deletes or withdraws an order once',
  async () => {
    await crashEverywhere(async () => {
      const orderId = await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY');
      const params = { orderId: String(orderId) };
      return {
        // After a crash behind the commit, the order is already deleted, as requested.
        attempt: async () => {
          const { status } = await server.call(contract.deleteOrder, { params }, owner);
          return { status: status === 404 ? 204 : status };
        },
        check: async () => expect((await server.call(contract.getOrder, { params }, owner)).status).toBe(404),
      };
    });
    const points = await crashEverywhere(async () => {
      const orderId = await journey.orderAt(owner, offer, 'SIGNED');
      const params = { orderId: String(orderId) };
      return {
        attempt: () => server.call(contract.withdrawOrder, { params }, owner),
        check: async () => {
          const { steps, userSteps: log } = await journey.workflow(orderId, owner);
          const ended = steps.find(({ stepType }) => stepType === 'EXPIRED');
          expect(log.filter(({ stepId }) => stepId === ended?.id)).toHaveLength(1);
        },
      };
    });
    expect(points).toBeGreaterThan(FEW_POINTS);
  },
  PATIENCE_MS,
);

test(
  'stores one decision of the employer',
  async () => {
    const points = await crashEverywhere(async () => {
      const orderId = await journey.orderAt(owner, offer, 'SIGNED');
      const step = { params: await journey.stepParams(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner) };
      return {
        attempt: () => server.call(contract.acceptStep, step, personnel),
        check: async () => {
          const decided = (await decisionsOf(orderId)).filter((status) => status === 'ACCEPTED');
          expect(decided).toHaveLength(5);
        },
      };
    });
    expect(points).toBeGreaterThan(FEW_POINTS);
  },
  PATIENCE_MS,
);

test(
  'sends a mail at least once, at whichever round trip the worker dies',
  async () => {
    const points = await crashEverywhere(async () => {
      await server.services.outbox.runDue();
      const orderId = await journey.orderAt(owner, offer, 'CONFIRM_SUMMARY');
      await journey.accept(orderId, 'CONFIRM_SUMMARY', owner);
      return {
        attempt: async () => {
          // Jobs that a dead worker had leased are free after the lease expires.
          await passJobTime(server.db, 30 * 60);
          return server.services.outbox.runDue().then(
            () => ({ status: 200 }),
            () => ({ status: 503 }),
          );
        },
        check: async () => {
          // Rows of a dead worker stay locked until the database notices its end; other workers skip them.
          const waiting = async () => {
            await server.services.outbox.runDue();
            return server.db
              .select()
              .from(outbox)
              .where(sql`${outbox.doneAt} is null`);
          };
          await expect.poll(waiting).toEqual([]);
          const sent = await server.db
            .select({ id: mailboxMessages.id })
            .from(mailboxMessages)
            .where(sql`${mailboxMessages.subject} like ${`%${orderId}%`}`);
          expect(sent.length).toBeGreaterThanOrEqual(1);
        },
      };
    });
    expect(points).toBeGreaterThan(5);
  },
  PATIENCE_MS,
);
