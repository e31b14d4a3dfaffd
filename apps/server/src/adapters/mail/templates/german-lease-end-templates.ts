import type { MailTemplates } from '../mail.ts';

const days = (count: number) => (count === 1 ? 'einem Tag' : `${count} Tagen`);

/** The end of a lease, in German. */
export const germanLeaseEndTemplates: Pick<MailTemplates, 'LEASE_OVERDUE'> = {
  LEASE_OVERDUE: ({ reader, orderId, vehicle, employeeName, lastDay, days: count, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Bitte geben Sie Ihr Auto zurück: ${vehicle}`,
          paragraphs: [
            `Ihr Auto (${vehicle}) war bis zum ${lastDay} vereinbart, und seit ${days(count)} fehlt die Rückgabe.`,
            'Bitte vereinbaren Sie jetzt einen Termin. Solange Sie das Auto haben, zählt sein geldwerter Vorteil weiter zu Ihrem Gehalt.',
          ],
          button: { label: 'Termin vereinbaren', link },
        }
      : {
          subject: `Auto nicht zurückgegeben: Bestellung ${orderId}`,
          paragraphs: [
            `das Auto von ${employeeName} (${vehicle}) war bis zum ${lastDay} vereinbart. Seit ${days(count)} fehlt die Rückgabe.`,
            reader === 'PROVIDER'
              ? 'Bitte rufen Sie an und tragen Sie einen Termin ein.'
              : 'Der geldwerte Vorteil zählt weiter, die Umwandlung endet mit dem letzten Tag. Bitte sprechen Sie mit Ihrer Mitarbeiterin oder Ihrem Mitarbeiter.',
          ],
          button: { label: 'Fahrzeug öffnen', link },
        },
};
