import { calendarEntry } from '@stromwandel/leasing';
import type { MailTemplates } from '../mail.ts';

const PAPERS = 'Please bring your driving licence and your identity card or passport.';
const LATER =
  'You can move or cancel the appointment in the portal until 24 hours before, by phone after that.';

const whereAndWhen = (at: string, place: string, phone: string) =>
  [
    ['When', at],
    ['Where', place],
    ['Phone', phone],
  ] as const;

/** The appointment of the handover, in English. */
export const englishAppointmentTemplates: Pick<
  MailTemplates,
  | 'APPOINTMENT_PROPOSED'
  | 'APPOINTMENT_CHANGED'
  | 'APPOINTMENT_CANCELLED'
  | 'APPOINTMENT_TOMORROW'
  | 'APPOINTMENT_ANSWERED'
  | 'APPOINTMENT_UNANSWERED'
> = {
  APPOINTMENT_PROPOSED: ({ orderId, vehicle, slots, previous, link }) => ({
    subject: `Please choose your handover appointment: order ${orderId}`,
    paragraphs: [
      ...(previous === null ? [] : [`The appointment on ${previous} won’t take place.`]),
      slots.length === 1
        ? `We suggest an appointment for the handover of your car (order ${orderId}, ${vehicle}).`
        : `We suggest ${slots.length} appointments for the handover of your car (order ${orderId}, ${vehicle}).`,
      'If none suits you, tell us in the portal what would.',
    ],
    facts: slots.map(({ at, place }) => [at, place]),
    button: { label: 'Choose appointment', link },
  }),
  APPOINTMENT_CHANGED: ({ orderId, vehicle, at, previous, place, phone, link }) => ({
    subject: previous === null ? `Your handover appointment: ${at}` : `New handover appointment: ${at}`,
    paragraphs: [
      previous === null
        ? `The handover appointment for your car is fixed (order ${orderId}, ${vehicle}).`
        : `The handover appointment for your car (order ${orderId}, ${vehicle}) has changed. It was ${previous}.`,
      PAPERS,
      LATER,
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'View appointment', link },
    note: 'You can add the appointment to your calendar in the portal.',
  }),
  APPOINTMENT_CANCELLED: ({ orderId, vehicle, at, link }) => ({
    subject: `Handover appointment cancelled: ${at}`,
    paragraphs: [
      `We can’t hand over the car from your order ${orderId} (${vehicle}) on ${at}.`,
      'You don’t need to do anything: we’ll suggest new appointments. Please delete the old one from your calendar.',
    ],
    button: { label: 'View order', link },
  }),
  APPOINTMENT_TOMORROW: ({ orderId, vehicle, at, place, phone, calendar, link }) => ({
    subject: 'We’re handing over your car tomorrow',
    paragraphs: [
      `Tomorrow is the day: we’re handing over the car from your order ${orderId} (${vehicle}).`,
      PAPERS,
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'View appointment', link },
    note: 'The appointment is attached as a calendar file.',
    attachments: [
      {
        name: `Handover ${orderId}.ics`,
        type: 'text/calendar',
        content: calendarEntry({
          ...calendar,
          isCancelled: false,
          title: `Handover: ${vehicle}`,
          place,
          notes: [PAPERS, `Phone: ${phone}`, link].join('\n'),
        }),
      },
    ],
  }),
  APPOINTMENT_ANSWERED: ({ answer, orderId, vehicle, at, remark, employeeName, link }) => ({
    subject: {
      AGREED: `Handover appointment chosen: order ${orderId}`,
      ASKED: `Other handover appointments wanted: order ${orderId}`,
      CANCELLED: `Handover appointment cancelled: order ${orderId}`,
    }[answer],
    paragraphs: [
      {
        AGREED: `${employeeName} is coming to the handover of the car (${vehicle}).`,
        ASKED: `${employeeName} would like other appointments for the handover of the car (${vehicle}).`,
        CANCELLED: `${employeeName} can’t come to the handover of the car (${vehicle}).`,
      }[answer],
      ...(answer === 'AGREED' ? [] : ['Please suggest new appointments.']),
    ],
    facts: [
      ...(at === null ? [] : [[answer === 'AGREED' ? 'When' : 'Cancelled', at] as const]),
      ...(remark === null ? [] : [['Wish', remark] as const]),
    ],
    button: { label: 'View order', link },
  }),
  APPOINTMENT_UNANSWERED: ({ days, yours, employeeName, orderId, vehicle, link }) => ({
    subject: `Handover appointment still open: order ${orderId}`,
    paragraphs: [
      employeeName === null
        ? `The handover appointment for your car has been open for ${days} days (${vehicle}).`
        : `The handover appointment for the car of ${employeeName} has been open for ${days} days (${vehicle}).`,
      unanswered(yours, employeeName),
    ],
    button: { label: 'View appointment', link },
  }),
};

function unanswered(yours: boolean, employeeName: string | null): string {
  if (employeeName === null) {
    return yours
      ? 'Please choose one of the suggestions, or tell us what would suit you.'
      : 'You don’t need to do anything: we’ve reminded the provider to make new suggestions.';
  }
  return yours
    ? 'Please suggest appointments.'
    : 'The choice is still missing, and we’ve sent a reminder. If there’s no answer in another 5 days, please call.';
}
