import type { CallOf, ReplyOf } from '@stromwandel/api-spec';
import { and, asc, eq, inArray, notLike, sql, type SQL } from 'drizzle-orm';
import { containsWords } from '../../database/contains-words.ts';
import type { DatabaseOrTransaction, Transaction } from '../../database/database.ts';
import { accountCodes, orders, tenants, userRoles, users } from '../../database/schema/index.ts';

type PeoplePage = ReplyOf<'listPeople'>;
export type PersonReply = PeoplePage['people'][number];
type Filters = Omit<CallOf<'listPeople'>['query'], 'after'> & { readonly after?: number | undefined };

/** Who looks, for which employer, and when. */
export interface Office {
  readonly tenantId: number;
  readonly userId: number;
  readonly now: Date;
}

const PAGE = 50;

const lastName = sql<string>`lower(${users.lastName})`;
const firstName = sql<string>`lower(${users.firstName})`;

// With its table: inside a subquery the bare name would be the id of what is counted there.
const personId = sql`${users}.${sql.identifier('id')}`;

const state = sql<PersonReply['state']>`case
  when not ${users.active} then 'DEACTIVATED'
  when ${users.passwordHash} is null then 'INVITED'
  when ${users.emailConfirmedAt} is null then 'UNCONFIRMED'
  else 'ACTIVE' end`;

const runningOrders = sql<string[]>`array(select ${orders.id}::text from ${orders}
  where ${orders.userId} = ${personId} and ${orders.signedAt} is not null and ${orders.endedAt} is null
  order by ${orders.id})`;

const isTenantAdmin = sql<boolean>`exists(select from ${userRoles}
  where ${userRoles.userId} = ${personId} and ${userRoles.role} = 'TENANT_ADMIN')`;

const invitedUntil = (now: Date) => sql<
  string | null
>`(select max(${accountCodes.expiresAt}) from ${accountCodes}
  where ${accountCodes.userId} = ${personId} and ${accountCodes.kind} in ('INVITE', 'WELCOME')
    and ${accountCodes.usedAt} is null and ${accountCodes.expiresAt} > ${now.toISOString()}::timestamptz)`;

/** Accounts whose person deleted them keep a row for their contracts; nobody is left to manage. */
const isSomebody = notLike(users.email, 'deleted-%@invalid');

function matches(search: string): SQL | undefined {
  const everything = sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.email}, ${users.employeeId})`;
  return containsWords(everything, search);
}

async function beginAfter(
  db: DatabaseOrTransaction,
  office: Office,
  after: number,
): Promise<SQL | undefined> {
  const [row] = await db
    .select({ lastName, firstName, id: users.id })
    .from(users)
    .where(and(eq(users.id, after), eq(users.tenantId, office.tenantId)));
  // Somebody who is gone leaves the list at its beginning.
  return (
    row &&
    sql`(${lastName}, ${firstName}, ${users.id}) > (${row.lastName}, ${row.firstName}, ${row.id}::bigint)`
  );
}

async function select(
  db: DatabaseOrTransaction,
  { tenantId, userId, now }: Office,
  condition: SQL | undefined,
): Promise<PersonReply[]> {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      employeeId: users.employeeId,
      group: users.personGroup,
      employedSince: users.employedSince,
      probationUntil: users.probationUntil,
      state,
      tenantAdmin: isTenantAdmin,
      invitedUntil: invitedUntil(now),
      runningOrders,
    })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), isSomebody, condition))
    .orderBy(lastName, firstName, asc(users.id))
    .limit(PAGE + 1);
  return rows.map((row) => ({
    ...row,
    self: row.id === userId,
    invitedUntil:
      row.state === 'INVITED' && row.invitedUntil !== null ? new Date(row.invitedUntil).toISOString() : null,
    runningOrders: row.runningOrders.map(Number),
  }));
}

/** A page of an employer's people, by name. */
export async function findPeople(
  db: DatabaseOrTransaction,
  office: Office,
  { search, state: wanted, after }: Filters,
): Promise<PeoplePage> {
  const found = await select(
    db,
    office,
    and(
      search === undefined ? undefined : matches(search),
      wanted === undefined ? undefined : sql`${state} = ${wanted}`,
      after === undefined ? undefined : await beginAfter(db, office, after),
    ),
  );
  const people = found.slice(0, PAGE);
  return { people, next: found.length > PAGE ? (people.at(-1)?.id ?? null) : null };
}

/** One person of an employer. */
export async function findPerson(
  db: DatabaseOrTransaction,
  office: Office,
  id: number,
): Promise<PersonReply | undefined> {
  return (await select(db, office, eq(users.id, id)))[0];
}

const KNOWN: Readonly<Record<PersonReply['state'], KnownState>> = {
  INVITED: 'ALREADY_INVITED',
  UNCONFIRMED: 'ALREADY_REGISTERED',
  ACTIVE: 'ALREADY_REGISTERED',
  DEACTIVATED: 'DEACTIVATED',
};
type KnownState = Exclude<ReplyOf<'checkInvitations'>['people'][number]['state'], 'NEW'>;

/** Which of some addresses (lower case) are an employer's own people, and how they stand. */
export async function findKnownStates(
  db: DatabaseOrTransaction,
  tenantId: number,
  addresses: readonly string[],
): Promise<Map<string, KnownState>> {
  const rows = await db
    .select({ email: users.email, state })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inArray(users.email, [...addresses])));
  return new Map(rows.map((row) => [row.email, KNOWN[row.state]]));
}

export type PersonRow = typeof users.$inferSelect;

/** Changes of one employer's people wait for one another. */
export async function lockTenant(tx: Transaction, tenantId: number): Promise<void> {
  await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId)).for('no key update');
}

/** A person of an employer, locked until the transaction ends. */
export async function lockPerson(
  tx: Transaction,
  tenantId: number,
  id: number,
): Promise<PersonRow | undefined> {
  await lockTenant(tx, tenantId);
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.tenantId, tenantId), isSomebody))
    .for('update');
  return row;
}

/** Whether somebody may look after an employer's people at this moment. */
export async function isActiveOffice(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ isOffice: isTenantAdmin })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true)));
  return row?.isOffice ?? false;
}

/** Gives or takes the role of a tenant admin; whether that changed anything. */
export async function setRole(tx: Transaction, id: number, tenantAdmin: boolean): Promise<boolean> {
  const role = { userId: id, role: 'TENANT_ADMIN' } as const;
  const changed = tenantAdmin
    ? await tx.insert(userRoles).values(role).onConflictDoNothing().returning()
    : await tx
        .delete(userRoles)
        .where(and(eq(userRoles.userId, id), eq(userRoles.role, role.role)))
        .returning();
  return changed.length > 0;
}

export async function setActive(tx: Transaction, id: number, active: boolean): Promise<void> {
  await tx.update(users).set({ active }).where(eq(users.id, id));
}

export async function setEmployment(
  tx: Transaction,
  id: number,
  { group, employedSince, probationUntil }: CallOf<'setPersonEmployment'>['body'],
): Promise<void> {
  await tx.update(users).set({ personGroup: group, employedSince, probationUntil }).where(eq(users.id, id));
}

/** Removes an account that nobody has used, with its codes. */
export async function removeAccount(tx: Transaction, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
