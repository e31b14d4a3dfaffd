import { contract } from '@stromwandel/api-spec';
import { currentStep, type StepType } from '@stromwandel/ordering';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import {
  createOrderingPerson,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../testing/order-journey.ts';

let server: TestApp;
let offer: TestOffer;
let anna: TestPerson;
let journey: ReturnType<typeof orderJourney>;

beforeAll(async () => {
  server = await createTestApp();
  // The simulated provider of checks is reached over HTTP like the real one.
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  offer = await createTestOffer(server);
  anna = await createOrderingPerson(server, { values: { firstName: 'Anna', lastName: 'Schmidt' } });
  journey = orderJourney(server);
});
afterAll(() => server.close());

const params = (orderId: number) => ({ params: { orderId: String(orderId) } });
const current = async (orderId: number, owner = anna) =>
  currentStep((await journey.workflow(orderId, owner)).steps)?.stepType ?? null;

test('signing goes over the contract that was previewed', async () => {
  const orderId = await journey.orderAt(anna, offer, 'CONFIRM_SUMMARY');
  expect(await current(orderId)).toBe<StepType>('CONFIRM_SUMMARY');
  expect((await server.call(contract.getContract, params(orderId), anna)).problem.code).toBe(
    'DOCUMENT_NOT_READY',
  );
  await journey.accept(orderId, 'CONFIRM_SUMMARY', anna);
  expect(await current(orderId)).toBe<StepType>('PREVIEW_CONTRACT');
  const previewed = (await server.call(contract.getContract, params(orderId), anna)).raw.rawPayload;
  expect(previewed.subarray(0, 5).toString()).toBe('%PDF-');
  await journey.accept(orderId, 'PREVIEW_CONTRACT', anna);
  await journey.verify(orderId, 'NECT_DRIVERS_LICENCE', anna);
  await journey.accept(orderId, 'NECT_DRIVERS_LICENCE', anna);
  await journey.verify(orderId, 'NECT_SIGN', anna);
  expect(await current(orderId)).toBe<StepType>('TENANT_ADMIN_CLICK_CONFIRM');
  const { documents } = (await journey.workflow(orderId, anna)).order;
  expect(documents.map(({ name }) => name)).toEqual([
    `Überlassungsvertrag ${orderId}.pdf`,
    `Überlassungsvertrag ${orderId} (unterschrieben).pdf`,
  ]);
  const newest = { orderId: String(orderId), documentId: String(documents.at(-1)?.id) };
  const signed = (await server.call(contract.getDocument, { params: newest }, anna)).raw.rawPayload;
  expect(signed.subarray(0, previewed.length).equals(previewed)).toBe(true);
});
