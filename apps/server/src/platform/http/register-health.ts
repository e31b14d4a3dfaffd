import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { DatabaseConnection } from '../database/database.ts';

/** Below this, writing files and rows is about to fail. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;

/** What keeps the server from serving; null: it can serve. */
export type FindFault = () => Promise<'DATABASE' | 'DISK' | 'STOPPING' | null>;

async function freeBytesIn(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch {
    // Without an embedded database and with configured keys there may be no directory.
    return Infinity;
  }
}

/**
 * Looks for a fault by a connection of its own, which requests cannot use up.
 * @param dataDir the directory of the embedded database
 */
export function createFindFault(
  { operations }: Pick<DatabaseConnection, 'operations'>,
  dataDir: string,
  isStopping: () => boolean,
  freeBytes: (directory: string) => Promise<number> = freeBytesIn,
): FindFault {
  return async () => {
    if (isStopping()) return 'STOPPING';
    if ((await freeBytes(dataDir)) < LEAST_FREE_BYTES) return 'DISK';
    return operations.execute(sql`select 1`).then(
      () => null,
      () => 'DATABASE',
    );
  };
}

/** For operators: `live` while the process runs, `ready` while it can serve; otherwise 503 with the fault. */
export function registerHealth(app: FastifyInstance, findFault: FindFault): void {
  app.get('/health/live', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const fault = await findFault();
    return fault === null ? { status: 'ready' } : reply.code(503).send({ status: 'unavailable', fault });
  });
}
