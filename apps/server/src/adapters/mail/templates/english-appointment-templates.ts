import type { MailOccasion } from '../appointment-mail.ts';
import type { MailTemplates } from '../mail.ts';
import { appointmentFile, type MailWithFile } from './appointment-file.ts';

const PAPERS: Readonly<Record<MailOccasion, string>> = {
  HANDOVER: 'Please bring your driving licence and your identity card or passport.',
  RETURN:
    'Please bring all keys, the charging cable, the registration certificate and the second set of wheels.',
};
const NOUNS: Readonly<Record<MailOccasion, string>> = { HANDOVER: 'handover', RETURN: 'return' };
const TITLES: Readonly<Record<MailOccasion, string>> = { HANDOVER: 'Handover', RETURN: 'Return' };
const LATER: Readonly<Record<MailOccasion, string>> = {
  HANDOVER:
    'You can move or cancel the appointment in the portal until 24 hours before, by phone after that.',
  RETURN: 'You can move or cancel the appointment in the portal until 48 hours before, by phone after that.',
};

const whereAndWhen = (at: string, place: string, phone: string) =>
  [
    ['When', at],
    ['Where', place],
    ['Phone', phone],
  ] as const;

const calendarFile = (mail: MailWithFile) =>
  appointmentFile(mail, { title: TITLES[mail.occasion], papers: PAPERS[mail.occasion], phone: 'Phone' });

/** The appointment of handover or return, in English. */
export const englishAppointmentTemplates: Pick<
  MailTemplates,
  | 'APPOINTMENT_PROPOSED'
  | 'APPOINTMENT_CHANGED'
  | 'APPOINTMENT_CANCELLED'
  | 'APPOINTMENT_TOMORROW'
  | 'SLOT_BOOKED'
  | 'APPOINTMENT_ANSWERED'
  | 'APPOINTMENT_FOR_DEALER'
  | 'APPOINTMENT_UNANSWERED'
