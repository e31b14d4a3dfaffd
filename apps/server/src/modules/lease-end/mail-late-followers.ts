import { and, inArray, not } from 'drizzle-orm';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { leases } from '../../platform/database/schema/index.ts';
import { findFollowUps, leaseFacts, leaseOnDay, leasesWithLateFollower, lockLease } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { leaseTime } from '@stromwandel/leasing';
import { mailLeaseEnd } from './lease-end-mails.ts';
import { forEachLease, hasNotice, noteSent } from './lease-notices.ts';

const NOTICE = 'FOLLOW_UP_LATE';

async function mailOne(services: OrderServices, leaseId: number): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const record = await lockLease(tx, leaseId);
    if (!record) return;
    const followUp = (await findFollowUps(tx, [record], 'DESK'))(record);
    const { lastDay } = leaseTime(leaseOnDay(leaseFacts(record), record, clock.today()));
    if (lastDay === null || followUp === null || followUp.handedOver || followUp.lateDays === 0) return;
    const [isFresh] = await noteSent(tx, record, [NOTICE], lastDay, clock.now());
    if (isFresh === undefined) return;
    await mailLeaseEnd(tx, services, record, ['EMPLOYEE'], (facts, language) => ({
      kind: 'FOLLOW_UP_LATE',
      nextCar: followUp.car,
      arrivesOn: mailCalendarDay(followUp.handoverOn, language),
      days: followUp.lateDays,
      lastDay: mailCalendarDay(lastDay, language),
      ...facts,
    }));
  });
}

/**
 * Mails each employee whose follow-up car comes after the last day of the present one: once for a last day, however often the arrival
 * moves. Safe in several processes at once.
 */
export async function mailLateFollowers(services: OrderServices): Promise<void> {
  const { db } = services;
  const isDue = and(inArray(leases.id, leasesWithLateFollower(db)), not(hasNotice(NOTICE)));
  await forEachLease(db, isDue, (id) => mailOne(services, id));
}
