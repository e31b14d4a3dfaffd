import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { createTestDatabase } from '../../../testing/create-test-database.ts';
import { verificationSandbox } from '../verification-sandbox.ts';

export const SANDBOX_KEY = 'test-key';
export const SANDBOX_MOUNT = '/sandbox/verification';

/** The sandbox on a database of its own, with a clock and a timer in the test's hands. */
export interface RunningSandbox {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  /** Addresses the sandbox called back, in order. */
  readonly callbacks: readonly string[];
  readonly callbackBase: string;
  advance(milliseconds: number): void;
  /** Runs the delayed callbacks now. */
  runScheduled(): Promise<void>;
  close(): Promise<void>;
}

async function listenForCallbacks(callbacks: string[]) {
  const server = createServer((request, response) => {
    callbacks.push(`${request.method} ${request.url}`);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never a pipe name.
  const { port } = server.address() as AddressInfo;
  return { server, base: `http://127.0.0.1:${port}` };
}

/** Starts the sandbox for a test file; the caller closes it. */
export async function startSandbox(): Promise<RunningSandbox> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.connectionString });
  const callbacks: string[] = [];
  const listener = await listenForCallbacks(callbacks);
  let now = new Date('2026-11-20T10:00:00Z');
  let scheduled: (() => Promise<void>)[] = [];
  const app = fastify();
  await app.register(verificationSandbox, {
    prefix: SANDBOX_MOUNT,
    pool,
    provider: 'stromwandel',
    apiKey: SANDBOX_KEY,
    publicUrl: `http://localhost:3000${SANDBOX_MOUNT}`,
    now: () => now,
    schedule: (task) => {
      scheduled.push(task);
    },
  });
  return {
    app,
    pool,
    callbacks,
    callbackBase: listener.base,
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    runScheduled: async () => {
      const tasks = scheduled;
      scheduled = [];
      for (const task of tasks) await task();
    },
    close: async () => {
      await app.close();
      listener.server.closeAllConnections();
      await new Promise((resolve) => listener.server.close(resolve));
      await pool.end();
      await database.drop();
    },
  };
}
