import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { RecordKind } from '@stromwandel/leasing';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { leaseDocuments, leaseRecords } from '../../platform/database/schema/index.ts';
import type { FileStore, PutFile } from '../../platform/files/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { NOT_FOUND, readLeaseFor, type LeaseRecord } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';

type Row = typeof leaseDocuments.$inferSelect;
type Numbered = Pick<Row, 'kind' | 'number'>;

const placeOf = (lease: Pick<LeaseRecord, 'id' | 'userId'>, { kind, number }: Numbered) => ({
  name: `lease_documents/${lease.id}/${kind}/${number}`,
  ownerId: lease.userId,
});

/** A printed record with its place among the documents. */
export interface NewDocument extends Numbered {
  readonly name: string;
  readonly put: PutFile;
  /** Hex SHA-256. */
  readonly sha256: string;
  readonly createdAt: Date;
}

/** Stores the content of a document, before the transaction that inserts it. */
export async function putDocument(
  files: FileStore,
  lease: LeaseRecord,
  document: Numbered,
  content: Uint8Array,
): Promise<Pick<NewDocument, 'put' | 'sha256'>> {
  return {
    put: await files.put({ ...placeOf(lease, document), tenantId: lease.tenantId }, content),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

/** Inserts a document. The caller holds the lease's lock, and has found none of that number. */
export async function insertDocument(
  tx: DatabaseOrTransaction,
  files: FileStore,
  { id: leaseId, tenantId, userId }: LeaseRecord,
  { put, ...document }: NewDocument,
): Promise<void> {
  const fileId = await files.insert(tx, put);
  await tx.insert(leaseDocuments).values({ leaseId, tenantId, userId, fileId, ...document });
}

/** The kind of a printed record. */
export const documentKind = (kind: RecordKind) =>
  kind === 'HANDOVER' ? ('HANDOVER_RECORD' as const) : ('RETURN_RECORD' as const);

/** The printed record of a kind and number; null until it is printed. */
export async function findRecordDocument(
  db: DatabaseOrTransaction,
  { leaseId, kind, number }: { readonly leaseId: number; readonly kind: RecordKind; readonly number: number },
): Promise<Pick<Row, 'id' | 'name'> | null> {
  const [row] = await db
    .select({ id: leaseDocuments.id, name: leaseDocuments.name })
    .from(leaseDocuments)
    .where(
      and(
        eq(leaseDocuments.leaseId, leaseId),
        eq(leaseDocuments.kind, documentKind(kind)),
        eq(leaseDocuments.number, number),
      ),
    );
  return row ?? null;
}

/** The printed record that was the first to be concluded since an instant; null until it is printed. */
export async function findRecordSince(
  db: DatabaseOrTransaction,
  leaseId: number,
  since: Date,
): Promise<Numbered | null> {
  const { number, kind, concludedAt } = leaseRecords;
  const [record] = await db
    .select({ leaseId: leaseRecords.leaseId, number, kind })
    .from(leaseRecords)
    .where(and(eq(leaseRecords.leaseId, leaseId), gte(concludedAt, since)))
    .orderBy(asc(concludedAt))
    .limit(1);
  const document = record && (await findRecordDocument(db, record));
  return document ? { kind: documentKind(record.kind), number: record.number } : null;
}

/** A stored document of a lease. The caller has recorded the reading. */
export async function readDocumentOf(
  { db, files }: Pick<OrderServices, 'db' | 'files'>,
  lease: LeaseRecord,
  numbered: Numbered,
): Promise<Buffer> {
  const { kind, number } = numbered;
  const [row] = await db
    .select({ fileId: leaseDocuments.fileId })
    .from(leaseDocuments)
    .where(
      and(
        eq(leaseDocuments.leaseId, lease.id),
        eq(leaseDocuments.kind, kind),
        eq(leaseDocuments.number, number),
      ),
    );
  if (!row) throw new Error(`Lease ${lease.id} lacks its ${kind} ${number}`);
  return files.get(db, row.fileId, placeOf(lease, numbered));
}

/** A document for its driver or the provider, whose reading is recorded. Both get the same bytes. */
export async function readLeaseDocument(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  documentId: number,
): Promise<Result<Buffer, Refusal>> {
  const [row] = await services.db
    .select()
    .from(leaseDocuments)
    .where(and(eq(leaseDocuments.id, documentId), eq(leaseDocuments.leaseId, leaseId)));
  if (!row) return refuse(NOT_FOUND);
  const lease = await readLeaseFor(services, caller, leaseId);
  return lease.ok ? ok(await services.files.get(services.db, row.fileId, placeOf(lease.value, row))) : lease;
}
