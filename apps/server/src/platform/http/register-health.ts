import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** For operators: `live` while the process runs, `ready` while it can serve (503 when the database does not answer). */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get('/health/live', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    await db.execute(sql`select 1`);
    return { status: 'ready' };
  });
}
