import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

async function tablesOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  await client.end();
  return rows.map(({ name }) => name);
}

it('gives each caller a migrated database of its own and removes it', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(first.connectionString).not.toBe(second.connectionString);
  expect(await tablesOf(first.connectionString)).not.toEqual([]);
  expect(await tablesOf(second.connectionString)).toEqual(await tablesOf(first.connectionString));

  const forgotten = new pg.Client({ connectionString: first.connectionString });
  forgotten.on('error', () => undefined);
  await forgotten.connect();
  await Promise.all([first.drop(), second.drop()]);
  await expect(tablesOf(first.connectionString)).rejects.toThrow('does not exist');
});
