import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/database.ts';
import { mailboxMessages, outbox } from '../database/schema/index.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import { developmentMailbox } from '../../adapters/mail/mail-transport.ts';
import { renderMail } from '../../adapters/mail/render-mail.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { carryOutDueJobs } from './carry-out-due-jobs.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { enqueue, OUTBOX_CHANNEL } from './enqueue.ts';
import type { JobHandlers } from './outbox-job.ts';
import { removeFinishedJobs } from './remove-finished-jobs.ts';
import { startOutboxWorker } from './outbox-worker.ts';

const START = new Date('2026-11-21T12:00:00Z');
const mail: Mail = {
  to: { email: 'anna@nordwerk.example', title: null, firstName: 'Anna', lastName: 'Schmidt', language: 'de' },
  content: { kind: 'WELCOME', link: 'https://portal.example/welcome', validDays: 7 },
};

let database: TestDatabase;
let connection: DatabaseConnection;
let now = START;
let failures: number;
let failNext: number;
let isStopping = false;

const handlers: JobHandlers = new Map([
  [
    'MAIL',
    async (payload: Mail, messageId: string) => {
      if (failNext > 0) {
        failNext -= 1;
        throw new Error('mail server is down');
      }
      await developmentMailbox(connection.db, () => now).send(renderMail(payload), messageId, null);
    },
  ],
]);
const carryOut = (since: Date | null = null) =>
  carryOutDueJobs(connection.db, handlers, {
    now: () => now,
    since,
    isStopping: () => isStopping,
    onFailure: () => (failures += 1),
  });
