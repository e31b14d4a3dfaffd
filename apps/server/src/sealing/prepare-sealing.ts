import type { DatabaseConnection } from '../database/database.ts';
import { runAsSystem } from '../scope/scope.ts';
import { checkDataKeys } from './check-data-keys.ts';
import type { DataSeal } from './data-seal.ts';
import { reseal } from './reseal.ts';

// Any constant will do; it must only be the same in every process.
const SEALING_LOCK = 4_711_004;

/**
 * Checks the keys and seals what an earlier version has stored in plain. Of several processes that start at once, one
 * seals and the others wait for it.
 */
export function prepareSealing(database: DatabaseConnection, seal: DataSeal): Promise<void> {
  return runAsSystem(() => sealPlainRows(database, seal));
}

async function sealPlainRows({ db, pool }: DatabaseConnection, seal: DataSeal): Promise<void> {
  await checkDataKeys(db, seal);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SEALING_LOCK]);
    await reseal(client, seal, 'PLAIN');
    await client.query('select pg_advisory_unlock($1)', [SEALING_LOCK]);
    client.release();
  } catch (error) {
    // Ending the session also gives the lock back.
    client.release(true);
    throw error;
  }
}
