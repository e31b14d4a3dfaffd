import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { orderDocuments } from '../../database/schema/index.ts';

type Kind = (typeof orderDocuments.$inferSelect)['kind'];

export interface StoredDocument {
  readonly id: number;
  readonly kind: Kind;
  readonly name: string;
  readonly content: Buffer;
}

const STORED = {
  id: orderDocuments.id,
  kind: orderDocuments.kind,
  name: orderDocuments.name,
  content: orderDocuments.content,
};

export async function findDocument(
  db: DatabaseOrTransaction,
  orderId: number,
  documentId: number,
): Promise<StoredDocument | null> {
  const [row] = await db
    .select(STORED)
    .from(orderDocuments)
    .where(and(eq(orderDocuments.id, documentId), eq(orderDocuments.orderId, orderId)));
  return row ?? null;
}

export async function findDocumentOfKind(
  db: DatabaseOrTransaction,
  orderId: number,
  kind: Kind,
): Promise<StoredDocument | null> {
  const [row] = await db
    .select(STORED)
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, kind)));
  return row ?? null;
}

/** Stores a document once: of one kind an order has one, and the first stays. */
export async function insertDocument(
  db: DatabaseOrTransaction,
  document: {
    readonly orderId: number;
    readonly kind: Kind;
    readonly name: string;
    readonly content: Uint8Array;
    readonly createdAt: Date;
  },
): Promise<void> {
  const content = Buffer.from(document.content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await db
    .insert(orderDocuments)
    .values({ ...document, content, sha256 })
    .onConflictDoNothing();
}
