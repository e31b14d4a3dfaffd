import { calendarEntry } from '@stromwandel/leasing';
import type { AppointmentMail } from '../appointment-mail.ts';

/** What a mail with a calendar file states of its appointment. */
export type MailWithFile = Omit<Extract<AppointmentMail, { readonly kind: 'SLOT_BOOKED' }>, 'kind' | 'at'>;

interface FileWords {
  readonly title: string;
  /** What to bring. */
  readonly papers: string;
  /** Before the number. */
  readonly phone: string;
}

/** The calendar file of an appointment, in the language of its mail. */
export const appointmentFile = (
  { orderId, vehicle, place, phone, calendar, link }: MailWithFile,
  words: FileWords,
) => ({
  name: `${words.title} ${orderId}.ics`,
  type: 'text/calendar',
  content: calendarEntry({
    ...calendar,
    isCancelled: false,
    title: `${words.title}: ${vehicle}`,
    place,
    notes: [words.papers, `${words.phone}: ${phone}`, link].join('\n'),
  }),
});
