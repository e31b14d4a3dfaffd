import type { ContractTexts } from '@stromwandel/contract-document';
import { desc, eq, inArray, max } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { contractTexts, users } from '../../platform/database/schema/index.ts';

export type ContractTextRow = typeof contractTexts.$inferSelect;

/** The versions of the provider, newest first. */
export function findVersions(db: DatabaseOrTransaction): Promise<ContractTextRow[]> {
  return db.select().from(contractTexts).orderBy(desc(contractTexts.number));
}

export async function findVersion(
  db: DatabaseOrTransaction,
  number: number,
): Promise<ContractTextRow | null> {
  const [row] = await db.select().from(contractTexts).where(eq(contractTexts.number, number));
  return row ?? null;
}

/** A version, locked until the transaction ends. */
export async function lockVersion(tx: Transaction, number: number): Promise<ContractTextRow | null> {
  const [row] = await tx.select().from(contractTexts).where(eq(contractTexts.number, number)).for('update');
  return row ?? null;
}

export async function findDraft(db: DatabaseOrTransaction): Promise<ContractTextRow | null> {
  const [row] = await db.select().from(contractTexts).where(eq(contractTexts.state, 'DRAFT'));
  return row ?? null;
}

/** The number after the highest one; `first` when there is none. */
export async function nextNumber(tx: Transaction, first: number): Promise<number> {
  const [row] = await tx.select({ highest: max(contractTexts.number) }).from(contractTexts);
  return row?.highest ? row.highest + 1 : first;
}

/** The new draft; null when another person started one at the same time. */
export async function insertDraft(
  tx: Transaction,
  draft: { number: number; texts: ContractTexts; draftedAt: Date; draftedBy: number },
): Promise<ContractTextRow | null> {
  const [row] = await tx
    .insert(contractTexts)
    .values({ ...draft, state: 'DRAFT' })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function updateVersion(
  tx: Transaction,
  { id }: ContractTextRow,
  change: Partial<Omit<ContractTextRow, 'id' | 'number'>>,
): Promise<ContractTextRow> {
  const [row] = await tx.update(contractTexts).set(change).where(eq(contractTexts.id, id)).returning();
  if (!row) throw new Error(`The contract texts ${id} were not stored`);
  return row;
}

export async function deleteVersion(tx: Transaction, { id }: ContractTextRow): Promise<void> {
  await tx.delete(contractTexts).where(eq(contractTexts.id, id));
}

/** The names of people by their number. */
export async function findNames(
  db: DatabaseOrTransaction,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
