import type { MailTemplates } from '../mail.ts';
import { germanAddressTemplates, IGNORE_NOTE, SUPPORT } from './german-address-templates.ts';
import { germanAdminTemplates } from './german-admin-templates.ts';
import { germanEmploymentTemplates } from './german-employment-templates.ts';
import { germanLawTemplates } from './german-law-templates.ts';
import { germanManufacturerTemplates } from './german-manufacturer-templates.ts';
import { germanAppointmentTemplates } from './german-appointment-templates.ts';
import { germanExcessTemplates } from './german-excess-templates.ts';
import { germanFineTemplates } from './german-fine-templates.ts';
import { germanLicenceTemplates } from './german-licence-templates.ts';
import { germanLeaseEndTemplates } from './german-lease-end-templates.ts';
import { germanLeaseTemplates } from './german-lease-templates.ts';
import { germanHandoverTemplates } from './german-handover-templates.ts';
import { germanMonthTemplates } from './german-month-templates.ts';
import { germanPackageTemplates } from './german-package-templates.ts';
import { germanStepTemplates } from './german-step-templates.ts';

const SIGN_IN_CHANGES = {
  APP_ADDED: 'für Ihr Konto bei Stromwandel wurde eine Authenticator-App eingerichtet.',
  APP_REMOVED: 'die Authenticator-App Ihres Kontos bei Stromwandel wurde entfernt.',
  RECOVERY_CODES_RENEWED: 'für Ihr Konto bei Stromwandel wurden neue Wiederherstellungscodes erstellt.',
  PASSKEY_ADDED: 'zu Ihrem Konto bei Stromwandel wurde ein Passkey hinzugefügt.',
  PASSKEY_REMOVED: 'ein Passkey Ihres Kontos bei Stromwandel wurde entfernt.',
  RESET: 'Authenticator-App und Passkeys Ihres Kontos bei Stromwandel wurden vom Betreiber entfernt.',
} as const;

