import type { CallOf, ReplyOf } from '@stromwandel/api-spec';
import { and, desc, eq, exists, inArray, isNotNull, max, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { auditEvents, orders, tenants, users } from '../../platform/database/schema/index.ts';

export type AuditPage = ReplyOf<'searchAuditLog'>;
type Query = CallOf<'searchAuditLog'>['query'];
/** The filters as the contract has read them. */
export type AuditFilters = Omit<Query, 'recordId' | 'before'> & {
  readonly recordId?: number | undefined;
  readonly before?: number | undefined;
};

const PAGE = 50;
const NUMBER = /^[1-9]\d{0,14}$/;

const actors = alias(users, 'actors');
const persons = alias(users, 'persons');

function actedBy(db: Database, actor: string): SQL {
  if (NUMBER.test(actor)) return eq(auditEvents.actorId, Number(actor));
  // One account, the newest: with an equal actor, PostgreSQL reads the events in their order.
  const account = db
    .select({ id: max(users.id) })
    .from(users)
    .where(eq(users.email, actor.toLowerCase()));
  return sql`${auditEvents.actorId} = ${account}`;
}

function ofTenant(db: Database, tenant: string): SQL {
  if (NUMBER.test(tenant)) return eq(auditEvents.tenantId, Number(tenant));
  const called = sql`position(lower(${tenant}) in lower(${tenants.name})) > 0`;
  return inArray(auditEvents.tenantId, db.select({ id: tenants.id }).from(tenants).where(called));
}

/** The place in the list behind an event: of several at one instant the one with the higher number comes first. */
function behind(db: Database, before: number): SQL {
  const event = db.select({ at: auditEvents.at, id: auditEvents.id }).from(auditEvents);
  return sql`(${auditEvents.at}, ${auditEvents.id}) < ${event.where(eq(auditEvents.id, before))}`;
}

/** The first instant of the German day that comes so many days after another. */
function startOf(day: string, after: 0 | 1): SQL {
  return sql`((${day}::date + ${sql.raw(String(after))})::timestamp at time zone 'Europe/Berlin')`;
}

function condition(db: Database, filters: AuditFilters): SQL | undefined {
  const { actor, action, record, recordId, outcome, tenant, firstDay, lastDay, before } = filters;
  return and(
    actor === undefined ? undefined : actedBy(db, actor),
    action === undefined ? undefined : eq(auditEvents.action, action),
    record === undefined ? undefined : eq(auditEvents.record, record),
    recordId === undefined ? undefined : eq(auditEvents.recordId, recordId),
    outcome === undefined ? undefined : eq(auditEvents.outcome, outcome),
    tenant === undefined ? undefined : ofTenant(db, tenant),
    firstDay === undefined ? undefined : sql`${auditEvents.at} >= ${startOf(firstDay, 0)}`,
    lastDay === undefined ? undefined : sql`${auditEvents.at} < ${startOf(lastDay, 1)}`,
    before === undefined ? undefined : behind(db, before),
  );
}

/**
 * What an employer may read: what its HR team, the provider and the system did there, of orders once they are signed. What
 * employees do with their accounts is theirs.
 */
function ofEmployer(db: Database, tenantId: number): SQL | undefined {
  const signed = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, auditEvents.recordId), isNotNull(orders.signedAt)));
  return and(
    eq(auditEvents.tenantId, tenantId),
    inArray(auditEvents.actorRole, ['TENANT_ADMIN', 'ADMIN', 'SYSTEM']),
    or(ne(auditEvents.record, 'order'), exists(signed)),
  );
}

function detailList(details: unknown): { name: string; value: string }[] {
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name, value: String(value) }));
}

function account(row: { id: number; firstName: string; lastName: string } | null) {
  return row && { id: row.id, name: `${row.firstName} ${row.lastName}` };
}

/**
 * A page of the audit log, newest first.
 * @param employer whose log alone is read; addresses and browsers of the provider's people are left out then
 */
export async function findAuditEvents(
  db: Database,
  filters: AuditFilters,
  employer: number | null,
): Promise<AuditPage> {
  const rows = await db
    .select({
      event: auditEvents,
      actor: { id: actors.id, firstName: actors.firstName, lastName: actors.lastName },
      person: { id: persons.id, firstName: persons.firstName, lastName: persons.lastName },
      tenantName: tenants.name,
    })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(persons, eq(persons.id, auditEvents.personId))
    .leftJoin(tenants, eq(tenants.id, auditEvents.tenantId))
    .where(and(condition(db, filters), employer === null ? undefined : ofEmployer(db, employer)))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    events: page.map(({ event, actor, person, tenantName }) => ({
      ...event,
      at: event.at.toISOString(),
      actor: account(actor),
      person: account(person),
      tenantName,
      details: detailList(event.details),
      ...(employer !== null && event.actorRole !== 'TENANT_ADMIN' && { address: null, agent: null }),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.event.id ?? null) : null,
  };
}
