import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { leases } from '../../platform/database/schema/index.ts';

/** Locks the leases of a person: a day belongs to one car, a year to one method. */
export async function lockOwnLeases(tx: Transaction, userId: number): Promise<void> {
  await tx
    .select({ id: leases.id })
    .from(leases)
    .where(eq(leases.userId, userId))
    .orderBy(asc(leases.id))
    .for('update');
}
