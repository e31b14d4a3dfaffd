import { and, desc, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Role } from '@stromwandel/api-spec';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { leases, salaryData, tenants, userRoles, users } from '../../platform/database/schema/index.ts';

const rolesOfUser = sql<Role[]>`array(
  select role from ${userRoles} where ${userRoles.userId} = ${users.id} order by role)`;

const isEmployerActive = sql<boolean>`coalesce(
  (select ${tenants.active} from ${tenants} where ${tenants.id} = ${users.tenantId}), true)`;

export type User = typeof users.$inferSelect;
export interface UserWithRoles extends User {
  readonly roles: Role[];
  /**
   * The account is active but its employer is suspended. Only shown to a person who has proven the account is theirs.
   */
  readonly employerSuspended: boolean;
}

async function findUser(
  db: DatabaseOrTransaction,
  which: SQL,
  ...order: readonly SQL[]
): Promise<UserWithRoles | undefined> {
  const [row] = await db
    .select({ user: users, roles: rolesOfUser, isEmployerActive })
    .from(users)
    .where(which)
    .orderBy(...order)
    .limit(1);
  if (!row) return undefined;
  const { user, roles, isEmployerActive: works } = row;
  // An account is active only while its employer is.
  return { ...user, active: user.active && works, employerSuspended: user.active && !works, roles };
}

/**
 * The account with an address (lower case), in any state. Among several unconfirmed ones, the newest: one with a
 * password for signing in, an invitation for a mail with a link.
 */
export async function findUserByEmail(
  db: DatabaseOrTransaction,
  email: string,
  preferred: 'PASSWORD' | 'INVITATION' = 'PASSWORD',
): Promise<UserWithRoles | undefined> {
  const hasPassword = sql`(${users.passwordHash} is not null)`;
  return findUser(
    db,
    eq(users.email, email),
    sql`(${users.emailConfirmedAt} is not null) desc`,
    preferred === 'PASSWORD' ? sql`${hasPassword} desc` : sql`${hasPassword} asc`,
    desc(users.id),
  );
}

/** Whether a confirmed account has an address (lower case). Requires access to all accounts. */
export async function isAddressConfirmed(db: DatabaseOrTransaction, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt)));
  return rows.length > 0;
}

/** Reads the data of `GET /v1/user/me` in one query. */
export async function findProfile(db: DatabaseOrTransaction, userId: number) {
  const [row] = await db
    .select({
      user: users,
      roles: rolesOfUser,
      tenantName: tenants.name,
      hasSalaryData: sql<boolean>`exists(
        select from ${salaryData} where ${salaryData.userId} = ${users.id})`,
      hasLease: sql<boolean>`exists(
        select from ${leases} where ${leases.userId} = ${users.id} and ${leases.state} <> 'CANCELLED')`,
    })
    .from(users)
    .leftJoin(tenants, eq(tenants.id, users.tenantId))
    .where(eq(users.id, userId));
  return row;
}

/** The account with an id. */
export async function findUserById(
  db: DatabaseOrTransaction,
  userId: number,
): Promise<UserWithRoles | undefined> {
  return findUser(db, eq(users.id, userId));
}

/** Whether another account of an employer has a personnel number. Requires access to all its people. */
export async function isNumberOfSomebodyElse(
  db: DatabaseOrTransaction,
  { id, tenantId }: Pick<User, 'id' | 'tenantId'>,
  employeeId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tenantId ?? 0), eq(users.employeeId, employeeId), ne(users.id, id)))
    .limit(1);
  return rows.length > 0;
}

/** Reads an account and locks it until the transaction ends. */
export async function lockUser(tx: DatabaseOrTransaction, userId: number): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user;
}

/** Updates columns of an account. */
export async function updateUser(
  tx: DatabaseOrTransaction,
  userId: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, userId));
}

/** Replaces a password hash; false when the stored one has changed meanwhile. */
export async function replacePassword(
  tx: DatabaseOrTransaction,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash: newHash, pendingEmail: null })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? '')))
    .returning({ id: users.id });
  return changed.length > 0;
}