/** The product's mails in German. */
export const germanTemplates: MailTemplates = {
  ...germanAddressTemplates,
  RESET_PASSWORD: ({ link, validMinutes }) => ({
    subject: 'Ihr neues Passwort festlegen',
    paragraphs: ['für Ihr Konto bei Stromwandel wurde ein neues Passwort angefordert.'],
    button: { label: 'Neues Passwort festlegen', link },
    note: `Der Link gilt ${validMinutes} Minuten und nur einmal. ${IGNORE_NOTE}`,
  }),
  INVITE: ({ tenantName, link, validDays }) => ({
    subject: `${tenantName} lädt Sie zu Stromwandel ein`,
    paragraphs: [
      `${tenantName} bietet Ihnen an, ein Elektroauto über eine Gehaltsumwandlung zu fahren.`,
      'Legen Sie ein Passwort fest, um Ihr Konto zu eröffnen.',
    ],
    button: { label: 'Einladung annehmen', link },
    note: `Der Link gilt ${validDays} Tage und nur einmal. Danach bekommen Sie auf der Seite „Passwort vergessen“ einen neuen.`,
  }),
  WELCOME: ({ link, validDays }) => ({
    subject: 'Ihr Zugang zu Stromwandel',
    paragraphs: ['für Sie wurde ein Konto bei Stromwandel eingerichtet. Bitte legen Sie Ihr Passwort fest.'],
    button: { label: 'Passwort festlegen', link },
    note: `Der Link gilt ${validDays} Tage und nur einmal. Danach bekommen Sie auf der Seite „Passwort vergessen“ einen neuen.`,
  }),
  ACCOUNT_DELETED: ({ link }) => ({
    subject: 'Ihr Konto ist gelöscht',
    paragraphs: [
      'wir haben Ihr Konto bei Stromwandel gelöscht, wie Sie es verlangt haben. Ihre Gehaltsdaten, Ihre Adresse und Ihre Anmeldedaten sind nicht mehr gespeichert.',
      'Unterschriebene Verträge müssen wir nach dem Handels- und Steuerrecht noch einige Jahre aufbewahren.',
    ],
    button: { label: 'Stromwandel öffnen', link },
    note: `Waren Sie das nicht? Dann wenden Sie sich bitte sofort an uns. ${SUPPORT}`,
  }),
  ...germanMonthTemplates,
  ...germanPackageTemplates,
  ...germanLeaseTemplates,
  ...germanLeaseEndTemplates,
  ...germanExcessTemplates,
  ...germanFineTemplates,
  ...germanLicenceTemplates,
  SEARCH_HIT: ({ cars, others, link }) => ({
    subject:
      cars.length + others === 1
        ? 'Ein neues Auto für Ihre Suche'
        : `${cars.length + others} neue Autos für Ihre Suche`,
    paragraphs: [
      cars.length + others === 1
        ? 'dieses Auto passt jetzt zu einer Suche, die Sie gespeichert haben:'
        : others === 0
          ? 'diese Autos passen jetzt zu einer Suche, die Sie gespeichert haben:'
          : `diese Autos und ${others === 1 ? 'ein weiteres' : `${others} weitere`} passen jetzt zu einer Suche, die Sie gespeichert haben:`,
    ],
    links: cars.map((car) => ({ label: car.name, link: car.link })),
    button: { label: 'Gespeicherte Suchen ansehen', link },
    note: 'Wir schreiben Ihnen höchstens einmal am Tag und nie zweimal zum selben Auto. Beträge stehen nur im Portal. Wenn Sie die gespeicherte Suche löschen, enden diese E-Mails.',
  }),
  PASSWORD_CHANGED: ({ link }) => ({
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'das Passwort Ihres Kontos bei Stromwandel wurde geändert. Alle anderen Geräte wurden abgemeldet.',
      'Waren Sie das nicht? Dann fordern Sie bitte sofort ein neues Passwort an.',
    ],
    button: { label: 'Neues Passwort anfordern', link },
  }),
  SIGN_IN_CHANGED: ({ change, link }) => ({
    subject: 'Ihre Anmeldung bei Stromwandel wurde geändert',
    paragraphs: [
      SIGN_IN_CHANGES[change],
      `Waren Sie das nicht? Dann legen Sie bitte sofort ein neues Passwort fest und melden Sie sich bei uns. ${SUPPORT}`,
    ],
    button: { label: 'Neues Passwort anfordern', link },
  }),
  ORDER_RECEIVED: ({ orderId, vehicle, link }) => ({
    subject: `Ihre Bestellung ${orderId} ist angelegt`,
    paragraphs: [
      `Sie haben Ihre Bestellung ${orderId} begonnen: ${vehicle}. Sie ist noch nicht verbindlich.`,
      'Als Nächstes prüfen Sie den Vertrag, weisen Führerschein und Identität nach und unterschreiben.',
    ],
    button: { label: 'Bestellung fortsetzen', link },
  }),
  ORDER_CONFIRMED: ({ orderId, vehicle, link }) => ({
    subject: `Ihre Bestellung ${orderId} ist bestätigt`,
    paragraphs: [
      `Sie haben Ihre Bestellung bestätigt: ${vehicle}. Bis zur Unterschrift können Sie die Bestellung jederzeit löschen.`,
      'Als Nächstes prüfen Sie den Vertrag, weisen Führerschein und Identität nach und unterschreiben.',
    ],
    button: { label: 'Bestellung fortsetzen', link },
  }),
  ...germanStepTemplates,
  ...germanAppointmentTemplates,
  ...germanHandoverTemplates,
  LICENCE_LINK: ({ orderId, vehicle, link }) => ({
    subject: `Ihr Link zur Führerscheinprüfung (Bestellung ${orderId})`,
    paragraphs: [
      `mit diesem Link setzen Sie die Prüfung Ihres Führerscheins und Ihrer Identität auf jedem Gerät fort. Sie gehört zur Bestellung ${orderId} (${vehicle}).`,
      'Halten Sie Ihren Führerschein und einen Ausweis bereit. Sie melden sich zuerst bei Stromwandel an.',
    ],
    button: { label: 'Prüfung fortsetzen', link },
    note: IGNORE_NOTE,
  }),
  SIGNING_LINK: ({ orderId, vehicle, link }) => ({
    subject: `Ihr Link zur Unterschrift (Bestellung ${orderId})`,
    paragraphs: [
      `mit diesem Link unterschreiben Sie auf jedem Gerät den Überlassungsvertrag. Er gehört zur Bestellung ${orderId} (${vehicle}).`,
      'Halten Sie Personalausweis, Aufenthaltstitel oder Reisepass bereit. Sie melden sich zuerst bei Stromwandel an.',
    ],
    button: { label: 'Vertrag unterschreiben', link },
    note: IGNORE_NOTE,
  }),
  ORDER_SIGNED: ({ orderId, vehicle, tenantName, withdrawUntil, link }) => ({
    subject: `Ihre Bestellung ${orderId} ist eingegangen`,
    paragraphs: [
      `vielen Dank. Sie haben Ihren Vertrag unterschrieben: ${vehicle}.`,
      `${tenantName} prüft Ihre Bestellung nun. Wir schreiben Ihnen, sobald entschieden ist.`,
      `Widerrufen können Sie bis ${withdrawUntil} unter „Bestellungen“ in Ihrem Profil.`,
      'Was sich für Ihre spätere Rente ändert, steht in Ihrer Bestellung.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  EMPLOYER_REVIEW: ({ orderId, employeeName, vehicle, decideUntil, link }) => ({
    subject: `Bitte prüfen: Bestellung von ${employeeName}`,
    paragraphs: [
      `${employeeName} hat bestellt und den Vertrag unterschrieben: ${vehicle}, Bestellung ${orderId}.`,
      `Bitte entscheiden Sie bis ${decideUntil}. Danach läuft die Bestellung ab.`,
    ],
    button: { label: 'Bestellung prüfen', link },
  }),
  APPROVER_MISSING: ({ orderId, employeeName, tenantName, decideUntil, link }) => ({
    subject: `${tenantName}: Niemand kann Bestellung ${orderId} freigeben`,
    paragraphs: [
      `${employeeName} darf nicht über die eigene Bestellung entscheiden, und sonst gibt bei ${tenantName} niemand Bestellungen frei.`,
      `Bitte laden Sie bis ${decideUntil} eine weitere Person in die Personalabteilung von ${tenantName} ein. Danach läuft die Bestellung ab.`,
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  SECOND_APPROVAL: ({ orderId, employeeName, vehicle, decideUntil, link }) => ({
    subject: `Zweite Freigabe nötig: Bestellung von ${employeeName}`,
    paragraphs: [
      `die Bestellung ${orderId} (${vehicle}) von ${employeeName} ist einmal freigegeben. In Ihrem Unternehmen muss auch eine zweite Person zustimmen.`,
      `Bitte entscheiden Sie bis ${decideUntil}. Danach läuft die Bestellung ab.`,
    ],
    button: { label: 'Bestellung prüfen', link },
  }),
  EMPLOYER_APPROVED: ({ orderId, vehicle, link }) => ({
    subject: 'Ihr Arbeitgeber hat zugestimmt',
    paragraphs: [
      `Ihr Arbeitgeber hat Ihre Bestellung ${orderId} (${vehicle}) freigegeben.`,
      'Wir bestellen das Auto jetzt beim Hersteller.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  PROVIDER_REVIEW: ({ orderId, employeeName, tenantName, vehicle, link }) => ({
    subject: `Beim Hersteller bestellen: Bestellung ${orderId}`,
    paragraphs: [
      `${tenantName} hat die Bestellung ${orderId} von ${employeeName} freigegeben: ${vehicle}.`,
      'Bitte bestellen Sie das Fahrzeug beim Hersteller.',
    ],
    button: { label: 'Bestellung öffnen', link },
  }),
  ORDER_DECLINED: ({ orderId, vehicle, by, reason, link }) => ({
    subject: 'Ihre Bestellung wurde abgelehnt: Grund und nächste Schritte',
    paragraphs: [
      by === 'TENANT'
        ? `Ihr Arbeitgeber hat Ihre Bestellung ${orderId} (${vehicle}) abgelehnt.`
        : `wir können Ihre Bestellung ${orderId} (${vehicle}) leider nicht ausführen.`,
      `Begründung: ${reason}`,
      'Ihr Gehalt bleibt unverändert, Ihnen entstehen keine Kosten. Sie können jederzeit ein anderes Auto bestellen.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  ORDERED_FROM_MANUFACTURER: ({ orderId, vehicle, link }) => ({
    subject: 'Ihr Auto ist beim Hersteller bestellt',
    paragraphs: [
      `wir haben das Auto Ihrer Bestellung ${orderId} (${vehicle}) beim Hersteller bestellt.`,
      'Der Hersteller bestätigt die Lieferwoche in der Regel innerhalb einer Woche. Dann schreiben wir Ihnen.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  ...germanManufacturerTemplates,
  DELIVERY_WEEK: ({ orderId, vehicle, week, previous, reason, link }) => ({
    subject: previous ? 'Ihr Liefertermin hat sich geändert' : 'Ihre Lieferwoche steht fest',
    paragraphs: [
      `der Hersteller liefert das Auto Ihrer Bestellung ${orderId} (${vehicle}) voraussichtlich in ${week}.`,
      ...(previous ? [`Bisher war es ${previous}.`] : []),
      ...(reason ? [`Grund: ${reason}`] : []),
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  SHIPPED: ({ orderId, vehicle, shippedOn, week, link }) => ({
    subject: 'Ihr Auto ist unterwegs',
    paragraphs: [
      `das Auto Ihrer Bestellung ${orderId} (${vehicle}) hat das Werk am ${shippedOn} verlassen.`,
      ...(week
        ? [`Es wird voraussichtlich in ${week} geliefert. Wir schreiben Ihnen, sobald es da ist.`]
        : []),
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  DELIVERED: ({ orderId, vehicle, deliveredOn, link }) => ({
    subject: 'Ihr Auto ist da',
    paragraphs: [
      `das Auto Ihrer Bestellung ${orderId} (${vehicle}) wurde am ${deliveredOn} geliefert.`,
      'Jetzt fehlt nur noch die Übergabe. Haben Sie noch keinen Termin, schlagen wir Ihnen in den nächsten Tagen welche vor. Mit der Übergabe beginnt Ihr Vertrag.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  HANDOVER_DUE: ({ orderId, employeeName, tenantName, vehicle, link }) => ({
    subject: `Geliefert: Bestellung ${orderId}`,
    paragraphs: [
      `der Hersteller hat die Lieferung gemeldet: ${vehicle} für ${employeeName}, ${tenantName}.`,
      'Bitte vereinbaren Sie die Übergabe, falls noch kein Termin feststeht, und bestätigen Sie sie danach. Mit der Übergabe beginnt der Vertrag.',
    ],
    button: { label: 'Bestellung öffnen', link },
  }),
  LEASING_ACTIVE: ({ orderId, vehicle, handedOverOn, link }) => ({
    subject: 'Gute Fahrt: Ihr Vertrag läuft',
    paragraphs: [
      `seit der Übergabe am ${handedOverOn} läuft Ihr Vertrag: ${vehicle}, Bestellung ${orderId}.`,
      'Den unterschriebenen Vertrag finden Sie unter „Bestellungen“ in Ihrem Profil.',
    ],
    button: { label: 'Vertrag ansehen', link },
  }),
  BREAKING_CHANGE: ({ orderId, vehicle, link }) => ({
    subject: `Ihre Bestellung ${orderId} muss neu begonnen werden`,
    paragraphs: [
      `seit Sie die Bestellung ${orderId} (${vehicle}) begonnen haben, haben sich Ihre Angaben oder das Angebot geändert. Wir haben sie deshalb beendet.`,
      'Ihnen entstehen keine Kosten. Was sich geändert hat, zeigen wir Ihnen im Portal.',
    ],
    button: { label: 'Änderung ansehen', link },
  }),
  ORDER_CANCELLED: ({ orderId, vehicle, link }) => ({
    subject: `Ihre Bestellung ${orderId} ist abgebrochen`,
    paragraphs: [
      `Sie haben Ihre Bestellung ${orderId} (${vehicle}) abgebrochen. Ihnen entstehen keine Kosten.`,
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  ORDER_WITHDRAWN: ({ orderId, vehicle, at, link }) => ({
    subject: `Ihr Widerruf ist eingegangen (${at})`,
    paragraphs: [
      `wir haben Ihren Widerruf der Bestellung ${orderId} (${vehicle}) am ${at} erhalten.`,
      'Die Bestellung ist damit beendet. Ihnen entstehen keine Kosten.',
    ],
    button: { label: 'Bestätigung ansehen', link },
    note: 'Bitte bewahren Sie diese E-Mail als Nachweis auf. Die Bestätigung als PDF laden Sie auf der Seite der Bestellung herunter.',
  }),
  ...germanAdminTemplates,
  ...germanEmploymentTemplates,
  ...germanLawTemplates,
  END_NOTICE: ({ orderId, employeeName, tenantName, vehicle, cause, link }) => ({
    subject: `Beendet: Bestellung ${orderId}`,
    paragraphs: [
      `die Bestellung ${orderId} von ${employeeName}, ${tenantName} (${vehicle}), ist beendet: ${cause === 'DEADLINE_PASSED' ? 'Die Frist für die Entscheidung ist abgelaufen.' : 'Stromwandel hat sie abgelehnt.'}`,
      'Bitte machen Sie rückgängig, was Sie dafür schon veranlasst haben.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  WITHDRAWAL_NOTICE: ({ orderId, employeeName, tenantName, vehicle, at, link }) => ({
    subject: `Widerrufen: Bestellung ${orderId}`,
    paragraphs: [
      `${employeeName}, ${tenantName}, hat die Bestellung ${orderId} (${vehicle}) am ${at} widerrufen.`,
      'Die Bestellung ist damit beendet. Bitte machen Sie rückgängig, was Sie dafür schon veranlasst haben.',
    ],
    button: { label: 'Bestellung ansehen', link },
  }),
  DECISION_MISSING: ({ orderId, employeeName, vehicle, decideUntil, link }) => ({
    subject: `Ihre Entscheidung fehlt noch: Bestellung ${orderId}, Frist ${decideUntil}`,
    paragraphs: [
      `die Bestellung von ${employeeName} (${vehicle}) wartet auf Ihre Entscheidung.`,
      `Bitte entscheiden Sie bis ${decideUntil}. Danach läuft die Bestellung ab.`,
    ],
    button: { label: 'Bestellung prüfen', link },
  }),
};
