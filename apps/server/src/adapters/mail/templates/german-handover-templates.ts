import type { MissingCarData } from '../handover-mail.ts';
import type { MailTemplates } from '../mail.ts';

const CAR_DATA: Readonly<Record<MissingCarData, string>> = {
  VIN: 'Fahrgestellnummer',
  PLATE: 'Kennzeichen',
  FIRST_REGISTRATION: 'Erstzulassung',
  INSURER: 'Versicherung',
  POLICY_NUMBER: 'Versicherungsnummer',
};

const RECORDS = { HANDOVER: 'Übergabeprotokoll', RETURN: 'Rückgabeprotokoll' } as const;

/** What follows from the records of handover and return, in German. */
export const germanHandoverTemplates: Pick<
  MailTemplates,
  'HANDOVER_DONE' | 'RETURN_DONE' | 'DEALER_LINK' | 'CAR_DATA_MISSING'
> = {
  HANDOVER_DONE: ({ outcome, day, orderId, vehicle, link }) =>
    outcome === 'ACCEPTED'
      ? {
          subject: `Ihr Übergabeprotokoll: ${vehicle}`,
          paragraphs: [
            `am ${day} haben Sie das Auto Ihrer Bestellung ${orderId} übernommen (${vehicle}).`,
            'Das unterschriebene Protokoll mit allen Fotos und Ihr Vertrag liegen als PDF unter „Mein Auto“ bei den Dokumenten.',
          ],
          button: { label: 'Dokumente öffnen', link },
        }
      : {
          subject: `Auto nicht angenommen: Bestellung ${orderId}`,
          paragraphs: [
            `am ${day} haben Sie das Auto Ihrer Bestellung ${orderId} nicht angenommen (${vehicle}).`,
            'Sie müssen nichts tun und zahlen nichts: Wir klären den Grund und melden uns mit einem neuen Termin.',
            'Das Protokoll mit Ihren Fotos liegt als PDF unter „Mein Auto“ bei den Dokumenten.',
          ],
          button: { label: 'Dokumente öffnen', link },
        },
  RETURN_DONE: ({ day, orderId, vehicle, link }) => ({
    subject: `Ihr Rückgabeprotokoll: ${vehicle}`,
    paragraphs: [
      `am ${day} haben Sie das Auto Ihrer Bestellung ${orderId} zurückgegeben (${vehicle}).`,
      'Das Protokoll mit allen Fotos liegt als PDF unter „Mein Auto“ bei den Dokumenten.',
      'Sie müssen nichts tun: Der Anbieter lässt ein Gutachten erstellen, und wir schreiben Ihnen, sobald es da ist.',
    ],
    button: { label: 'Mein Auto öffnen', link },
  }),
  DEALER_LINK: ({ occasion, orderId, vehicle, until, link }) => ({
    subject: `${RECORDS[occasion]} ausfüllen: ${vehicle}`,
    paragraphs: [
      `${occasion === 'RETURN' ? 'Sie nehmen dieses Auto zurück' : 'Sie übergeben dieses Auto'}: ${vehicle}. Unsere Bestellnummer ist ${orderId}.`,
      `Über den Link füllen Sie am Auto das ${RECORDS[occasion]} aus, am einfachsten auf dem Handy: Fahrgestellnummer, Kilometerstand, Zubehör und Fotos. Zum Schluss unterschreiben die Fahrerin oder der Fahrer und Sie auf Ihrem Gerät.`,
      `Ort und Zeit der ${occasion === 'RETURN' ? 'Rückgabe' : 'Übergabe'} stehen auf der Seite.`,
    ],
    button: { label: `${RECORDS[occasion]} öffnen`, link },
    note: `Der Link ist nur für Sie bestimmt und gilt bis ${until}, längstens bis zum Abschluss des Protokolls. Sie brauchen dafür kein Konto.`,
  }),
  CAR_DATA_MISSING: ({ missing, vins, employeeName, tenantName, orderId, vehicle, link }) => ({
    subject:
      vins === null
        ? `Fahrzeugdaten fehlen: Bestellung ${orderId}`
        : `Andere Fahrgestellnummer im Protokoll: Bestellung ${orderId}`,
    paragraphs: [
      `das Auto ist übergeben: ${vehicle} für ${employeeName}, ${tenantName}.`,
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
