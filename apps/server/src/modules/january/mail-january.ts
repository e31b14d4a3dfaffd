import { dateParts } from '@stromwandel/kernel';
import { turnOfYear, type EnactedLawOn } from '@stromwandel/payroll';
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { favourites, orders, salaryData, users } from '../../platform/database/schema/index.ts';
import type { Services } from '../../services.ts';

const BATCH = 200;
/** The month from which on the law of the next year can be enacted, and the last one in which its arrival is news. */
const OCTOBER = 10;
const MARCH = 3;

/** The year whose law is news on a day; null in between. */
function yearOfNews({ year, month }: ReturnType<typeof dateParts>): number | null {
  if (month >= OCTOBER) return year + 1;
  return month <= MARCH ? year : null;
}

// People with an order that has not ended otherwise, or a saved calculation: salary data and a remembered car.
const hasCalculation = sql`(${users.id} in (select ${orders.userId} from ${orders} where ${orders.endReason} is null)
  or (${users.id} in (select ${salaryData.userId} from ${salaryData})
    and ${users.id} in (select ${favourites.userId} from ${favourites})))`;

/**
 * Mails once a year, when the figures of the new year are law, that the page about 1 January is final. The mail has no amounts. Each
 * person in a transaction of its own; safe in several processes at once.
 * @param lawOn the enacted law of a day
 */
export async function mailJanuary(
  { db, clock, configuration }: Pick<Services, 'db' | 'clock' | 'configuration'>,
  lawOn?: EnactedLawOn,
): Promise<void> {
  const year = yearOfNews(dateParts(clock.today()));
  if (year === null || turnOfYear(year, lawOn).to.law.state !== 'ENACTED') return;
  const isUnmailed = or(isNull(users.januaryMailed), lt(users.januaryMailed, year));
  for (let after = 0; ;) {
    const people = await db
      .select({ id: users.id })
      .from(users)
      .where(and(gt(users.id, after), users.active, isUnmailed, hasCalculation))
      .orderBy(asc(users.id))
      .limit(BATCH);
    for (const { id } of people) {
      after = id;
      await db.transaction(async (tx) => {
        const [person] = await tx
          .update(users)
          .set({ januaryMailed: year })
          .where(and(eq(users.id, id), isUnmailed))
          .returning();
        if (!person) return;
        const link = `${configuration.publicUrl}/profile/january/${year}`;
        const content = { kind: 'JANUARY', year, link } as const;
        await enqueueMail(tx, { to: mailRecipient(person), content }, clock.now());
      });
    }
    if (people.length < BATCH) return;
  }
}
