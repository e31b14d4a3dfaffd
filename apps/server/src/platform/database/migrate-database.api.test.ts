import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { migrateDatabase } from './migrate-database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url));

test('keeps a migrated database, and refuses one with another unreleased schema', async () => {
  const database = await createTestDatabase();
  try {
    await migrateDatabase(database.ownerUrl, MIGRATIONS);

    const owner = new pg.Client(database.ownerUrl);
    await owner.connect();
    await owner.query(`update drizzle.__drizzle_migrations set hash = 'of another schema'`);
    await owner.end();
    await expect(migrateDatabase(database.ownerUrl, MIGRATIONS)).rejects.toThrow(
      'remove DATA_DIR (by default .data), or create the database of DATABASE_URL anew',
    );
  } finally {
    await database.drop();
  }
});
