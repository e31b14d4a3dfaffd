import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { orderDocuments, orders } from '../../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../../platform/sealing/data-seal.ts';
import type { OrderRecord } from './order-record.ts';

type Kind = (typeof orderDocuments.$inferSelect)['kind'];
/** The order and person that a document belongs to. */
export type DocumentOwner = Pick<OrderRecord, 'id' | 'userId'>;

export interface SealedDocument {
  readonly id: number;
  readonly kind: Kind;
  readonly name: string;
  /** Sealed, see `openDocument`. */
  readonly sealed: Buffer;
}

export interface StoredDocument extends Omit<SealedDocument, 'sealed'> {
  readonly content: Buffer;
}

const STORED = {
  id: orderDocuments.id,
  kind: orderDocuments.kind,
  name: orderDocuments.name,
  sealed: orderDocuments.content,
};

// An order has one document of each kind, which never changes.
function placeOf({ id, userId }: DocumentOwner, kind: Kind): SealedPlace {
  return { table: 'order_documents', column: 'content', record: `${id}/${kind}`, ownerId: userId };
}

/** Opens a document. Only for its owner, or after the reading was recorded. */
export function openDocument(seal: DataSeal, order: DocumentOwner, document: SealedDocument): StoredDocument {
  const { sealed, ...rest } = document;
  return { ...rest, content: seal.openBytes(sealed, placeOf(order, document.kind)) };
}

export async function findDocument(
  db: DatabaseOrTransaction,
  orderId: number,
  documentId: number,
): Promise<SealedDocument | null> {
  const [row] = await db
    .select(STORED)
    .from(orderDocuments)
    .where(and(eq(orderDocuments.id, documentId), eq(orderDocuments.orderId, orderId)));
  return row ?? null;
}

export async function findDocumentOfKind(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  order: DocumentOwner,
  kind: Kind,
): Promise<StoredDocument | null> {
  const [row] = await db
    .select(STORED)
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, order.id), eq(orderDocuments.kind, kind)));
  return row ? openDocument(seal, order, row) : null;
}

/** Returns the columns of a document's content. */
export function sealDocument(
  seal: DataSeal,
  order: DocumentOwner,
  { kind, content }: { readonly kind: Kind; readonly content: Uint8Array },
): { readonly content: Buffer; readonly sha256: string } {
  return {
    content: seal.sealBytes(content, placeOf(order, kind)),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

/** Stores a document unless the order already has one of this kind. */
export async function insertDocument(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  order: DocumentOwner,
  document: {
    readonly kind: Kind;
    readonly name: string;
    readonly content: Uint8Array;
    readonly createdAt: Date;
  },
): Promise<void> {
  await db
    .insert(orderDocuments)
    .values({ ...document, ...sealDocument(seal, order, document), orderId: order.id })
    .onConflictDoNothing();
  await db.update(orders).set({ contractMissing: false }).where(eq(orders.id, order.id));
}
