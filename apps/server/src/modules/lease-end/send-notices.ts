import { leaseTime, OVERDUE_NOTICE_DAYS } from '@stromwandel/leasing';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { employmentReports, leaseNotices, leases } from '../../platform/database/schema/index.ts';
import {
  lastDayOfRow,
  leaseFacts,
  leaseOnDay,
  leavingOfLease,
  lockLease,
  type LeaseRecord,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { mailLeaseEnd } from './lease-end-mails.ts';

const BATCH = 200;

/** Stores that notices were sent. @returns those that were not sent before for this last day */
async function noteSent(
  tx: Transaction,
  { id: leaseId, tenantId, userId }: LeaseRecord,
  names: readonly string[],
  lastDay: string,
  sentAt: Date,
): Promise<string[]> {
  const rows = names.map((name) => ({ leaseId, tenantId, userId, name, lastDay, sentAt }));
  const stored = await tx.insert(leaseNotices).values(rows).onConflictDoNothing().returning();
  return stored.map(({ name }) => name);
}

/** Sends the newest notice that is due and was not sent; the older ones count as sent with it. */
async function remindOne(services: OrderServices, leaseId: number): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const record = await lockLease(tx, leaseId);
    if (!record) return;
    const { lastDay, overdueDays } = leaseTime(leaseOnDay(leaseFacts(record), record, clock.today()));
    const due = OVERDUE_NOTICE_DAYS.filter((days) => days <= overdueDays);
    if (lastDay === null || due.length === 0) return;
    const fresh = await noteSent(
      tx,
      record,
      due.map((days) => `OVERDUE_${days}`),
      lastDay,
      clock.now(),
    );
    if (fresh.length === 0) return;
    await mailLeaseEnd(tx, services, record, ['EMPLOYEE', 'EMPLOYER', 'PROVIDER'], (facts, language) => ({
      kind: 'LEASE_OVERDUE',
      lastDay: mailCalendarDay(lastDay, language),
      days: overdueDays,
      ...facts,
    }));
  });
}

/**
 * Mails employee and desks about cars that were not returned: one, three and seven days after the last day. Each lease in a
 * transaction of its own; safe in several processes at once.
 */
export async function sendNotices(services: OrderServices): Promise<void> {
  const { db, clock } = services;
  const last = `OVERDUE_${OVERDUE_NOTICE_DAYS.at(-1)}`;
  const isDue = and(
    eq(leases.state, 'ACTIVE'),
    sql`${lastDayOfRow} < ${clock.today()}::date`,
    sql`not exists (select 1 from ${leaseNotices} where ${leaseNotices.leaseId} = ${leases.id}
      and ${leaseNotices.name} = ${last} and ${leaseNotices.lastDay} = ${lastDayOfRow})`,
  );
  for (let after = 0; ;) {
    const batch = await db
      .select({ id: leases.id })
      .from(leases)
      .leftJoin(employmentReports, leavingOfLease)
      .where(and(isDue, gt(leases.id, after)))
      .orderBy(asc(leases.id))
      .limit(BATCH);
    for (const { id } of batch) {
      after = id;
      await remindOne(services, id);
    }
    if (batch.length < BATCH) return;
  }
}
