import type { CalendarDate } from '@stromwandel/kernel';
import {
  dueEndNotice,
  END_NOTICE_DAYS,
  leaseTime,
  OVERDUE_NOTICE_DAYS,
  SELF_CHECK_NOTICE_DAYS,
} from '@stromwandel/leasing';
import { and, eq, not, sql } from 'drizzle-orm';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { leases } from '../../platform/database/schema/index.ts';
import { lastDayOfRow, leaseFacts, leaseOnDay, lockLease } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { mailLeaseEnd } from './lease-end-mails.ts';
import { forEachLease, hasNotice, noteSent } from './lease-notices.ts';

/** Sends the newest notice that is due and was not sent; the older ones count as sent with it. */
async function remindOne(services: OrderServices, leaseId: number): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const record = await lockLease(tx, leaseId);
    if (!record) return;
    const { lastDay, daysLeft, overdueDays } = leaseTime(
      leaseOnDay(leaseFacts(record), record, clock.today()),
    );
    if (lastDay === null || daysLeft === null) return;
    const isFresh = async (names: readonly string[]) =>
      names.length > 0 &&
      (await noteSent(tx, record, names, lastDay, clock.now())).includes(names.at(-1) ?? '');
    if (overdueDays > 0) {
      const due = OVERDUE_NOTICE_DAYS.filter((days) => days <= overdueDays);
      if (!(await isFresh(due.map((days) => `OVERDUE_${days}`)))) return;
      await mailLeaseEnd(tx, services, record, ['EMPLOYEE', 'EMPLOYER', 'PROVIDER'], (facts, language) => ({
        kind: 'LEASE_OVERDUE',
        lastDay: mailCalendarDay(lastDay, language),
        days: overdueDays,
        ...facts,
      }));
      return;
    }
    const days = dueEndNotice(daysLeft);
    const due = days === null ? [] : END_NOTICE_DAYS.filter((one) => one >= days);
    if (days === null || !(await isFresh(due.map((one) => `END_${one}`)))) return;
    if (record.row.endSteps[days] !== undefined) return;
    await mailLeaseEnd(tx, services, record, ['EMPLOYEE'], ({ link, ...facts }, language) => ({
      kind: 'END_AHEAD',
      days,
      lastDay: mailCalendarDay(lastDay, language),
      ...facts,
      link: days === SELF_CHECK_NOTICE_DAYS ? new URL(`/lease/${leaseId}/self-check`, link).href : link,
    }));
  });
}

/** The name of the notice that is due on the last day of a row; null while none is, as SQL. */
const dueName = (today: CalendarDate) => {
  const left = sql`(${lastDayOfRow} - ${today}::date)`;
  const overdue = OVERDUE_NOTICE_DAYS.toReversed().map(
    (days) => sql`when ${left} <= ${-days} then ${`OVERDUE_${days}`}`,
  );
  const ahead = END_NOTICE_DAYS.toReversed().map(
    (days) => sql`when ${left} between 0 and ${days} then ${`END_${days}`}`,
  );
  return sql`case ${sql.join([...overdue, ...ahead], sql` `)} end`;
};

/**
 * Mails employees what is due and not settled 180, 90, 60, 30 and 7 days before the last day. One, three and seven days after it all sides are
 * mailed about a car that was not returned. Each lease has a transaction of its own; safe in several processes at once.
 */
export async function sendNotices(services: OrderServices): Promise<void> {
  const { db, clock } = services;
  const name = dueName(clock.today());
  const isDue = and(eq(leases.state, 'ACTIVE'), sql`${name} is not null`, not(hasNotice(name)));
  await forEachLease(db, isDue, (id) => remindOne(services, id));
}
