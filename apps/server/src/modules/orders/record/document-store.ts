import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { files, orderDocuments, orders } from '../../../platform/database/schema/index.ts';
import {
  FileGoneError,
  type FilePlace,
  type FileStore,
  type PutFile,
} from '../../../platform/files/index.ts';
import type { OrderRecord } from './order-record.ts';

type Kind = (typeof orderDocuments.$inferSelect)['kind'];
/** The order and person that a document belongs to. */
export type DocumentOwner = Pick<OrderRecord, 'id' | 'userId'>;

/** A document without its content, see `readDocument`. */
export interface FoundDocument {
  readonly id: number;
  readonly kind: Kind;
  readonly name: string;
  readonly fileId: number;
}

export interface StoredDocument extends Omit<FoundDocument, 'fileId'> {
  readonly content: Buffer;
}

const FOUND = {
  id: orderDocuments.id,
  kind: orderDocuments.kind,
  name: orderDocuments.name,
  fileId: orderDocuments.fileId,
};

// An order has one document of each kind, which never changes.
const fileName = ({ id }: DocumentOwner, kind: Kind) => `order_documents/${id}/${kind}`;

/**
 * Reads a document. Only for its owner, or after the reading was recorded.
 * @returns null when a signature has replaced it since it was found
 */
export async function readDocument(
  db: DatabaseOrTransaction,
  files: FileStore,
  order: DocumentOwner,
  { fileId, ...document }: FoundDocument,
): Promise<StoredDocument | null> {
  const place = { name: fileName(order, document.kind), ownerId: order.userId };
  try {
    return { ...document, content: await files.get(db, fileId, place) };
  } catch (error) {
    const isReplaced =
      error instanceof FileGoneError && (await findDocument(db, order.id, document.id)) === null;
    if (isReplaced) return null;
    throw error;
  }
}

export async function findDocument(
  db: DatabaseOrTransaction,
  orderId: number,
  documentId: number,
): Promise<FoundDocument | null> {
  const [row] = await db
    .select(FOUND)
    .from(orderDocuments)
    .where(and(eq(orderDocuments.id, documentId), eq(orderDocuments.orderId, orderId)));
  return row ?? null;
}

/** The previewed contract: the stored one, or the beginning of the signed one. Null before it is printed. */
export async function findPreview(
  db: DatabaseOrTransaction,
  files: FileStore,
  order: DocumentOwner,
): Promise<StoredDocument | null> {
  const [row] = await db
    .select({ ...FOUND, previewBytes: orderDocuments.previewBytes })
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, order.id))
    .orderBy(desc(orderDocuments.id))
    .limit(1);
  if (!row) return null;
  const { previewBytes, ...found } = row;
  const document = await readDocument(db, files, order, found);
  if (document === null) return findPreview(db, files, order);
  if (previewBytes === null) return document;
  return { ...document, kind: 'CONTRACT_PREVIEW', content: document.content.subarray(0, previewBytes) };
}

/** A stored file for `insertPreview` or `insertSigned`. */
export interface PutDocument {
  readonly file: PutFile;
  /** Hex SHA-256 of the document. */
  readonly sha256: string;
}

/** Stores the content of a document, before the transaction that inserts it. */
export async function putDocument(
  files: FileStore,
  order: DocumentOwner & Pick<OrderRecord, 'tenantId'>,
  kind: Kind,
  content: Uint8Array,
): Promise<PutDocument> {
  const place: FilePlace = { name: fileName(order, kind), tenantId: order.tenantId, ownerId: order.userId };
  return {
    file: await files.put(place, content),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

interface NewDocument {
  readonly name: string;
  readonly put: PutDocument;
  readonly createdAt: Date;
}

/** Stores the previewed contract unless the order has a contract. The caller holds the order's lock. */
export async function insertPreview(
  tx: DatabaseOrTransaction,
  store: FileStore,
  order: DocumentOwner,
  { name, put, createdAt }: NewDocument,
): Promise<void> {
  const [existing] = await tx
    .select({ id: orderDocuments.id })
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, order.id))
    .limit(1);
  if (!existing) {
    const fileId = await store.insert(tx, put.file);
    const row = {
      orderId: order.id,
      kind: 'CONTRACT_PREVIEW',
      name,
      sha256: put.sha256,
      fileId,
      createdAt,
    } as const;
    await tx.insert(orderDocuments).values(row);
  }
  await tx.update(orders).set({ contractMissing: false }).where(eq(orders.id, order.id));
}

/**
 * Stores the signed contract in place of the previewed one, with which it begins, byte for byte; length and hash of the
 * previewed one remain. The caller holds the order's lock.
 */
export async function insertSigned(
  tx: DatabaseOrTransaction,
  store: FileStore,
  order: DocumentOwner,
  { name, put, createdAt }: NewDocument,
): Promise<void> {
  const [preview] = await tx
    .select({ id: orderDocuments.id, sha256: orderDocuments.sha256, bytes: files.bytes })
    .from(orderDocuments)
    .innerJoin(files, eq(files.id, orderDocuments.fileId))
    .where(and(eq(orderDocuments.orderId, order.id), eq(orderDocuments.kind, 'CONTRACT_PREVIEW')));
  if (!preview) throw new Error(`Order ${order.id} was signed without a previewed contract`);
  await tx.insert(orderDocuments).values({
    orderId: order.id,
    kind: 'CONTRACT_SIGNED',
    name,
    sha256: put.sha256,
    fileId: await store.insert(tx, put.file),
    previewBytes: preview.bytes,
    previewSha256: preview.sha256,
    createdAt,
  });
  await tx.delete(orderDocuments).where(eq(orderDocuments.id, preview.id));
}
