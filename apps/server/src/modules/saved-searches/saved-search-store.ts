import type { SavedSearchContent } from '@stromwandel/api-spec';
import { savedSearchBody } from '@stromwandel/api-spec';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { savedSearchCars, savedSearches } from '../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';

type SearchRow = typeof savedSearches.$inferSelect;

/** A saved search of a person. */
export interface SavedSearch extends SavedSearchContent {
  readonly id: number;
  readonly savedAt: Date;
}

/** A car that fits a saved search or once did. */
export type KnownCar = typeof savedSearchCars.$inferSelect;

const placeOf = ({ userId, savedAt }: Pick<SearchRow, 'userId' | 'savedAt'>): SealedPlace => ({
  table: 'saved_searches',
  column: 'content',
  record: `${userId}/${savedAt.getTime()}`,
  ownerId: userId,
});

/** The saved searches of a person, oldest first. */
export async function findSavedSearches(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  userId: number,
): Promise<SavedSearch[]> {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.id));
  return rows.map((row) => ({
    ...savedSearchBody.parse(seal.open(row.content, placeOf(row))),
    id: row.id,
    savedAt: row.savedAt,
  }));
}

/** Stores a search. @returns its key */
export async function insertSavedSearch(
  tx: Transaction,
  seal: DataSeal,
  userId: number,
  content: SavedSearchContent,
  savedAt: Date,
): Promise<number> {
  const sealed = seal.seal(content, placeOf({ userId, savedAt }));
  const [row] = await tx
    .insert(savedSearches)
    .values({ userId, savedAt, content: sealed })
    .returning({ id: savedSearches.id });
  if (!row) throw new Error('The insertion of a saved search returned no row');
  return row.id;
}

/** Deletes a search of a person. @returns false when the person has none of this key */
export async function deleteSavedSearch(
  db: DatabaseOrTransaction,
  userId: number,
  searchId: number,
): Promise<boolean> {
  const deleted = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, searchId)))
    .returning({ id: savedSearches.id });
  return deleted.length > 0;
}

/** The cars that are no news for some searches, by car. */
export async function findKnownCars(
  db: DatabaseOrTransaction,
  searchIds: readonly number[],
): Promise<KnownCar[]> {
  return db
    .select()
    .from(savedSearchCars)
    .where(inArray(savedSearchCars.searchId, [...searchIds]))
    .orderBy(asc(savedSearchCars.searchId), asc(savedSearchCars.vehicleId));
}

/** Notes cars that are no news from now on. Cars already noted stay as they are. */
export async function insertKnownCars(tx: Transaction, cars: readonly KnownCar[]): Promise<void> {
  if (cars.length > 0)
    await tx
      .insert(savedSearchCars)
      .values([...cars])
      .onConflictDoNothing();
}

/** Every saved search of a person with its cars, for the export of the own data. */
export async function exportSavedSearches(db: DatabaseOrTransaction, seal: DataSeal, userId: number) {
  const searches = await findSavedSearches(db, seal, userId);
  const known = await findKnownCars(
    db,
    searches.map(({ id }) => id),
  );
  return searches.map((search) => ({
    ...search,
    savedAt: search.savedAt.toISOString(),
    cars: known
      .filter(({ searchId }) => searchId === search.id)
      .map(({ vehicleId, mailedAt }) => ({ vehicleId, mailedAt: mailedAt?.toISOString() ?? null })),
  }));
}
