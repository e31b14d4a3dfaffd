import {
  EMPTY_RECORD,
  type RecordContent,
  type RecordKind,
  type RecordOutcome,
  type RecordSignatures,
} from '@stromwandel/leasing';
import { and, desc, eq, max } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { leaseRecords } from '../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';
import type { LeaseRecord } from '../leases/index.ts';

type Row = typeof leaseRecords.$inferSelect;
type Named = Pick<Row, 'leaseId' | 'userId' | 'kind' | 'number'>;

/** What a record holds; the signatures are null until it is concluded. */
export interface StoredContent extends RecordContent {
  readonly signatures: RecordSignatures | null;
}

export const NO_CONTENT: StoredContent = { ...EMPTY_RECORD, signatures: null };

const placeOf = ({ leaseId, userId, kind, number }: Named): SealedPlace => ({
  table: 'lease_records',
  column: 'content',
  record: `${leaseId}/${kind}/${number}`,
  ownerId: userId,
});

/** Opens what a record holds. For its driver, or after the reading was recorded. */
export function openContent(seal: DataSeal, row: Row): StoredContent {
  // Sealed by `saveContent` alone, in this shape; the oldest rows know no paper.
  return { ...NO_CONTENT, ...(seal.open(row.content, placeOf(row)) as StoredContent) };
}

/** The newest record of a kind; null before the first part was saved. */
export async function findNewest(
  db: DatabaseOrTransaction,
  leaseId: number,
  kind: RecordKind,
): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(leaseRecords)
    .where(and(eq(leaseRecords.leaseId, leaseId), eq(leaseRecords.kind, kind)))
    .orderBy(desc(leaseRecords.number))
    .limit(1);
  return row ?? null;
}

/** When a record of a lease was last concluded; null before. */
export async function lastConclusion(db: DatabaseOrTransaction, leaseId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(leaseRecords.concludedAt) })
    .from(leaseRecords)
    .where(eq(leaseRecords.leaseId, leaseId));
  return row?.at ?? null;
}

/** All records of a lease. */
export async function findOfLease(db: DatabaseOrTransaction, leaseId: number): Promise<Row[]> {
  return db.select().from(leaseRecords).where(eq(leaseRecords.leaseId, leaseId));
}

/** All records of a person, oldest first. */
export async function findOfPerson(db: DatabaseOrTransaction, userId: number): Promise<Row[]> {
  return db.select().from(leaseRecords).where(eq(leaseRecords.userId, userId)).orderBy(leaseRecords.id);
}

interface Conclusion {
  readonly outcome: RecordOutcome;
  readonly day: string;
  readonly concludedAt: Date;
}

/**
 * Stores what the open record holds, or begins one. The caller holds the lease's lock.
 * @returns the record's number
 */
export async function saveContent(
  tx: Transaction,
  seal: DataSeal,
  { id: leaseId, tenantId, userId }: LeaseRecord,
  kind: RecordKind,
  newest: Row | null,
  content: StoredContent,
  savedAt: Date,
  conclusion: Conclusion | null = null,
): Promise<number> {
  const isOpen = newest !== null && newest.concludedAt === null;
  const named = { leaseId, userId, kind, number: isOpen ? newest.number : (newest?.number ?? 0) + 1 };
  const values = { content: seal.seal(content, placeOf(named)), savedAt, ...conclusion };
  await tx
    .insert(leaseRecords)
    .values({ ...named, tenantId, ...values })
    .onConflictDoUpdate({
      target: [leaseRecords.leaseId, leaseRecords.kind, leaseRecords.number],
      set: values,
    });
  return named.number;
}
