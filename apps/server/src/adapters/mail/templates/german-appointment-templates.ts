import type { MailTemplates } from '../mail.ts';

const PAPERS = 'Bitte bringen Sie Ihren Führerschein und Ihren Personalausweis oder Reisepass mit.';

const whereAndWhen = (at: string, place: string, phone: string | null) => [
  ['Wann', at] as const,
  ['Wo', place] as const,
  ...(phone === null ? [] : [['Telefon', phone] as const]),
];

/** The appointment of the handover, in German. */
export const germanAppointmentTemplates: Pick<
  MailTemplates,
  'APPOINTMENT_SET' | 'APPOINTMENT_CANCELLED' | 'APPOINTMENT_TOMORROW'
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
};
