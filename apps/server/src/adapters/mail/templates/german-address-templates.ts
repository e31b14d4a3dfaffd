import type { MailTemplates } from '../mail.ts';

/** Small print of mails that harm nothing when a stranger asked for them. */
export const IGNORE_NOTE = 'Sie haben das nicht veranlasst? Dann können Sie diese E-Mail ignorieren.';

const UNKNOWN_ACCOUNT_NOTE =
  'Sie haben kein Konto angelegt? Dann öffnen Sie den Link bitte nicht; nach 7 Tagen löschen wir das Konto.';

/** Mails about the address of an account, in German. */
export const germanAddressTemplates: Pick<
  MailTemplates,
  'CONFIRM_EMAIL' | 'EMAIL_CHANGE_NOTICE' | 'EMAIL_CHANGE_UNDONE'
> = {
  CONFIRM_EMAIL: ({ purpose, email, link, validHours }) => ({
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs:
      purpose === 'REGISTRATION'
        ? [
            `Bei Stromwandel wurde ein Konto mit der Adresse ${email} angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört.`,
            'Danach können Sie Ihre Gehaltsdaten eingeben und ein Auto bestellen.',
          ]
        : [
            `Ihr Konto bei Stromwandel soll die Adresse ${email} bekommen. Sie gilt, sobald Sie sie bestätigen.`,
          ],
    button: { label: 'E-Mail-Adresse bestätigen', link },
    note: `Der Link gilt ${validHours} Stunden. ${purpose === 'REGISTRATION' ? UNKNOWN_ACCOUNT_NOTE : IGNORE_NOTE}`,
  }),
  EMAIL_CHANGE_NOTICE: ({ email, newEmail, link, validDays }) => ({
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    paragraphs: [
      `Für Ihr Konto bei Stromwandel wurde die neue Adresse ${newEmail} angegeben. Sie ersetzt ${email}, sobald sie bestätigt ist.`,
      'Waren Sie das nicht? Dann kennt jemand Ihr Passwort. Machen Sie die Änderung bitte sofort rückgängig und legen Sie ein neues Passwort fest.',
    ],
    button: { label: 'Änderung rückgängig machen', link },
    note: `Der Link gilt bis ${validDays} Tage nach der Bestätigung der neuen Adresse.`,
  }),
  EMAIL_CHANGE_UNDONE: ({ email, link }) => ({
    subject: 'Ihre E-Mail-Adresse wurde zurückgesetzt',
    paragraphs: [
      `Der Wechsel zur Adresse ${email} wurde von der früheren Adresse aus rückgängig gemacht. Ihr Konto bei Stromwandel hat wieder die frühere Adresse, alle Anmeldungen wurden beendet.`,
      'Haben Sie den Wechsel selbst vorgenommen und nicht zurückgenommen, wenden Sie sich bitte sofort an uns.',
    ],
    button: { label: 'Zu Stromwandel', link },
  }),
};
