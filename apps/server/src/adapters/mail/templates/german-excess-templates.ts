import type { MailTemplates } from '../mail.ts';

const BEARERS = {
  EMPLOYER: { EMPLOYEE: 'die Fahrerin oder der Fahrer', EMPLOYER: 'Ihr Unternehmen' },
  PROVIDER: { EMPLOYEE: 'die Fahrerin oder der Fahrer', EMPLOYER: 'der Arbeitgeber' },
} as const;

/** The excess of a damage, in German. */
export const germanExcessTemplates: Pick<
  MailTemplates,
  'EXCESS_PROPOSED' | 'EXCESS_DECIDED' | 'EXCESS_OBJECTED'
> = {
  EXCESS_PROPOSED: ({ reader, bearer, caseNumber, vehicle, employeeName, until, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Selbstbeteiligung bei Ihrem Schaden ${caseNumber}: Vorschlag`,
          paragraphs: [
            `es geht um den Schaden an Ihrem Auto (${vehicle}). Nach unserem Vorschlag ${bearer === 'EMPLOYEE' ? 'tragen Sie' : 'trägt Ihr Arbeitgeber'} die Selbstbeteiligung. Betrag und Begründung stehen bei Ihrem Fall.`,
            `Ihr Arbeitgeber entscheidet bis ${until}. Sie müssen nichts tun und nichts bezahlen.`,
          ],
          button: { label: 'Fall ansehen', link },
        }
      : {
          subject: `Bitte entscheiden: Selbstbeteiligung bei Schaden ${caseNumber}`,
          paragraphs: [
            `${employeeName} hat einen Schaden am Auto (${vehicle}) gemeldet. Nach unserem Vorschlag trägt ${BEARERS.EMPLOYER[bearer]} die Selbstbeteiligung.`,
            `Bitte entscheiden Sie bis ${until}. Ohne Ihre Antwort können danach wir entscheiden.`,
          ],
          button: { label: 'Entscheiden', link },
        },
  EXCESS_DECIDED: ({ reader, bearer, caseNumber, vehicle, employeeName, objectableUntil, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Selbstbeteiligung bei Ihrem Schaden ${caseNumber}: Entscheidung`,
          paragraphs: [
            `es geht um den Schaden an Ihrem Auto (${vehicle}). Die Selbstbeteiligung ${bearer === 'EMPLOYEE' ? 'tragen Sie' : 'trägt Ihr Arbeitgeber'}. Betrag und Begründung stehen bei Ihrem Fall.`,
            ...(objectableUntil === null
              ? []
              : [`Sie sehen das anders? Bis ${objectableUntil} können Sie dort einmal widersprechen.`]),
          ],
          button: { label: 'Fall ansehen', link },
        }
      : {
          subject: `Selbstbeteiligung bei Schaden ${caseNumber}: Entscheidung`,
          paragraphs: [
            `es geht um den Schaden am Auto von ${employeeName} (${vehicle}). Die Selbstbeteiligung trägt ${BEARERS[reader][bearer]}.`,
          ],
          button: { label: 'Fall ansehen', link },
        },
  EXCESS_OBJECTED: ({ caseNumber, vehicle, employeeName, link }) => ({
    subject: `Widerspruch zur Selbstbeteiligung: Schaden ${caseNumber}`,
    paragraphs: [
      `${employeeName} möchte die Selbstbeteiligung für den Schaden am Auto (${vehicle}) nicht tragen. Bitte entscheiden Sie innerhalb von 14 Tagen, mit Begründung.`,
    ],
    button: { label: 'Widerspruch lesen', link },
  }),
};
