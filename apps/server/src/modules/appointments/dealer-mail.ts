import type { AppointmentEvent, AppointmentKind, Slot } from '@stromwandel/leasing';
import type { Mail } from '../../adapters/mail/mail.ts';
import { mailAppointment, mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { germanDay } from '../../platform/clock/clock.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lastConclusion } from '../handover-records/index.ts';
import { findLeaseOfOrder } from '../leases/index.ts';
import { findNewestLink } from '../order-links/index.ts';
import { type OrderRecord, vehicleName } from '../orders/index.ts';

/** Dealers have no account and no language. */
const LANGUAGE = 'de';

/** Address and day of the dealer's link that opens the record now; null without one. */
async function findOpenLink(
  tx: Transaction,
  { id }: OrderRecord,
  now: Date,
): Promise<{ readonly email: string; readonly sentAt: Date } | null> {
  const link = await findNewestLink(tx, id, 'DEALER');
  if (!link?.sentTo || link.endedAt !== null || link.expiresAt <= now) return null;
  const lease = await findLeaseOfOrder(tx, id);
  const concludedAt = lease && (await lastConclusion(tx, lease.id));
  const isUsed = concludedAt !== null && concludedAt >= link.createdAt;
  return isUsed ? null : { email: link.sentTo, sentAt: link.createdAt };
}

/** What an event says to the dealer; null where nothing changes for the dealer. */
function answerOf(event: AppointmentEvent, before: Slot | null) {
  switch (event.type) {
    case 'AGREED':
      return { answer: 'AGREED', slot: event.slot, remark: null } as const;
    case 'ASKED':
      return { answer: 'ASKED', slot: before, remark: event.remark } as const;
    default:
      // New proposals take an agreed time away.
      return before && ({ answer: 'CANCELLED', slot: before, remark: null } as const);
  }
}

interface AppointmentNews {
  readonly kind: AppointmentKind;
  readonly event: AppointmentEvent;
  /** The time that was agreed on. */
  readonly before: Slot | null;
  readonly at: Date;
}

/** The mail to the dealer about what employee or provider did; null without an open link. */
export async function mailToDealer(
  tx: Transaction,
  order: OrderRecord,
  { kind, event, before, at }: AppointmentNews,
): Promise<Mail | null> {
  const said = answerOf(event, before);
  const link = said && (await asSystem(tx, () => findOpenLink(tx, order, at)));
  if (!said || !link) return null;
  const { firstName, lastName } = order.snapshot.person;
  return {
    to: { email: link.email, title: null, firstName: null, lastName: null, language: LANGUAGE },
    content: {
      kind: 'APPOINTMENT_FOR_DEALER',
      occasion: kind,
      answer: said.answer,
      at: said.slot && mailAppointment(said.slot, LANGUAGE),
      remark: said.remark,
      employeeName: `${firstName} ${lastName}`,
      linkSentOn: mailCalendarDay(germanDay(link.sentAt), LANGUAGE),
      orderId: order.id,
      vehicle: vehicleName(order.snapshot),
    },
  };
}
