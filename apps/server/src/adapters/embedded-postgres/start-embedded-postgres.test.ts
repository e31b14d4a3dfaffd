import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isAlive } from './postmaster-pid.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.ts';

const BINARIES = join(import.meta.dirname, '../../../../../.cache/postgresql');

let template: string;
let directory: string;
let dataDir: string;
let started: EmbeddedPostgres[];
let children: ChildProcess[];

// Creating a cluster takes many times as long as copying one.
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: join(template, 'postgres'),
    binariesDir: BINARIES,
  });
  await postgres.stop();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  dataDir = join(directory, 'postgres');
  execFileSync('cp', ['-a', join(template, 'postgres'), dataDir]);
  started = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(started.map((postgres) => postgres.stop()));
  rmSync(directory, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, binariesDir: BINARIES, ...options });
  started.push(postgres);
  return postgres;
}

async function query(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** Starts the cluster from another Node process and returns that process with what it printed. */
async function startInChild(): Promise<{ child: ChildProcess; connectionString: string; processId: number }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))};
    const options = ${JSON.stringify({ dataDir, binariesDir: BINARIES })};
    const { connectionString, processId } = await startEmbeddedPostgres(options);
    console.log(JSON.stringify({ connectionString, processId }));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  return { child, ...(JSON.parse(line) as { connectionString: string; processId: number }) };
}

it('keeps rows over a restart, under UTF-8 and German sorting', async () => {
  const first = await start();
  await query(
    first.connectionString,
    `CREATE TABLE names AS SELECT unnest(ARRAY['Zoe','Öztürk','Ola','aß']) AS name`,
  );
  await first.stop();
  await first.stop();
  expect(isAlive(first.processId)).toBe(false);

  const second = await start();
  const rows = await query(second.connectionString, 'SELECT name FROM names ORDER BY name');
  expect(rows.map((row) => row['name'])).toEqual(['aß', 'Ola', 'Öztürk', 'Zoe']);
  expect(await query(second.connectionString, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
});

it('is closed to everyone without the password, which only its owner can read', async () => {
  const { connectionString } = await start();
  const url = new URL(connectionString);
  url.password = 'wrong';
  await expect(query(url.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
  expect(url.hostname).toBe('127.0.0.1');
  expect(await query(connectionString, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
});

it('refuses a directory whose server belongs to a living process', async () => {
  const { connectionString } = await start();
  await expect(startEmbeddedPostgres({ dataDir, binariesDir: BINARIES })).rejects.toThrow('in use');
  expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('reports a killed server and finds every acknowledged row at the next start', async () => {
  const onUnexpectedExit = vi.fn<() => void>();
  const first = await start({ onUnexpectedExit });
  const client = new pg.Client({ connectionString: first.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE numbers (n integer PRIMARY KEY)');
  for (let n = 1; n <= 100; n += 1) await client.query('INSERT INTO numbers VALUES ($1)', [n]);
  process.kill(first.processId, 'SIGKILL');
  await expect.poll(() => onUnexpectedExit).toHaveBeenCalledOnce();

  const second = await start();
  expect(await query(second.connectionString, 'SELECT count(*)::int AS count FROM numbers')).toEqual([
    { count: 100 },
  ]);
});

it('starts although the lock file names a living process that is no PostgreSQL', async () => {
  const first = await start();
  const lockFile = join(dataDir, 'data', 'postmaster.pid');
  const stale = readFileSync(lockFile, 'utf8').replace(/^\d+/, String(process.pid));
  await first.stop();
  writeFileSync(lockFile, stale);
  const second = await start();
  expect(await query(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('stops the server when its process is killed, and starts again with all rows', async () => {
  const { child, connectionString, processId } = await startInChild();
  await query(connectionString, 'CREATE TABLE kept AS SELECT 1 AS one');
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(processId)).toBe(false);
  const next = await start();
  expect(await query(next.connectionString, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
});

it('takes over at once when its process has just been killed', async () => {
  const { child, connectionString, processId } = await startInChild();
  await query(connectionString, 'CREATE TABLE kept AS SELECT 1 AS one');
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
  const next = await start();
  // A server that already gave its lock file up may still be ending when the next one runs.
  await expect.poll(() => isAlive(processId)).toBe(false);
  expect(await query(next.connectionString, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
});

it('starts afresh after an interrupted first start', async () => {
  rmSync(dataDir, { recursive: true });
  const unfinished = `${dataDir}.unfinished-0000`;
  mkdirSync(join(unfinished, 'data'), { recursive: true });
  const { connectionString } = await start();
  expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(existsSync(unfinished)).toBe(false);
});
