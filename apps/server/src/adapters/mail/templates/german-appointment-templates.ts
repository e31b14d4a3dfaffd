import { calendarEntry } from '@stromwandel/leasing';
import type { MailTemplates } from '../mail.ts';

const PAPERS = 'Bitte bringen Sie Ihren Führerschein und Ihren Personalausweis oder Reisepass mit.';
const LATER =
  'Bis 24 Stunden vorher können Sie den Termin im Portal verschieben oder absagen, danach per Telefon.';

const whereAndWhen = (at: string, place: string, phone: string) =>
  [
    ['Wann', at],
    ['Wo', place],
    ['Telefon', phone],
  ] as const;

/** The appointment of the handover, in German. */
export const germanAppointmentTemplates: Pick<
  MailTemplates,
  | 'APPOINTMENT_PROPOSED'
  | 'APPOINTMENT_CHANGED'
  | 'APPOINTMENT_CANCELLED'
  | 'APPOINTMENT_TOMORROW'
  | 'APPOINTMENT_ANSWERED'
  | 'APPOINTMENT_UNANSWERED'
> = {
  APPOINTMENT_PROPOSED: ({ orderId, vehicle, slots, previous, link }) => ({
    subject: `Bitte wählen Sie Ihren Übergabetermin: Bestellung ${orderId}`,
    paragraphs: [
      [
        previous === null ? 'wir' : `der Termin am ${previous} fällt aus. Wir`,
        slots.length === 1
          ? `schlagen Ihnen einen Termin für die Übergabe Ihres Autos vor (Bestellung ${orderId}, ${vehicle}).`
          : `schlagen Ihnen ${slots.length} Termine für die Übergabe Ihres Autos vor (Bestellung ${orderId}, ${vehicle}).`,
      ].join(' '),
      'Passt keiner, schreiben Sie uns im Portal, wann es Ihnen passt.',
    ],
    facts: slots.map(({ at, place }) => [at, place]),
    button: { label: 'Termin wählen', link },
  }),
  APPOINTMENT_CHANGED: ({ orderId, vehicle, at, previous, place, phone, link }) => ({
    subject:
      previous === null ? `Ihr Termin für die Übergabe: ${at}` : `Neuer Termin für die Übergabe: ${at}`,
    paragraphs: [
      previous === null
        ? `der Termin für die Übergabe Ihres Autos steht fest (Bestellung ${orderId}, ${vehicle}).`
        : `der Termin für die Übergabe Ihres Autos (Bestellung ${orderId}, ${vehicle}) hat sich geändert. Bisher war es ${previous}.`,
      PAPERS,
      LATER,
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'Termin ansehen', link },
    note: 'Im Portal können Sie den Termin in Ihren Kalender übernehmen.',
  }),
  APPOINTMENT_CANCELLED: ({ orderId, vehicle, at, link }) => ({
    subject: `Der Termin für die Übergabe fällt aus: ${at}`,
    paragraphs: [
      `am ${at} können wir Ihnen das Auto Ihrer Bestellung ${orderId} (${vehicle}) nicht übergeben.`,
      'Sie müssen nichts tun: Wir schlagen Ihnen neue Termine vor. Bitte löschen Sie den alten aus Ihrem Kalender.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  APPOINTMENT_TOMORROW: ({ orderId, vehicle, at, place, phone, calendar, link }) => ({
    subject: 'Morgen übergeben wir Ihnen Ihr Auto',
    paragraphs: [
      `morgen ist es so weit: Wir übergeben Ihnen das Auto Ihrer Bestellung ${orderId} (${vehicle}).`,
      PAPERS,
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'Termin ansehen', link },
    note: 'Der Termin liegt als Kalenderdatei bei.',
    attachments: [
      {
        name: `Übergabe ${orderId}.ics`,
        type: 'text/calendar',
        content: calendarEntry({
          ...calendar,
          isCancelled: false,
          title: `Übergabe: ${vehicle}`,
          place,
          notes: [PAPERS, `Telefon: ${phone}`, link].join('\n'),
        }),
      },
    ],
  }),
  APPOINTMENT_ANSWERED: ({ answer, orderId, vehicle, at, remark, employeeName, link }) => ({
    subject: {
      AGREED: `Übergabetermin gewählt: Bestellung ${orderId}`,
      ASKED: `Andere Übergabetermine gewünscht: Bestellung ${orderId}`,
      CANCELLED: `Übergabetermin abgesagt: Bestellung ${orderId}`,
    }[answer],
    paragraphs: [
      {
        AGREED: `${employeeName} kommt zur Übergabe des Autos (${vehicle}).`,
        ASKED: `${employeeName} wünscht sich andere Termine für die Übergabe des Autos (${vehicle}).`,
        CANCELLED: `${employeeName} kann nicht zur Übergabe des Autos kommen (${vehicle}).`,
      }[answer],
      ...(answer === 'AGREED' ? [] : ['Bitte schlagen Sie neue Termine vor.']),
    ],
    facts: [
      ...(at === null ? [] : [[answer === 'AGREED' ? 'Wann' : 'Fällt aus', at] as const]),
      ...(remark === null ? [] : [['Wunsch', remark] as const]),
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  APPOINTMENT_UNANSWERED: ({ days, yours, employeeName, orderId, vehicle, link }) => ({
    subject: `Übergabetermin noch offen: Bestellung ${orderId}`,
    paragraphs: [
      employeeName === null
        ? `der Termin für die Übergabe Ihres Autos ist seit ${days} Tagen offen (${vehicle}).`
        : `der Termin für die Übergabe des Autos von ${employeeName} ist seit ${days} Tagen offen (${vehicle}).`,
      unanswered(yours, employeeName),
    ],
    button: { label: 'Termin ansehen', link },
  }),
};

function unanswered(yours: boolean, employeeName: string | null): string {
  if (employeeName === null) {
    return yours
      ? 'Bitte wählen Sie einen der Vorschläge, oder schreiben Sie uns, wann es Ihnen passt.'
      : 'Sie müssen nichts tun: Wir haben den Anbieter an neue Vorschläge erinnert.';
  }
  return yours
    ? 'Bitte schlagen Sie Termine vor.'
    : 'Die Auswahl fehlt noch, wir haben daran erinnert. Ohne Antwort in weiteren 5 Tagen rufen Sie bitte an.';
}
