import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/index.ts';
import { mailCalendarDay } from './mail-dates.ts';
import type { Mail } from './mail.ts';

type Started = Extract<Mail['content'], { kind: 'LEASING_ACTIVE' | 'LEASE_STARTED' }>;

// Until handovers had a day of their own, these two were queued without one.
function lacksHandover(content: Mail['content']): content is Started {
  const isStart = content.kind === 'LEASING_ACTIVE' || content.kind === 'LEASE_STARTED';
  return isStart && typeof content.handedOverOn !== 'string';
}

/**
 * Adds to a mail that an earlier version has queued what it did not name then: the day of the handover, as the order
 * knows it, else the day the delivery was reported for.
 * @throws Error when the order knows neither; the mail waits with those that could not be sent
 */
export async function completeQueuedMail(db: Database, mail: Mail): Promise<Mail> {
  const { to, content } = mail;
  if (!lacksHandover(content)) return mail;
  const [order] = await db
    .select({ handedOverOn: orders.handedOverOn, deliveredOn: orders.deliveredOn })
    .from(orders)
    .where(eq(orders.id, content.orderId));
  const day = order?.handedOverOn ?? order?.deliveredOn ?? null;
  if (day === null) throw new Error(`Order ${content.orderId} knows no day of its handover`);
  return { to, content: { ...content, handedOverOn: mailCalendarDay(day, to.language) } };
}
