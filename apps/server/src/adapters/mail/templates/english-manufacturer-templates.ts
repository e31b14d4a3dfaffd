import type { MailTemplates, MailText, OrderedCar } from '../mail.ts';

const TIRES: Readonly<Record<string, string>> = {
  ALL_SEASON: 'all-season tyres',
  SUMMER_WINTER_SETS: 'summer and winter wheels',
};

function carFacts(car: OrderedCar, color: string): NonNullable<MailText['facts']> {
  const kilometres = car.kmPerYear.toLocaleString('en-GB');
  return [
    ...(car.reference === null ? [] : [['Car number', car.reference] as const]),
    ['Model', car.model],
    ...(car.trimLevel === null ? [] : [['Trim level', car.trimLevel] as const]),
    ['Package', `${car.durationMonths} months, ${kilometres} km a year, ${TIRES[car.tires] ?? car.tires}`],
    ['Colour', color],
    ['Delivery', car.delivery],
    ['Optional extras', car.specialEquipment.join(', ') || 'none'],
  ];
}

/** What the manufacturer is mailed, in English. */
export const englishManufacturerTemplates: Pick<
  MailTemplates,
  'MANUFACTURER_ORDER' | 'MANUFACTURER_REMINDER' | 'MANUFACTURER_LINK' | 'MANUFACTURER_CANCELLATION'
> = {
  MANUFACTURER_ORDER: ({ orderId, vehicle, color, car, confirmUntil, link }) => ({
    subject: `New car order ${orderId}: ${vehicle}`,
    paragraphs: [
      `We hereby order: ${vehicle} (our order number ${orderId}).`,
      `Please confirm or correct the delivery week by ${confirmUntil}, and later report the delivery through the same link.`,
    ],
    facts: carFacts(car, color),
    button: { label: 'Confirm order', link },
    note: 'The link is meant for you alone and needs no account.',
  }),
  MANUFACTURER_REMINDER: ({ orderId, vehicle, missing, link }) => ({
    subject: `Your report is missing: car order ${orderId}`,
    paragraphs: [
      missing === 'DELIVERY_WEEK'
        ? `We are still waiting for the delivery week of our order ${orderId} (${vehicle}).`
        : `The confirmed delivery week of our order ${orderId} (${vehicle}) has passed, and no delivery has been reported.`,
      missing === 'DELIVERY_WEEK'
        ? 'Please confirm or correct it through the link, and later report the delivery there, too.'
        : 'Please report the delivery through the link, or tell us the new delivery week.',
    ],
    button: { label: 'Send report', link },
    note: 'The link is meant for you alone and needs no account.',
  }),
  MANUFACTURER_LINK: ({ orderId, vehicle, link }) => ({
    subject: `New link to car order ${orderId}`,
    paragraphs: [`Here is your new link to our order ${orderId} (${vehicle}).`],
    button: { label: 'Open order', link },
    note: 'Earlier links no longer work, what you entered so far is saved. The link is meant for you alone and needs no account.',
  }),
  MANUFACTURER_CANCELLATION: ({ orderId, vehicle }) => ({
    subject: `Car order ${orderId} has ended: ${vehicle}`,
    paragraphs: [
      `Our order ${orderId} (${vehicle}) has ended. Please do not deliver the car any more.`,
      'If it is already built or on its way, please contact our support; the contact details are at the bottom of every page of Stromwandel. The links to this order no longer work.',
    ],
  }),
};
