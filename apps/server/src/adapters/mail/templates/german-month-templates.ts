import type { MailTemplates } from '../mail.ts';

/** The driver's month, in German. */
export const germanMonthTemplates: Pick<MailTemplates, 'MONTH_OPEN' | 'MONTH_MISSING' | 'METHOD_HINT'> = {
  MONTH_OPEN: ({ vehicle, month, confirmUntil, hasCharging, link }) => ({
    subject: `Bitte melden Sie Ihre Fahrten im ${month}`,
    paragraphs: [
      `bitte bestätigen Sie bis zum ${confirmUntil}, an welchen Tagen Sie im ${month} mit Ihrem Auto (${vehicle}) zur Arbeit gefahren sind. Die Wochentage Ihres letzten Monats schlagen wir vor.`,
      ...(hasCharging ? ['Zu Hause geladenen Strom melden Sie auf derselben Seite.'] : []),
    ],
    button: { label: 'Monat melden', link },
    note: 'Ohne Meldung rechnet die Lohnabrechnung den Monat mit 0,03 % je Kilometer. Die Tage sieht nur Ihre Personalabteilung, für die Lohnabrechnung.',
  }),
  MONTH_MISSING: ({ vehicle, month, isOver, openUntil, link }) => ({
    subject: isOver ? `Ihre Fahrten im ${month} fehlen` : `Letzter Tag für Ihre Fahrten im ${month}`,
    paragraphs: [
      isOver
        ? `für Ihr Auto (${vehicle}) haben Sie im ${month} keine Fahrten gemeldet. Die Lohnabrechnung rechnet den Monat jetzt mit 0,03 % je Kilometer.`
        : `für Ihr Auto (${vehicle}) fehlen noch Ihre Fahrten zur Arbeit im ${month}. Heute kommen sie noch rechtzeitig.`,
      `Nachholen können Sie die Meldung bis zum ${openUntil}; dann wird der Monat berichtigt.`,
    ],
    button: { label: 'Monat melden', link },
    note: 'Sind Sie nicht zur Arbeit gefahren? Dann melden Sie den Monat ohne Fahrten.',
  }),
  METHOD_HINT: ({ vehicle, year, changeableUntil, link }) => ({
    subject: `Ihr Arbeitsweg ${year}: Die andere Methode könnte günstiger sein`,
    paragraphs: [
      `nach Ihren Angaben wäre ${year} die andere Methode für den Arbeitsweg mit Ihrem Auto (${vehicle}) günstiger für Sie.`,
      `Wechseln können Sie bis zum ${changeableUntil}, rückwirkend für das ganze Jahr. Für ${year + 1} wählen Sie auf derselben Seite.`,
    ],
    button: { label: 'Methoden vergleichen', link },
    note: 'Den Vergleich sehen nur Sie. Wir schreiben Ihnen dazu einmal im Jahr.',
  }),
};
