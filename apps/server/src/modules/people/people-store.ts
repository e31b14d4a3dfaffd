import type { CallOf, ReplyOf } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { containsWords } from '../../platform/database/contains-words.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import {
  employmentReports,
  tenantAdminRequests,
  userRoles,
  users,
} from '../../platform/database/schema/index.ts';
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
import { findRunningOrders } from './running-orders.ts';

type PeoplePage = ReplyOf<'listPeople'>;
export type PersonReply = PeoplePage['people'][number];
type Filters = Omit<CallOf<'listPeople'>['query'], 'after'> & { readonly after?: number | undefined };

/** The acting HR person, the employer and the time. */
export interface Office {
  readonly tenantId: number;
  readonly userId: number;
  readonly now: Date;
  /** The day of the product. */
  readonly today: CalendarDate;
}

const currentReports = (today: CalendarDate) => sql<PersonReply['reports']>`(
  select coalesce(json_agg(json_build_object('id', report.id, 'kind', report.kind, 'day', report.day, 'until', report.until)
    order by report.day, report.id), '[]')
  from ${employmentReports} as report
  where report.user_id = ${personId} and report.withdrawn_at is null
    and (report.kind = 'LEAVING' or report.until is null or report.until >= ${today}::date))`;

const isTenantAdmin = sql<boolean>`exists(select from ${userRoles}
  where ${userRoles.userId} = ${personId} and ${userRoles.role} = 'TENANT_ADMIN')`;

const isRequested = sql<boolean>`exists(select from ${tenantAdminRequests}
  where ${tenantAdminRequests.personId} = ${personId} and ${tenantAdminRequests.decidedAt} is null
    and ${tenantAdminRequests.kind} <> 'ADDRESS')`;

const everything = sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.email}, ${users.employeeId})`;

async function select(
  db: DatabaseOrTransaction,
  { tenantId, userId, now, today }: Office,
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
      state: users.accountState,
      tenantAdmin: isTenantAdmin,
      adminRequested: isRequested,
      invitedUntil: invitedUntil(now),
      reports: currentReports(today),
    })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), isSomebody, condition))
    .orderBy(...byName)
    .limit(PAGE_AND_ONE);
  const ids = rows.map(({ id }) => id);
  const running = await findRunningOrders(db, ids, today);
  return rows.map((row) => ({
    ...asSeenBy(userId, row),
    runningOrders: [...(running.get(row.id) ?? [])],
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
      search === undefined ? undefined : containsWords(everything, search),
      wanted === undefined ? undefined : eq(users.accountState, wanted),
      isBehind(await placeOf(db, after, eq(users.tenantId, office.tenantId))),
    ),
  );
  return pageOf(found);
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
const isNotUnconfirmed = or(isNotNull(users.emailConfirmedAt), isNull(users.passwordHash));
type KnownState = Exclude<ReplyOf<'checkInvitations'>['people'][number]['state'], 'NEW'>;

/**
 * Which of some addresses (lower case) belong to an employer's people, and their state. Unconfirmed registrations are
 * left out, because an invitation replaces them.
 */
export async function findKnownStates(
  db: DatabaseOrTransaction,
  tenantId: number,
  addresses: readonly string[],
): Promise<Map<string, KnownState>> {
  const rows = await db
    .select({ email: users.email, state: users.accountState })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inArray(users.email, [...addresses]), isNotUnconfirmed));
  return new Map(rows.map((row) => [row.email, KNOWN[row.state]]));
}

export type PersonRow = typeof users.$inferSelect;

/** Whether an account belongs to a person of an employer. */
export async function isPersonOfTenant(
  db: DatabaseOrTransaction,
  tenantId: number,
  id: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.tenantId, tenantId), isSomebody));
  return rows.length > 0;
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

/** Whether a person may manage an employer's people at this moment. */
export async function isActiveOffice(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ isOffice: isTenantAdmin })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true)));
  return row?.isOffice ?? false;
}

/** Whether an account has the role of a tenant admin, active or not. */
export async function hasTenantAdminRole(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx.select({ isTenantAdmin }).from(users).where(eq(users.id, id));
  return row?.isTenantAdmin ?? false;
}

/** Adds or removes the role of a tenant admin; returns whether it changed. */
export async function setRole(tx: Transaction, id: number, tenantAdmin: boolean): Promise<boolean> {
  const role = { userId: id, role: 'TENANT_ADMIN' } as const;
  const changed = tenantAdmin
    ? await tx.insert(userRoles).values(role).onConflictDoNothing().returning()
    : await tx
        .delete(userRoles)
        .where(and(eq(userRoles.userId, id), eq(userRoles.role, role.role)))
        .returning();
  // A change of address that began before the role gets no effect: it was not checked for tenant admins.
  if (tenantAdmin && changed.length > 0) {
    await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, id));
  }
  return changed.length > 0;
}

export async function setActive(tx: Transaction, id: number, active: boolean): Promise<void> {
  await tx.update(users).set({ active }).where(eq(users.id, id));
}

export async function setEmployment(
  tx: Transaction,
  id: number,
  { group, employeeId, ...days }: CallOf<'setPersonEmployment'>['body'],
): Promise<void> {
  const number = employeeId === undefined ? {} : { employeeId, employeeIdSetByEmployer: employeeId !== null };
  await tx
    .update(users)
    .set({ personGroup: group, ...days, ...number })
    .where(eq(users.id, id));
}

/** Deletes an unused account with its codes. */
export async function removeAccount(tx: Transaction, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
