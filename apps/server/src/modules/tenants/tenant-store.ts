import type { CallOf, ReplyOf } from '@stromwandel/api-spec';
import { and, asc, count, eq, exists, isNull, sql, type SQL } from 'drizzle-orm';
import { hasWords } from '../../platform/database/contains-words.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { findEmployerRules } from '../offer/index.ts';
import {
  orders,
  tenantAdminRequests,
  tenants,
  userRoles,
  users,
} from '../../platform/database/schema/index.ts';
import { findRequests } from '../tenant-admins/index.ts';
import { isSomebody } from '../people/index.ts';

type TenantsPage = ReplyOf<'listTenants'>;
type TenantSheet = ReplyOf<'getTenant'>;
type Filters = Omit<CallOf<'listTenants'>['query'], 'after'> & { readonly after?: number | undefined };
type TenantValues = CallOf<'saveTenant'>['body'];

const PAGE = 50;

// With its table: inside a subquery the bare name would be the id of what is counted there.
const people = sql<number>`(select count(*) from ${users}
  where ${users.tenantId} = ${tenants}.${sql.identifier('id')} and ${isSomebody})`.mapWith(Number);

const adminRequested = sql<boolean>`exists(select from ${tenantAdminRequests}
  where ${tenantAdminRequests.tenantId} = ${tenants}.${sql.identifier('id')} and ${tenantAdminRequests.decidedAt} is null)`;

const stateOf = (active: boolean): TenantSheet['state'] => (active ? 'ACTIVE' : 'SUSPENDED');

async function beginAfter(db: DatabaseOrTransaction, after: number): Promise<SQL | undefined> {
  const [row] = await db
    .select({ nameInOrder: tenants.nameInOrder, id: tenants.id })
    .from(tenants)
    .where(eq(tenants.id, after));
  return row && sql`(${tenants.nameInOrder}, ${tenants.id}) > (${row.nameInOrder}, ${row.id}::bigint)`;
}

/** A page of employers, by name. */
export async function findTenants(
  db: DatabaseOrTransaction,
  { search, state, after }: Filters,
): Promise<TenantsPage> {
  const rows = await db
    .select({ tenant: tenants, people, adminRequested })
    .from(tenants)
    .where(
      and(
        search === undefined ? undefined : hasWords(tenants.searchText, search),
        state === undefined ? undefined : eq(tenants.active, state === 'ACTIVE'),
        after === undefined ? undefined : await beginAfter(db, after),
      ),
    )
    .orderBy(asc(tenants.nameInOrder), asc(tenants.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE).map(({ tenant, people: counted, adminRequested: requested }) => {
    const { id, name, place, active, createdAt } = tenant;
    const told = { state: stateOf(active), createdAt: createdAt.toISOString(), people: counted };
    return { id, name, place, ...told, adminRequested: requested };
  });
  return { tenants: page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

function findAdmins(db: DatabaseOrTransaction, tenantId: number): Promise<TenantSheet['admins']> {
  const isAdmin = db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, 'TENANT_ADMIN')));
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      state: users.accountState,
    })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), isSomebody, exists(isAdmin)))
    .orderBy(asc(users.id));
}

/** An employer with who runs it and what is open; undefined when there is none. */
export async function findTenantSheet(
  db: DatabaseOrTransaction,
  id: number,
): Promise<TenantSheet | undefined> {
  const [row] = await db.select({ tenant: tenants, people }).from(tenants).where(eq(tenants.id, id));
  if (!row) return undefined;
  const { active, createdAt, ...tenant } = row.tenant;
  const adminRequests = await findRequests(db, id, null);
  const [open] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.tenantId, id), isNull(orders.endedAt)));
  return {
    ...tenant,
    state: stateOf(active),
    createdAt: createdAt.toISOString(),
    people: row.people,
    rules: {
      fourEyes: (await findEmployerRules(db, id)).fourEyes,
      fineHolder: tenant.fineHolder,
      licenceInterval: tenant.licenceInterval,
      seesDriverNames: tenant.seesDriverNames,
    },
    openOrders: open?.orders ?? 0,
    adminRequested: adminRequests.length > 0,
    adminRequests,
    admins: await findAdmins(db, id),
  };
}

export async function insertTenant(tx: Transaction, values: TenantValues, createdAt: Date): Promise<number> {
  const [row] = await tx
    .insert(tenants)
    .values({ ...values, createdAt })
    .returning({ id: tenants.id });
  if (!row) throw new Error('The employer was not stored');
  return row.id;
}

/** What the provider sets about an employer's cars. */
type CarRules = Pick<typeof tenants.$inferSelect, 'fineHolder' | 'licenceInterval' | 'seesDriverNames'>;

export async function updateTenant(
  tx: Transaction,
  id: number,
  values: TenantValues | { readonly active: boolean } | CarRules,
): Promise<void> {
  await tx.update(tenants).set(values).where(eq(tenants.id, id));
}
