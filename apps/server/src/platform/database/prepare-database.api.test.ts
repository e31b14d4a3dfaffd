import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { prepareDatabase } from './prepare-database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

test("reports how far the server's account is separated from the tables' owner", async () => {
  const database = await createTestDatabase();
  const { ownerUrl, connectionString } = database;
  const separation = async (applicationUrl: string | null, rolePassword: string | null) =>
    (await prepareDatabase({ ownerUrl, applicationUrl, rolePassword, migrationsFolder })).separation;
  try {
    expect(await separation(connectionString, null)).toBe('FULL');
    expect(await separation(null, 'a-password')).toBe('FULL');
    expect(await separation(null, null)).toBe('ONE_ACCOUNT');
    expect(await separation(ownerUrl, null)).toBe('NONE');
  } finally {
    await database.drop();
  }
});
