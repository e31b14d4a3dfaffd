import { and, asc, eq, notLike, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { accountCodes, users } from '../../platform/database/schema/index.ts';

/** Sort order of lists of people, which are read page by page. */
export const byName = [asc(users.lastNameInOrder), asc(users.firstNameInOrder), asc(users.id)];

/** With its table, because in a subquery the bare name would be the id of the counted rows. */
export const personId = sql`${users}.${sql.identifier('id')}`;

/** Expiry of the newest link to a first password. */
export const invitedUntil = (now: Date) => sql<
  string | null
>`(select max(${accountCodes.expiresAt}) from ${accountCodes}
  where ${accountCodes.userId} = ${personId} and ${accountCodes.kind} in ('INVITE', 'WELCOME')
    and ${accountCodes.usedAt} is null and ${accountCodes.expiresAt} > ${now.toISOString()}::timestamptz)`;

/** Deleted accounts keep a row for their contracts; this condition leaves them out. */
export const isSomebody = notLike(users.email, 'deleted-%@invalid');

const PAGE = 50;

/** One row more than a page shows whether another page follows. */
export const PAGE_AND_ONE = PAGE + 1;

/** A page of a list of people, and the start of the next one. */
export function pageOf<T extends { readonly id: number }>(
  found: readonly T[],
): { people: T[]; next: number | null } {
  const people = found.slice(0, PAGE);
  return { people, next: found.length > PAGE ? (people.at(-1)?.id ?? null) : null };
}

/**
 * A person's position in the list: the values that sort it. A person who is deleted or not in the list has none; the
 * next page then starts at the top.
 */
export async function placeOf(
  db: DatabaseOrTransaction,
  after: number | undefined,
  list?: SQL,
): Promise<SQL | undefined> {
  if (after === undefined) return undefined;
  const [row] = await db
    .select({ lastName: users.lastNameInOrder, firstName: users.firstNameInOrder, id: users.id })
    .from(users)
    .where(and(eq(users.id, after), list));
  return row && sql`${row.lastName}, ${row.firstName}, ${row.id}::bigint`;
}

/** All people after a position in the list. */
export const isBehind = (place: SQL | undefined): SQL | undefined =>
  place && sql`(${users.lastNameInOrder}, ${users.firstNameInOrder}, ${users.id}) > (${place})`;

interface InvitedRow {
  readonly id: number;
  readonly state: string;
  readonly invitedUntil: string | null;
}

/** The list columns that depend on the viewer. */
export function asSeenBy<T extends InvitedRow>(userId: number, row: T) {
  return {
    ...row,
    self: row.id === userId,
    invitedUntil:
      row.state === 'INVITED' && row.invitedUntil !== null ? new Date(row.invitedUntil).toISOString() : null,
  };
}
