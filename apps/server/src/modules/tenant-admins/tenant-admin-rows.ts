import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { registerCodes, userRoles, users } from '../../platform/database/schema/index.ts';

export type PersonRow = typeof users.$inferSelect;

/** The active tenant admins of an employer who have a password, or for null the active admins of the provider. */
export async function findAdmins(db: DatabaseOrTransaction, tenantId: number | null): Promise<PersonRow[]> {
  const rows = await db
    .select({ user: users })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(userRoles.role, tenantId === null ? 'ADMIN' : 'TENANT_ADMIN'),
        eq(users.active, true),
        isNotNull(users.passwordHash),
        tenantId === null ? isNull(users.tenantId) : eq(users.tenantId, tenantId),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ user }) => user);
}

/**
 * Other accounts of the employer that may belong to the same person: equal name, personnel number, or mailbox with
 * another suffix (`anna+2@…`). Includes namesakes.
 */
export async function findSamePerson(db: DatabaseOrTransaction, userId: number): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select other.id from ${users} as me join ${users} as other on other.tenant_id = me.tenant_id and other.id <> me.id
    where me.id = ${userId} and (
      (other.last_name_in_order, other.first_name_in_order) = (me.last_name_in_order, me.first_name_in_order)
      or lower(btrim(other.employee_id)) = lower(btrim(me.employee_id))
      or regexp_replace(other.email, '\\+[^@]*@', '@') = regexp_replace(me.email, '\\+[^@]*@', '@'))`);
  return new Set(rows.map(({ id }) => Number(id)));
}

/** The mail domains of an employer's register codes; empty allows every address. */
export async function findMailDomains(db: DatabaseOrTransaction, tenantId: number): Promise<string[]> {
  const rows = await db
    .select({ allowed: registerCodes.allowedDomains })
    .from(registerCodes)
    .where(and(eq(registerCodes.tenantId, tenantId), eq(registerCodes.active, true)));
  return [...new Set(rows.flatMap(({ allowed }) => allowed ?? []))].sort();
}
