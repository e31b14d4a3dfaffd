import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../adapters/embedded-postgres/start-embedded-postgres.ts';
import { readConfiguration } from '../../configuration.ts';
import { DEMO_SCHEMAS } from '../../demo/index.ts';
import { MIGRATIONS } from '../../migrations-folder.ts';
import { recalculateOrder } from '../../modules/orders/index.ts';
import { prepareDatabase } from '../../platform/database/prepare-database.ts';
import { files, orders } from '../../platform/database/schema/index.ts';
import { postgresBinaries } from '../../postgres-binaries-folder.ts';
import { brokenOrderInvariants } from '../../testing/broken-order-invariants.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';
import { startSwift, type SwiftServer } from '../../testing/start-swift.ts';
import { testSeal } from '../../testing/test-seal.ts';
import { withOwnerDatabase } from '../with-owner-database.ts';
import { backUp, restore } from './index.ts';

/** Debian's server and client programs, which fit each other. */
const DEBIAN_PROGRAMS = '/usr/lib/postgresql/15/bin';
const KEYS = {
  AUTH_SIGNING_KEY: Buffer.alloc(32, 7).toString('base64url'),
  // Of `testSeal`.
  DATA_KEYS: Buffer.alloc(32, 9).toString('base64url'),
};

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'stromwandel-backup-'));
  // PostgreSQL runs as another account where the tests run as root.
  chmodSync(directory, 0o755);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

type Environment = Readonly<Record<string, string>>;

/** A server with a signed contract. */
async function startSource(ownerUrl: string, environment: Environment): Promise<TestApp> {
  const prepared = await prepareDatabase({
    ownerUrl,
    applicationUrl: null,
    rolePassword: randomBytes(12).toString('base64url'),
    migrationsFolder: MIGRATIONS,
    otherSchemas: DEMO_SCHEMAS,
  });
  const database = { ...prepared, ownerUrl, drop: () => Promise.resolve() };
  const server = await createTestApp({ database, environment });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const person = await createOrderingPerson(server);
  const offer = await createTestOffer(server);
  await orderJourney(server).signedAtProvider(person, offer);
  await orderJourney(server).orderAt(await createOrderingPerson(server), offer, 'PREVIEW_CONTRACT');
  await server.services.outbox.settle();
  return server;
}

const backUpTo = (file: string, environment: Environment) =>
  withOwnerDatabase(
    (database, configuration, ownerUrl) => backUp(file, database, configuration, ownerUrl),
    readConfiguration({ ...KEYS, ...environment }),
  );
const restoreFrom = (file: string, environment: Environment) =>
  restore(file, readConfiguration({ ...KEYS, ...environment }));

/** Orders to the cent; documents open and are those that were stored. The restore itself has checked keys, log and rows. */
function expectWhole(environment: Environment): Promise<void> {
  return withOwnerDatabase(
    async ({ db }) => {
      const rows = await db.select().from(orders);
      expect(rows).toHaveLength(2);
      for (const row of rows) expect(recalculateOrder(testSeal(), row)).toEqual([]);
      const stored = await db.select({ content: files.content }).from(files);
      expect(stored.map(({ content }) => content?.length ?? 0).every((length) => length > 1_000)).toBe(true);
      expect(await brokenOrderInvariants(db)).toEqual([]);
    },
    readConfiguration({ ...KEYS, ...environment }),
  );
}

describe('the embedded database', () => {
  it('is backed up while it runs, restored elsewhere, and whole', async () => {
    const [from, to] = [join(directory, 'from'), join(directory, 'to')];
    const postgres = await startEmbeddedPostgres({
      dataDir: join(from, 'postgres'),
      binariesDir: postgresBinaries(from),
      settings: { fsync: 'off' },
    });
    const source = await startSource(postgres.connectionString, {});
    const file = join(directory, 'embedded.backup');
    const manifest = await backUpTo(file, { DATA_DIR: from });
    expect(manifest).toMatchObject({ database: { kind: 'EMBEDDED' }, rows: { orders: 2 }, objects: 0 });
    await expect(backUpTo(file, { DATA_DIR: from })).rejects.toThrow('EEXIST');
    await source.close();
    await postgres.stop();

    // Nothing is written before a refusal.
    const damaged = join(directory, 'damaged.backup');
    const content = readFileSync(file);
    content[Math.floor(content.length / 2)]! ^= 1; // a large file
    writeFileSync(damaged, content);
    const otherKey = { DATA_DIR: to, DATA_KEYS: Buffer.alloc(32, 1).toString('base64url') };
    await expect(restoreFrom(damaged, { DATA_DIR: to })).rejects.toThrow('damaged');
    await expect(restoreFrom(file, otherKey)).rejects.toThrow('DATA_KEYS');
    await expect(restoreFrom(file, { DATA_DIR: from })).rejects.toThrow('exists');
    expect(existsSync(to)).toBe(false);

    await restoreFrom(file, { DATA_DIR: to });
    await expectWhole({ DATA_DIR: to });
  });
});

describe('a database server with object storage', () => {
  let swift: SwiftServer | null;
  beforeAll(async () => {
    swift = await startSwift();
  });
  afterAll(() => swift?.stop());

  it('is backed up with its objects and restored by an account without special rights', async () => {
    // Installed by `npm test` on Debian, which says what is not proven elsewhere.
    if (!existsSync(DEBIAN_PROGRAMS)) return;
    const postgres = await startEmbeddedPostgres({
      dataDir: join(directory, 'server'),
      programsDir: DEBIAN_PROGRAMS,
      settings: { fsync: 'off' },
    });
    const admin = new pg.Client({ connectionString: postgres.connectionString });
    await admin.connect();
    const inDatabase = (pathname: string) => Object.assign(new URL(postgres.connectionString), { pathname });
    const urlOf = (username: string) =>
      Object.assign(inDatabase('target'), { username, password: 'secret' }).href;
    for (const role of ['restorer', 'reader'])
      await admin.query(`create role ${role} login password 'secret'`);
    await admin.query('create database source');
    await admin.query('create database target owner restorer');
    await admin.query('alter role restorer createrole');
    const storage: Environment = swift
      ? {
          S3_URL: swift.settings.url,
          S3_ACCESS_KEY_ID: swift.settings.accessKeyId,
          S3_SECRET_ACCESS_KEY: swift.settings.secretAccessKey,
        }
      : {};
    const sourceUrl = inDatabase('source').href;
    const source = await startSource(sourceUrl, storage);
    const file = join(directory, 'server.backup');
    const manifest = await backUpTo(file, { DATABASE_URL: sourceUrl, ...storage });
    expect(manifest).toMatchObject({
      database: { kind: 'SERVER', postgresMajor: 15 },
      objects: swift ? 3 : 0,
    });
    const target = {
      DATABASE_OWNER_URL: urlOf('restorer'),
      DATABASE_URL: urlOf('reader'),
    };
    await expect(restoreFrom(file, { DATABASE_URL: sourceUrl })).rejects.toThrow('tables already');
    await restoreFrom(file, target);
    await expectWhole(target);
    await source.close();
    await admin.end();
    await postgres.stop();
  });
});