> = {
  APPOINTMENT_PROPOSED: ({ occasion, orderId, vehicle, slots, previous, link }) => ({
    subject: `Please choose your ${NOUNS[occasion]} appointment: order ${orderId}`,
    paragraphs: [
      ...(previous === null ? [] : [`The appointment on ${previous} won’t take place.`]),
      slots.length === 1
        ? `We suggest an appointment for the ${NOUNS[occasion]} of your car (order ${orderId}, ${vehicle}).`
        : `We suggest ${slots.length} appointments for the ${NOUNS[occasion]} of your car (order ${orderId}, ${vehicle}).`,
      'If none suits you, tell us in the portal what would.',
    ],
    facts: slots.map(({ at, place }) => [at, place]),
    button: { label: 'Choose appointment', link },
  }),
  APPOINTMENT_CHANGED: ({ occasion, orderId, vehicle, at, previous, place, phone, link }) => ({
    subject:
      previous === null
        ? `Your ${NOUNS[occasion]} appointment: ${at}`
        : `New ${NOUNS[occasion]} appointment: ${at}`,
    paragraphs: [
      previous === null
        ? `The ${NOUNS[occasion]} appointment for your car is fixed (order ${orderId}, ${vehicle}).`
        : `The ${NOUNS[occasion]} appointment for your car (order ${orderId}, ${vehicle}) has changed. It was ${previous}.`,
      PAPERS[occasion],
      LATER[occasion],
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'View appointment', link },
    note: 'You can add the appointment to your calendar in the portal.',
  }),
  APPOINTMENT_CANCELLED: ({ occasion, orderId, vehicle, at, link }) => ({
    subject: `${TITLES[occasion]} appointment cancelled: ${at}`,
    paragraphs: [
      occasion === 'RETURN'
        ? `We can’t take your car back on ${at} (order ${orderId}, ${vehicle}).`
        : `We can’t hand over the car from your order ${orderId} (${vehicle}) on ${at}.`,
      'You don’t need to do anything: we’ll suggest new appointments. Please delete the old one from your calendar.',
    ],
    button: { label: occasion === 'RETURN' ? 'View return' : 'View order', link },
  }),
  APPOINTMENT_TOMORROW: ({ occasion, orderId, vehicle, at, place, phone, calendar, link }) => ({
    subject:
      occasion === 'RETURN' ? 'You’re returning your car tomorrow' : 'We’re handing over your car tomorrow',
    paragraphs: [
      occasion === 'RETURN'
        ? `Tomorrow you’re returning your car (order ${orderId}, ${vehicle}).`
        : `Tomorrow is the day: we’re handing over the car from your order ${orderId} (${vehicle}).`,
      PAPERS[occasion],
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'View appointment', link },
    note: 'The appointment is attached as a calendar file.',
    attachments: [calendarFile({ occasion, orderId, vehicle, place, phone, calendar, link })],
  }),
  SLOT_BOOKED: ({ occasion, orderId, vehicle, at, place, phone, calendar, link }) => ({
    subject: `Booked: return on ${at}`,
    paragraphs: [
      `Your return appointment is booked (order ${orderId}, ${vehicle}).`,
      PAPERS[occasion],
      LATER[occasion],
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'View appointment', link },
    note: 'The appointment is attached as a calendar file.',
    attachments: [calendarFile({ occasion, orderId, vehicle, place, phone, calendar, link })],
  }),
  APPOINTMENT_ANSWERED: ({
    occasion,
    answer,
    orderId,
    vehicle,
    at,
    remark,
    employeeName,
    byDealer,
    link,
  }) => ({
    subject: {
      AGREED: `${TITLES[occasion]} appointment chosen: order ${orderId}`,
      ASKED: `Other ${NOUNS[occasion]} appointments wanted: order ${orderId}`,
      CANCELLED: `${TITLES[occasion]} appointment cancelled: order ${orderId}`,
    }[answer],
    paragraphs: [
      {
        AGREED: `${employeeName} is coming to the ${NOUNS[occasion]} of the car (${vehicle}).`,
        ASKED: `${employeeName} would like other appointments for the ${NOUNS[occasion]} of the car (${vehicle}).`,
        CANCELLED: byDealer
          ? `The dealer has cancelled the ${NOUNS[occasion]} appointment for the car (${vehicle}). ${employeeName} has been informed.`
          : `${employeeName} can’t come to the ${NOUNS[occasion]} of the car (${vehicle}).`,
      }[answer],
      ...(answer === 'AGREED' ? [] : ['Please suggest new appointments.']),
    ],
    facts: [
      ...(at === null ? [] : [[answer === 'AGREED' ? 'When' : 'Cancelled', at] as const]),
      ...(remark === null ? [] : [['Wish', remark] as const]),
    ],
    button: { label: occasion === 'RETURN' ? 'View return' : 'View order', link },
  }),
  APPOINTMENT_FOR_DEALER: ({ occasion, answer, orderId, vehicle, at, remark, employeeName, linkSentOn }) => ({
    subject: {
      AGREED: `${TITLES[occasion]} appointment fixed: order ${orderId}`,
      ASKED: `Other ${NOUNS[occasion]} appointments wanted: order ${orderId}`,
      CANCELLED: `${TITLES[occasion]} appointment cancelled: order ${orderId}`,
    }[answer],
    paragraphs: [
      {
        AGREED: `${employeeName} is coming to the ${NOUNS[occasion]} of the car (${vehicle}).`,
        ASKED: `${employeeName} would like other appointments for the ${NOUNS[occasion]} of the car (${vehicle}).`,
        CANCELLED: `The ${NOUNS[occasion]} appointment for the car (${vehicle}) is off.`,
      }[answer],
      answer === 'AGREED'
        ? `You’ll find the appointment with the link in our e-mail of ${linkSentOn}, too.`
        : `Suggest new appointments with the link in our e-mail of ${linkSentOn}.`,
    ],
    facts: [
      ...(at === null ? [] : [[answer === 'AGREED' ? 'When' : 'Cancelled', at] as const]),
      ...(remark === null ? [] : [['Wish', remark] as const]),
    ],
  }),
  APPOINTMENT_UNANSWERED: ({ occasion, days, yours, employeeName, orderId, vehicle, link }) => ({
    subject: `${TITLES[occasion]} appointment still open: order ${orderId}`,
    paragraphs: [
      employeeName === null
        ? `The ${NOUNS[occasion]} appointment for your car has been open for ${days} days (${vehicle}).`
        : `The ${NOUNS[occasion]} appointment for the car of ${employeeName} has been open for ${days} days (${vehicle}).`,
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
