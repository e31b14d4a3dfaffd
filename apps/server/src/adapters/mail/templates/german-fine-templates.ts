import type { MailTemplates } from '../mail.ts';

const SUBJECT = 'Post von einer Behörde zu Ihrem Auto';

/** Letters of authorities about a leased car, in German. Subjects do not name the matter. */
export const germanFineTemplates: Pick<MailTemplates, 'FINE_ARRIVED' | 'FINE_REMINDER' | 'FINE_PASSED_ON'> = {
  FINE_ARRIVED: ({ vehicle, until, holderName, link }) => ({
    subject: SUBJECT,
    paragraphs: [
      `${holderName} hat einen Brief zu Ihrem Auto (${vehicle}) erhalten. Bitte lesen Sie ihn und wählen Sie bis ${until} eine Antwort.`,
      'Bei jeder Antwort steht, was danach geschieht. Nichts wird von Ihrem Gehalt abgezogen.',
    ],
    button: { label: 'Brief lesen', link },
  }),
  FINE_REMINDER: ({ vehicle, until, holderName, link }) => ({
    subject: `${SUBJECT}: Ihre Antwort fehlt noch`,
    paragraphs: [
      `zu Ihrem Auto (${vehicle}) wartet ein Brief auf Ihre Antwort. Sie haben bis ${until} Zeit.`,
      `Ohne Antwort nennt ${holderName} der Behörde danach Sie als die Person, der das Auto überlassen ist.`,
    ],
    button: { label: 'Brief lesen', link },
  }),
  FINE_PASSED_ON: ({ vehicle, holderName, link }) => ({
    subject: `${SUBJECT}: beantwortet`,
    paragraphs: [
      `${holderName} hat den Brief zu Ihrem Auto (${vehicle}) beantwortet. Was darin steht, lesen Sie beim Fall.`,
      'Schreibt Ihnen die Behörde danach selbst, antworten Sie bitte direkt dort.',
    ],
    button: { label: 'Antwort lesen', link },
  }),
};
