import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { runAsSystem } from '../scope/scope.ts';
import { checkDataKeys } from './check-data-keys.ts';
import type { DataSeal } from './data-seal.ts';
import { reseal } from './reseal.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

// Any constant will do; it must only be the same in every process.
const SEALING_LOCK = 4_711_004;

const MARKER = 'sealedColumns';
/** A column that a later version seals makes it another list. */
const ALL_COLUMNS = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).join(' ');

/**
 * Checks the keys and seals what an earlier version has stored in plain, once: looking at every row of a large database takes
 * minutes, and no version since writes anything in plain. Of several processes that start at once, one
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
    const [done] = await db.select().from(settings).where(eq(settings.name, MARKER));
    if (done?.value !== ALL_COLUMNS) {
      await reseal(client, seal, 'PLAIN');
      const value = { value: ALL_COLUMNS };
      await db
        .insert(settings)
        .values({ name: MARKER, ...value })
        .onConflictDoUpdate({ target: settings.name, set: value });
    }
    await client.query('select pg_advisory_unlock($1)', [SEALING_LOCK]);
    client.release();
  } catch (error) {
    // Ending the session also gives the lock back.
    client.release(true);
    throw error;
  }
}
