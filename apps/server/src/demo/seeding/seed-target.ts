import type pg from 'pg';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';

/** How much to seed. */
export interface SeedAmounts {
  readonly tenants: number;
  readonly people: number;
  readonly orders: number;
}

/** Where to seed. The connection belongs to the owner of the tables and works as the system. */
export interface SeedTarget {
  readonly client: pg.Client;
  readonly seal: DataSeal;
  readonly now: Date;
  readonly report: (line: string) => void;
}

/** Runs work in a transaction of its own. */
export async function inTransaction<T>({ client }: SeedTarget, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
