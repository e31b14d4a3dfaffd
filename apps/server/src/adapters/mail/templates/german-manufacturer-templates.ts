import type { MailTemplates, MailText, OrderedCar } from '../mail.ts';
import { SUPPORT } from './german-address-templates.ts';

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

const LINK_NOTE = 'Der Link ist nur für Sie bestimmt. Sie brauchen dafür kein Konto.';

/** What the manufacturer is mailed, in German. */
export const germanManufacturerTemplates: Pick<
  MailTemplates,
  'MANUFACTURER_ORDER' | 'MANUFACTURER_REMINDER' | 'MANUFACTURER_LINK' | 'MANUFACTURER_CANCELLATION'
> = {
  MANUFACTURER_ORDER: ({ orderId, vehicle, color, car, confirmUntil, link }) => ({
    subject: `Neue Fahrzeugbestellung ${orderId}: ${vehicle}`,
    paragraphs: [
      `hiermit bestellen wir dieses Fahrzeug: ${vehicle}. Unsere Bestellnummer ist ${orderId}.`,
      `Bitte bestätigen oder korrigieren Sie die Lieferwoche bis ${confirmUntil} und melden Sie später über denselben Link die Lieferung.`,
    ],
    facts: carFacts(car, color),
    button: { label: 'Bestellung bestätigen', link },
    note: LINK_NOTE,
  }),
  MANUFACTURER_REMINDER: ({ orderId, vehicle, missing, link }) => ({
    subject: `Rückmeldung fehlt: Fahrzeugbestellung ${orderId}`,
    paragraphs: [
      missing === 'DELIVERY_WEEK'
        ? `zu unserer Bestellung ${orderId} (${vehicle}) fehlt uns noch die Lieferwoche.`
        : `die bestätigte Lieferwoche unserer Bestellung ${orderId} (${vehicle}) ist vorbei. Sie haben uns die Lieferung noch nicht gemeldet.`,
      missing === 'DELIVERY_WEEK'
        ? 'Bitte bestätigen oder korrigieren Sie die Lieferwoche über den Link. Melden Sie dort später auch die Lieferung.'
        : 'Bitte melden Sie über den Link die Lieferung oder die neue Lieferwoche.',
    ],
    button: { label: missing === 'DELIVERY_WEEK' ? 'Lieferwoche bestätigen' : 'Lieferung melden', link },
    note: LINK_NOTE,
  }),
  MANUFACTURER_LINK: ({ orderId, vehicle, link }) => ({
    subject: `Neuer Link zur Fahrzeugbestellung ${orderId}`,
    paragraphs: [
      `hier ist Ihr neuer Link zu unserer Bestellung ${orderId} (${vehicle}). Frühere Links gelten nicht mehr; was Sie bisher eingetragen haben, bleibt gespeichert.`,
    ],
    button: { label: 'Bestellung öffnen', link },
    note: LINK_NOTE,
  }),
  MANUFACTURER_CANCELLATION: ({ orderId, vehicle }) => ({
    subject: `Fahrzeugbestellung ${orderId} beendet: ${vehicle}`,
    paragraphs: [
      `unsere Bestellung ${orderId} (${vehicle}) ist beendet. Bitte liefern Sie das Fahrzeug nicht mehr.`,
      `Ist das Fahrzeug schon gebaut oder unterwegs? Dann melden Sie sich bitte bei uns. ${SUPPORT}`,
      'Die Links zu dieser Bestellung gelten nicht mehr.',
    ],
  }),
};
