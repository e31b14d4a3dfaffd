import { asc, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { commuteMethods } from '../../platform/database/schema/index.ts';
import type { ChosenMethod } from './commute-of-month.ts';

/** The methods that people chose, by person; the earliest year first. */
export async function findMethods(
  db: DatabaseOrTransaction,
  userIds: readonly number[],
): Promise<Map<number, ChosenMethod[]>> {
  const rows = await db
    .select()
    .from(commuteMethods)
    .where(inArray(commuteMethods.userId, [...userIds]))
    .orderBy(asc(commuteMethods.year));
  const found = new Map<number, ChosenMethod[]>();
  for (const { userId, year, valuation, chosenAt } of rows) {
    found.set(userId, [...(found.get(userId) ?? []), { year, valuation, chosenAt }]);
  }
  return found;
}

/** Stores the method of a person from a year on, and replaces that of the year. */
export async function keepMethod(
  tx: DatabaseOrTransaction,
  row: typeof commuteMethods.$inferInsert,
): Promise<void> {
  const { valuation, chosenAt } = row;
  await tx
    .insert(commuteMethods)
    .values(row)
    .onConflictDoUpdate({
      target: [commuteMethods.userId, commuteMethods.year],
      set: { valuation, chosenAt },
    });
}
