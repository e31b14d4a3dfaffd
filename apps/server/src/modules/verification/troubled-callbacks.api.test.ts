import { contract } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userSteps, verificationCases } from '../../platform/database/schema/index.ts';
import { brokenOrderInvariants } from '../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

let server: TestApp;
let person: TestPerson;
let offer: TestOffer;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  person = await createFrequentOrderer(server);
});
afterAll(() => server.close());

const SWEEP_SECONDS = 31;

type CheckedStep = 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN';

/** An order with an open check at a step, and the actions of provider and others. */
async function openCheck(stepType: CheckedStep) {
  const journey = orderJourney(server);
  const orderId = await journey.orderAt(person, offer, stepType);
  const params = await journey.stepParams(orderId, stepType, person);
  const [start, check] =
    stepType === 'NECT_SIGN'
      ? [contract.startSigning, contract.checkSigning]
      : [contract.startIdentification, contract.checkIdentification];
  const { body: jumpUrl } = await server.call(start, { params }, person);
  const stepId = Number(params.stepId);
  const [stored] = await server.db
    .select()
    .from(verificationCases)
    .where(eq(verificationCases.stepId, stepId))
    .orderBy(desc(verificationCases.id))
    .limit(1);
  if (!stored) throw new Error('No check was opened');
  const { callbackId } = stored;
  return {
    orderId,
    callbackId,
    /** The person passes; the provider's callback follows the scenario. */
    finish: (scenario: string) =>
      server.app.inject({
        method: 'POST',
        url: `${new URL(jumpUrl).pathname}/finish`,
        payload: { scenario },
      }),
    callBack: (id = callbackId) => server.call(contract.verificationCallback, { params: { callbackId: id } }),
    isPassed: async () => (await server.call(check, { params }, person)).body,
    acceptances: async () => {
      const log = await server.db.select().from(userSteps).where(eq(userSteps.stepId, stepId));
      return log.filter(({ status }) => status === 'ACCEPTED').length;
    },
  };
}

async function sweep(): Promise<void> {
  server.clock.advance({ seconds: SWEEP_SECONDS });
  await server.services.jobs.runNow('verification-sweep');
}

describe.each(['NECT_DRIVERS_LICENCE', 'NECT_SIGN'] as const)('a callback about %s', (stepType) => {
  const accepted = stepType === 'NECT_SIGN' ? 1 : 0;

  test('that is lost is recovered by the sweeper', async () => {
    const check = await openCheck(stepType);
    await check.finish('no_callback');
    expect(await check.isPassed()).toBe(false);
    await sweep();
    expect([await check.isPassed(), await check.acceptances()]).toEqual([true, accepted]);
  });

  test('that arrives after the sweeper changes nothing more', async () => {
    const check = await openCheck(stepType);
    await check.finish('no_callback');
    await sweep();
    expect((await check.callBack()).status).toBe(204);
    expect([await check.isPassed(), await check.acceptances()]).toEqual([true, accepted]);
  });

  test('that arrives after the order is cancelled restores nothing', async () => {
    const check = await openCheck(stepType);
    await orderJourney(server).decline(check.orderId, stepType, person, person, null);
    await check.finish('no_callback');
    expect((await check.callBack()).status).toBe(204);
    await sweep();
    expect([await check.isPassed(), await check.acceptances()]).toEqual([false, 0]);
  });

  test('that arrives after the order is deleted finds no case', async () => {
    const check = await openCheck(stepType);
    const params = { orderId: String(check.orderId) };
    expect((await server.call(contract.deleteOrder, { params }, person)).status).toBe(204);
    await check.finish('no_callback');
    expect((await check.callBack()).status).toBe(204);
    await sweep();
    expect((await server.call(contract.getOrder, { params }, person)).status).toBe(404);
  });

  test('that arrives 20 times at once counts once', async () => {
    const check = await openCheck(stepType);
    await check.finish('no_callback');
    const answers = await Promise.all(Array.from({ length: 20 }, () => check.callBack()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect([await check.isPassed(), await check.acceptances()]).toEqual([true, accepted]);
  });

  test('that arrives before any change has no effect', async () => {
    const check = await openCheck(stepType);
    expect((await check.callBack()).status).toBe(204);
    expect([await check.isPassed(), await check.acceptances()]).toEqual([false, 0]);
    await check.finish('success');
    expect(await check.isPassed()).toBe(true);
  });

  test("with another order's, an unknown or an invalid id changes nothing here", async () => {
    const [check, other] = [await openCheck(stepType), await openCheck(stepType)];
    await check.finish('no_callback');
    await other.callBack();
    const strange = [
      '00000000-0000-4000-8000-000000000000',
      'x',
      '%00',
      "'; drop table orders",
      '../callbacks',
    ];
    for (const id of strange) expect([204, 400, 404]).toContain((await check.callBack(id)).status);
    expect(await check.isPassed()).toBe(false);
    expect(await other.isPassed()).toBe(false);
    await check.callBack();
    expect([await check.isPassed(), await other.isPassed()]).toEqual([true, false]);
  });
});

const BODIES: readonly (readonly [string, string])[] = [
  ['application/json', '{"caseId":"1","state":"SUCCESS"}'],
  ['application/json; charset=utf-8', '{broken'],
  ['application/json', '["__proto__"]'],
  ['text/plain', 'SUCCESS'],
  ['application/x-www-form-urlencoded', 'state=SUCCESS'],
  ['application/octet-stream', '%PDF'],
];

test.each(BODIES)('a callback with %s %s is processed like any other', async (type, payload) => {
  const check = await openCheck('NECT_DRIVERS_LICENCE');
  const url = `/v1/callbacks/verification/${check.callbackId}`;
  const knock = () =>
    server.app.inject({ method: 'PUT', url, headers: { 'content-type': type }, payload: payload });
  expect((await knock()).statusCode).toBe(204);
  expect(await check.isPassed()).toBe(false);
  await check.finish('no_callback');
  expect((await knock()).statusCode).toBe(204);
  expect(await check.isPassed()).toBe(true);
});

test('a callback with an oversized body is not read to its end', async () => {
  const url = '/v1/callbacks/verification/00000000-0000-4000-8000-000000000000';
  const answer = await server.app.inject({ method: 'PUT', url, payload: Buffer.alloc(5_000_000) });
  expect(answer.statusCode).toBe(413);
});

test('all orders are consistent after these callbacks', async () => {
  expect(await brokenOrderInvariants(server.db)).toEqual([]);
});
