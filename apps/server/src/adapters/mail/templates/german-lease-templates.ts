import type { MailTemplates } from '../mail.ts';

const STATES = {
  REPORTED: 'Ihre Meldung ist da.',
  WITH_INSURER: 'Ihr Fall liegt jetzt bei der Versicherung.',
  IN_REPAIR: 'Ihr Auto ist jetzt in Reparatur.',
  CLOSED: 'Ihr Fall ist abgeschlossen.',
  WITHDRAWN: 'Die Meldung ist zurückgezogen.',
  TOTAL_LOSS: 'Die Versicherung hat einen Totalschaden festgestellt. Der Überlassungsvertrag endet damit.',
  STOLEN: 'Ihr Auto gilt als gestohlen. Der Überlassungsvertrag endet damit.',
} as const;

/** Readings and damages of a leased car, in German. */
export const germanLeaseTemplates: Pick<
  MailTemplates,
  'READING_ASKED' | 'DAMAGE_REPORTED' | 'DAMAGE_CHANGED' | 'DAMAGE_STATE'
> = {
  READING_ASKED: ({ vehicle, lastKnownOn, isReminder, link }) => ({
    subject: isReminder
      ? `Noch einmal gefragt: Kilometerstand Ihres ${vehicle}`
      : `Bitte melden Sie den Kilometerstand: ${vehicle}`,
    paragraphs: [
      `den letzten Kilometerstand Ihres Autos (${vehicle}) kennen wir vom ${lastKnownOn}. Mit einem neuen Stand sehen Sie, ob Sie im Plan liegen und was am Vertragsende auf Sie zukommt.`,
      'Sie lesen die Zahl im Auto ab und tragen sie ein. Ein Foto ist freiwillig.',
    ],
    button: { label: 'Kilometerstand melden', link },
    note: isReminder
      ? 'Danach schreiben wir Ihnen dazu nicht mehr. Melden können Sie den Stand jederzeit unter „Mein Auto“.'
      : 'Wir fragen einmal im Vierteljahr. Ihr Arbeitgeber erfährt keinen Kilometerstand.',
  }),
  DAMAGE_REPORTED: ({ reader, caseNumber, vehicle, employeeName, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Ihre Schadenmeldung ${caseNumber} ist da`,
          paragraphs: [
            `Ihre Meldung zu Ihrem Auto (${vehicle}) ist angekommen. Wir geben sie an die Versicherung weiter und schreiben Ihnen bei jeder Änderung.`,
            'Die Meldung als PDF finden Sie bei Ihrem Fall.',
          ],
          button: { label: 'Fall ansehen', link },
        }
      : {
          subject: `Neuer Schaden ${caseNumber}: ${employeeName}`,
          paragraphs: [
            `${employeeName} hat einen Schaden am Auto (${vehicle}) gemeldet. Bitte geben Sie ihn innerhalb eines Werktags an die Versicherung weiter.`,
          ],
          button: { label: 'Fall ansehen', link },
        },
  DAMAGE_CHANGED: ({ change, caseNumber, vehicle, employeeName, link }) => ({
    subject:
      change === 'PHOTOS'
        ? `Neue Fotos zu Schaden ${caseNumber}: ${employeeName}`
        : `Geänderte Meldung zu Schaden ${caseNumber}: ${employeeName}`,
    paragraphs: [
      change === 'PHOTOS'
        ? `${employeeName} hat Fotos zum Schaden am Auto (${vehicle}) ergänzt. Sonst ist die Meldung gleich geblieben.`
        : `${employeeName} hat die Schadenmeldung zum Auto (${vehicle}) geändert.`,
      'Liegt der Fall schon bei der Versicherung, geben Sie ihr bitte auch das neue PDF.',
    ],
    button: { label: 'Fall ansehen', link },
  }),
  DAMAGE_STATE: ({ state, caseNumber, vehicle, link }) => ({
    subject: `Neues zu Ihrem Schaden ${caseNumber}`,
    paragraphs: [`es geht um Ihr Auto (${vehicle}). ${STATES[state]}`],
    button: { label: 'Fall ansehen', link },
  }),
};
