import { contract } from '@stromwandel/api-spec';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents, outbox, verificationCases } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createOrderingPerson,
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

type CheckedStep = 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN';

async function checkAt(stepType: CheckedStep, owner = person) {
  const journey = orderJourney(server);
  const orderId = await journey.orderAt(owner, offer, stepType);
  const params = await journey.stepParams(orderId, stepType, owner);
  const startEndpoint = stepType === 'NECT_SIGN' ? contract.startSigning : contract.startIdentification;
  return {
    orderId,
    params,
    start: async () => (await server.call(startEndpoint, { params }, owner)).body,
    openedElsewhere: async () =>
      (await server.call(contract.getVerificationStatus, { params }, owner)).body.openedElsewhere,
    handOver: (as = owner) => server.call(contract.handOverCheck, { params }, as),
    mail: (as = owner) => server.call(contract.mailCheckLink, { params }, as),
    cases: () =>
      server.db
        .select()
        .from(verificationCases)
        .where(eq(verificationCases.stepId, Number(params.stepId))),
  };
}

const codeOf = (url: string) => url.split('/').at(-1) ?? '';
const open = (code: string) => server.call(contract.openHandover, { params: { code } });

async function newCode(check: Awaited<ReturnType<typeof checkAt>>): Promise<string> {
  return codeOf((await check.handOver()).body.url);
}

describe.each(['NECT_DRIVERS_LICENCE', 'NECT_SIGN'] as const)('another device at %s', (stepType) => {
  test('continues the same live case, and its result counts here', async () => {
    const check = await checkAt(stepType);
    const jumpUrl = await check.start();
    const { body } = await check.handOver();
    expect(body.url).toMatch(/^http:\/\/portal\.test\/handover\/[\w-]{43}$/);
    const opened = await open(codeOf(body.url));
    expect([opened.status, opened.body]).toEqual([200, jumpUrl]);
    expect(await check.openedElsewhere()).toBe(true);
    await server.app.inject({
      method: 'POST',
      url: `${new URL(jumpUrl).pathname}/finish`,
      payload: { scenario: 'success' },
    });
    const ended = stepType === 'NECT_SIGN' ? contract.checkSigning : contract.checkIdentification;
    expect((await server.call(ended, { params: check.params }, person)).body).toBe(true);
    expect(await check.openedElsewhere()).toBe(false);
  });

  test('opens the check when none is running', async () => {
    const check = await checkAt(stepType);
    const opened = await open(await newCode(check));
    expect(opened.body).toBe(await check.start());
    expect(await check.cases()).toHaveLength(1);
  });
});

describe('the link to another device', () => {
  test('works once, also for two devices at the same moment', async () => {
    const check = await checkAt('NECT_DRIVERS_LICENCE');
    const code = await newCode(check);
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await open(code)).problem.code).toBe('USED_CODE');
    await newCode(check);
    expect(await check.openedElsewhere()).toBe(false);
  });

  test('expires after ten minutes of real time', async () => {
    const check = await checkAt('NECT_DRIVERS_LICENCE');
    const code = await newCode(check);
    server.clock.advance({ minutes: 10 });
    expect((await open(code)).problem.code).toBe('EXPIRED_CODE');
  });

  test('expires with the next link and with the check', async () => {
    const check = await checkAt('NECT_DRIVERS_LICENCE');
    const first = await newCode(check);
    const second = await newCode(check);
    expect((await open(first)).problem.code).toBe('INVALID_CODE');
    const page = new URL(await check.start()).pathname;
    await server.app.inject({ method: 'POST', url: `${page}/finish`, payload: { scenario: 'abort' } });
    expect((await open(second)).problem.code).toBe('EXPIRED_CODE');
  });

  test('is stored as a hash, and its audit events do not contain it', async () => {
    const check = await checkAt('NECT_DRIVERS_LICENCE');
    const code = await newCode(check);
    await open(code);
    const rows = JSON.stringify(await check.cases());
    expect(rows).not.toContain(code);
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.record, 'order'), eq(auditEvents.recordId, check.orderId)));
    const actions = events.map(({ action }) => action);
    expect(actions).toContain('CHECK_HANDED_OVER');
    expect(actions).toContain('CHECK_OPENED_ELSEWHERE');
    expect(JSON.stringify(events)).not.toContain(code);
  });

  test('is refused for a foreign step, an ended order or a passed check', async () => {
    const check = await checkAt('NECT_DRIVERS_LICENCE');
    const stranger = await createOrderingPerson(server);
    expect((await check.handOver(stranger)).problem.code).toBe('NOT_FOUND');
    const page = new URL(await check.start()).pathname;
    await server.app.inject({ method: 'POST', url: `${page}/finish`, payload: { scenario: 'success' } });
    expect((await check.handOver()).problem.code).toBe('STEP_ALREADY_DECIDED');
    const ended = await checkAt('NECT_SIGN');
    await orderJourney(server).decline(ended.orderId, 'NECT_SIGN', person, person, null);
    expect((await ended.handOver()).problem.code).toBe('ORDER_ENDED');
  });

  test('is protected by a limit on guesses', async () => {
    const guesses = [];
    for (let index = 0; index < 25; index += 1) guesses.push((await open(`guess-${index}`)).problem.code);
    expect(new Set(guesses)).toEqual(new Set(['INVALID_CODE', 'TOO_MANY_REQUESTS']));
    server.clock.advance({ minutes: 16 });
    expect((await open('guess')).problem.code).toBe('INVALID_CODE');
  });
});

describe('the mailed link', () => {
  test.each([
    ['NECT_DRIVERS_LICENCE', 'LICENCE_LINK'],
    ['NECT_SIGN', 'SIGNING_LINK'],
  ] as const)('to %s leads back to the step in the portal', async (stepType, kind) => {
    const check = await checkAt(stepType);
    expect((await check.mail()).status).toBe(204);
    const rows = JSON.stringify(await server.db.select().from(outbox));
    expect(rows).toContain(kind);
    expect(rows).toContain(`http://portal.test/order/${check.orderId}/workflow`);
    expect(rows).not.toContain('/sandbox/verification/cases/');
  });

  test('is sent three times an hour at most, and never for a foreign step', async () => {
    const owner = await createOrderingPerson(server);
    const check = await checkAt('NECT_DRIVERS_LICENCE', owner);
    expect((await check.mail(person)).problem.code).toBe('NOT_FOUND');
    const sent = [];
    for (let index = 0; index < 4; index += 1) sent.push((await check.mail()).status);
    expect(sent).toEqual([204, 204, 204, 429]);
  });
});
