import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { vehicles } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { createTestOffer } from '../../testing/order-journey.ts';

let server: TestApp;
let person: TestPerson;
let cars: readonly number[];

beforeAll(async () => {
  server = await createTestApp();
  const offers = [];
  for (let number = 0; number < 26; number += 1) offers.push(await createTestOffer(server));
  cars = offers.map(({ vehicleId }) => vehicleId);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.createPerson();
});

const add = (vehicleIds: number[], as = person) =>
  server.call(contract.addFavourites, { body: { vehicleIds } }, as);
const remove = (vehicleId: number) =>
  server.call(contract.removeFavourite, { params: { vehicleId: String(vehicleId) } }, person);
const list = async (as = person) => (await server.call(contract.listFavourites, {}, as)).body.vehicleIds;

it('keeps the cars of an account in their order, each once, and forgets one', async () => {
  const [one = 0, two = 0, three = 0] = cars;
  expect((await add([two, one, two, 987_654])).body.vehicleIds).toEqual([two, one]);
  expect((await add([one, three])).body.vehicleIds).toEqual([two, one, three]);
  expect((await remove(one)).body.vehicleIds).toEqual([two, three]);
  expect((await remove(one)).status).toBe(200);
  expect(await list()).toEqual([two, three]);
  expect(await list(await server.createPerson())).toEqual([]);
});

it('forgets the oldest car past the limit, also by simultaneous requests', async () => {
  await add(cars.slice(0, 23));
  await Promise.all(cars.slice(23).map((car) => add([car])));
  const kept = await list();
  expect(kept).toHaveLength(24);
  expect(kept[0]).toBe(cars[2]);
  expect(new Set(kept.slice(21))).toEqual(new Set(cars.slice(23)));
});

it('leaves out a car that is not on offer any more', async () => {
  const { vehicleId } = await createTestOffer(server);
  await add([vehicleId]);
  await server.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, vehicleId));
  expect(await list()).toEqual([]);
});

it.each([[[]], [[0]], [[1.5]], [Array.from({ length: 25 }, (_, index) => index + 1)]])(
  'refuses the list %j by its name',
  async (vehicleIds) => {
    const { status, problem } = await add(vehicleIds);
    expect([status, problem.code]).toEqual([400, 'INVALID_INPUT']);
    expect(problem.errors?.[0]?.path).toContain('body.vehicleIds');
  },
);
