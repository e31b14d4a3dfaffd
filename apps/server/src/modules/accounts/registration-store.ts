import type { Role } from '@stromwandel/api-spec';
import { and, arrayContains, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { registerCodes, tenants, userRoles, users } from '../../database/schema/index.ts';
import type { User } from './account-store.ts';

/**
 * Counts a use of an employer's register code by an address; null when the code is unknown, over, used up or not for
 * the address's mail domain. A domain allows itself alone, not what lies below it.
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
        eq(registerCodes.code, code),
        eq(registerCodes.active, true),
        inArray(
          registerCodes.tenantId,
          tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.active, true)),
        ),
        or(isNull(registerCodes.validUntil), gt(registerCodes.validUntil, now)),
        or(isNull(registerCodes.maximumUses), gt(registerCodes.maximumUses, registerCodes.uses)),
        or(isNull(registerCodes.allowedDomains), arrayContains(registerCodes.allowedDomains, [domain])),
      ),
    )
    .returning({ tenantId: registerCodes.tenantId });
  return row?.tenantId ?? null;
}

/** Creates an account with one role; null when the address has one already. */
export async function insertAccount(
  tx: Transaction,
  values: typeof users.$inferInsert,
  role: Role,
): Promise<User | null> {
  const [user] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  if (!user) return null;
  await tx.insert(userRoles).values({ userId: user.id, role });
  return user;
}

/** Creates an employee's account; null when the address has one already. */
export function insertEmployee(tx: Transaction, values: typeof users.$inferInsert): Promise<User | null> {
  return insertAccount(tx, values, 'EMPLOYEE');
}
