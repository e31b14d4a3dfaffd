import { MOST_FAVOURITES } from '@stromwandel/api-spec';
import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { favourites, users, vehicles } from '../../platform/database/schema/index.ts';

/** The remembered cars of a person that are on offer, oldest first. */
export async function findFavourites(db: DatabaseOrTransaction, userId: number): Promise<number[]> {
  const rows = await db
    .select({ vehicleId: favourites.vehicleId })
    .from(favourites)
    .innerJoin(vehicles, eq(vehicles.id, favourites.vehicleId))
    .where(and(eq(favourites.userId, userId), eq(vehicles.active, true)))
    .orderBy(asc(favourites.id));
  return rows.map(({ vehicleId }) => vehicleId);
}

/** Every remembered car of a person with its time, for the export of the own data. */
export async function exportFavourites(
  db: DatabaseOrTransaction,
  userId: number,
): Promise<{ vehicleId: number; addedAt: string }[]> {
  const rows = await db
    .select({ vehicleId: favourites.vehicleId, addedAt: favourites.addedAt })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(asc(favourites.id));
  return rows.map(({ vehicleId, addedAt }) => ({ vehicleId, addedAt: addedAt.toISOString() }));
}

/** Remembers cars in the given order, then forgets the oldest ones past the limit. Unknown cars are left out. */
export async function addFavourites(
  tx: Transaction,
  userId: number,
  vehicleIds: readonly number[],
  now: Date,
): Promise<void> {
  // Two tabs that add at once wait for one another, so that the limit holds.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const found = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.id, [...vehicleIds]));
  const known = new Set(found.map(({ id }) => id));
  const rows = [...new Set(vehicleIds)]
    .filter((vehicleId) => known.has(vehicleId))
    .map((vehicleId) => ({ userId, vehicleId, addedAt: now }));
  if (rows.length > 0) await tx.insert(favourites).values(rows).onConflictDoNothing();
  const kept = tx
    .select({ id: favourites.id })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.id))
    .limit(MOST_FAVOURITES);
  await tx.delete(favourites).where(and(eq(favourites.userId, userId), notInArray(favourites.id, kept)));
}

/** Forgets a car of a person; nothing happens when it was not remembered. */
export async function removeFavourite(
  db: DatabaseOrTransaction,
  userId: number,
  vehicleId: number,
): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.vehicleId, vehicleId)));
}
