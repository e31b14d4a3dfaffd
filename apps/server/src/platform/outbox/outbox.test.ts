import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/database.ts';
import { mailboxMessages, outbox } from '../database/schema/index.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import { developmentMailbox } from '../../adapters/mail/mail-transport.ts';
import { renderMail } from '../../adapters/mail/render-mail.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { passJobTime } from '../../testing/pass-job-time.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { enqueue, OUTBOX_CHANNEL } from './enqueue.ts';
import type { JobHandlers } from './outbox-job.ts';
import { removeFinishedJobs } from './remove-finished-jobs.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { takeDueJob } from './take-due-job.ts';

const START = new Date('2026-11-21T12:00:00Z');
const mail: Mail = {
  to: { email: 'anna@nordwerk.example', title: null, firstName: 'Anna', lastName: 'Schmidt', language: 'de' },
  content: { kind: 'WELCOME', link: 'https://portal.example/welcome', validDays: 7 },
};

let database: TestDatabase;
let connection: DatabaseConnection;
let failures: number;
let failNext: number;

const handlers: JobHandlers = new Map([
  [
    'MAIL',
    async (payload: Mail, messageId: string) => {
      if (failNext > 0) {
        failNext -= 1;
        throw new Error('mail server is down');
      }
      await developmentMailbox(connection.db, () => START).send(renderMail(payload), messageId, null);
    },
  ],
]);
const take = (lane: string, by: JobHandlers = handlers, since: Date | null = null) =>
  takeDueJob(connection.db, by, lane, { now: () => START, since, onFailure: () => (failures += 1) });
/** Carries out the next due mail; says whether there was one. */
async function carryOut(since: Date | null = null): Promise<boolean> {
  const job = await take('MAIL', handlers, since);
  await job?.();
  return job !== null;
}
const pass = (seconds: number) => passJobTime(connection.db, seconds);
const rows = () => connection.db.select().from(outbox).orderBy(outbox.id);
const enqueueMails = (count: number) =>
  Promise.all(Array.from({ length: count }, () => enqueueMail(connection.db, mail, START)));
const startWorker = (lanes: Record<string, number>, by: JobHandlers, onError: () => void = () => undefined) =>
  startOutboxWorker(connection, lanes, (lane) => take(lane, by), onError);
