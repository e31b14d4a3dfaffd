import type { MailTemplates, MailText, OrderedCar } from '../mail.ts';

const TIRES: Readonly<Record<string, string>> = {
  ALL_SEASON: 'Ganzjahresreifen',
  SUMMER_WINTER_SETS: 'Sommer- und Winterräder',
};

function carFacts(car: OrderedCar, color: string): NonNullable<MailText['facts']> {
  const kilometres = car.kmPerYear.toLocaleString('de-DE');
  return [
    ...(car.reference === null ? [] : [['Fahrzeugnummer', car.reference] as const]),
    ['Modell', car.model],
    ...(car.trimLevel === null ? [] : [['Ausstattungslinie', car.trimLevel] as const]),
    ['Paket', `${car.durationMonths} Monate, ${kilometres} km im Jahr, ${TIRES[car.tires] ?? car.tires}`],
    ['Farbe', color],
    ['Lieferung', car.delivery],
    ['Sonderausstattung', car.specialEquipment.join(', ') || 'keine'],
  ];
}

/** What the manufacturer is mailed, in German. */
export const germanManufacturerTemplates: Pick<
  MailTemplates,
  'MANUFACTURER_ORDER' | 'MANUFACTURER_REMINDER' | 'MANUFACTURER_LINK' | 'MANUFACTURER_CANCELLATION'
> = {
  MANUFACTURER_ORDER: ({ orderId, vehicle, color, car, confirmUntil, link }) => ({
    subject: `Neue Fahrzeugbestellung ${orderId}: ${vehicle}`,
    paragraphs: [
      `Wir bestellen hiermit: ${vehicle} (unsere Bestellnummer ${orderId}).`,
      `Bitte bestätigen oder korrigieren Sie die Lieferwoche bis ${confirmUntil} und melden Sie später über denselben Link die Lieferung.`,
    ],
    facts: carFacts(car, color),
    button: { label: 'Bestellung bestätigen', link },
    note: 'Der Link ist nur für Sie bestimmt und braucht keine Anmeldung.',
  }),
  MANUFACTURER_REMINDER: ({ orderId, vehicle, missing, link }) => ({
    subject: `Rückmeldung fehlt: Fahrzeugbestellung ${orderId}`,
    paragraphs: [
      missing === 'DELIVERY_WEEK'
        ? `Zu unserer Bestellung ${orderId} (${vehicle}) fehlt uns noch die Lieferwoche.`
        : `Die bestätigte Lieferwoche unserer Bestellung ${orderId} (${vehicle}) ist vorbei, und uns fehlt noch die Meldung der Lieferung.`,
      missing === 'DELIVERY_WEEK'
        ? 'Bitte bestätigen oder korrigieren Sie sie über den Link und melden Sie darüber später auch die Lieferung.'
        : 'Bitte melden Sie die Lieferung über den Link, oder nennen Sie uns die neue Lieferwoche.',
    ],
    button: { label: 'Rückmeldung geben', link },
    note: 'Der Link ist nur für Sie bestimmt und braucht keine Anmeldung.',
  }),
  MANUFACTURER_LINK: ({ orderId, vehicle, link }) => ({
    subject: `Neuer Link zur Fahrzeugbestellung ${orderId}`,
    paragraphs: [
      `Hier ist Ihr neuer Link zu unserer Bestellung ${orderId} (${vehicle}). Frühere Links gelten nicht mehr.`,
    ],
    button: { label: 'Bestellung öffnen', link },
    note: 'Der Link ist nur für Sie bestimmt und braucht keine Anmeldung.',
  }),
  MANUFACTURER_CANCELLATION: ({ orderId, vehicle }) => ({
    subject: `Fahrzeugbestellung ${orderId} beendet: ${vehicle}`,
    paragraphs: [
      `Unsere Bestellung ${orderId} (${vehicle}) ist beendet. Bitte liefern Sie das Fahrzeug nicht mehr aus.`,
      'Ist es schon gebaut oder unterwegs, melden Sie sich bitte bei unserem Support; die Kontaktdaten stehen auf jeder Seite von Stromwandel unten. Die Links zu dieser Bestellung gelten nicht mehr.',
    ],
  }),
};
