import type { MailTemplates } from '../mail.ts';

const days = (count: number) => (count === 1 ? 'einem Tag' : `${count} Tagen`);

const AHEAD = {
  180: 'Bitte wählen Sie jetzt, wie es weitergeht: Sie geben das Auto zurück, fragen nach einer Verlängerung oder nach einem Folgeauto.',
  90: 'Bitte vereinbaren Sie jetzt einen Termin für die Rückgabe.',
  60: 'Sehen Sie sich Ihr Auto in Ruhe an: Der Selbst-Check führt Sie mit zwölf Fotos einmal herum und zeigt, was die Rückgabe kosten kann und welche Reparatur sich lohnt.',
  30: 'Legen Sie bereit, was mit zurückmuss: alle Schlüssel, Ladekabel, Fahrzeugschein und der zweite Radsatz. Löschen Sie vor der Rückgabe Ihre Daten im Auto: Telefon, Adressen, Konten.',
  7: 'Vor dem Termin: Auto reinigen, persönliche Sachen herausnehmen, Daten im Auto löschen, Schlüssel, Ladekabel, Fahrzeugschein und zweiten Radsatz einpacken.',
} as const;
const CHOICES = {
  RETURN: 'Rückgabe gewünscht',
  EXTEND: 'Verlängerung gewünscht',
  FOLLOW_UP: 'Folgeauto gewünscht',
} as const;

/** The end of a lease, in German. */
export const germanLeaseEndTemplates: Pick<
  MailTemplates,
  | 'END_AHEAD'
  | 'END_CHOSEN'
  | 'FOLLOW_UP_LATE'
  | 'LEASE_OVERDUE'
  | 'REPORT_READY'
  | 'REPORT_OBJECTED'
  | 'OBJECTION_DECIDED'
  | 'LEASE_SETTLED'
  | 'LEASE_CLOSED'
> = {
  END_AHEAD: ({ days: left, vehicle, lastDay, link }) => ({
    subject: `Noch ${left} Tage: Rückgabe Ihres ${vehicle}`,
    paragraphs: [`der Vertrag zu Ihrem Auto (${vehicle}) läuft bis ${lastDay}. ${AHEAD[left]}`],
    button: { label: left === 60 ? 'Selbst-Check öffnen' : 'Mein Auto öffnen', link },
  }),
  END_CHOSEN: ({ choice, orderId, vehicle, employeeName, link }) => ({
    subject: `${CHOICES[choice]}: Bestellung ${orderId}`,
    paragraphs: [
      `${employeeName} hat gewählt, wie es am Ende der Laufzeit weitergeht (${vehicle}): ${CHOICES[choice]}.`,
      ...(choice === 'RETURN'
        ? []
        : [
            choice === 'EXTEND'
              ? 'Bitte melden Sie sich mit einem Angebot.'
              : 'Die Bestellung des nächsten Autos kommt über das Portal. Sie sehen dort, auf welchen Vertrag sie folgt.',
          ]),
    ],
    button: { label: 'Fahrzeug öffnen', link },
  }),
  FOLLOW_UP_LATE: ({ nextCar, arrivesOn, days: count, vehicle, lastDay, link }) => ({
    subject: `Ihr nächstes Auto kommt später: ${nextCar}`,
    paragraphs: [
      `Ihr nächstes Auto (${nextCar}) kommt voraussichtlich am ${arrivesOn}. Der Vertrag zu Ihrem jetzigen Auto (${vehicle}) läuft bis ${lastDay}; dazwischen ${count === 1 ? 'liegt ein Tag' : `liegen ${count} Tage`}.`,
      'Wenn Sie Ihr jetziges Auto so lange behalten möchten, sprechen Sie den Anbieter an: Er kann Ihnen eine Verlängerung anbieten.',
    ],
    button: { label: 'Mein Auto öffnen', link },
  }),
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
  REPORT_READY: ({ orderId, vehicle, until, link }) => ({
    subject: `Das Gutachten zu Ihrem Auto ist da: Bestellung ${orderId}`,
    paragraphs: [
      `das Gutachten zu Ihrem zurückgegebenen Auto (${vehicle}) ist da.`,
      `Bitte sehen Sie sich jede Position an: Bis ${until} können Sie sie annehmen oder Einspruch erheben. Was Sie nicht beantworten, gilt nicht als angenommen; darüber entscheidet danach der Anbieter.`,
    ],
    button: { label: 'Gutachten ansehen', link },
  }),
  REPORT_OBJECTED: ({ orderId, vehicle, employeeName, link }) => ({
    subject: `Einspruch gegen das Gutachten: Bestellung ${orderId}`,
    paragraphs: [
      `${employeeName} hat Einspruch gegen das Gutachten erhoben (${vehicle}).`,
      'Bitte entscheiden Sie jede Position innerhalb von 14 Tagen, mit einer Begründung.',
    ],
    button: { label: 'Einspruch ansehen', link },
  }),
  OBJECTION_DECIDED: ({ orderId, vehicle, link }) => ({
    subject: `Über Ihren Einspruch ist entschieden: Bestellung ${orderId}`,
    paragraphs: [
      `der Anbieter hat über alle Positionen des Gutachtens zu Ihrem Auto entschieden (${vehicle}). Die Gründe stehen bei jeder Position.`,
      'Als Nächstes erstellt er die Abrechnung.',
    ],
    button: { label: 'Entscheidung ansehen', link },
  }),
  LEASE_SETTLED: ({ orderId, vehicle, link }) => ({
    subject: `Ihre Abrechnung nach der Rückgabe: Bestellung ${orderId}`,
    paragraphs: [
      `die Abrechnung zu Ihrem zurückgegebenen Auto (${vehicle}) liegt als PDF unter „Mein Auto“ bei den Dokumenten.`,
      'Von Ihrem Gehalt wird dafür nichts abgezogen.',
    ],
    button: { label: 'Abrechnung ansehen', link },
  }),
  LEASE_CLOSED: ({ reader, orderId, vehicle, employeeName, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Alles abgeschlossen: Bestellung ${orderId}`,
          paragraphs: [
            `der Vertrag zu Ihrem Auto (${vehicle}) ist abgeschlossen. Sie müssen nichts mehr tun.`,
            'Ihre Dokumente bleiben unter „Mein Auto“ lesbar.',
          ],
          button: { label: 'Mein Auto öffnen', link },
        }
      : {
          subject: `Vertrag abgeschlossen: Bestellung ${orderId}`,
          paragraphs: [`der Vertrag zum Auto von ${employeeName} (${vehicle}) ist abgeschlossen.`],
          button: { label: 'Fahrzeug öffnen', link },
        },
};
