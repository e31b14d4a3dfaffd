import type {
  AppointmentActor,
  AppointmentEvent,
  AppointmentKind,
  Appointment,
  Slot,
} from '@stromwandel/leasing';
import type { Mail, MailContent } from '../../adapters/mail/mail.ts';
import { mailAppointment } from '../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findLeaseOfOrder } from '../leases/index.ts';
import {
  findDeciders,
  findPerson,
  type OrderRecord,
  type OrderServices,
  vehicleName,
} from '../orders/index.ts';
import type { StoredAppointment } from './appointment-store.ts';
import { mailToDealer } from './dealer-mail.ts';

type Language = 'de' | 'en';

/** Writes a mail in the language of its receiver. */
type Content = (words: {
  readonly at: (slot: Slot) => string;
  readonly about: {
    readonly orderId: number;
    readonly vehicle: string;
    readonly link: string;
    readonly occasion: AppointmentKind;
  };
  readonly employeeName: string;
}) => MailContent;

const whereOf = ({ place, street, postcode, city, phone }: Slot) => ({
  place: `${place}, ${street}, ${postcode} ${city}`,
  phone,
});

function writtenFor(
  order: OrderRecord,
  occasion: AppointmentKind,
  link: string,
  language: Language,
  content: Content,
): MailContent {
  const { firstName, lastName } = order.snapshot.person;
  return content({
    at: (slot) => mailAppointment(slot, language),
    about: { orderId: order.id, vehicle: vehicleName(order.snapshot), link, occasion },
    employeeName: `${firstName} ${lastName}`,
  });
}

/** A mail to the employee of an order. */
export async function mailToEmployee(
  tx: Transaction,
  { configuration }: Pick<OrderServices, 'configuration'>,
  order: OrderRecord,
  kind: AppointmentKind,
  content: Content,
): Promise<Mail> {
  const person = await findPerson(tx, order.userId);
  const link = `${configuration.publicUrl}/profile/${kind === 'RETURN' ? 'car' : 'orders'}`;
  return { to: mailRecipient(person), content: writtenFor(order, kind, link, languageOf(person), content) };
}

/** Mails to the provider about an order. */
export async function mailsToProvider(
  tx: Transaction,
  { configuration }: Pick<OrderServices, 'configuration'>,
  order: OrderRecord,
  kind: AppointmentKind,
  content: Content,
): Promise<Mail[]> {
  const admins = await asSystem(tx, () => findDeciders(tx, 'ADMIN', null));
  const lease = kind === 'RETURN' ? await findLeaseOfOrder(tx, order.id) : null;
  const page = lease ? `leases/${lease.id}?part=return` : `order/${order.id}`;
  const link = `${configuration.publicUrl}/provider/${page}`;
  return admins.map((admin) => ({
    to: mailRecipient(admin),
    content: writtenFor(order, kind, link, languageOf(admin), content),
  }));
}

/** A time with what its calendar file states. */
interface AgreedTime {
  readonly slot: Slot;
  readonly kind: AppointmentKind;
  readonly orderId: number;
  readonly sequence: number;
  readonly changedAt: Date;
}

/** A mail about an agreed time, with its calendar file: the reminder of the day before, or a booking. */
const withCalendar =
  (
    mail: 'APPOINTMENT_TOMORROW' | 'SLOT_BOOKED',
    { slot, kind, orderId, sequence, changedAt }: AgreedTime,
    { publicUrl }: OrderServices['configuration'],
  ): Content =>
  ({ at, about }) => ({
    kind: mail,
    at: at(slot),
    calendar: {
      // As the portal's button writes it, so that calendars keep one entry.
      id: `${kind.toLowerCase()}-${orderId}@${new URL(publicUrl).host}`,
      sequence,
      changedAt: changedAt.toISOString(),
      day: slot.day,
      time: slot.time,
      minutes: slot.minutes,
    },
    ...whereOf(slot),
    ...about,
  });

/** The reminder of tomorrow's appointment. */
export const tomorrow = (
  slot: Slot,
  { kind, orderId, changedAt, appointment: { sequence } }: StoredAppointment,
  configuration: OrderServices['configuration'],
): Content =>
  withCalendar('APPOINTMENT_TOMORROW', { slot, kind, orderId, sequence, changedAt }, configuration);

function forEmployee(event: AppointmentEvent, before: Slot | null): Content | null {
  switch (event.type) {
    case 'PROPOSED':
      return ({ at, about }) => ({
        kind: 'APPOINTMENT_PROPOSED',
        slots: event.proposals.map((slot) => ({ at: at(slot), place: whereOf(slot).place })),
        previous: before && at(before),
        ...about,
      });
    case 'AGREED':
      return ({ at, about }) => ({
        kind: 'APPOINTMENT_CHANGED',
        at: at(event.slot),
        previous: before && at(before),
        ...whereOf(event.slot),
        ...about,
      });
    case 'CANCELLED':
      return before && (({ at, about }) => ({ kind: 'APPOINTMENT_CANCELLED', at: at(before), ...about }));
    default:
      return null;
  }
}

function forProvider(event: AppointmentEvent, before: Slot | null, byDealer: boolean): Content | null {
  switch (event.type) {
    case 'AGREED':
      return ({ at, about, employeeName }) => ({
        kind: 'APPOINTMENT_ANSWERED',
        answer: 'AGREED',
        at: at(event.slot),
        remark: null,
        employeeName,
        byDealer,
        ...about,
      });
    case 'ASKED':
    case 'CANCELLED':
      return ({ at, about, employeeName }) => ({
        kind: 'APPOINTMENT_ANSWERED',
        answer: event.type,
        at: before && at(before),
        remark: event.type === 'ASKED' ? event.remark : null,
        employeeName,
        byDealer,
        ...about,
      });
    default:
      return null;
  }
}

/**
 * The mails after an event: to the other side, and to the employee also of the own choice, with place and phone. A
 * dealer is of neither side, and reads what the others do while the link is open.
 */
export async function mailsAfter(
  tx: Transaction,
  services: Pick<OrderServices, 'configuration'>,
  order: OrderRecord,
  {
    kind,
    event,
    before,
    actor,
    isBooked,
    at,
  }: {
    kind: AppointmentKind;
    event: AppointmentEvent;
    before: Appointment;
    actor: AppointmentActor;
    /** The employee booked a free time. */
    isBooked: boolean;
    at: Date;
  },
): Promise<Mail[]> {
  const standing = before.state === 'AGREED' ? before.agreed : null;
  const isOwn = actor === 'EMPLOYEE' && event.type !== 'AGREED';
  const booked: Content | null =
    isBooked && event.type === 'AGREED'
      ? withCalendar(
          'SLOT_BOOKED',
          { slot: event.slot, kind, orderId: order.id, sequence: before.sequence + 1, changedAt: at },
          services.configuration,
        )
      : null;
  const employee = booked ?? (isOwn ? null : forEmployee(event, standing));
  const provider = actor === 'ADMIN' ? null : forProvider(event, standing, actor === 'DEALER');
  const dealer =
    actor === 'DEALER' ? null : await mailToDealer(tx, order, { kind, event, before: standing, at });
  return [
    ...(employee ? [await mailToEmployee(tx, services, order, kind, employee)] : []),
    ...(provider ? await mailsToProvider(tx, services, order, kind, provider) : []),
    ...(dealer ? [dealer] : []),
  ];
}
