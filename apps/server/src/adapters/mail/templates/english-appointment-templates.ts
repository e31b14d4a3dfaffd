import type { MailTemplates } from '../mail.ts';

const PAPERS = 'Please bring your driving licence and your identity card or passport.';

const whereAndWhen = (at: string, place: string, phone: string | null) => [
  ['When', at] as const,
  ['Where', place] as const,
  ...(phone === null ? [] : [['Phone', phone] as const]),
];

/** The appointment of the handover, in English. */
export const englishAppointmentTemplates: Pick<
  MailTemplates,
  'APPOINTMENT_SET' | 'APPOINTMENT_CANCELLED' | 'APPOINTMENT_TOMORROW'
> = {
  APPOINTMENT_SET: ({ orderId, vehicle, at, previous, place, phone, link }) => ({
    subject: previous === null ? `Your handover appointment: ${at}` : `New handover appointment: ${at}`,
    paragraphs: [
      previous === null
        ? `We will hand over the car from your order ${orderId} (${vehicle}).`
        : `The handover appointment for your car (order ${orderId}, ${vehicle}) has changed. It was ${previous}.`,
      `${PAPERS} If you can’t make it, please let us know early.`,
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'View appointment', link },
    note: 'You can add the appointment to your calendar in the portal.',
  }),
  APPOINTMENT_CANCELLED: ({ orderId, vehicle, at, link }) => ({
    subject: `Handover appointment cancelled: ${at}`,
    paragraphs: [
      `We can’t hand over the car from your order ${orderId} (${vehicle}) on ${at}.`,
      'You don’t need to do anything: we’ll be in touch with a new appointment. Please delete the old one from your calendar.',
    ],
    button: { label: 'View order', link },
  }),
  APPOINTMENT_TOMORROW: ({ orderId, vehicle, at, place, phone, link }) => ({
    subject: 'We’re handing over your car tomorrow',
    paragraphs: [
      `Tomorrow is the day: we’re handing over the car from your order ${orderId} (${vehicle}).`,
      PAPERS,
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'View appointment', link },
  }),
};
