import { randomUUID } from 'node:crypto';
import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  files,
  orderDocuments,
  orders,
  userSteps,
  verificationCases,
} from '../../platform/database/schema/index.ts';
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
  // The server calls the sandbox over HTTP like a real provider, so it must listen.
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  person = await createFrequentOrderer(server);
});
afterAll(() => server.close());

type Step = { readonly orderId: number; readonly stepId: number };
const path = ({ orderId, stepId }: Step) => ({ orderId: String(orderId), stepId: String(stepId) });
async function waitingStep(stepType: 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN'): Promise<Step> {
  const journey = orderJourney(server);
  const orderId = await journey.orderAt(person, offer, stepType);
  return { orderId, stepId: await journey.stepId(orderId, stepType, person) };
}
const licenceStep = () => waitingStep('NECT_DRIVERS_LICENCE');
const signingStep = () => waitingStep('NECT_SIGN');
const startLicence = (params: Step, as = person) =>
  server.call(contract.startIdentification, { params: path(params) }, as);
const startSigning = (params: Step, as = person) =>
  server.call(contract.startSigning, { params: path(params) }, as);
const licenceCheck = async (params: Step) =>
  (await server.call(contract.checkIdentification, { params: path(params) }, person)).body;
const signingCheck = async (params: Step) =>
  (await server.call(contract.checkSigning, { params: path(params) }, person)).body;
const status = async (params: Step) =>
  (await server.call(contract.getVerificationStatus, { params: path(params) }, person)).body;

async function finish(jumpUrl: string, scenario: string) {
  const page = new URL(jumpUrl).pathname;
  return server.app.inject({ method: 'POST', url: `${page}/finish`, payload: { scenario } });
}

async function casesOf({ stepId }: Step) {
  return server.db.select().from(verificationCases).where(eq(verificationCases.stepId, stepId));
}

describe('a licence check', () => {
  test('passes from the start through the callback, storing no more than needed', async () => {
    const step = await licenceStep();
    expect(await status(step)).toMatchObject({ state: 'NONE', retryAllowed: true });
    const { body: jumpUrl } = await startLicence(step);
    expect(jumpUrl).toContain('http://portal.test/sandbox/verification/cases/');
    expect(await licenceCheck(step)).toBe(false);
    expect(await status(step)).toMatchObject({ state: 'OPEN', jumpUrl, retryAllowed: false });
    await finish(jumpUrl, 'success');
    expect(await licenceCheck(step)).toBe(true);
    expect(await status(step)).toMatchObject({
      state: 'SUCCESS',
      reason: null,
      jumpUrl: null,
      retryAllowed: false,
    });
    const [kept] = await casesOf(step);
    const place = { table: 'verification_cases', column: 'result', ownerId: person.userId };
    const opened = server.services.seal.open(kept?.result ?? '', {
      ...place,
      record: kept?.callbackId ?? '',
    });
    expect(opened).toEqual({
      checkedOn: '2026-11-23',
      licenceClasses: ['AM', 'B', 'L'],
      validUntil: '2032-01-15',
    });
  });

  test('returns the live case again, also for parallel starts', async () => {
    const step = await licenceStep();
    const started = await Promise.all([startLicence(step), startLicence(step), startLicence(step)]);
    expect(new Set(started.map(({ body }) => body)).size).toBe(1);
    expect((await startLicence(step)).body).toBe(started[0].body);
    expect(await casesOf(step)).toHaveLength(1);
  });

  test.each([
    ['name_mismatch', 'FAILED', 'NAME_MISMATCH'],
    ['expired_doc', 'FAILED', 'DOCUMENT_EXPIRED'],
    ['no_class_b', 'FAILED', 'LICENCE_CLASS_MISSING'],
    ['tech_error', 'FAILED', 'TECHNICAL'],
    ['abort', 'ABORTED', 'USER_CANCELLED'],
  ])('that ends with %s shows it and can be started again', async (scenario, state, reason) => {
    const step = await licenceStep();
    const { body: jumpUrl } = await startLicence(step);
    await finish(jumpUrl, scenario);
    expect(await licenceCheck(step)).toBe(false);
    expect(await status(step)).toMatchObject({ state, reason, jumpUrl: null, retryAllowed: true });
    const again = await startLicence(step);
    expect(again.body).not.toBe(jumpUrl);
    await finish(again.body, 'success');
    expect(await licenceCheck(step)).toBe(true);
  });

  test.each(['no_callback', 'late_callback'])(
    'whose callback is missing (%s) is found by a pull',
    async (scenario) => {
      const step = await licenceStep();
      await finish((await startLicence(step)).body, scenario);
      expect(await licenceCheck(step)).toBe(false);
      expect((await status(step)).state).toBe('SUCCESS');
      expect(await licenceCheck(step)).toBe(true);
    },
  );

  test('whose callback is missing is found by the sweeper', async () => {
    const step = await licenceStep();
    await finish((await startLicence(step)).body, 'no_callback');
    server.clock.advance({ seconds: 31 });
    await server.services.jobs.runNow('verification-sweep');
    expect(await licenceCheck(step)).toBe(true);
  });

  test('in review waits and succeeds later', async () => {
    const step = await licenceStep();
    await finish((await startLicence(step)).body, 'slow');
    expect(await status(step)).toMatchObject({ state: 'IN_REVIEW', retryAllowed: false });
    server.clock.advance({ seconds: 10 });
    expect((await status(step)).state).toBe('SUCCESS');
  });

  test('reported twice counts once', async () => {
    const step = await licenceStep();
    await finish((await startLicence(step)).body, 'double_callback');
    expect(await licenceCheck(step)).toBe(true);
    expect(await casesOf(step)).toHaveLength(1);
  });

  test('without activity expires and can be started again', async () => {
    const step = await licenceStep();
    const { body: jumpUrl } = await startLicence(step);
    server.clock.advance({ days: 2, minutes: 1 });
    expect(await status(step)).toMatchObject({ state: 'EXPIRED', retryAllowed: true });
    expect((await startLicence(step)).body).not.toBe(jumpUrl);
  });

  test('that has ended is deleted at the provider', async () => {
    const step = await licenceStep();
    const { body: jumpUrl } = await startLicence(step);
    await finish(jumpUrl, 'success');
    await server.services.outbox.runDue();
    expect((await server.app.inject({ url: new URL(jumpUrl).pathname })).statusCode).toBe(404);
  });

  test('that has passed cannot be started again', async () => {
    const step = await licenceStep();
    await finish((await startLicence(step)).body, 'success');
    expect(await startLicence(step)).toMatchObject({
      status: 409,
      problem: { code: 'STEP_ALREADY_DECIDED' },
    });
  });
});

