import type { HandoverAppointment } from '@stromwandel/api-spec';
import { assertNever } from '@stromwandel/kernel';
import type { Mail, MailContent } from '../../adapters/mail/mail.ts';
import { mailAppointment } from '../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findPerson, type OrderRecord, type OrderServices, vehicleName } from '../orders/index.ts';

type Moment = Pick<HandoverAppointment, 'day' | 'time'>;

/** What the employee is informed of. */
type AppointmentNews =
  | {
      readonly kind: 'APPOINTMENT_SET';
      readonly appointment: HandoverAppointment;
      readonly previous: Moment | null;
    }
  | { readonly kind: 'APPOINTMENT_CANCELLED'; readonly appointment: Moment }
  | { readonly kind: 'APPOINTMENT_TOMORROW'; readonly appointment: HandoverAppointment };

const placeOf = ({ place, street, postcode, city, phone }: HandoverAppointment) => ({
  place: `${place}, ${street}, ${postcode} ${city}`,
  phone,
});

function contentOf(
  news: AppointmentNews,
  about: { readonly orderId: number; readonly vehicle: string; readonly link: string },
  inWords: (moment: Moment) => string,
): MailContent {
  const at = inWords(news.appointment);
  switch (news.kind) {
    case 'APPOINTMENT_SET':
      return {
        kind: news.kind,
        at,
        previous: news.previous && inWords(news.previous),
        ...placeOf(news.appointment),
        ...about,
      };
    case 'APPOINTMENT_CANCELLED':
      return { kind: news.kind, at, ...about };
    case 'APPOINTMENT_TOMORROW':
      return { kind: news.kind, at, ...placeOf(news.appointment), ...about };
    default:
      return assertNever(news);
  }
}

/** The mail to the employee about the appointment of the handover. */
export async function appointmentMail(
  tx: Transaction,
  { configuration }: OrderServices,
  order: OrderRecord,
  news: AppointmentNews,
): Promise<Mail> {
  const person = await findPerson(tx, order.userId);
  const about = {
    orderId: order.id,
    vehicle: vehicleName(order.snapshot),
    link: `${configuration.publicUrl}/profile/orders`,
  };
  const content = contentOf(news, about, (moment) => mailAppointment(moment, languageOf(person)));
  return { to: mailRecipient(person), content };
}
