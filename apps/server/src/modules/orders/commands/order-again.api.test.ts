import { contract } from '@stromwandel/api-spec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import {
  createFrequentOrderer,
  createTestOffer,
  orderJourney,
  type TestOffer,
} from '../../../testing/order-journey.ts';

const ADDRESS = {
  street: 'Kastanienweg',
  streetNumber: '7a',
  postcode: '44139',
  place: 'Dortmund',
  state: 'Nordrhein-Westfalen',
  placeOfBirth: 'Münster',
};

let server: TestApp;
let offer: TestOffer;
let journey: ReturnType<typeof orderJourney>;
let anna: TestPerson;

beforeAll(async () => {
  server = await createTestApp();
  offer = await createTestOffer(server);
  journey = orderJourney(server);
  anna = await createFrequentOrderer(server, { tenantId: await server.createTenant('Nordwerk GmbH') });
});
afterAll(() => server.close());

async function orderedId(): Promise<number> {
  const { orderId } = (await journey.create(anna, offer)).body;
  if (orderId === null) throw new Error('The order was not created');
  return orderId;
}

test('a double click creates one order, but a new try after an ended order creates a new one', async () => {
  const orderId = await orderedId();
  expect(await orderedId()).toBe(orderId);
  await journey.decline(orderId, 'CONFIRM_SUMMARY', anna, anna, null);
  const again = await orderedId();
  expect(again).not.toBe(orderId);
  expect((await journey.workflow(again, anna)).order.endReason).toBeNull();
});

test('saving unchanged salary data leaves an open order as it is', async () => {
  const orderId = await orderedId();
  const { body } = await server.call(contract.getUserInfo, {}, anna);
  const { addressDto, salaryInfo } = body;
  if (salaryInfo === null) throw new Error('Anna has salary data');
  const unchanged = { addressDto: { ...addressDto, ...ADDRESS }, salaryInfo };
  expect((await server.call(contract.saveUserInfo, { body: unchanged }, anna)).status).toBe(200);
  const accepted = await journey.accept(orderId, 'CONFIRM_SUMMARY', anna);
  expect(accepted.body.order.endReason).toBeNull();
});
