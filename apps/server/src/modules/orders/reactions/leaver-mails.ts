import type { OrderEvent } from '@stromwandel/ordering';
import { eq } from 'drizzle-orm';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { employmentReports, orders } from '../../../platform/database/schema/index.ts';
import { mailCalendarDay } from '../../../adapters/mail/mail-dates.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { leavingOfOrder } from '../record/lease-end.ts';
import { languageOf, mailRecipient } from '../../../adapters/mail/mail-recipient.ts';
import { facts, type MailSource } from './mail-source.ts';
import { findDeciders } from '../record/person-store.ts';

async function findLeavingDay(tx: Transaction, orderId: number): Promise<string | null> {
  const [row] = await tx
    .select({ day: employmentReports.day })
    .from(orders)
    .innerJoin(employmentReports, leavingOfOrder)
    .where(eq(orders.id, orderId));
  return row?.day ?? null;
}

/**
 * Tells the provider that a person signed whose leaving the employer has reported. A report stops unsigned orders,
 * except one whose signature was under way at the check provider. At the time of the report the order was unsigned,
 * so the provider got no mail then.
 */
export async function mailsOfLeaver(tx: Transaction, source: MailSource, event: OrderEvent): Promise<Mail[]> {
  if (event.type !== 'STEP_STARTED' || event.stepType !== 'TENANT_ADMIN_CLICK_CONFIRM') return [];
  const leavingOn = await asSystem(tx, () => findLeavingDay(tx, source.order.id));
  if (leavingOn === null) return [];
  const admins = await asSystem(tx, () => findDeciders(tx, 'ADMIN', null));
  return admins.map((person) => ({
    to: mailRecipient(person),
    content: {
      kind: 'LEAVER_SIGNED',
      leavingOn: mailCalendarDay(leavingOn, languageOf(person)),
      ...facts(source, 'ADMIN'),
    },
  }));
}
