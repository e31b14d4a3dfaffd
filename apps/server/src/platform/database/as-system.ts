import { sql } from 'drizzle-orm';
import { currentScope } from '../scope/scope.ts';
import type { Transaction } from './database.ts';

/**
 * Lets one statement of a person's transaction reach rows that the person may not: whether an address is taken, who
 * decides next. The caller shows nothing of them. Whatever fails in between ends the transaction, and the sight with it.
 */
export async function asSystem<T>(tx: Transaction, work: () => PromiseLike<T>): Promise<T> {
  await tx.execute(sql`select set_config('app.scope', 'SYSTEM', true)`);
  const found = await work();
  await tx.execute(sql`select set_config('app.scope', ${currentScope().kind}, true)`);
  return found;
}
