import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { monthsOfTerm } from '@stromwandel/leasing';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  accountCodes,
  authenticatorApps,
  deletedOrderKeys,
  employmentReports,
  favourites,
  leaseDrivers,
  leaseFines,
  mailboxMessages,
  orders,
  passkeys,
  recoveryCodes,
  salaryData,
  savedSearches,
  sessions,
  users,
} from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { recipientOf, type AccountsServices, type UserWithRoles } from '../accounts/index.ts';
import {
  findAgreedPackages,
  findOrdersOfPerson,
  type OrderCommandServices,
  type OrderRecord,
} from '../orders/index.ts';
import { removeSelfChecksOf } from '../self-checks/index.ts';
import { leaseIsOver } from './lease-is-over.ts';

/** Replaces a deleted name. */
const NOBODY = '–';

/** An order that still needs its person: a running one, or a contract within its term. */
async function orderInTheWay(
  tx: Transaction,
  userId: number,
  today: CalendarDate,
): Promise<OrderRecord | undefined> {
  const own = await findOrdersOfPerson(tx, userId);
  const packagesOf = await findAgreedPackages(
    tx,
    own.map(({ id }) => id),
  );
  return own.find(({ id, row, state, snapshot }) => {
    if (row.endedAt === null) return true;
    const months = monthsOfTerm(snapshot.leasePackage, packagesOf(id));
    return state.endReason === null && !leaseIsOver(row.handedOverOn, months, today);
  });
}

/** Deletes all data that no law requires us to keep. Signed contracts stay, with their personal data. */
async function removePersonalData(tx: Transaction, user: UserWithRoles): Promise<void> {
  const { id: userId } = user;
  await tx.delete(salaryData).where(eq(salaryData.userId, userId));
  await tx.delete(favourites).where(eq(favourites.userId, userId));
  await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(accountCodes).where(eq(accountCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  await tx.delete(orders).where(and(eq(orders.userId, userId), isNull(orders.signedAt)));
  // The holder still has to answer the others; they go three months after that.
  await tx
    .delete(leaseFines)
    .where(and(eq(leaseFines.userId, userId), inArray(leaseFines.state, ['PASSED_ON', 'CLOSED'])));
  // Drivers end with the account that answers for them.
  await tx.delete(leaseDrivers).where(eq(leaseDrivers.userId, userId));
  await removeSelfChecksOf(tx, userId);
  await tx.delete(deletedOrderKeys).where(eq(deletedOrderKeys.userId, userId));
  // The employer's rows, which the person may only read.
  await asSystem(tx, () => tx.delete(employmentReports).where(eq(employmentReports.userId, userId)));
  await asSystem(tx, () => tx.delete(mailboxMessages).where(eq(mailboxMessages.to, user.email)));
  await tx
    .update(users)
    .set({
      email: `deleted-${userId}@invalid`,
      pendingEmail: null,
      emailConfirmedAt: null,
      passwordHash: null,
      title: null,
      firstName: NOBODY,
      lastName: NOBODY,
      employeeId: null,
      employeeIdSetByEmployer: false,
      personGroup: null,
      employedSince: null,
      probationUntil: null,
      street: null,
      streetNumber: null,
      place: null,
      postcode: null,
      state: null,
      placeOfBirth: null,
      active: false,
    })
    .where(eq(users.id, userId));
}

/**
 * Deletes the caller's account. Data that the law requires stay: signed contracts, and the audit log, which contains
 * only the account's number. Refused while orders or contracts are running.
 */
export async function deleteAccount(
  services: AccountsServices & OrderCommandServices,
  { userId, tenantId }: Caller,
  user: UserWithRoles,
): Promise<Result<undefined, Refusal>> {
  const { db, clock } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const inTheWay = await orderInTheWay(tx, userId, clock.today());
    if (inTheWay) return refuse({ code: 'ACCOUNT_IN_USE', params: { orderId: inTheWay.id } });
    await removePersonalData(tx, user);
    await recordAuditEvent(tx, {
      at: now,
      actorId: userId,
      actorRole: user.roles[0] ?? 'EMPLOYEE',
      tenantId,
      action: 'ACCOUNT_DELETED',
      record: 'user',
      recordId: userId,
    });
    await enqueueMail(
      tx,
      { to: recipientOf(user), content: { kind: 'ACCOUNT_DELETED', link: services.configuration.publicUrl } },
      now,
    );
    return ok(undefined);
  });
}
