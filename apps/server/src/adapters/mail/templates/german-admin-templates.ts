import type { MailTemplates } from '../mail.ts';

/** Mails about the tenant admins of an employer, in German. */
export const germanAdminTemplates: Pick<
  MailTemplates,
  'TENANT_ADMIN_ADDED' | 'TENANT_ADMIN_REQUESTED' | 'TENANT_ADMIN_DECIDED'
> = {
  TENANT_ADMIN_ADDED: ({ personName, email, tenantName, by, approvedBy, link }) => ({
    subject: `Neu in Ihrer Personalabteilung: ${personName}`,
    paragraphs: [
      `${personName} gehört jetzt zur Personalabteilung von ${tenantName} und kann Bestellungen freigeben und Mitarbeitende verwalten.`,
    ],
    facts: [
      ['E-Mail-Adresse', email],
      ['Hinzugefügt von', by],
      ...(approvedBy === null ? [] : [['Zugestimmt hat', approvedBy] as const]),
    ],
    button: { label: 'Mitarbeitende ansehen', link },
    note: `Ist Ihnen ${personName} unbekannt? Dann sperren Sie das Konto bitte und wenden Sie sich an Stromwandel.`,
  }),
  TENANT_ADMIN_REQUESTED: ({ change, requesterName, personName, email, tenantName, link }) => ({
    subject: `Ihre Zustimmung fehlt: Personalabteilung von ${tenantName}`,
    paragraphs: [
      {
        ROLE: `${requesterName} möchte ${personName} in die Personalabteilung von ${tenantName} aufnehmen.`,
        ACCESS: `der Zugang von ${personName} zur Personalabteilung von ${tenantName} ist gesperrt. ${requesterName} möchte ihn wieder freigeben.`,
        ADDRESS: `${requesterName} aus der Personalabteilung von ${tenantName} möchte die eigene E-Mail-Adresse ändern.`,
      }[change],
      `Bei ${tenantName} müssen zwei Personen jede Bestellung freigeben. Deshalb braucht auch diese Änderung eine zweite Zustimmung. Bitte entscheiden Sie über den Antrag.`,
    ],
    facts: [[change === 'ADDRESS' ? 'Neue E-Mail-Adresse' : 'E-Mail-Adresse', email]],
    button: { label: 'Antrag prüfen', link },
    note: `Wissen Sie nichts von diesem Antrag? Dann fragen Sie bitte bei ${requesterName} nach, bevor Sie zustimmen.`,
  }),
  TENANT_ADMIN_DECIDED: ({ change, approved, deciderName, personName, email, link }) =>
    approved
      ? {
          subject: 'Ihre neue E-Mail-Adresse ist zugelassen',
          paragraphs: [
            `${deciderName} hat Ihrer neuen Adresse ${email} zugestimmt.`,
            'Bitte tragen Sie die Adresse in den nächsten sieben Tagen noch einmal in Ihrem Profil ein. Dann schicken wir Ihnen den Link, mit dem Sie sie bestätigen.',
          ],
          button: { label: 'Profil öffnen', link },
        }
      : {
          subject: 'Ihr Antrag wurde abgelehnt',
          paragraphs: [
            {
              ROLE: `${deciderName} hat abgelehnt, ${personName} in die Personalabteilung aufzunehmen.`,
              ACCESS: `${deciderName} hat abgelehnt, den Zugang von ${personName} wieder freizugeben.`,
              ADDRESS: `${deciderName} hat Ihre neue Adresse ${email} abgelehnt. Es gilt weiterhin Ihre bisherige Adresse.`,
            }[change],
          ],
          button: { label: change === 'ADDRESS' ? 'Profil öffnen' : 'Mitarbeitende ansehen', link },
        },
};
