import type { MailTemplates } from '../mail.ts';

/** Small print of mails that harm nothing when a stranger asked for them. */
export const IGNORE_NOTE = 'Waren Sie das nicht? Dann können Sie diese E-Mail ignorieren.';

/** Where readers find the support. */
export const SUPPORT = 'Die Kontaktdaten unseres Supports stehen unten auf jeder Seite von Stromwandel.';

const UNKNOWN_ACCOUNT_NOTE =
  'Sie haben kein Konto angelegt? Dann öffnen Sie den Link bitte nicht; wir löschen das Konto nach 7 Tagen.';

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
            `mit der Adresse ${email} wurde ein Konto bei Stromwandel angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört.`,
            'Danach können Sie Ihre Gehaltsdaten eingeben und ein Auto bestellen.',
          ]
        : [
            `für Ihr Konto bei Stromwandel wurde ${email} als neue E-Mail-Adresse eingetragen.`,
            'Bitte bestätigen Sie die neue Adresse. Bis dahin gilt die bisherige.',
          ],
    button: { label: 'E-Mail-Adresse bestätigen', link },
    note: `Der Link gilt ${validHours} Stunden. ${purpose === 'REGISTRATION' ? UNKNOWN_ACCOUNT_NOTE : IGNORE_NOTE}`,
  }),
  EMAIL_CHANGE_NOTICE: ({ email, newEmail, link, validDays }) => ({
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    paragraphs: [
      `für Ihr Konto bei Stromwandel wurde die neue Adresse ${newEmail} eingetragen. Sobald sie bestätigt ist, ersetzt sie ${email}.`,
      'Haben Sie das selbst getan? Dann müssen Sie nichts weiter tun.',
      'Waren Sie das nicht? Dann kennt jemand Ihr Passwort. Machen Sie die Änderung bitte sofort rückgängig und legen Sie ein neues Passwort fest.',
    ],
    button: { label: 'Änderung rückgängig machen', link },
    note: `Der Link gilt noch ${validDays} Tage, nachdem die neue Adresse bestätigt wurde.`,
  }),
  EMAIL_CHANGE_UNDONE: ({ email, link }) => ({
    subject: 'Ihre E-Mail-Adresse wurde zurückgesetzt',
    paragraphs: [
      `die Änderung Ihrer E-Mail-Adresse zu ${email} wurde von der früheren Adresse aus rückgängig gemacht. Für Ihr Konto bei Stromwandel gilt wieder die frühere Adresse, und alle Geräte wurden abgemeldet.`,
      `Haben Sie die Adresse selbst geändert und die Änderung nicht rückgängig gemacht? Dann wenden Sie sich bitte sofort an uns. ${SUPPORT}`,
    ],
    button: { label: 'Stromwandel öffnen', link },
  }),
};
