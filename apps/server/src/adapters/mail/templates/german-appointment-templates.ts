import type { MailOccasion } from '../appointment-mail.ts';
import type { MailTemplates } from '../mail.ts';
import { appointmentFile, type MailWithFile } from './appointment-file.ts';

const PAPERS: Readonly<Record<MailOccasion, string>> = {
  HANDOVER: 'Bitte bringen Sie Ihren Führerschein und Ihren Personalausweis oder Reisepass mit.',
  RETURN: 'Bitte bringen Sie alle Schlüssel, das Ladekabel, den Fahrzeugschein und den zweiten Radsatz mit.',
};
const NOUNS: Readonly<Record<MailOccasion, string>> = { HANDOVER: 'Übergabe', RETURN: 'Rückgabe' };
const LATER: Readonly<Record<MailOccasion, string>> = {
  HANDOVER:
    'Bis 24 Stunden vorher können Sie den Termin im Portal verschieben oder absagen, danach per Telefon.',
  RETURN:
    'Bis 48 Stunden vorher können Sie den Termin im Portal verschieben oder absagen, danach per Telefon.',
};

const whereAndWhen = (at: string, place: string, phone: string) =>
  [
    ['Wann', at],
    ['Wo', place],
    ['Telefon', phone],
  ] as const;

const calendarFile = (mail: MailWithFile) =>
  appointmentFile(mail, { title: NOUNS[mail.occasion], papers: PAPERS[mail.occasion], phone: 'Telefon' });

/** The appointment of handover or return, in German. */
export const germanAppointmentTemplates: Pick<
  MailTemplates,
  | 'APPOINTMENT_PROPOSED'
  | 'APPOINTMENT_CHANGED'
  | 'APPOINTMENT_CANCELLED'
  | 'APPOINTMENT_TOMORROW'
  | 'SLOT_BOOKED'
  | 'APPOINTMENT_ANSWERED'
  | 'APPOINTMENT_FOR_DEALER'
  | 'APPOINTMENT_UNANSWERED'
