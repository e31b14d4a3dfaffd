import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDemoCars } from '../../demo/world/cars/insert-demo-cars.ts';
import {
  connectDatabase,
  type DatabaseConnection,
  type Transaction,
} from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { findListedVehicles } from './catalogue-store.ts';

let database: TestDatabase;
let connection: DatabaseConnection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.ownerUrl, { onError: () => undefined });
  await connection.db.transaction(insertDemoCars);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('pages of 1, 50, 64, 191 and 192 cars yield the same list as one page', async () => {
  const read = async (tx: Transaction, limit: number) => {
    const cars = [];
    for await (const page of findListedVehicles(tx, limit)) cars.push(...page);
    return cars;
  };
  await connection.db.transaction(async (tx) => {
    const whole = await read(tx, 1_000);
    expect(whole).toHaveLength(192);
    for (const carsOfPage of [1, 50, 64, 191, 192]) {
      expect(await read(tx, carsOfPage), `pages of ${carsOfPage}`).toEqual(whole);
    }
  });
});
