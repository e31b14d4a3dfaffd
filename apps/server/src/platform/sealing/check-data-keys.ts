import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { SealError, type DataSeal } from './data-seal.ts';

const NAME = 'dataKeyCheck';
const PLACE = { table: 'settings', column: 'value', record: NAME, ownerId: 0 };

/**
 * Makes sure that the keys belong to this database, before anything is sealed with the wrong ones. The first start
 * leaves a sealed word to try them with.
 * @throws Error that says what to do
 */
export async function checkDataKeys(db: DatabaseOrTransaction, seal: DataSeal): Promise<void> {
  const sealed = seal.seal(NAME, PLACE);
  await db.insert(settings).values({ name: NAME, value: sealed }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, NAME));
  try {
    seal.open(String(row?.value), PLACE);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new Error(
      `The data keys do not belong to this database: ${error.message}.\n` +
        'Start with the DATA_KEYS (or the file data-keys below DATA_DIR) with which its personal data were sealed.',
    );
  }
}

/** Seals the word anew, once everything is sealed with the current key. */
export async function renewDataKeyCheck(db: DatabaseOrTransaction, seal: DataSeal): Promise<void> {
  const value = seal.seal(NAME, PLACE);
  await db
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
