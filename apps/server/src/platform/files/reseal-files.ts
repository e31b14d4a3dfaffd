import { and, asc, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { files } from '../database/schema/index.ts';
import type { DataSeal } from '../sealing/data-seal.ts';
import { createFileStore } from './file-store.ts';
import type { ObjectStorage } from './object-storage.ts';

/**
 * Seals with the current key each file that another key has sealed, and moves files of the database to the object storage. Files one by one, so that it may be interrupted and repeated beside running servers.
 * @returns how many
 */
export async function resealFiles(
  db: Database,
  seal: DataSeal,
  objects: ObjectStorage | null,
): Promise<number> {
  const store = createFileStore(seal, objects);
  const isOtherKey = ne(files.sealedWith, seal.currentKeyId);
  const isDue = objects ? or(isOtherKey, isNotNull(files.content)) : isOtherKey;
  const findNext = async (after: number) => {
    const [row] = await db
      .select({ id: files.id, name: files.name, tenantId: files.tenantId, ownerId: files.userId })
      .from(files)
      .where(and(gt(files.id, after), isDue))
      .orderBy(asc(files.id))
      .limit(1);
    return row;
  };
  let sealed = 0;
  for (let row = await findNext(0); row; row = await findNext(row.id)) {
    const { key, content, sealedWith } = await store.put(row, await store.get(db, row.id, row));
    // A file that was deleted meanwhile leaves an object that the sweep removes.
    await db
      .update(files)
      .set({ key, content: content ?? null, sealedWith })
      .where(eq(files.id, row.id));
    sealed += 1;
  }
  return sealed;
}
