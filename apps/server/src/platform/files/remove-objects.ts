import { inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { files, removedObjects } from '../database/schema/index.ts';
import type { ObjectStorage } from './object-storage.ts';

/** Advisory lock that a back-up holds (shared): meanwhile no object is removed, so that the copy has all of its rows. */
export const BACKUP_LOCK = 4_711_004;

const BATCH = 100;
/** A transaction that inserts an object ends long before. */
const ORPHAN_AGE_MS = 24 * 3_600_000;

/** @returns whether there may be more */
function removeBatch(db: Database, objects: ObjectStorage): Promise<boolean> {
  return db.transaction(async (tx) => {
    const lock = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${BACKUP_LOCK}) as free`,
    );
    if (lock.rows[0]?.free !== true) return false;
    const rows = await tx.select().from(removedObjects).limit(BATCH).for('update', { skipLocked: true });
    if (rows.length === 0) return false;
    const keys = rows.map(({ key }) => key);
    for (const key of keys) await objects.delete(key);
    await tx.delete(removedObjects).where(inArray(removedObjects.key, keys));
    return rows.length === BATCH;
  });
}

/** Removes the objects of deleted files. An object whose removal fails is tried again with the next run. */
export async function removeObjects(db: Database, objects: ObjectStorage): Promise<void> {
  while (await removeBatch(db, objects));
}

/** Those of the keys that a row knows. Deleted files are left to `removeObjects`, which waits for back-ups. */
async function knownKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await union(
    db.select({ key: files.key }).from(files).where(inArray(files.key, keys)),
    db.select({ key: removedObjects.key }).from(removedObjects).where(inArray(removedObjects.key, keys)),
  );
  return rows.map(({ key }) => key);
}

/**
 * Removes objects that no row knows, a day after they were written: their transaction was rolled back.
 * @param now real time, by which the storage dates its objects
 * @returns how many
 */
export async function sweepObjects(db: Database, objects: ObjectStorage, now: Date): Promise<number> {
  const before = now.getTime() - ORPHAN_AGE_MS;
  let removed = 0;
  for (
    let page = await objects.list('');
    page.length > 0;
    page = await objects.list(page.at(-1)?.key ?? '')
  ) {
    const old = page.filter(({ changedAt }) => changedAt.getTime() < before).map(({ key }) => key);
    const known = new Set(old.length === 0 ? [] : await knownKeys(db, old));
    for (const key of old.filter((one) => !known.has(one))) {
      await objects.delete(key);
      removed += 1;
    }
  }
  return removed;
}
