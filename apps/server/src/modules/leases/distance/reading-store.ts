import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { inOrder, type Reading, type ReadingSource } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { leaseReadings } from '../../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../../platform/sealing/data-seal.ts';
import type { LeaseRecord } from '../record/lease-store.ts';

type Row = typeof leaseReadings.$inferSelect;

/** A reading with its kilometres. */
export interface StoredReading extends Reading {
  readonly id: number;
  readonly leaseId: number;
  readonly name: string;
  readonly source: ReadingSource;
  readonly photo: string | null;
  readonly reportedAt: Date;
}

const placeOf = ({ leaseId, name, userId }: Pick<Row, 'leaseId' | 'name' | 'userId'>): SealedPlace => ({
  table: 'lease_readings',
  column: 'km',
  record: `${leaseId}/${name}`,
  ownerId: userId,
});

const open = (seal: DataSeal, row: Row): StoredReading => ({
  id: row.id,
  leaseId: row.leaseId,
  name: row.name,
  source: row.source,
  day: calendarDate(row.day),
  km: Number(seal.open(row.km, placeOf(row))),
  photo: row.photo,
  reportedAt: row.reportedAt,
});

/** The readings of a lease by their days, opened. For its driver, or after the reading was recorded. */
export async function findReadings(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  leaseId: number,
): Promise<StoredReading[]> {
  const rows = await db.select().from(leaseReadings).where(eq(leaseReadings.leaseId, leaseId));
  return inOrder(rows.map((row) => open(seal, row)));
}

/** All readings of a person, oldest first. For the person alone. */
export async function findReadingsOfPerson(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  userId: number,
): Promise<StoredReading[]> {
  const rows = await db
    .select()
    .from(leaseReadings)
    .where(eq(leaseReadings.userId, userId))
    .orderBy(leaseReadings.id);
  return rows.map((row) => open(seal, row));
}

/** Names of the photos that readings of a lease show. */
export async function photosOfReadings(db: DatabaseOrTransaction, leaseId: number): Promise<string[]> {
  const rows = await db
    .select({ photo: leaseReadings.photo })
    .from(leaseReadings)
    .where(eq(leaseReadings.leaseId, leaseId));
  return rows.flatMap(({ photo }) => photo ?? []);
}

interface NewReading extends Reading {
  readonly name: string;
  readonly source: ReadingSource;
  readonly photo: string | null;
  readonly reportedAt: Date;
}

/** Stores a reading. The caller holds the lease's lock. */
export async function insertReading(
  tx: Transaction,
  seal: DataSeal,
  { id: leaseId, tenantId, userId }: Pick<LeaseRecord, 'id' | 'tenantId' | 'userId'>,
  { km, ...reading }: NewReading,
): Promise<void> {
  const sealed = seal.seal(String(km), placeOf({ leaseId, userId, name: reading.name }));
  await tx.insert(leaseReadings).values({ leaseId, tenantId, userId, ...reading, km: sealed });
}

/** Stores the odometer of a handover or return, as its record states it. */
export function insertRecordReading(
  tx: Transaction,
  seal: DataSeal,
  lease: Pick<LeaseRecord, 'id' | 'tenantId' | 'userId'>,
  kind: 'HANDOVER' | 'RETURN',
  { day, km, photo }: { readonly day: CalendarDate; readonly km: number; readonly photo: string | null },
  now: Date,
): Promise<void> {
  return insertReading(tx, seal, lease, {
    name: kind,
    source: kind,
    day,
    km,
    photo,
    reportedAt: now,
  });
}
