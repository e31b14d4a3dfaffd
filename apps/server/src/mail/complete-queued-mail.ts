import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders, orderSteps, userSteps } from '../database/schema/index.ts';
import { mailCalendarDay } from './mail-dates.ts';
import type { Mail } from './mail.ts';

type Started = Extract<Mail['content'], { kind: 'LEASING_ACTIVE' | 'LEASE_STARTED' }>;

// Until handovers had a day of their own, these two were queued without one.
function lacksHandover(content: Mail['content']): content is Started {
  const isStart = content.kind === 'LEASING_ACTIVE' || content.kind === 'LEASE_STARTED';
  return isStart && typeof content.handedOverOn !== 'string';
}

type Reminder = Extract<Mail['content'], { kind: 'SIGNATURE_MISSING' }>;

const OWN_STEPS: readonly Reminder['step'][] = [
  'CONFIRM_SUMMARY',
  'PREVIEW_CONTRACT',
  'NECT_DRIVERS_LICENCE',
  'NECT_SIGN',
];

// Until reminders named their step, they spoke of the signature alone and called their day otherwise.
function lacksStep(content: Mail['content']): content is Reminder & { readonly validUntil: string } {
  return content.kind === 'SIGNATURE_MISSING' && typeof content.step !== 'string';
}

/** The own step that an order waits at. @throws Error when it waits for nobody, or for somebody else */
async function findOwnStep(db: Database, orderId: number): Promise<Reminder['step']> {
  const [last] = await db
    .select({ stepType: orderSteps.stepType })
    .from(userSteps)
    .innerJoin(orderSteps, eq(orderSteps.id, userSteps.stepId))
    .where(eq(userSteps.orderId, orderId))
    .orderBy(desc(userSteps.id))
    .limit(1);
  const own = OWN_STEPS.find((stepType) => stepType === last?.stepType);
  if (!own) throw new Error(`Order ${orderId} waits for no step of its employee`);
  return own;
}

/**
 * Adds to a mail that an earlier version has queued what it did not name then: the day of the handover, as the order
 * knows it, else the day the delivery was reported for; the step that a reminder is about.
 * @throws Error when the order knows none of it; the mail waits with those that could not be sent
 */
export async function completeQueuedMail(db: Database, mail: Mail): Promise<Mail> {
  const { to, content } = mail;
  if (lacksStep(content)) {
    const step = await findOwnStep(db, content.orderId);
    return { to, content: { ...content, step, until: content.validUntil } };
  }
  if (!lacksHandover(content)) return mail;
  const [order] = await db
    .select({ handedOverOn: orders.handedOverOn, deliveredOn: orders.deliveredOn })
    .from(orders)
    .where(eq(orders.id, content.orderId));
  const day = order?.handedOverOn ?? order?.deliveredOn ?? null;
  if (day === null) throw new Error(`Order ${content.orderId} knows no day of its handover`);
  return { to, content: { ...content, handedOverOn: mailCalendarDay(day, to.language) } };
}
