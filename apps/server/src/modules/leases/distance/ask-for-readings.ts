import { addDays, calendarDate } from '@stromwandel/kernel';
import { asksForReading, asksSince, type ReadingAsks } from '@stromwandel/leasing';
import { and, asc, eq, gt, gte, lte, max, sql } from 'drizzle-orm';
import { mailCalendarDay } from '../../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../../outbox-jobs.ts';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { leaseReadings, leases } from '../../../platform/database/schema/index.ts';
import { findPerson, vehicleName, type OrderServices } from '../../orders/index.ts';
import { lockLease, type LeaseRecord } from '../record/lease-store.ts';

const BATCH = 200;
/** No three months are shorter: narrows the leases that are looked at. */
const SHORTEST_QUARTER_DAYS = 89;

/** Day of the latest reading, or of the handover without one, as SQL. */
function lastKnownOn(db: DatabaseOrTransaction) {
  const latest = db
    .select({ day: max(leaseReadings.day) })
    .from(leaseReadings)
    .where(eq(leaseReadings.leaseId, leases.id));
  return sql<string>`coalesce((${latest}), ${leases.handedOverOn})`;
}

async function asksOf(tx: Transaction, { row }: LeaseRecord): Promise<ReadingAsks | null> {
  const [found] = await tx
    .select({ day: lastKnownOn(tx) })
    .from(leases)
    .where(eq(leases.id, row.id));
  if (!found?.day) return null;
  const { readingAskedOn, readingAskedTimes } = row;
  return {
    lastKnownOn: calendarDate(found.day),
    askedOn: readingAskedOn === null ? null : calendarDate(readingAskedOn),
    askedTimes: readingAskedTimes,
  };
}

async function askOne({ db, clock, configuration }: OrderServices, leaseId: number): Promise<void> {
  const today = clock.today();
  await db.transaction(async (tx) => {
    const lease = await lockLease(tx, leaseId);
    if (lease?.row.state !== 'ACTIVE') return;
    const asks = await asksOf(tx, lease);
    if (asks === null || !asksForReading(asks, today)) return;
    const times = asksSince(asks) + 1;
    await tx
      .update(leases)
      .set({ readingAskedOn: today, readingAskedTimes: times })
      .where(eq(leases.id, leaseId));
    const driver = await findPerson(tx, lease.userId);
    const content = {
      kind: 'READING_ASKED',
      vehicle: vehicleName(lease.order.snapshot),
      lastKnownOn: mailCalendarDay(asks.lastKnownOn, languageOf(driver)),
      isReminder: times > 1,
      link: `${configuration.publicUrl}/profile/car`,
    } as const;
    await enqueueMail(tx, { to: mailRecipient(driver), content }, clock.now());
  });
}

/**
 * Asks drivers by mail for the reading that is due: three months after the last one, once more 14 days later, then no more until there
 * is a new one. Each lease in a transaction of its own; safe in several processes at once.
 */
export async function askForReadings(services: OrderServices): Promise<void> {
  const { db, clock } = services;
  const today = clock.today();
  const isPossible = and(
    eq(leases.state, 'ACTIVE'),
    gte(leases.endsOn, today),
    lte(lastKnownOn(db), addDays(today, -SHORTEST_QUARTER_DAYS)),
  );
  for (let after = 0; ;) {
    const batch = await db
      .select({ id: leases.id })
      .from(leases)
      .where(and(isPossible, gt(leases.id, after)))
      .orderBy(asc(leases.id))
      .limit(BATCH);
    for (const { id } of batch) {
      after = id;
      await askOne(services, id);
    }
    if (batch.length < BATCH) return;
  }
}
