import type { MailTemplates } from '../mail.ts';

type Kinds =
  | 'LICENCE_DUE'
  | 'LICENCE_OVERDUE'
  | 'LICENCE_MISSING'
  | 'LICENCE_DONE'
  | 'DRIVER_INVITED'
  | 'DRIVER_ACTIVE'
  | 'DRIVER_ENDED'
  | 'DRIVER_FINE';

/** Last line of each mail to a named driver. */
const END = 'Möchten Sie das Auto nicht mehr fahren, können Sie das auf derselben Seite jederzeit beenden.';
const forDriver = (reader: 'EMPLOYEE' | 'DRIVER') => (reader === 'DRIVER' ? [END] : []);

/** Checks of driving licences and named drivers, in German. */
export const germanLicenceTemplates: Pick<MailTemplates, Kinds> = {
  LICENCE_DUE: ({ reader, vehicle, due, grace, link }) => ({
    subject: `Bitte prüfen Sie Ihren Führerschein bis ${due}`,
    paragraphs: [
      `für ${vehicle} wird Ihr Führerschein regelmäßig geprüft. Die nächste Prüfung ist am ${due} fällig und dauert etwa drei Minuten. Sie brauchen Ihren Führerschein und ein Handy.`,
      `Ohne Prüfung dürfen Sie das Auto nach dem ${grace} nicht mehr fahren, bis sie nachgeholt ist.`,
      ...forDriver(reader),
    ],
    button: { label: 'Führerschein prüfen', link },
  }),
  LICENCE_OVERDUE: ({ reader, vehicle, grace, link }) => ({
    subject: 'Fahren ist nicht erlaubt, bis der Führerschein geprüft ist',
    paragraphs: [
      `die Prüfung Ihres Führerscheins für ${vehicle} fehlt seit dem ${grace}. Bitte lassen Sie das Auto stehen, bis Sie sie nachgeholt haben.`,
      'Danach dürfen Sie sofort wieder fahren.',
      ...(reader === 'EMPLOYEE' ? ['Ihre Personalabteilung sieht, dass die Prüfung fehlt.'] : [END]),
    ],
    button: { label: 'Führerschein prüfen', link },
  }),
  LICENCE_MISSING: ({ employeeName, vehicle, link }) => ({
    subject: `${employeeName} darf zurzeit nicht fahren`,
    paragraphs: [
      `für ${employeeName} und ${vehicle} liegt kein geprüfter Führerschein vor. Fahren ist nicht erlaubt, bis er geprüft ist.`,
      'Bitte sprechen Sie mit der Fahrerin oder dem Fahrer. Rate und Gehaltsumwandlung laufen weiter.',
    ],
    button: { label: 'Fahrberechtigung ansehen', link },
  }),
  LICENCE_DONE: ({ reader, vehicle, due, link }) => ({
    subject: 'Ihr Führerschein ist geprüft',
    paragraphs: [
      `danke. Sie dürfen ${vehicle} weiter fahren.`,
      ...(due === '' ? [] : [`Die nächste Prüfung ist am ${due} fällig. Wir erinnern Sie rechtzeitig.`]),
      ...forDriver(reader),
    ],
    button: { label: 'Stand ansehen', link },
  }),
  DRIVER_INVITED: ({ vehicle, driver, until, link }) => ({
    subject: `${driver} möchte, dass Sie ${vehicle} fahren dürfen`,
    paragraphs: [
      `${driver} lädt Sie ein, ${vehicle} auch zu fahren. Dafür lesen Sie sechs kurze Pflichten, stimmen zu und lassen Ihren Führerschein prüfen. Das dauert etwa fünf Minuten.`,
      `Der Link gilt bis ${until}. Sie brauchen kein Konto.`,
      'Möchten Sie das nicht, können Sie auf derselben Seite ablehnen. Ihre Angaben werden 30 Tage danach gelöscht.',
    ],
    button: { label: 'Einladung ansehen', link },
  }),
  DRIVER_ACTIVE: ({ reader, vehicle, driver, link }) => ({
    subject: reader === 'DRIVER' ? `Sie dürfen ${vehicle} fahren` : `${driver} darf jetzt ${vehicle} fahren`,
    paragraphs:
      reader === 'DRIVER'
        ? [
            `Ihr Führerschein ist geprüft. Ab sofort dürfen Sie ${vehicle} fahren, wenn ${driver} Ihnen das Auto gibt.`,
            END,
          ]
        : [
            `${driver} hat zugestimmt, der Führerschein ist geprüft. Sie können das Auto ab sofort übergeben.`,
          ],
    button: { label: 'Stand ansehen', link },
  }),
  DRIVER_ENDED: ({ reader, vehicle, driver, link }) => ({
    subject:
      reader === 'DRIVER' ? `Sie fahren ${vehicle} nicht mehr` : `${driver} fährt ${vehicle} nicht mehr`,
    paragraphs:
      reader === 'DRIVER'
        ? [
            `die Erlaubnis, ${vehicle} zu fahren, ist beendet. Bitte fahren Sie das Auto nicht mehr.`,
            'Ihre Angaben werden in 30 Tagen gelöscht. Sie müssen nichts tun.',
          ]
        : [
            `die Einladung oder Erlaubnis von ${driver} ist beendet. Bitte geben Sie das Auto nicht mehr weiter.`,
            'Die Angaben werden in 30 Tagen gelöscht.',
          ],
    button: { label: 'Stand ansehen', link },
  }),
  DRIVER_FINE: ({ vehicle, driver, link }) => ({
    subject: `Post von einer Behörde zu ${vehicle}`,
    paragraphs: [
      `${driver} hat angegeben, dass Sie ${vehicle} an einem bestimmten Tag gefahren haben. Ihr Name wird deshalb der Behörde genannt, die dazu gefragt hat.`,
      'Die Behörde braucht auch Ihre Anschrift. Bitte geben Sie sie auf der verlinkten Seite an; nur der Halter des Autos sieht sie in seiner Antwort.',
      `Den Inhalt des Briefes kennt ${driver}. Schreibt Ihnen die Behörde, antworten Sie bitte direkt dort.`,
      END,
    ],
    button: { label: 'Anschrift angeben', link },
  }),
};
