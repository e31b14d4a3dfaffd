import type { CallOf, DriverAddress, ReplyOf } from '@stromwandel/api-spec';
import { addDays, ok, refuse, type Result } from '@stromwandel/kernel';
import { INVITATION_DAYS, mayInvite } from '@stromwandel/leasing';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { languageOf } from '../../adapters/mail/mail-recipient.ts';
import { createLinkCode } from '../../platform/access/link-code.ts';
import { germanDay } from '../../platform/clock/clock.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';
import { leaseDrivers } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { lockLeaseFor, NOT_FOUND, roleToward, type LeaseRecord } from '../leases/index.ts';
import { findPerson, type OrderServices } from '../orders/index.ts';
import { recordDriverEvent } from './driver-events.ts';
import { readMostDrivers } from './driver-setting.ts';
import { dropCase } from './licence-checks.ts';
import { mailDriver, mailEmployee } from './licence-mails.ts';
import { findDrivers, openPerson, sealPerson, type DriverRow } from './licence-store.ts';

/** The own active lease of an employee, locked. */
export async function lockOwnActive(
  tx: Transaction,
  caller: Caller,
  leaseId: number,
): Promise<Result<LeaseRecord, Refusal>> {
  const lease = await lockLeaseFor(tx, caller, leaseId);
  if (!lease.ok) return lease;
  if (roleToward(caller, lease.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
  return lease.value.row.state === 'ACTIVE' ? lease : refuse({ code: 'LEASE_ENDED' });
}

/** Invites a person to drive too. The same `clientId` again answers the same driver. */
export function inviteDriver(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  { clientId: name, relation, ...person }: CallOf<'inviteDriver'>['body'],
): Promise<Result<ReplyOf<'inviteDriver'>, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Result<ReplyOf<'inviteDriver'>, Refusal>> => {
    const lease = await lockOwnActive(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const { tenantId, userId, order } = lease.value;
    const rows = await findDrivers(
      tx,
      and(eq(leaseDrivers.leaseId, leaseId), ne(leaseDrivers.relation, 'SELF')),
    );
    const known = rows.find((row) => row.name === name);
    if (known) return ok({ id: known.id });
    const allowed = mayInvite({
      relation,
      circle: order.snapshot.additionalDrivers,
      named: rows.filter(({ state }) => state !== 'ENDED').length,
      most: await readMostDrivers(tx),
    });
    if (!allowed.ok) {
      const { code, ...params } = allowed.error;
      return refuse({ code, params });
    }
    const { code, codeHash } = createLinkCode();
    const named = { leaseId, tenantId, userId, name };
    const language = languageOf(await findPerson(tx, userId));
    const today = clock.today();
    const [row] = await tx
      .insert(leaseDrivers)
      .values({
        ...named,
        relation,
        state: 'INVITED',
        person: sealPerson(seal, named, {
          ...person,
          language,
          code,
          bornOn: null,
          address: null,
          addressAsked: false,
        }),
        codeHash,
        since: today,
        invitedUntil: addDays(today, INVITATION_DAYS),
      })
      .returning();
    if (!row) throw new Error(`A driver of lease ${leaseId} was not stored`);
    const act = { role: 'EMPLOYEE', driverId: row.id } as const;
    await recordDriverEvent(tx, services, lease.value, 'DRIVER_INVITED', act);
    await mailDriver(tx, services, lease.value, 'DRIVER_INVITED', row);
    return ok({ id: row.id });
  });
}

/**
 * Ends a driver. The caller has locked the lease. Of a named driver, employee and driver get a mail.
 * @param by who ends it; null with the lease
 */
export async function endDriverRow(
  tx: Transaction,
  services: OrderServices,
  record: LeaseRecord,
  row: DriverRow,
  by: 'EMPLOYEE' | 'ANONYMOUS' | null,
): Promise<void> {
  await dropCase(tx, services, row);
  const end = { state: 'ENDED' as const, endedAt: services.clock.now(), dueOn: null, lostOn: null };
  await tx.update(leaseDrivers).set(end).where(eq(leaseDrivers.id, row.id));
  if (row.relation === 'SELF') return;
  await recordDriverEvent(tx, services, record, 'DRIVER_ENDED', { role: by ?? 'SYSTEM', driverId: row.id });
  await mailDriver(tx, services, record, 'DRIVER_ENDED', row);
  await mailEmployee(tx, services, record, 'DRIVER_ENDED', row);
}

/** The employee ends a named driver; one that has ended changes nothing. */
export function endDriver(
  services: OrderServices,
  caller: Caller,
  { leaseId, driverId }: { readonly leaseId: number; readonly driverId: number },
): Promise<Result<void, Refusal>> {
  return services.db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const lease = await lockLeaseFor(tx, caller, leaseId);
    if (!lease.ok) return lease;
    if (roleToward(caller, lease.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
    const { id, leaseId: of, relation } = leaseDrivers;
    const [row] = await findDrivers(tx, and(eq(id, driverId), eq(of, leaseId), ne(relation, 'SELF')));
    if (!row) return refuse(NOT_FOUND);
    if (row.state !== 'ENDED') await endDriverRow(tx, services, lease.value, row, 'EMPLOYEE');
    return ok(undefined);
  });
}

/** Asks a driver whom a letter of an authority names for the address, by mail; one that is known is not asked for again. */
export async function askForAddress(
  tx: Transaction,
  services: OrderServices,
  record: LeaseRecord,
  row: DriverRow,
): Promise<void> {
  const { seal } = services;
  const person = sealPerson(seal, row, { ...openPerson(seal, row), addressAsked: true });
  await tx.update(leaseDrivers).set({ person }).where(eq(leaseDrivers.id, row.id));
  await mailDriver(tx, services, record, 'DRIVER_FINE', row);
}

/** Address of a driver who gave it; null without one, and once the driver is deleted. After the reading was recorded. */
export async function driverAddress(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  driverId: number,
): Promise<DriverAddress | null> {
  const [row] = await findDrivers(db, eq(leaseDrivers.id, driverId));
  return row ? openPerson(seal, row).address : null;
}

/** Named drivers of a lease who were active on a day. For the employee, or after the reading was recorded. */
export async function driversOn(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  leaseId: number,
  day: string,
): Promise<{ readonly row: DriverRow; readonly name: string }[]> {
  const { leaseId: of, relation, activatedAt } = leaseDrivers;
  const rows = await findDrivers(db, and(eq(of, leaseId), ne(relation, 'SELF'), isNotNull(activatedAt)));
  return rows
    .filter((row) => row.activatedAt !== null && germanDay(row.activatedAt) <= day)
    .filter((row) => row.endedAt === null || day <= germanDay(row.endedAt))
    .map((row) => {
      const { firstName, lastName } = openPerson(seal, row);
      return { row, name: `${firstName} ${lastName}` };
    });
}
