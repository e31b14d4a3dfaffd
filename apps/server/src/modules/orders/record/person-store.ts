import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { tenants, userRoles, users } from '../../../platform/database/schema/index.ts';
import { findSamePerson } from '../../tenant-admins/index.ts';

export type OrderingPerson = typeof users.$inferSelect;

/**
 * Locks the person's row until the transaction ends, so that orders of one person are created one after the other.
 */
export async function lockPerson(tx: Transaction, userId: number): Promise<OrderingPerson> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!row) throw new Error(`The account ${userId} of a living session is gone`);
  return row;
}

export async function findPerson(db: DatabaseOrTransaction, userId: number): Promise<OrderingPerson> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error(`There is no account ${userId}`);
  return row;
}

export async function findTenant(db: DatabaseOrTransaction, tenantId: number) {
  const [row] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  if (!row) throw new Error(`There is no tenant ${tenantId}`);
  return row;
}

/** The active tenant admins of an employer, or the active admins of the provider. */
export async function findDeciders(
  db: DatabaseOrTransaction,
  role: 'TENANT_ADMIN' | 'ADMIN',
  tenantId: number | null,
): Promise<OrderingPerson[]> {
  const rows = await db
    .select({ user: users })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(userRoles.role, role),
        users.active,
        tenantId === null ? isNull(users.tenantId) : eq(users.tenantId, tenantId),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ user }) => user);
}

/** The tenant admins who may approve an order: excludes every account of the person who ordered it. */
export async function findApprovers(
  db: DatabaseOrTransaction,
  { userId, tenantId }: { readonly userId: number; readonly tenantId: number },
): Promise<OrderingPerson[]> {
  const people = await findDeciders(db, 'TENANT_ADMIN', tenantId);
  const same = await findSamePerson(db, userId);
  return people.filter(({ id }) => id !== userId && !same.has(id));
}

export async function findTenantNames(
  db: DatabaseOrTransaction,
  tenantIds: readonly number[],
): Promise<Map<number, string>> {
  if (tenantIds.length === 0) return new Map();
  const rows = await db
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(inArray(tenants.id, [...tenantIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