const delivered = () => connection.db.select().from(mailboxMessages);

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.ownerUrl, { onError: () => undefined });
});
beforeEach(async () => {
  failures = 0;
  failNext = 0;
  await connection.db.delete(outbox);
  await connection.db.delete(mailboxMessages);
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('a job of a failing transaction does not exist', async () => {
  const broken = connection.db.transaction(async (tx) => {
    await enqueueMail(tx, mail, START);
    throw new Error('the change was refused');
  });
  await expect(broken).rejects.toThrow('refused');
  expect(await carryOut()).toBe(false);
});

test('runs a committed job once', async () => {
  await enqueueMail(connection.db, mail, START);
  expect(await carryOut()).toBe(true);
  expect(await carryOut()).toBe(false);
  expect(await delivered()).toMatchObject([
    { to: 'anna@nordwerk.example', subject: 'Ihr Zugang zu Stromwandel' },
  ]);
});

test('skips a job written before an instant', async () => {
  await enqueueMail(connection.db, mail, START);
  expect(await carryOut(new Date(START.getTime() + 1))).toBe(false);
  expect(await carryOut(START)).toBe(true);
});

test('retries a failing job with growing pauses, then delivers it', async () => {
  failNext = 2;
  await enqueueMail(connection.db, mail, START);
  await carryOut();
  expect(await carryOut()).toBe(false);
  await pass(5);
  await carryOut();
  await pass(5);
  expect(await carryOut()).toBe(false);
  await pass(5);
  await carryOut();
  expect(failures).toBe(2);
  expect(await delivered()).toHaveLength(1);
});

test('a job that never succeeds becomes a dead letter with its error', async () => {
  failNext = 1000;
  await enqueueMail(connection.db, mail, START);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await carryOut();
    await pass(3600);
  }
  expect(failures).toBe(12);
  const [row] = await rows();
  expect(row).toMatchObject({ attempts: 12, lastError: 'mail server is down', doneAt: null, deadAt: START });
});

test('a job of a kind without a handler fails visibly', async () => {
  await enqueue(connection.db, { lane: 'MAIL', kind: 'OF_A_NEWER_VERSION', payload: {} }, START);
  expect(await carryOut()).toBe(true);
  expect((await rows())[0]?.lastError).toContain('OF_A_NEWER_VERSION');
});

test('finished jobs are removed after a time, given-up ones stay', async () => {
  const before = new Date(START.getTime() - 1);
  const job = { lane: 'MAIL', kind: 'MAIL', payload: {}, createdAt: before };
  await connection.db.insert(outbox).values([
    { ...job, messageId: 'old', doneAt: before },
    { ...job, messageId: 'new', doneAt: START },
    { ...job, messageId: 'dead', deadAt: before },
  ]);
  await removeFinishedJobs(connection.db, START);
  expect((await rows()).map(({ messageId }) => messageId)).toEqual(['new', 'dead']);
});

test('another worker takes over after the lease of a dead one expires', async () => {
  await enqueueMail(connection.db, mail, START);
  await take('MAIL');
  await pass(59);
  expect(await carryOut()).toBe(false);
  await pass(1);
  expect(await carryOut()).toBe(true);
  expect(await rows()).toMatchObject([{ attempts: 2, doneAt: START }]);
});

test('a worker whose lease was taken over changes nothing any more', async () => {
  await enqueueMail(connection.db, mail, START);
  failNext = 1;
  const stalled = await take('MAIL');
  await pass(60);
  const taken = await take('MAIL');
  await stalled?.();
  expect(await rows()).toMatchObject([{ attempts: 2, lastError: null }]);
  await taken?.();
  expect(await rows()).toMatchObject([{ attempts: 2, doneAt: START }]);
});

/** A mail server that answers when the test says so. */
function slowServer() {
  const waiting: (() => void)[] = [];
  const received: string[] = [];
  const handler = (_mail: Mail, messageId: string) => {
    received.push(messageId);
    return new Promise<void>((resolve) => void waiting.push(resolve));
  };
  return { handlers: new Map([['MAIL', handler]]), waiting, received };
}

test('two processes send 70 mails exactly once through a server that answers later than a lease ends', async () => {
  const { handlers: slow, waiting, received } = slowServer();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await enqueueMails(70);
  const workers = [startWorker({ MAIL: 4 }, slow), startWorker({ MAIL: 4 }, slow)];
  const earliestEnd = async () => {
    const ends = (await rows()).flatMap(({ leasedUntil }) => leasedUntil?.getTime() ?? []);
    return Math.min(...ends) - Date.now();
  };
  for (let left = 70; left > 0; left -= 8) {
    await expect.poll(() => waiting.length).toBe(Math.min(8, left));
    // 100 seconds pass, a renewal in each half, before the server answers.
    for (const _half of [1, 2]) {
      await pass(50);
      vi.advanceTimersByTime(20_000);
      await expect.poll(earliestEnd).toBeGreaterThan(50_000);
    }
    for (const answer of waiting.splice(0)) answer();
  }
  await Promise.all(workers.map((worker) => worker.stop()));
  expect([received.length, new Set(received).size]).toEqual([70, 70]);
  expect((await rows()).every(({ attempts, doneAt }) => attempts === 1 && doneAt !== null)).toBe(true);
});

test('a lane in which every place is taken holds up no other lane', async () => {
  const { handlers: slow, waiting } = slowServer();
  let printed = 0;
  const both: JobHandlers = new Map([...slow, ['PRINT', async () => void (printed += 1)]]);
  await enqueueMails(20);
  const worker = startWorker({ MAIL: 2, CONTRACT: 1 }, both);
  await expect.poll(() => waiting.length).toBe(2);
  await enqueue(connection.db, { lane: 'CONTRACT', kind: 'PRINT', payload: {} }, START);
  await expect.poll(() => printed).toBe(1);
  const stopped = worker.stop();
  for (const answer of waiting) answer();
  await stopped;
  // A worker that stops finishes what runs and takes no more.
  expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(3);
});

const listeners = async () => {
  const { rows: found } = await connection.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where query = $1 and datname = current_database()`,
    [`listen ${OUTBOX_CHANNEL}`],
  );
  return found;
};

test('a running worker is notified of a committed job', async () => {
  // Without its timer the worker looks for jobs at a notice only.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const worker = startWorker({ MAIL: 1 }, handlers);
  await expect.poll(listeners).toHaveLength(1);
  await enqueueMail(connection.db, mail, START);
  await expect.poll(delivered).toHaveLength(1);
  await worker.stop();
});

test('a worker survives the loss of its listening connection', async () => {
  let isLost = false;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const worker = startWorker({ MAIL: 1 }, handlers, () => (isLost = true));
  await expect.poll(listeners).toHaveLength(1);
  const [listener] = await listeners();
  await connection.pool.query('select pg_terminate_backend($1)', [listener?.pid]);
  await expect.poll(() => isLost).toBe(true);
  await expect.poll(listeners).toEqual([]);
  await enqueueMail(connection.db, mail, START);
  vi.advanceTimersByTime(5_000);
  await expect.poll(delivered).toHaveLength(1);
  await expect.poll(listeners).toHaveLength(1);
  await worker.stop();
});
