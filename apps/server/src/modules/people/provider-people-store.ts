import type { CallOf, ReplyOf, Role } from '@stromwandel/api-spec';
import { foldForSearch } from '@stromwandel/kernel';
import { and, asc, eq, exists, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { beginsWords } from '../../platform/database/begins-words.ts';
import { orderOfFound, recordsOfWords } from '../../platform/database/records-of-words.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { tenants, userRoles, users, userWords } from '../../platform/database/schema/index.ts';
import {
  asSeenBy,
  byName,
  invitedUntil,
  isBehind,
  isSomebody,
  PAGE_AND_ONE,
  pageOf,
  personId,
  placeOf,
} from './account-columns.ts';
import type { PersonRow } from './people-store.ts';

type PeoplePage = ReplyOf<'listProviderPeople'>;
export type AccountReply = PeoplePage['people'][number];
type Filters = Omit<CallOf<'listProviderPeople'>['query'], 'after'> & { readonly after?: number | undefined };

/** The acting admin of the provider, and the time. */
export interface Looker {
  readonly userId: number;
  readonly now: Date;
}

const roles = sql<Role[]>`array(select ${userRoles.role} from ${userRoles}
  where ${userRoles.userId} = ${personId} order by ${userRoles.role})`;

const words = {
  table: userWords,
  of: userWords.userId,
  word: userWords.word,
  order: [userWords.lastNameInOrder, userWords.firstNameInOrder, userWords.userId],
  direction: 'asc' as const,
};

const hasRole = (db: DatabaseOrTransaction, role: Role) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, role))),
  );

/** @param among only accounts of this query of `recordsOfWords`, in its order */
async function select(
  db: DatabaseOrTransaction,
  { userId, now }: Looker,
  condition: SQL | undefined,
  among: SQL | null = null,
): Promise<AccountReply[]> {
  const query = db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      tenantName: tenants.name,
      roles,
      state: users.accountState,
      invitedUntil: invitedUntil(now),
    })
    .from(users)
    .leftJoin(tenants, eq(tenants.id, users.tenantId))
    .where(and(isSomebody, condition))
    .$dynamic();
  const inOrder = among
    ? query.innerJoin(sql`(${among}) as found`, sql`found.id = ${personId}`).orderBy(orderOfFound(words))
    : query.orderBy(...byName);
  const rows = await inOrder.limit(PAGE_AND_ONE);
  return rows.map((row) => asSeenBy(userId, row));
}

/** A page of all accounts, by name. */
export async function findAccounts(
  db: DatabaseOrTransaction,
  looker: Looker,
  { search, state, role, after }: Filters,
): Promise<PeoplePage> {
  const place = await placeOf(db, after);
  const found = search === undefined ? null : await recordsOfWords(db, words, foldForSearch(search), place);
  const among = found?.ids ?? null;
  const condition = and(
    found ? await beginsWords(db, words, personId, found.rest) : undefined,
    state === undefined ? undefined : eq(users.accountState, state),
    role === undefined ? undefined : hasRole(db, role),
    among ? undefined : isBehind(place),
  );
  return pageOf(await select(db, looker, condition, among));
}

/** One account. */
export async function findAccount(
  db: DatabaseOrTransaction,
  looker: Looker,
  id: number,
): Promise<AccountReply | undefined> {
  return (await select(db, looker, eq(users.id, id)))[0];
}

/**
 * Locks an account together with the caller's, so that two people who deactivate each other run one after the other.
 * People of an employer are locked as by its HR team.
 */
export async function lockAccount(
  tx: Transaction,
  id: number,
  { userId }: Looker,
): Promise<PersonRow | undefined> {
  const [found] = await tx.select({ tenantId: users.tenantId }).from(users).where(eq(users.id, id));
  if (found && found.tenantId !== null) await lockTenant(tx, found.tenantId);
  const rows = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [id, userId]), isSomebody))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.find((row) => row.id === id);
}

/** Whether a person is an active admin of the provider at this moment. */
export async function isActiveAdmin(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true), isNull(users.tenantId), hasRole(tx, 'ADMIN')));
  return rows.length > 0;
}

/** Whether the provider has an admin who can log in, or has been invited. */
export async function hasActiveAdmin(tx: Transaction): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.active, true), isNull(users.tenantId), hasRole(tx, 'ADMIN')))
    .limit(1);
  return rows.length > 0;
}

/** Whether an employer has another tenant admin who can sign in or has been invited. */
export async function hasOtherTenantAdmin(tx: Transaction, tenantId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.tenantId, tenantId),
        ne(users.id, id),
        eq(users.active, true),
        hasRole(tx, 'TENANT_ADMIN'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
