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
      `${vehicle} wurde am ${handedOverOn} übergeben. Ab diesem Tag gehört die Gehaltsumwandlung in die Lohnabrechnung.`,
      ...(outdatedMonths === undefined
        ? []
        : [
            `Die Datei für die Lohnabrechnung war da schon erzeugt: ${outdatedMonths}. Dieses Fahrzeug fehlt darin. Bitte erzeugen Sie sie neu; haben Sie die alte schon eingelesen, nehmen Sie deren Buchungen vorher in Ihrem Programm zurück.`,
          ]),
    ],
    button: { label: 'Zur Lohnabrechnung', link },
  }),
  LEAVER_SIGNED: ({ orderId, employeeName, tenantName, vehicle, leavingOn, link }) => ({
    subject: `Unterschrift trotz gemeldetem Austritt: Bestellung ${orderId}`,
    paragraphs: [
      `${employeeName} hat den Vertrag für ${vehicle} unterschrieben. ${tenantName} hatte vorher gemeldet, dass das Arbeitsverhältnis am ${leavingOn} endet; die Unterschrift lief da schon.`,
      `Jetzt entscheidet ${tenantName} über die Freigabe. Bitte bestellen Sie das Fahrzeug erst, wenn mit dem Arbeitgeber geklärt ist, ob es dabei bleibt.`,
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  EMPLOYMENT_REPORT: ({ change, day, tenantName, orderIds, link }) => ({
    subject: EMPLOYMENT_SUBJECTS[change],
    paragraphs: [
      {
        LEAVING: `${tenantName} hat uns gemeldet, dass Ihr Arbeitsverhältnis am ${day} endet. Dann endet auch die Überlassung; bitte geben Sie das Fahrzeug spätestens an Ihrem letzten Arbeitstag zurück. Neue Bestellungen sind nicht mehr möglich.`,
        ABSENCE: `${tenantName} hat uns gemeldet, dass Sie ab dem ${day} eine Zeit lang kein Gehalt bekommen. In dieser Zeit kann nichts umgewandelt werden. Was dann gilt, steht in Ihrem Vertrag unter „Monate ohne Entgelt“.`,
        WITHDRAWN: `${tenantName} hat die Meldung zum ${day} zurückgenommen. Ihr Vertrag läuft weiter wie vereinbart.`,
        BACK: `${tenantName} hat uns gemeldet, dass Sie ab dem ${day} wieder Gehalt bekommen. Ihr Vertrag läuft weiter wie vereinbart.`,
      }[change],
      `Es geht um: Bestellung ${orderIds}. Stimmt etwas nicht, wenden Sie sich bitte an Ihre Personalabteilung.`,
    ],
    button: { label: 'Ihre Bestellungen', link },
  }),
  EMPLOYMENT_NOTICE: ({ change, day, employeeName, tenantName, orderIds, link }) => ({
    subject: `${EMPLOYMENT_SUBJECTS[change]}: ${employeeName}`,
    paragraphs: [
      {
        LEAVING: `${tenantName} meldet: Das Arbeitsverhältnis von ${employeeName} endet am ${day}. Bitte vereinbaren Sie die Rückgabe.`,
        ABSENCE: `${tenantName} meldet: ${employeeName} bekommt ab dem ${day} eine Zeit lang kein Gehalt. Bitte klären Sie, ob die Ratenabsicherung leistet.`,
        WITHDRAWN: `${tenantName} hat die Meldung zum ${day} über ${employeeName} zurückgenommen.`,
        BACK: `${tenantName} meldet: ${employeeName} bekommt ab dem ${day} wieder Gehalt.`,
      }[change],
      `Bestellung ${orderIds}.`,
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
};
