import { randomUUID } from 'node:crypto';
import pg from 'pg';

const ROUNDS = 3;

/** The address of a database does not do what the setting needs. The message names the setting. */
export class UnsuitableAddressError extends Error {}

async function connected<T>(
  connectionString: string,
  work: (one: pg.Client, other: pg.Client) => Promise<T>,
): Promise<T> {
  const clients = [new pg.Client({ connectionString }), new pg.Client({ connectionString })] as const;
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    return await work(...clients);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

/** Whether a session keeps a setting while another session holds a transaction open. */
async function keepsSession(one: pg.Client, other: pg.Client): Promise<boolean> {
  const mark = randomUUID();
  await one.query(`select set_config('app.probe', $1, false)`, [mark]);
  await other.query('begin');
  try {
    const { rows } = await one.query<{ mark: string | null }>(
      `select current_setting('app.probe', true) as mark`,
    );
    return rows[0]?.mark === mark;
  } finally {
    await other.query('rollback');
    await one.query(`select set_config('app.probe', '', false)`);
  }
}

/**
 * Refuses an address behind which a session changes: LISTEN, session locks and migrations need one that lasts.
 * @param setting name of the setting with the address
 * @throws UnsuitableAddressError
 */
export async function requireSession(connectionString: string, setting: string): Promise<void> {
  const refusal = new UnsuitableAddressError(
    `${setting} leads to a connection pooler that gives each transaction another session. ` +
      'LISTEN, locks and migrations need one session: give the address of PostgreSQL itself.',
  );
  const isKept = connected(connectionString, async (one, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      if (!(await keepsSession(one, other))) return false;
    }
    return true;
  });
  // A pooler that pools statements refuses the transaction.
  if (!(await isKept.catch(asPooler))) throw refusal;
}

/**
 * Refuses an address behind which a transaction is no transaction.
 * @param setting name of the setting with the address
 * @throws UnsuitableAddressError
 */
export async function requireTransactions(connectionString: string, setting: string): Promise<void> {
  const isOne = connected(connectionString, async (one, other) => {
    await one.query('begin');
    await one.query(`select set_config('app.probe', 'kept', true)`);
    await other.query('select 1');
    const { rows } = await one.query<{ mark: string | null }>(
      `select current_setting('app.probe', true) as mark`,
    );
    await one.query('rollback');
    return rows[0]?.mark === 'kept';
  });
  if (!(await isOne.catch(asPooler))) {
    throw new UnsuitableAddressError(
      `${setting} leads to a connection pooler that pools statements. The product needs transactions: ` +
        'set pool_mode = transaction.',
    );
  }
}

/** pgbouncer refuses `begin` in statement mode with a protocol violation. Other errors are passed on. */
function asPooler(error: unknown): boolean {
  if (error instanceof Error && /statement pooling/i.test(error.message)) return false;
  throw error;
}
