import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { files } from '../database/schema/index.ts';
import { SealError, type DataSeal, type SealedPlace } from '../sealing/data-seal.ts';
import type { ObjectStorage } from './object-storage.ts';

/** What a file belongs to. A file opens with the name, tenant and owner that it was stored with, and no others. */
export interface FilePlace {
  /** Table and key of the row that refers to the file: `order_documents/12/CONTRACT_SIGNED`. */
  readonly name: string;
  /** The employer whose data it is; null for files of the provider. */
  readonly tenantId: number | null;
  /** The person whose data it is; null for data of several people, or of none. */
  readonly ownerId: number | null;
}

/** The file of a row that has been deleted since it was read. */
export class FileGoneError extends SealError {}

/** A stored file that no row refers to yet. */
export type PutFile = typeof files.$inferInsert;

/**
 * Files of rows: sealed, then kept in the database or in object storage under the hash of their sealed bytes. Rows refer
 * to them by id; deleting the row deletes the file (`rules/files.sql`).
 */
export interface FileStore {
  /**
   * Seals and stores a file. Call it before the transaction that inserts it, which then holds no lock during the upload. A
   * file that is never inserted is removed after a day.
   */
  put(place: FilePlace, content: Uint8Array): Promise<PutFile>;
  /** Makes a stored file part of the caller's transaction. @returns the id for the row that refers to it */
  insert(tx: DatabaseOrTransaction, file: PutFile): Promise<number>;
  /**
   * The content. Data of another person only after the reading was recorded.
   * @throws FileGoneError when there is no such file, SealError when it does not belong to the place, ObjectStorageError when the storage does not answer
   */
  get(db: DatabaseOrTransaction, id: number, place: Omit<FilePlace, 'tenantId'>): Promise<Buffer>;
  /** Size of the content in bytes; null when there is no such file. */
  head(db: DatabaseOrTransaction, id: number): Promise<{ readonly bytes: number } | null>;
  /** Deletes a file that no row refers to any more; its object goes after the commit. */
  delete(tx: DatabaseOrTransaction, id: number): Promise<void>;
}

function sealedPlace({ name, ownerId }: Omit<FilePlace, 'tenantId'>): SealedPlace {
  return { table: 'files', column: 'content', record: name, ownerId };
}

/**
 * @param objects where new files go; null keeps them in the database. Files of the database stay readable with both.
 */
export function createFileStore(seal: DataSeal, objects: ObjectStorage | null): FileStore {
  async function sealedBytes({ key, content }: typeof files.$inferSelect): Promise<Buffer> {
    if (content) return content;
    if (!objects) throw new Error(`File ${key} is in object storage: S3_URL is missing`);
    const object = await objects.get(key);
    if (!object) throw new SealError(`File ${key} is missing in the object storage`);
    return object;
  }

  return {
    async put(place, content) {
      const { name, tenantId, ownerId } = place;
      const sealed = seal.sealBytes(content, sealedPlace(place));
      const sha256 = createHash('sha256').update(sealed).digest('hex');
      const key = `${tenantId ?? 'provider'}/${sha256}`;
      await objects?.put(key, sealed, sha256);
      return {
        tenantId,
        userId: ownerId,
        name,
        key,
        bytes: content.length,
        sealedWith: seal.currentKeyId,
        content: objects ? null : sealed,
      };
    },
    async insert(tx, file) {
      const [row] = await tx.insert(files).values(file).returning({ id: files.id });
      if (!row) throw new Error('The database has not returned the file it stored');
      return row.id;
    },
    async get(db, id, place) {
      const [row] = await db.select().from(files).where(eq(files.id, id));
      if (!row) throw new FileGoneError(`File ${id} of ${place.name} is missing`);
      return seal.openBytes(await sealedBytes(row), sealedPlace(place));
    },
    async head(db, id) {
      const [row] = await db.select({ bytes: files.bytes }).from(files).where(eq(files.id, id));
      return row ?? null;
    },
    async delete(tx, id) {
      await tx.delete(files).where(eq(files.id, id));
    },
  };
}
