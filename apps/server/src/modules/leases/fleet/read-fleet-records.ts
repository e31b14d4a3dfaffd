import { inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leases } from '../../../platform/database/schema/index.ts';
import { findLeases, type LeaseRecord } from '../record/lease-store.ts';

/** Leases in the order of their ids. */
export async function readFleetRecords(
  db: DatabaseOrTransaction,
  ids: readonly number[],
): Promise<LeaseRecord[]> {
  const found = new Map(
    (await findLeases(db, inArray(leases.id, [...ids]))).map((record) => [record.id, record]),
  );
  return ids.map((id) => found.get(id)).filter((record) => record !== undefined);
}
