import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { MIGRATIONS } from '../../migrations-folder.ts';
import { migrateDatabase } from './migrate-database.ts';
import { findPreparedDatabase, prepareDatabase } from './prepare-database.ts';
import { noteOldestServer } from './schema-version.ts';

let database: TestDatabase;
let owner: pg.Client;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
});
afterEach(async () => {
  await owner.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Adds a migration to the folder, as the next release would. */
function addMigration(statement: string): void {
  const journal = join(folder, 'meta', '_journal.json');
  // The generator wrote it.
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] };
  const entry = { idx: 1, version: '7', when: Date.now(), tag: '0001_next', breakpoints: true };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, entry] }));
  writeFileSync(join(folder, '0001_next.sql'), statement);
}

const serverOf = (migrationsFolder: string) =>
  findPreparedDatabase(database.connectionString, { migrationsFolder, isPooled: false });

test('a database with another unreleased schema is refused by migration and server', async () => {
  expect(await migrateDatabase(database.ownerUrl, MIGRATIONS)).toBe(0);
  await owner.query(`update drizzle.__drizzle_migrations set hash = 'of another schema'`);
  const sentence = 'remove DATA_DIR (by default .data), or create the database of DATABASE_URL anew';
  await expect(migrateDatabase(database.ownerUrl, MIGRATIONS)).rejects.toThrow(sentence);
  await expect(serverOf(MIGRATIONS)).rejects.toThrow(sentence);
});

test('a server waits for its migrations, and the one before works on with a schema that only grew', async () => {
  addMigration('alter table settings add column added integer;');
  await expect(serverOf(folder)).rejects.toThrow(
    /^The database lacks 1 of this version's migrations. Run "npm run migrate"/,
  );
  const { ownerUrl, connectionString: applicationUrl } = database;
  const prepared = await prepareDatabase({
    ownerUrl,
    applicationUrl,
    rolePassword: null,
    migrationsFolder: folder,
  });
  expect(prepared.migrations).toBe(1);
  expect((await serverOf(folder)).separation).toBe('FULL');
  expect((await serverOf(MIGRATIONS)).separation).toBe('FULL');

  await noteOldestServer(owner, 2);
  await expect(serverOf(MIGRATIONS)).rejects.toThrow(
    "The database's schema is too new for this version: it needs a server that knows 2 migrations, this one knows 1.",
  );
  expect((await serverOf(folder)).separation).toBe('FULL');
});

test('a migration gives way to those who use the table, and is tried again', async () => {
  addMigration('alter table settings add column added integer;');
  const user = new pg.Client(database.ownerUrl);
  await user.connect();
  await user.query('begin');
  await user.query('lock table settings in access share mode');
  const impatient = { lockTimeoutMs: 20, pauseMs: 1, attempts: 2 };
  await expect(migrateDatabase(database.ownerUrl, folder, impatient)).rejects.toThrow();

  const patient = migrateDatabase(database.ownerUrl, folder, { ...impatient, attempts: 10_000 });
  await owner.query('select from settings');
  await user.end();
  expect(await patient).toBe(1);
});

test('a migration that fails for another reason is not tried again, and leaves nothing', async () => {
  addMigration('alter table settings add column added integer;');
  appendFileSync(join(folder, '0001_next.sql'), ' alter table nothing add column added integer;');
  await expect(migrateDatabase(database.ownerUrl, folder)).rejects.toThrow();
  const { rowCount } = await owner.query(
    `select from information_schema.columns where table_name = 'settings' and column_name = 'added'`,
  );
  expect(rowCount).toBe(0);
  expect((await serverOf(MIGRATIONS)).separation).toBe('FULL');
});
