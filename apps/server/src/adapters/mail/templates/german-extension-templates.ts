import type { ExtensionMail } from '../extension-mail.ts';
import type { MailTemplates } from '../mail.ts';

/** The extension of a running lease, in German. */
export const germanExtensionTemplates: Pick<MailTemplates, ExtensionMail['kind']> = {
  EXTENSION_OFFERED: ({ vehicle, months, until, link }) => ({
    subject: `Angebot: Ihr Auto ${months} Monate länger fahren`,
    paragraphs: [
      `der Anbieter bietet Ihnen an, Ihr Auto (${vehicle}) ${months} Monate länger zu fahren, bis zum ${until}.`,
      'Sehen Sie sich Rate und Nettorate an und entscheiden Sie in Ruhe. Annehmen können Sie bis zum letzten Tag der Laufzeit; bis dahin müssen auch die Freigabe Ihres Arbeitgebers und Ihre Unterschrift da sein.',
    ],
    button: { label: 'Angebot ansehen', link },
  }),
  EXTENSION_REVIEW: ({ employeeName, vehicle, months, until, link }) => ({
    subject: `Bitte entscheiden Sie über eine Verlängerung: ${employeeName}`,
    paragraphs: [
      `${employeeName} möchte das Auto (${vehicle}) ${months} Monate länger fahren, bis zum ${until}.`,
      'Die Umwandlung geht damit weiter. Deshalb brauchen wir Ihre Freigabe, bevor der Nachtrag unterschrieben wird.',
    ],
    button: { label: 'Verlängerung ansehen', link },
  }),
  EXTENSION_DECIDED: ({ vehicle, months, approved, reason, link }) =>
    approved
      ? {
          subject: 'Bitte unterschreiben Sie: Ihre Verlängerung ist freigegeben',
          paragraphs: [
            `Ihr Arbeitgeber hat ${months} weitere Monate für Ihr Auto (${vehicle}) freigegeben.`,
            'Es fehlt nur noch Ihre Unterschrift unter dem Nachtrag, spätestens am letzten Tag der Laufzeit.',
          ],
          button: { label: 'Nachtrag unterschreiben', link },
        }
      : {
          subject: 'Ihre Verlängerung wurde nicht freigegeben',
          paragraphs: [
            `Ihr Arbeitgeber hat ${months} weitere Monate für Ihr Auto (${vehicle}) abgelehnt. Ihr Vertrag endet wie bisher vereinbart.`,
            ...(reason === null ? [] : [`Begründung: ${reason}`]),
          ],
          button: { label: 'Angebote ansehen', link },
        },
  EXTENSION_REFUSED: ({ by, employeeName, vehicle, months, link }) => ({
    subject: `Verlängerung abgelehnt: ${employeeName}`,
    paragraphs: [
      by === 'EMPLOYEE'
        ? `${employeeName} hat Ihr Angebot abgelehnt, das Auto (${vehicle}) ${months} Monate länger zu fahren.`
        : `der Arbeitgeber von ${employeeName} hat ${months} weitere Monate für das Auto (${vehicle}) nicht freigegeben.`,
    ],
    button: { label: 'Fahrzeug öffnen', link },
  }),
  LEASE_EXTENDED: ({ reader, employeeName, vehicle, months, until, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Ihr Auto bleibt bis zum ${until}`,
          paragraphs: [
            `die Verlängerung Ihres Autos (${vehicle}) um ${months} Monate ist unterschrieben. Der letzte Tag ist jetzt der ${until}.`,
            'Ein Termin für die Rückgabe, der schon vereinbart war, entfällt. Den Nachtrag finden Sie unter „Mein Auto“.',
          ],
          button: { label: 'Verlängerung ansehen', link },
        }
      : {
          subject: `Vertrag verlängert: ${employeeName}`,
          paragraphs: [
            `${employeeName} hat die Verlängerung unterschrieben (${vehicle}): ${months} Monate mehr, letzter Tag ist jetzt der ${until}.`,
            reader === 'EMPLOYER'
              ? 'Die Lohndateien führen die Umwandlung ohne Lücke weiter, ab dem ersten Tag der Verlängerung mit dem neuen Betrag.'
              : 'Ein Termin für die Rückgabe, der schon vereinbart war, entfällt.',
          ],
          button: { label: 'Stromwandel öffnen', link },
        },
};
