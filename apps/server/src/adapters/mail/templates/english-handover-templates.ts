import type { MissingCarData } from '../handover-mail.ts';
import type { MailTemplates } from '../mail.ts';

const CAR_DATA: Readonly<Record<MissingCarData, string>> = {
  VIN: 'VIN',
  PLATE: 'number plate',
  FIRST_REGISTRATION: 'first registration',
  INSURER: 'insurer',
  POLICY_NUMBER: 'policy number',
};

const RECORDS = { HANDOVER: 'handover record', RETURN: 'return record' } as const;

/** What follows from the records of handover and return, in English. */
export const englishHandoverTemplates: Pick<
  MailTemplates,
  'HANDOVER_DONE' | 'RETURN_DONE' | 'DEALER_LINK' | 'CAR_DATA_MISSING'
> = {
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
  RETURN_DONE: ({ day, orderId, vehicle, link }) => ({
    subject: `Your return record: ${vehicle}`,
    paragraphs: [
      `You returned the car from your order ${orderId} on ${day} (${vehicle}).`,
      'The record with all photos is a PDF among the documents under “My car”.',
      'You don’t need to do anything: the provider has the car assessed, and we’ll write to you once the report is there.',
    ],
    button: { label: 'Open My car', link },
  }),
  DEALER_LINK: ({ occasion, orderId, vehicle, until, link }) => ({
    subject: `Fill in the ${RECORDS[occasion]}: ${vehicle}`,
    paragraphs: [
      `${occasion === 'RETURN' ? 'You take back this car' : 'You hand over this car'}: ${vehicle}. Our order number is ${orderId}.`,
      `With the link you fill in the ${RECORDS[occasion]} at the car, most easily on your phone: VIN, odometer, accessories and photos. In the end, the driver and you sign on your device.`,
      `The page shows place and time of the ${occasion === 'RETURN' ? 'return' : 'handover'}.`,
    ],
    button: { label: `Open ${RECORDS[occasion]}`, link },
    note: `The link is meant for you alone. It works until ${until}, or until the record is concluded. You need no account.`,
  }),
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
