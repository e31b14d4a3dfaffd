import type { MailTemplates } from '../mail.ts';

/** Mails about the tenant admins of an employer, in German. */
export const germanAdminTemplates: Pick<
  MailTemplates,
  'TENANT_ADMIN_ADDED' | 'TENANT_ADMIN_REQUESTED' | 'TENANT_ADMIN_DECIDED'
> = {
  TENANT_ADMIN_ADDED: ({ personName, email, tenantName, by, approvedBy, link }) => ({
    subject: `Neu in Ihrer Personalabteilung: ${personName}`,
    paragraphs: [
      `${personName} gehört jetzt zur Personalabteilung von ${tenantName}, kann Bestellungen freigeben und Personen verwalten.`,
    ],
    facts: [
      ['E-Mail-Adresse', email],
      ['Eingetragen von', by],
      ...(approvedBy === null ? [] : [['Zugestimmt hat', approvedBy] as const]),
    ],
    button: { label: 'Mitarbeitende ansehen', link },
    note: 'Kennen Sie die Person nicht? Dann sperren Sie das Konto und wenden Sie sich an Stromwandel.',
  }),
  TENANT_ADMIN_REQUESTED: ({ change, requesterName, personName, email, tenantName, link }) => ({
    subject: `Ihre Zustimmung fehlt: Personalabteilung von ${tenantName}`,
    paragraphs: [
      {
        ROLE: `${requesterName} möchte ${personName} zur Personalabteilung von ${tenantName} hinzufügen.`,
        ACCESS: `${requesterName} möchte ${personName} den gesperrten Zugang zur Personalabteilung von ${tenantName} zurückgeben.`,
        ADDRESS: `${requesterName} gehört zur Personalabteilung von ${tenantName} und möchte die eigene E-Mail-Adresse ändern.`,
      }[change],
      `Bestellungen von ${tenantName} brauchen zwei Freigaben. Deshalb muss eine zweite Person zustimmen.`,
    ],
    facts: [[change === 'ADDRESS' ? 'Neue E-Mail-Adresse' : 'E-Mail-Adresse', email]],
    button: { label: 'Antrag prüfen', link },
    note: 'Bitte fragen Sie nach, bevor Sie zustimmen, wenn Sie von dem Antrag nichts wissen.',
  }),
  TENANT_ADMIN_DECIDED: ({ change, approved, deciderName, personName, email, link }) =>
    approved
      ? {
          subject: 'Ihre neue E-Mail-Adresse ist zugelassen',
          paragraphs: [
            `${deciderName} hat Ihrer neuen Adresse ${email} zugestimmt.`,
            'Tragen Sie die Adresse in den nächsten sieben Tagen noch einmal in Ihrem Profil ein. Dann schicken wir den Link zur Bestätigung.',
          ],
          button: { label: 'Zum Profil', link },
        }
      : {
          subject: 'Ihr Antrag wurde abgelehnt',
          paragraphs: [
            {
              ROLE: `${deciderName} hat abgelehnt, ${personName} zur Personalabteilung hinzuzufügen.`,
              ACCESS: `${deciderName} hat abgelehnt, ${personName} den Zugang zurückzugeben.`,
              ADDRESS: `${deciderName} hat Ihre neue Adresse ${email} abgelehnt. Es gilt weiter die bisherige.`,
            }[change],
          ],
          button: { label: change === 'ADDRESS' ? 'Zum Profil' : 'Mitarbeitende ansehen', link },
        },
};
