import { addDays, addMonths, calendarDate } from '@stromwandel/kernel';
import {
  DRIVER_KEPT_DAYS,
  LICENCE_KEPT_MONTHS,
  licenceAskedUntil,
  licenceMailsDue,
  OVERDUE_MAIL,
} from '@stromwandel/leasing';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseDrivers, leases, tenants } from '../../platform/database/schema/index.ts';
import { lockLease, type LeaseRecord } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { endDriverRow } from './drivers.ts';
import { mailDriver, mailEmployee, mailEmployer } from './licence-mails.ts';
import { ensureSelf, findDrivers, followInterval, SELF, type DriverRow } from './licence-store.ts';

const BATCH = 500;

/** Sends the newest of the mails that are due and were not sent. */
async function remind(tx: Transaction, services: OrderServices, record: LeaseRecord, row: DriverRow) {
  if (row.dueOn === null || row.lostOn !== null) return;
  const due = licenceMailsDue(calendarDate(row.dueOn), services.clock.today());
  if (due <= row.mailsSent) return;
  await tx.update(leaseDrivers).set({ mailsSent: due }).where(eq(leaseDrivers.id, row.id));
  const kind = due === OVERDUE_MAIL ? 'LICENCE_OVERDUE' : 'LICENCE_DUE';
  const mail = row.relation === 'SELF' ? mailEmployee : mailDriver;
  await mail(tx, services, record, kind, row);
  if (kind === 'LICENCE_OVERDUE' && row.relation === 'SELF') await mailEmployer(tx, services, record);
}

async function watchLease(services: OrderServices, leaseId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const record = await lockLease(tx, leaseId);
    if (!record) return;
    await ensureSelf(tx, services, record);
    const rows = () =>
      findDrivers(tx, and(eq(leaseDrivers.leaseId, leaseId), ne(leaseDrivers.state, 'ENDED')));
    for (const row of await rows()) {
      if (record.row.state === 'ACTIVE') await followInterval(tx, services, row);
      else await endDriverRow(tx, services, record, row, null);
    }
    if (record.row.state !== 'ACTIVE') return;
    for (const row of await rows()) if (row.state === 'ACTIVE') await remind(tx, services, record, row);
  });
}

/**
 * Makes the rows of new leases, follows changed intervals, sends mails of due checks and ends drivers with their lease.
 * Safe in several processes at once.
 */
export async function watchLicences(services: OrderServices): Promise<void> {
  const { db, clock } = services;
  const { leaseId, state, dueOn, dueBy, mailsSent, lostOn, tenantId } = leaseDrivers;
  const fresh = await db
    .select({ leaseId: leases.id })
    .from(leases)
    .where(
      and(
        eq(leases.state, 'ACTIVE'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(leaseDrivers)
            .where(and(eq(leaseDrivers.leaseId, leases.id), eq(leaseDrivers.name, SELF))),
        ),
      ),
    )
    .orderBy(asc(leases.id))
    .limit(BATCH);
  // A sent overdue mail is the last one of a due check.
  const asks = and(
    eq(state, 'ACTIVE'),
    isNull(lostOn),
    lte(dueOn, licenceAskedUntil(clock.today())),
    lt(mailsSent, OVERDUE_MAIL),
  );
  const moved = and(eq(state, 'ACTIVE'), ne(dueBy, tenants.licenceInterval));
  const over = and(ne(state, 'ENDED'), ne(leases.state, 'ACTIVE'));
  const waiting = await db
    .selectDistinct({ leaseId })
    .from(leaseDrivers)
    .innerJoin(leases, eq(leases.id, leaseId))
    .innerJoin(tenants, eq(tenants.id, tenantId))
    .where(or(asks, moved, over))
    .orderBy(asc(leaseId));
  for (const id of new Set([...fresh, ...waiting].map((one) => one.leaseId))) await watchLease(services, id);
}

/**
 * Deletes drivers 30 days after their end or the end of their unanswered invitation, and results after three years.
 * The row of the employee goes with its lease's result.
 */
export async function removeOldDrivers({ db, clock }: Pick<OrderServices, 'db' | 'clock'>): Promise<void> {
  const today = clock.today();
  const { state, endedAt, invitedUntil, relation, checkedOn, result } = leaseDrivers;
  const gone = addDays(today, -DRIVER_KEPT_DAYS);
  const keptFrom = addMonths(today, -LICENCE_KEPT_MONTHS);
  await db
    .delete(leaseDrivers)
    .where(
      or(
        and(ne(relation, 'SELF'), lt(endedAt, new Date(`${gone}T00:00:00Z`))),
        and(eq(state, 'INVITED'), lt(invitedUntil, gone)),
        and(eq(relation, 'SELF'), eq(state, 'ENDED'), lt(checkedOn, keptFrom)),
      ),
    );
  await db
    .update(leaseDrivers)
    .set({ result: null, checkedOn: null })
    .where(and(isNotNull(result), lt(checkedOn, keptFrom), inArray(state, ['ACTIVE', 'ENDED'])));
}
