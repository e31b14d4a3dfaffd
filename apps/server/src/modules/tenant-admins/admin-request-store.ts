import type { AdminRequestReply } from '@stromwandel/api-spec';
import { and, asc, eq, gt, gte, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { tenantAdminRequests, users } from '../../platform/database/schema/index.ts';
import { findSamePerson } from './tenant-admin-rows.ts';

export type AdminRequest = typeof tenantAdminRequests.$inferSelect;
type NewRequest = Pick<
  AdminRequest,
  'tenantId' | 'kind' | 'personId' | 'requestedBy' | 'newEmail' | 'createdAt'
>;

const requesters = alias(users, 'requesters');

/** Stores a request; null when an equal one is waiting. */
export async function insertRequest(tx: Transaction, request: NewRequest): Promise<AdminRequest | null> {
  const [row] = await tx.insert(tenantAdminRequests).values(request).onConflictDoNothing().returning();
  return row ?? null;
}

/** A request of an employer, locked until the transaction ends. The employer is locked by the caller. */
export async function lockRequest(
  tx: Transaction,
  tenantId: number,
  id: number,
): Promise<AdminRequest | undefined> {
  const [row] = await tx
    .select()
    .from(tenantAdminRequests)
    .where(and(eq(tenantAdminRequests.id, id), eq(tenantAdminRequests.tenantId, tenantId)))
    .for('update');
  return row;
}

export async function markDecided(
  tx: Transaction,
  id: number,
  decision: { readonly approved: boolean; readonly decidedBy: number | null; readonly decidedAt: Date },
): Promise<void> {
  await tx.update(tenantAdminRequests).set(decision).where(eq(tenantAdminRequests.id, id));
}

/** Ends the waiting requests about or by a person whose account or role has changed. */
export async function dropRequests(tx: Transaction, personId: number): Promise<void> {
  await tx
    .delete(tenantAdminRequests)
    .where(
      and(
        or(eq(tenantAdminRequests.personId, personId), eq(tenantAdminRequests.requestedBy, personId)),
        isNull(tenantAdminRequests.decidedAt),
      ),
    );
}

/** Ends a person's waiting request for another new address. */
export async function dropOtherAddress(tx: Transaction, personId: number, newEmail: string): Promise<void> {
  await tx
    .delete(tenantAdminRequests)
    .where(
      and(
        eq(tenantAdminRequests.personId, personId),
        eq(tenantAdminRequests.kind, 'ADDRESS'),
        ne(tenantAdminRequests.newEmail, newEmail),
        isNull(tenantAdminRequests.decidedAt),
      ),
    );
}

/** Ends all waiting requests of an employer. */
export async function dropRequestsOfTenant(tx: Transaction, tenantId: number): Promise<void> {
  await tx
    .delete(tenantAdminRequests)
    .where(and(eq(tenantAdminRequests.tenantId, tenantId), isNull(tenantAdminRequests.decidedAt)));
}

/** Whether a change of a person's address was approved since an instant. */
export async function isAddressApproved(
  db: DatabaseOrTransaction,
  personId: number,
  newEmail: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: tenantAdminRequests.id })
    .from(tenantAdminRequests)
    .where(
      and(
        eq(tenantAdminRequests.personId, personId),
        eq(tenantAdminRequests.kind, 'ADDRESS'),
        eq(tenantAdminRequests.newEmail, newEmail),
        eq(tenantAdminRequests.approved, true),
        gt(tenantAdminRequests.decidedAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Whether a tenant admin may approve a request. Excludes the requester, accounts that may be theirs, and accounts
 * that a request of theirs made tenant admin, or reactivated, while this request waited.
 */
export async function isSecondPerson(
  db: DatabaseOrTransaction,
  { requestedBy, createdAt }: AdminRequest,
  userId: number,
): Promise<boolean> {
  if (userId === requestedBy || (await findSamePerson(db, requestedBy)).has(userId)) return false;
  const made = await db
    .select({ id: tenantAdminRequests.id })
    .from(tenantAdminRequests)
    .where(
      and(
        eq(tenantAdminRequests.personId, userId),
        eq(tenantAdminRequests.requestedBy, requestedBy),
        eq(tenantAdminRequests.approved, true),
        gte(tenantAdminRequests.decidedAt, createdAt),
      ),
    )
    .limit(1);
  return made.length === 0;
}

/**
 * The waiting requests of an employer, oldest first.
 * @param tenantAdmin the reader; null for the provider, who may approve each
 */
export async function findRequests(
  db: DatabaseOrTransaction,
  tenantId: number,
  tenantAdmin: number | null,
): Promise<AdminRequestReply[]> {
  const rows = await db
    .select({ request: tenantAdminRequests, person: users, requester: requesters })
    .from(tenantAdminRequests)
    .innerJoin(users, eq(users.id, tenantAdminRequests.personId))
    .innerJoin(requesters, eq(requesters.id, tenantAdminRequests.requestedBy))
    .where(and(eq(tenantAdminRequests.tenantId, tenantId), isNull(tenantAdminRequests.decidedAt)))
    .orderBy(asc(tenantAdminRequests.id));
  const replies: AdminRequestReply[] = [];
  for (const { request, person, requester } of rows) {
    const mayApprove = tenantAdmin === null || (await isSecondPerson(db, request, tenantAdmin));
    replies.push({
      id: request.id,
      kind: request.kind,
      requestedAt: request.createdAt.toISOString(),
      requester: { firstName: requester.firstName, lastName: requester.lastName },
      own: request.requestedBy === tenantAdmin,
      person: {
        id: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
      },
      newEmail: request.newEmail,
      approve: mayApprove ? null : 'SECOND_ADMIN_NEEDED',
    });
  }
  return replies;
}
