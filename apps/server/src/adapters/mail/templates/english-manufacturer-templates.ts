import type { MailTemplates, MailText, OrderedCar } from '../mail.ts';
import { SUPPORT } from './english-address-templates.ts';

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

const LINK_NOTE = 'The link is for you alone. You don’t need an account to use it.';

/** What the manufacturer is mailed, in English. */
export const englishManufacturerTemplates: Pick<
  MailTemplates,
  'MANUFACTURER_ORDER' | 'MANUFACTURER_REMINDER' | 'MANUFACTURER_LINK' | 'MANUFACTURER_CANCELLATION'
> = {
  MANUFACTURER_ORDER: ({ orderId, vehicle, color, car, confirmUntil, link }) => ({
    subject: `New car order ${orderId}: ${vehicle}`,
    paragraphs: [
      `We hereby order this car: ${vehicle}. Our order number is ${orderId}.`,
      `Please confirm or correct the delivery week by ${confirmUntil}, and report the delivery later using the same link.`,
    ],
    facts: carFacts(car, color),
    button: { label: 'Confirm order', link },
    note: LINK_NOTE,
  }),
  MANUFACTURER_REMINDER: ({ orderId, vehicle, missing, link }) => ({
    subject: `We need an update: car order ${orderId}`,
    paragraphs: [
      missing === 'DELIVERY_WEEK'
        ? `You haven’t confirmed the delivery week of our order ${orderId} (${vehicle}) yet.`
        : `The confirmed delivery week of our order ${orderId} (${vehicle}) has passed. You haven’t reported the delivery yet.`,
      missing === 'DELIVERY_WEEK'
        ? 'Please use the link to confirm or correct the delivery week. You can also report the delivery there later.'
        : 'Please use the link to report the delivery or the new delivery week.',
    ],
    button: { label: missing === 'DELIVERY_WEEK' ? 'Confirm delivery week' : 'Report delivery', link },
    note: LINK_NOTE,
  }),
  MANUFACTURER_LINK: ({ orderId, vehicle, link }) => ({
    subject: `New link to car order ${orderId}`,
    paragraphs: [
      `Here’s your new link to our order ${orderId} (${vehicle}). Earlier links no longer work; everything you’ve entered so far is saved.`,
    ],
    button: { label: 'Open order', link },
    note: LINK_NOTE,
  }),
  MANUFACTURER_CANCELLATION: ({ orderId, vehicle }) => ({
    subject: `Car order ${orderId} has ended: ${vehicle}`,
    paragraphs: [
      `Our order ${orderId} (${vehicle}) has ended. Please don’t deliver the car.`,
      `If the car has already been built or is on its way, please get in touch. ${SUPPORT}`,
      'The links to this order no longer work.',
    ],
  }),
};