const delivered = () => connection.db.select().from(mailboxMessages);

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.ownerUrl, { onError: () => undefined });
});
beforeEach(async () => {
  now = START;
  failures = 0;
  failNext = 0;
  isStopping = false;
  await connection.db.delete(outbox);
  await connection.db.delete(mailboxMessages);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('a job of a failing transaction does not exist', async () => {
  const broken = connection.db.transaction(async (tx) => {
    await enqueueMail(tx, mail, now);
    throw new Error('the change was refused');
  });
  await expect(broken).rejects.toThrow('refused');
  expect(await carryOut()).toBe(0);
});

test('a worker that stops takes no more jobs', async () => {
  for (const _ of [1, 2]) await enqueueMail(connection.db, mail, now);
  expect(await carryOut()).toBe(1);
  isStopping = true;
  expect(await carryOut()).toBe(0);
  const [left] = await connection.db.select().from(outbox).where(isNull(outbox.doneAt));
  expect(left).toMatchObject({ attempts: 0, leasedUntil: null });
});

test('many jobs of one kind do not hold up another', async () => {
  const order: string[] = [];
  const note = (kind: string) => [kind, async () => void order.push(kind)] as const;
  for (const kind of ['MANY', 'MANY', 'MANY', 'FEW', 'OTHER'])
    await enqueue(connection.db, { kind, payload: {} }, now);
  const round = () =>
    carryOutDueJobs(connection.db, new Map([note('MANY'), note('FEW')]), {
      now: () => now,
      since: null,
      isStopping: () => false,
      onFailure: ({ kind }) => void order.push(`no handler: ${kind}`),
    });
  while ((await round()) > 0);
  expect(order).toEqual(['MANY', 'FEW', 'no handler: OTHER', 'MANY', 'MANY']);
});

test('a job that takes longer than its lease is not repeated', async () => {
  let finish: (() => void) | null = null;
  const slow = new Map([['MAIL', () => new Promise<void>((resolve) => (finish = resolve))]]);
  const options = { now: () => now, since: null, isStopping: () => false, onFailure: () => undefined };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await enqueueMail(connection.db, mail, now);
  const running = carryOutDueJobs(connection.db, slow, options);
  await expect.poll(() => finish).not.toBeNull();
  now = new Date(START.getTime() + 50_000);
  vi.advanceTimersByTime(20_000);
  const leasedUntil = async () => (await connection.db.select().from(outbox))[0]?.leasedUntil;
  await expect.poll(leasedUntil).toEqual(new Date(START.getTime() + 110_000));
  vi.useRealTimers();
  now = new Date(START.getTime() + 100_000);
  expect(await carryOut()).toBe(0);
  (finish as (() => void) | null)?.(); // TypeScript does not see that the handler has set it
  expect(await running).toBe(1);
});

test('runs a committed job once', async () => {
  await enqueueMail(connection.db, mail, now);
  expect(await carryOut()).toBe(1);
  expect(await carryOut()).toBe(0);
  expect(await delivered()).toMatchObject([
    { to: 'anna@nordwerk.example', subject: 'Ihr Zugang zu Stromwandel' },
  ]);
});

test('skips a job written before an instant', async () => {
  await enqueueMail(connection.db, mail, now);
  expect(await carryOut(new Date(now.getTime() + 1))).toBe(0);
  expect(await carryOut(now)).toBe(1);
});

test('retries a failing job with growing pauses, then delivers it', async () => {
  failNext = 2;
  await enqueueMail(connection.db, mail, now);
  await carryOut();
  expect(await carryOut()).toBe(0);
  now = new Date(START.getTime() + 5_000);
  await carryOut();
  now = new Date(START.getTime() + 14_999);
  expect(await carryOut()).toBe(0);
  now = new Date(START.getTime() + 15_000);
  await carryOut();
  expect(failures).toBe(2);
  expect(await delivered()).toHaveLength(1);
});

test('a job that never succeeds becomes a dead letter with its error', async () => {
  failNext = 1000;
  await enqueueMail(connection.db, mail, now);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await carryOut();
    now = new Date(now.getTime() + 3_600_000);
  }
  expect(failures).toBe(12);
  const [row] = await connection.db.select().from(outbox);
  expect(row).toMatchObject({ attempts: 12, lastError: 'mail server is down', doneAt: null });
  expect(row?.deadAt).not.toBeNull();
});

test('finished jobs are removed after a time, given-up ones stay', async () => {
  const before = new Date(START.getTime() - 1);
  await connection.db.insert(outbox).values([
    { kind: 'MAIL', payload: {}, messageId: 'old', createdAt: before, availableAt: before, doneAt: before },
    { kind: 'MAIL', payload: {}, messageId: 'new', createdAt: before, availableAt: before, doneAt: START },
    { kind: 'MAIL', payload: {}, messageId: 'dead', createdAt: before, availableAt: before, deadAt: before },
  ]);
  await removeFinishedJobs(connection.db, START);
  const left = await connection.db.select({ id: outbox.messageId }).from(outbox).orderBy(outbox.id);
  expect(left.map(({ id }) => id)).toEqual(['new', 'dead']);
});

test('several simultaneous workers run each job once', async () => {
  await Promise.all(Array.from({ length: 60 }, () => enqueueMail(connection.db, mail, now)));
  const drain = async () => {
    while ((await carryOut()) > 0);
  };
  await Promise.all([drain(), drain(), drain()]);
  expect(await delivered()).toHaveLength(60);
  const rows = await connection.db.select({ attempts: outbox.attempts }).from(outbox);
  expect(rows.every(({ attempts }) => attempts === 1)).toBe(true);
});

test('another worker takes over after the lease of a dead one expires', async () => {
  await enqueueMail(connection.db, mail, now);
  await connection.db.update(outbox).set({ leasedUntil: new Date(START.getTime() + 60_000), attempts: 1 });
  expect(await carryOut()).toBe(0);
  now = new Date(START.getTime() + 60_000);
  expect(await carryOut()).toBe(1);
});

test('a running worker is notified of a committed job', async () => {
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const worker = startOutboxWorker(
    connection,
    async () => {
      const count = await carryOut();
      if (count > 0) hear();
      return count;
    },
    () => undefined,
  );
  await worker.drain();
  await enqueueMail(connection.db, mail, now);
  await heard;
  await worker.stop();
  expect(await delivered()).toHaveLength(1);
});

test('a worker survives the loss of its listening connection', async () => {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const worker = startOutboxWorker(connection, carryOut, tell);
  const listening = async () => {
    const { rows } = await connection.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where query = $1 and datname = current_database()`,
      [`listen ${OUTBOX_CHANNEL}`],
    );
    return rows;
  };
  await expect.poll(listening).toHaveLength(1);
  const [listener] = await listening();
  await connection.pool.query('select pg_terminate_backend($1)', [listener?.pid]);
  await told;
  await expect.poll(listening).toEqual([]);
  await enqueueMail(connection.db, mail, now);
  await worker.drain();
  await worker.stop();
  expect(await delivered()).toHaveLength(1);
});
