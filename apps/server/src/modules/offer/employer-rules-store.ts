import { type EmployerRules, type Employment, NO_RULES } from '@stromwandel/offer';
import { calendarDate } from '@stromwandel/kernel';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { employerRules, employmentReports, userRoles, users } from '../../platform/database/schema/index.ts';

/** The rules of an employer, or the empty ones. */
export async function findEmployerRules(db: DatabaseOrTransaction, tenantId: number): Promise<EmployerRules> {
  const [row] = await db.select().from(employerRules).where(eq(employerRules.tenantId, tenantId));
  return rulesOf(row);
}

/** Locks and reads the rules of an employer, so that changes run one after the other. */
export async function lockEmployerRules(tx: Transaction, tenantId: number): Promise<EmployerRules> {
  await lockTenant(tx, tenantId);
  return findEmployerRules(tx, tenantId);
}

/**
 * Whether an employer has two people who can approve. Invited people without a password cannot.
 * @param without a person to leave out
 */
export async function hasTwoApprovers(tx: Transaction, tenantId: number, without?: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(users.tenantId, tenantId),
        eq(users.active, true),
        isNotNull(users.passwordHash),
        eq(userRoles.role, 'TENANT_ADMIN'),
        without === undefined ? undefined : ne(users.id, without),
      ),
    )
    .limit(2);
  return rows.length === 2;
}

/** Whether an employer that requires two approvals would keep only one approver without a person. */
export async function isSecondApprover(tx: Transaction, tenantId: number, id: number): Promise<boolean> {
  const { fourEyes } = await findEmployerRules(tx, tenantId);
  return fourEyes && (await hasTwoApprovers(tx, tenantId)) && !(await hasTwoApprovers(tx, tenantId, id));
}

export async function saveEmployerRules(
  db: DatabaseOrTransaction,
  tenantId: number,
  rules: EmployerRules,
  now: Date,
): Promise<void> {
  await db
    .insert(employerRules)
    .values({ tenantId, rules, updatedAt: now })
    .onConflictDoUpdate({ target: employerRules.tenantId, set: { rules, updatedAt: now } });
}

/** The rules of a person's employer, and its data about the person. */
export async function findOwnRules(
  db: DatabaseOrTransaction,
  userId: number,
): Promise<{ readonly rules: EmployerRules; readonly employment: Employment }> {
  const [row] = await db
    .select({
      rules: employerRules.rules,
      group: users.personGroup,
      employedSince: users.employedSince,
      probationUntil: users.probationUntil,
      leavingOn: sql<string | null>`(select min(${employmentReports.day})::text from ${employmentReports}
        where ${employmentReports.userId} = ${users}.id and ${employmentReports.kind} = 'LEAVING'
          and ${employmentReports.withdrawnAt} is null)`,
    })
    .from(users)
    .leftJoin(employerRules, eq(employerRules.tenantId, users.tenantId))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`There is no person ${userId}`);
  const { rules, group, employedSince, probationUntil, leavingOn } = row;
  return {
    rules: rulesOf({ rules }),
    employment: {
      group,
      employedSince: employedSince === null ? null : calendarDate(employedSince),
      probationUntil: probationUntil === null ? null : calendarDate(probationUntil),
      leavingOn: leavingOn === null ? null : calendarDate(leavingOn),
    },
  };
}

/** The group that the employer entered for a person; null without one, or for a deleted account. */
export async function findPersonGroup(db: DatabaseOrTransaction, userId: number): Promise<string | null> {
  const [row] = await db.select({ group: users.personGroup }).from(users).where(eq(users.id, userId));
  return row?.group ?? null;
}

function rulesOf(row: { readonly rules: unknown } | undefined): EmployerRules {
  return (row?.rules as EmployerRules | null | undefined) ?? NO_RULES; // written by `saveEmployerRules` alone
}