> = {
  APPOINTMENT_PROPOSED: ({ occasion, orderId, vehicle, slots, previous, link }) => ({
    subject: `Bitte wählen Sie Ihren ${NOUNS[occasion]}termin: Bestellung ${orderId}`,
    paragraphs: [
      [
        previous === null ? 'wir' : `der Termin am ${previous} fällt aus. Wir`,
        slots.length === 1
          ? `schlagen Ihnen einen Termin für die ${NOUNS[occasion]} Ihres Autos vor (Bestellung ${orderId}, ${vehicle}).`
          : `schlagen Ihnen ${slots.length} Termine für die ${NOUNS[occasion]} Ihres Autos vor (Bestellung ${orderId}, ${vehicle}).`,
      ].join(' '),
      'Passt keiner, schreiben Sie uns im Portal, wann es Ihnen passt.',
    ],
    facts: slots.map(({ at, place }) => [at, place]),
    button: { label: 'Termin wählen', link },
  }),
  APPOINTMENT_CHANGED: ({ occasion, orderId, vehicle, at, previous, place, phone, link }) => ({
    subject:
      previous === null
        ? `Ihr Termin für die ${NOUNS[occasion]}: ${at}`
        : `Neuer Termin für die ${NOUNS[occasion]}: ${at}`,
    paragraphs: [
      previous === null
        ? `der Termin für die ${NOUNS[occasion]} Ihres Autos steht fest (Bestellung ${orderId}, ${vehicle}).`
        : `der Termin für die ${NOUNS[occasion]} Ihres Autos (Bestellung ${orderId}, ${vehicle}) hat sich geändert. Bisher war es ${previous}.`,
      PAPERS[occasion],
      LATER[occasion],
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'Termin ansehen', link },
    note: 'Im Portal können Sie den Termin in Ihren Kalender übernehmen.',
  }),
  APPOINTMENT_CANCELLED: ({ occasion, orderId, vehicle, at, link }) => ({
    subject: `Der Termin für die ${NOUNS[occasion]} fällt aus: ${at}`,
    paragraphs: [
      occasion === 'RETURN'
        ? `am ${at} können wir Ihr Auto nicht zurücknehmen (Bestellung ${orderId}, ${vehicle}).`
        : `am ${at} können wir Ihnen das Auto Ihrer Bestellung ${orderId} (${vehicle}) nicht übergeben.`,
      'Sie müssen nichts tun: Wir schlagen Ihnen neue Termine vor. Bitte löschen Sie den alten aus Ihrem Kalender.',
    ],
    button: { label: occasion === 'RETURN' ? 'Rückgabe ansehen' : 'Bestellung ansehen', link },
  }),
  APPOINTMENT_TOMORROW: ({ occasion, orderId, vehicle, at, place, phone, calendar, link }) => ({
    subject:
      occasion === 'RETURN' ? 'Morgen geben Sie Ihr Auto zurück' : 'Morgen übergeben wir Ihnen Ihr Auto',
    paragraphs: [
      occasion === 'RETURN'
        ? `morgen geben Sie Ihr Auto zurück (Bestellung ${orderId}, ${vehicle}).`
        : `morgen ist es so weit: Wir übergeben Ihnen das Auto Ihrer Bestellung ${orderId} (${vehicle}).`,
      PAPERS[occasion],
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'Termin ansehen', link },
    note: 'Der Termin liegt als Kalenderdatei bei.',
    attachments: [calendarFile({ occasion, orderId, vehicle, place, phone, calendar, link })],
  }),
  SLOT_BOOKED: ({ occasion, orderId, vehicle, at, place, phone, calendar, link }) => ({
    subject: `Gebucht: Rückgabe am ${at}`,
    paragraphs: [
      `Ihr Termin für die Rückgabe ist gebucht (Bestellung ${orderId}, ${vehicle}).`,
      PAPERS[occasion],
      LATER[occasion],
    ],
    facts: whereAndWhen(at, place, phone),
    button: { label: 'Termin ansehen', link },
    note: 'Der Termin liegt als Kalenderdatei bei.',
    attachments: [calendarFile({ occasion, orderId, vehicle, place, phone, calendar, link })],
  }),
  APPOINTMENT_ANSWERED: ({
    occasion,
    answer,
    orderId,
    vehicle,
    at,
    remark,
    employeeName,
    byDealer,
    link,
  }) => ({
    subject: {
      AGREED: `${NOUNS[occasion]}termin gewählt: Bestellung ${orderId}`,
      ASKED: `Andere ${NOUNS[occasion]}termine gewünscht: Bestellung ${orderId}`,
      CANCELLED: `${NOUNS[occasion]}termin abgesagt: Bestellung ${orderId}`,
    }[answer],
    paragraphs: [
      {
        AGREED: `${employeeName} kommt zur ${NOUNS[occasion]} des Autos (${vehicle}).`,
        ASKED: `${employeeName} wünscht sich andere Termine für die ${NOUNS[occasion]} des Autos (${vehicle}).`,
        CANCELLED: byDealer
          ? `der Händler hat den Termin für die ${NOUNS[occasion]} des Autos (${vehicle}) abgesagt. ${employeeName} weiß Bescheid.`
          : `${employeeName} kann nicht zur ${NOUNS[occasion]} des Autos kommen (${vehicle}).`,
      }[answer],
      ...(answer === 'AGREED' ? [] : ['Bitte schlagen Sie neue Termine vor.']),
    ],
    facts: [
      ...(at === null ? [] : [[answer === 'AGREED' ? 'Wann' : 'Fällt aus', at] as const]),
      ...(remark === null ? [] : [['Wunsch', remark] as const]),
    ],
    button: { label: occasion === 'RETURN' ? 'Rückgabe ansehen' : 'Bestellung ansehen', link },
  }),
  APPOINTMENT_FOR_DEALER: ({ occasion, answer, orderId, vehicle, at, remark, employeeName, linkSentOn }) => ({
    subject: {
      AGREED: `${NOUNS[occasion]}termin steht fest: Bestellung ${orderId}`,
      ASKED: `Andere ${NOUNS[occasion]}termine gewünscht: Bestellung ${orderId}`,
      CANCELLED: `${NOUNS[occasion]}termin abgesagt: Bestellung ${orderId}`,
    }[answer],
    paragraphs: [
      {
        AGREED: `${employeeName} kommt zur ${NOUNS[occasion]} des Autos (${vehicle}).`,
        ASKED: `${employeeName} wünscht sich andere Termine für die ${NOUNS[occasion]} des Autos (${vehicle}).`,
        CANCELLED: `der Termin für die ${NOUNS[occasion]} des Autos (${vehicle}) fällt aus.`,
      }[answer],
      answer === 'AGREED'
        ? `Den Termin sehen Sie auch unter dem Link in unserer E-Mail vom ${linkSentOn}.`
        : `Neue Termine schlagen Sie mit dem Link in unserer E-Mail vom ${linkSentOn} vor.`,
    ],
    facts: [
      ...(at === null ? [] : [[answer === 'AGREED' ? 'Wann' : 'Fällt aus', at] as const]),
      ...(remark === null ? [] : [['Wunsch', remark] as const]),
    ],
  }),
  APPOINTMENT_UNANSWERED: ({ occasion, days, yours, employeeName, orderId, vehicle, link }) => ({
    subject: `${NOUNS[occasion]}termin noch offen: Bestellung ${orderId}`,
    paragraphs: [
      employeeName === null
        ? `der Termin für die ${NOUNS[occasion]} Ihres Autos ist seit ${days} Tagen offen (${vehicle}).`
        : `der Termin für die ${NOUNS[occasion]} des Autos von ${employeeName} ist seit ${days} Tagen offen (${vehicle}).`,
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
