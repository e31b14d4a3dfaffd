import type { MailTemplates } from '../mail.ts';

const EMPLOYMENT_SUBJECTS = {
  LEAVING: 'Ende des Arbeitsverhältnisses gemeldet',
  ABSENCE: 'Zeit ohne Gehalt gemeldet',
  WITHDRAWN: 'Meldung zurückgenommen',
  BACK: 'Wieder Gehalt gemeldet',
} as const;

/** Mails about the pay of employees: a lease that starts, and what an employer has reported, in German. */
export const germanEmploymentTemplates: Pick<
  MailTemplates,
  'LEASE_STARTED' | 'LEAVER_SIGNED' | 'EMPLOYMENT_REPORT' | 'EMPLOYMENT_NOTICE'
> = {
  LEASE_STARTED: ({ orderId, employeeName, vehicle, handedOverOn, outdatedMonths, link }) => ({
    subject: `Vertrag läuft: Bestellung ${orderId} von ${employeeName}`,
    paragraphs: [
      `${employeeName} hat das Fahrzeug am ${handedOverOn} übernommen: ${vehicle}. Ab diesem Tag gehört die Gehaltsumwandlung in Ihre Lohnabrechnung.`,
      ...(outdatedMonths === undefined
        ? []
        : [
            `Für ${outdatedMonths} haben Sie die Lohnabrechnung schon erzeugt; dieses Fahrzeug fehlt darin. Bitte erzeugen Sie die Datei jedes genannten Monats neu. Haben Sie die alte Datei schon eingelesen? Dann nehmen Sie vorher deren Buchungen in Ihrem Programm zurück.`,
          ]),
    ],
    button: { label: 'Lohnabrechnung öffnen', link },
  }),
  LEAVER_SIGNED: ({ orderId, employeeName, tenantName, vehicle, leavingOn, link }) => ({
    subject: `Unterschrift trotz gemeldetem Austritt: Bestellung ${orderId}`,
    paragraphs: [
      `${employeeName} hat den Vertrag unterschrieben (${vehicle}). ${tenantName} hatte kurz zuvor gemeldet, dass das Arbeitsverhältnis am ${leavingOn} endet. Die Unterschrift war zu diesem Zeitpunkt schon begonnen.`,
      `Jetzt entscheidet ${tenantName} über die Freigabe. Bitte klären Sie mit dem Arbeitgeber, ob das Fahrzeug noch gewünscht ist, bevor Sie es bestellen.`,
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  EMPLOYMENT_REPORT: ({ change, day, tenantName, orderIds, link }) => ({
    subject: EMPLOYMENT_SUBJECTS[change],
    paragraphs: [
      {
        LEAVING: `${tenantName} hat uns gemeldet, dass Ihr Arbeitsverhältnis am ${day} endet. Damit endet auch die Überlassung. Bitte geben Sie das Auto spätestens an Ihrem letzten Arbeitstag zurück. Neu bestellen können Sie nicht mehr.`,
        ABSENCE: `${tenantName} hat uns gemeldet, dass Sie ab dem ${day} eine Zeit lang kein Gehalt bekommen. In dieser Zeit können wir nichts umwandeln. Was dann gilt, lesen Sie in Ihrem Vertrag unter „Monate ohne Entgelt“.`,
        WITHDRAWN: `${tenantName} hat die Meldung zum ${day} zurückgenommen. Ihr Vertrag läuft weiter wie vereinbart.`,
        BACK: `${tenantName} hat uns gemeldet, dass Sie ab dem ${day} wieder Gehalt bekommen. Ihr Vertrag läuft weiter wie vereinbart.`,
      }[change],
      'Stimmt das nicht? Dann wenden Sie sich bitte an Ihre Personalabteilung.',
    ],
    facts: [['Bestellung', orderIds]],
    button: { label: 'Bestellungen ansehen', link },
  }),
  EMPLOYMENT_NOTICE: ({ change, day, employeeName, tenantName, orderIds, link }) => ({
    subject: `${EMPLOYMENT_SUBJECTS[change]}: ${employeeName}`,
    paragraphs: [
      {
        LEAVING: `${tenantName} hat gemeldet, dass das Arbeitsverhältnis von ${employeeName} am ${day} endet. Bitte vereinbaren Sie die Rückgabe.`,
        ABSENCE: `${tenantName} hat gemeldet, dass ${employeeName} ab dem ${day} eine Zeit lang kein Gehalt bekommt. Bitte klären Sie, ob die Ratenabsicherung zahlt.`,
        WITHDRAWN: `${tenantName} hat die Meldung zum ${day} über ${employeeName} zurückgenommen. Der Vertrag läuft weiter wie vereinbart.`,
        BACK: `${tenantName} hat gemeldet, dass ${employeeName} ab dem ${day} wieder Gehalt bekommt. Der Vertrag läuft weiter wie vereinbart.`,
      }[change],
    ],
    facts: [['Bestellung', orderIds]],
    button: { label: 'Bestellung ansehen', link },
  }),
};