describe('signing', () => {
  test('leads to the signed contract and accepts the step', async () => {
    const step = await signingStep();
    const { body: jumpUrl } = await startSigning(step);
    expect(await signingCheck(step)).toBe(false);
    await finish(jumpUrl, 'success');
    expect(await signingCheck(step)).toBe(true);
    const documents = await server.db
      .select()
      .from(orderDocuments)
      .where(eq(orderDocuments.orderId, step.orderId));
    expect(documents.map(({ kind }) => kind)).toEqual(['CONTRACT_SIGNED']);
    const log = await server.db.select().from(userSteps).where(eq(userSteps.stepId, step.stepId));
    expect(log.map((entry) => entry.status)).toEqual([null, 'ACCEPTED']);
  });

  test('anything but the preview ends the order', async () => {
    const step = await signingStep();
    const { body: jumpUrl } = await startSigning(step);
    const [preview] = await server.db
      .select({ fileId: orderDocuments.fileId })
      .from(orderDocuments)
      .where(eq(orderDocuments.orderId, step.orderId));
    const { content } = await server.services.files.put(
      { name: `order_documents/${step.orderId}/CONTRACT_PREVIEW`, tenantId: null, ownerId: person.userId },
      Buffer.from('%PDF-1.7 something else'),
    );
    await server.db.update(files).set({ content }).where(eq(files.id, preview!.fileId)); // printed above
    await finish(jumpUrl, 'success');
    const [order] = await server.db.select().from(orders).where(eq(orders.id, step.orderId));
    expect(order?.endReason).toBe('CONTRACT_CHANGED');
  });

  test('after the order has ended stores nothing', async () => {
    const step = await signingStep();
    const { body: jumpUrl } = await startSigning(step);
    await server.db.update(orders).set({ endedAt: server.clock.now() }).where(eq(orders.id, step.orderId));
    await finish(jumpUrl, 'success');
    expect(await signingCheck(step)).toBe(false);
    expect(await status(step)).toMatchObject({ state: 'ABORTED', retryAllowed: false });
  });

  test('pulled many times at once is recorded once', async () => {
    const step = await signingStep();
    await finish((await startSigning(step)).body, 'no_callback');
    const [row] = await casesOf(step);
    const callback = () =>
      server.call(contract.verificationCallback, { params: { callbackId: row!.callbackId } });
    await Promise.all(Array.from({ length: 10 }, callback));
    const log = await server.db.select().from(userSteps).where(eq(userSteps.stepId, step.stepId));
    expect(log.filter((entry) => entry.status === 'ACCEPTED')).toHaveLength(1);
  });
});

describe('strangers', () => {
  test('get the same answer for foreign, absent and other steps', async () => {
    const stranger = await server.createPerson();
    const step = await licenceStep();
    const other = await signingStep();
    for (const params of [
      step,
      { orderId: 999_999, stepId: step.stepId },
      { orderId: step.orderId, stepId: other.stepId },
    ]) {
      for (const endpoint of [
        contract.startIdentification,
        contract.checkIdentification,
        contract.getVerificationStatus,
      ]) {
        const as = params === step ? stranger : person;
        expect(await server.call(endpoint, { params: path(params) }, as)).toMatchObject({
          status: 404,
          problem: { code: 'NOT_FOUND' },
        });
      }
    }
    expect((await server.call(contract.checkSigning, { params: path(step) }, person)).status).toBe(404);
  });

  test('cannot change anything by callbacks for unknown cases', async () => {
    for (const callbackId of [randomUUID(), 'nothing', "'; drop table orders"]) {
      expect((await server.call(contract.verificationCallback, { params: { callbackId } })).status).toBe(204);
    }
  });
});
