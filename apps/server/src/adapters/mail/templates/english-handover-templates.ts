import type { MissingCarData } from '../handover-mail.ts';
import type { MailTemplates } from '../mail.ts';

const PAPERS = 'Please bring your driving licence and your identity card or passport.';

const whereAndWhen = (at: string, place: string, phone: string | null) => [
  ['When', at] as const,
  ['Where', place] as const,
  ...(phone === null ? [] : [['Phone', phone] as const]),
];

const CAR_DATA: Readonly<Record<MissingCarData, string>> = {
  VIN: 'VIN',
  PLATE: 'number plate',
  FIRST_REGISTRATION: 'first registration',
  INSURER: 'insurer',
  POLICY_NUMBER: 'policy number',
};

/** The handover, in English: its appointment, and what follows from its record. */
export const englishHandoverTemplates: Pick<
  MailTemplates,
  'APPOINTMENT_SET' | 'APPOINTMENT_CANCELLED' | 'APPOINTMENT_TOMORROW' | 'HANDOVER_DONE' | 'CAR_DATA_MISSING'
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
  HANDOVER_DONE: ({ outcome, day, orderId, vehicle, link }) =>
    outcome === 'ACCEPTED'
      ? {
          subject: `Your handover record: ${vehicle}`,
          paragraphs: [
            `You took over the car from your order ${orderId} on ${day} (${vehicle}).`,
            'The signed record with all photos and your contract are PDFs among the documents under “My car”.',
          ],
          button: { label: 'Open documents', link },
        }
      : {
          subject: `Car not accepted: order ${orderId}`,
          paragraphs: [
            `You did not accept the car from your order ${orderId} on ${day} (${vehicle}).`,
            'You don’t need to do anything and you don’t pay anything: we’ll clarify the reason and get back to you with a new appointment.',
            'The record with your photos is a PDF among the documents under “My car”.',
          ],
          button: { label: 'Open documents', link },
        },
  CAR_DATA_MISSING: ({ missing, vins, employeeName, tenantName, orderId, vehicle, link }) => ({
    subject:
      vins === null ? `Car data missing: order ${orderId}` : `Different VIN on the record: order ${orderId}`,
    paragraphs: [
      `The car has been handed over: ${vehicle} for ${employeeName}, ${tenantName}.`,
      ...(vins === null
        ? []
        : [
            'The handover record shows a different VIN from the one you entered. Please clarify which one is right, and save the car data.',
          ]),
      ...(missing.length === 0 ? [] : [`Please add: ${missing.map((one) => CAR_DATA[one]).join(', ')}.`]),
    ],
    ...(vins && {
      facts: [
        ['Entered by you', vins.entered],
        ['On the record', vins.onRecord],
      ],
    }),
    button: { label: 'Open car data', link },
  }),
};
