import type { Role } from '@stromwandel/api-spec';
import { and, arrayContains, eq, exists, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { asSystem } from '../../platform/database/as-system.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { registerCodes, tenants, userRoles, users } from '../../platform/database/schema/index.ts';
import type { User } from './account-store.ts';

/** Codes that allow registration now, ignoring their mail domains. */
const usable = (db: DatabaseOrTransaction, code: string, now: Date) =>
  and(
    eq(registerCodes.code, code),
    eq(registerCodes.active, true),
    inArray(
      registerCodes.tenantId,
      db.select({ id: tenants.id }).from(tenants).where(eq(tenants.active, true)),
    ),
    or(isNull(registerCodes.validUntil), gt(registerCodes.validUntil, now)),
    or(isNull(registerCodes.maximumUses), gt(registerCodes.maximumUses, registerCodes.uses)),
  );

/** The employer of a register code; null when the code is unknown, closed or used up. */
export async function findEmployerOfCode(
  db: DatabaseOrTransaction,
  code: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ name: tenants.name })
    .from(registerCodes)
    .innerJoin(tenants, eq(tenants.id, registerCodes.tenantId))
    .where(usable(db, code, now));
  return row?.name ?? null;
}

/**
 * Counts one use of an employer's register code by an address. Null when the code is unknown, closed, used up or not
 * for the address's mail domain. A domain does not include its subdomains.
 */
export async function useRegisterCode(
  tx: Transaction,
  { code, email }: { readonly code: string; readonly email: string },
  now: Date,
): Promise<number | null> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const [row] = await tx
    .update(registerCodes)
    .set({ uses: sql`${registerCodes.uses} + 1` })
    .where(
      and(
        usable(tx, code, now),
        or(isNull(registerCodes.allowedDomains), arrayContains(registerCodes.allowedDomains, [domain])),
      ),
    )
    .returning({ tenantId: registerCodes.tenantId });
  return row?.tenantId ?? null;
}

type NewAccount = typeof users.$inferInsert;

/**
 * Whether a confirmed account has the address or the employer has already invited it. The provider invites an address
 * once per role. Locks the address until the transaction ends, so that one of two equal simultaneous calls sees the
 * other.
 */
async function isAddressTaken(
  tx: Transaction,
  { email, tenantId = null, passwordHash = null }: NewAccount,
  role: Role,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
  const isConfirmed = isNotNull(users.emailConfirmedAt);
  const hasRole = exists(
    tx
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, role))),
  );
  const ofInviter = role === 'EMPLOYEE' ? eq(users.tenantId, tenantId ?? 0) : hasRole;
  const isInvited = and(isNull(users.passwordHash), ofInviter);
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), passwordHash === null ? or(isConfirmed, isInvited) : isConfirmed));
  return rows.length > 0;
}

/**
 * Creates an account with one role; null when the address is not available. Unconfirmed accounts and invitations of
 * other employers do not block it: the first opened link decides.
 */
export async function insertAccount(tx: Transaction, values: NewAccount, role: Role): Promise<User | null> {
  if (await asSystem(tx, () => isAddressTaken(tx, values, role))) return null;
  const [user] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  if (!user) return null;
  await tx.insert(userRoles).values({ userId: user.id, role });
  return user;
}

/** Creates an employee's account; null when the address is not available. */
export function insertEmployee(tx: Transaction, values: NewAccount): Promise<User | null> {
  return insertAccount(tx, values, 'EMPLOYEE');
}
