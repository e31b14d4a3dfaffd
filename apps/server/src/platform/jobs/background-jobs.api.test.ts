import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { connectDatabase, type DatabaseConnection } from '../database/database.ts';
import { recurringJobs } from '../database/schema/index.ts';
import { runAsSystem } from '../scope/scope.ts';
import { createBackgroundJobs } from './background-jobs.ts';

const HOUR_S = 3600;

let database: TestDatabase;
let connection: DatabaseConnection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.connectionString, { onError: () => undefined });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Starts processes that share the database, each with one hourly job, and ends them; returns how often the job ran. */
async function countRuns(name: string, processes: number): Promise<number> {
  let runs = 0;
  const all = Array.from({ length: processes }, () => {
    const jobs = createBackgroundJobs(connection.db, fastify({ logger: false }).log);
    jobs.every(name, HOUR_S, () => Promise.resolve((runs += 1)));
    return jobs;
  });
  await Promise.all(all.map((jobs) => jobs.start()));
  await Promise.all(all.map((jobs) => jobs.stop()));
  return runs;
}

test('of several processes one runs a job in each interval', async () => {
  expect(await countRuns('shared', 5)).toBe(1);
  expect(await countRuns('shared', 5)).toBe(0);
  await runAsSystem(() =>
    connection.db.update(recurringJobs).set({ begunAt: sql`now() - interval '59 minutes'` }),
  );
  expect(await countRuns('shared', 5)).toBe(1);
  expect(await countRuns('another', 2)).toBe(1);
});

test('a process that stops begins nothing more', async () => {
  let runs = 0;
  const jobs = createBackgroundJobs(connection.db, fastify({ logger: false }).log);
  jobs.every('stopped', HOUR_S, () => Promise.resolve((runs += 1)));
  void jobs.start();
  await jobs.stop();
  expect(runs).toBe(0);
});
