import type { MissingCarData } from '../handover-mail.ts';
import type { MailTemplates } from '../mail.ts';

const PAPERS = 'Bitte bringen Sie Ihren Führerschein und Ihren Personalausweis oder Reisepass mit.';

const whereAndWhen = (at: string, place: string, phone: string | null) => [
  ['Wann', at] as const,
  ['Wo', place] as const,
  ...(phone === null ? [] : [['Telefon', phone] as const]),
];

const CAR_DATA: Readonly<Record<MissingCarData, string>> = {
  VIN: 'Fahrgestellnummer',
  PLATE: 'Kennzeichen',
  FIRST_REGISTRATION: 'Erstzulassung',
  INSURER: 'Versicherung',
  POLICY_NUMBER: 'Versicherungsnummer',
};

/** The handover, in German: its appointment, and what follows from its record. */
export const germanHandoverTemplates: Pick<
  MailTemplates,
  'APPOINTMENT_SET' | 'APPOINTMENT_CANCELLED' | 'APPOINTMENT_TOMORROW' | 'HANDOVER_DONE' | 'CAR_DATA_MISSING'
> = {
  APPOINTMENT_SET: ({ orderId, vehicle, at, previous, place, phone, link }) => ({
    subject:
      previous === null ? `Ihr Termin für die Übergabe: ${at}` : `Neuer Termin für die Übergabe: ${at}`,
    paragraphs: [
      previous === null
        ? `Wir übergeben Ihnen das Auto Ihrer Bestellung ${orderId} (${vehicle}).`
        : `Der Termin für die Übergabe Ihres Autos (Bestellung ${orderId}, ${vehicle}) hat sich geändert. Bisher war es ${previous}.`,
      `${PAPERS} Können Sie nicht kommen, geben Sie uns bitte früh Bescheid.`,
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'Termin ansehen', link },
    note: 'Im Portal können Sie den Termin in Ihren Kalender übernehmen.',
  }),
  APPOINTMENT_CANCELLED: ({ orderId, vehicle, at, link }) => ({
    subject: `Der Termin für die Übergabe fällt aus: ${at}`,
    paragraphs: [
      `Am ${at} können wir Ihnen das Auto Ihrer Bestellung ${orderId} (${vehicle}) nicht übergeben.`,
      'Sie müssen nichts tun: Wir melden uns mit einem neuen Termin. Bitte löschen Sie den alten aus Ihrem Kalender.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  APPOINTMENT_TOMORROW: ({ orderId, vehicle, at, place, phone, link }) => ({
    subject: 'Morgen übergeben wir Ihnen Ihr Auto',
    paragraphs: [
      `Morgen ist es so weit: Wir übergeben Ihnen das Auto Ihrer Bestellung ${orderId} (${vehicle}).`,
      PAPERS,
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'Termin ansehen', link },
  }),
  HANDOVER_DONE: ({ outcome, day, orderId, vehicle, link }) =>
    outcome === 'ACCEPTED'
      ? {
          subject: `Ihr Übergabeprotokoll: ${vehicle}`,
          paragraphs: [
            `Am ${day} haben Sie das Auto Ihrer Bestellung ${orderId} übernommen (${vehicle}).`,
            'Das unterschriebene Protokoll mit allen Fotos und Ihr Vertrag liegen als PDF unter „Mein Auto“ bei den Dokumenten.',
          ],
          button: { label: 'Dokumente öffnen', link },
        }
      : {
          subject: `Auto nicht angenommen: Bestellung ${orderId}`,
          paragraphs: [
            `Am ${day} haben Sie das Auto Ihrer Bestellung ${orderId} nicht angenommen (${vehicle}).`,
            'Sie müssen nichts tun und zahlen nichts: Wir klären den Grund und melden uns mit einem neuen Termin.',
            'Das Protokoll mit Ihren Fotos liegt als PDF unter „Mein Auto“ bei den Dokumenten.',
          ],
          button: { label: 'Dokumente öffnen', link },
        },
  CAR_DATA_MISSING: ({ missing, vins, employeeName, tenantName, orderId, vehicle, link }) => ({
    subject:
      vins === null
        ? `Fahrzeugdaten fehlen: Bestellung ${orderId}`
        : `Andere Fahrgestellnummer im Protokoll: Bestellung ${orderId}`,
    paragraphs: [
      `Das Auto ist übergeben: ${vehicle} für ${employeeName}, ${tenantName}.`,
      ...(vins === null
        ? []
        : [
            'Im Übergabeprotokoll steht eine andere Fahrgestellnummer, als Sie eingetragen haben. Bitte klären Sie, welche stimmt, und speichern Sie die Fahrzeugdaten.',
          ]),
      ...(missing.length === 0
        ? []
        : [`Bitte tragen Sie noch ein: ${missing.map((one) => CAR_DATA[one]).join(', ')}.`]),
    ],
    ...(vins && {
      facts: [
        ['Von Ihnen eingetragen', vins.entered],
        ['Im Protokoll', vins.onRecord],
      ],
    }),
    button: { label: 'Fahrzeugdaten öffnen', link },
  }),
};
