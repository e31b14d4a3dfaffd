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
const END = 'If you no longer want to drive the car, you can end this on the same page at any time.';
const forDriver = (reader: 'EMPLOYEE' | 'DRIVER') => (reader === 'DRIVER' ? [END] : []);

/** Checks of driving licences and named drivers, in English. */
export const englishLicenceTemplates: Pick<MailTemplates, Kinds> = {
  LICENCE_DUE: ({ reader, vehicle, due, grace, link }) => ({
    subject: `Please check your driving licence by ${due}`,
    paragraphs: [
      `Your driving licence is checked regularly for ${vehicle}. The next check is due on ${due} and takes about three minutes. You need your licence and a phone.`,
      `Without the check you may not drive the car after ${grace} until you have done it.`,
      ...forDriver(reader),
    ],
    button: { label: 'Check my licence', link },
  }),
  LICENCE_OVERDUE: ({ reader, vehicle, grace, link }) => ({
    subject: 'Driving is not allowed until the licence is checked',
    paragraphs: [
      `The check of your driving licence for ${vehicle} has been missing since ${grace}. Please leave the car parked until you have done it.`,
      'You may drive again right after the check.',
      ...(reader === 'EMPLOYEE' ? ['Your HR team sees that the check is missing.'] : [END]),
    ],
    button: { label: 'Check my licence', link },
  }),
  LICENCE_MISSING: ({ employeeName, vehicle, link }) => ({
    subject: `${employeeName} may not drive at the moment`,
    paragraphs: [
      `There is no checked driving licence for ${employeeName} and ${vehicle}. Driving is not allowed until it has been checked.`,
      'Please talk to the driver. The rate and the salary conversion go on.',
    ],
    button: { label: 'See the permission to drive', link },
  }),
  LICENCE_DONE: ({ reader, vehicle, due, link }) => ({
    subject: 'Your driving licence is checked',
    paragraphs: [
      `Thank you. You may go on driving ${vehicle}.`,
      ...(due === '' ? [] : [`The next check is due on ${due}. We’ll remind you in time.`]),
      ...forDriver(reader),
    ],
    button: { label: 'See where it stands', link },
  }),
  DRIVER_INVITED: ({ vehicle, driver, until, link }) => ({
    subject: `${driver} would like you to be able to drive ${vehicle}`,
    paragraphs: [
      `${driver} has invited you to drive ${vehicle} too. You read six short duties, agree to them and have your driving licence checked. It takes about five minutes.`,
      `The link works until ${until}. You don’t need an account.`,
      'If you don’t want to, you can decline on the same page. Your details are deleted 30 days later.',
    ],
    button: { label: 'See the invitation', link },
  }),
  DRIVER_ACTIVE: ({ reader, vehicle, driver, link }) => ({
    subject: reader === 'DRIVER' ? `You may drive ${vehicle}` : `${driver} may drive ${vehicle} now`,
    paragraphs:
      reader === 'DRIVER'
        ? [
            `Your driving licence is checked. From now on you may drive ${vehicle} when ${driver} gives you the car.`,
            END,
          ]
        : [`${driver} has agreed, and the licence is checked. You can hand over the car from now on.`],
    button: { label: 'See where it stands', link },
  }),
  DRIVER_ENDED: ({ reader, vehicle, driver, link }) => ({
    subject: reader === 'DRIVER' ? `You no longer drive ${vehicle}` : `${driver} no longer drives ${vehicle}`,
    paragraphs:
      reader === 'DRIVER'
        ? [
            `Your permission to drive ${vehicle} has ended. Please don’t drive the car any more.`,
            'Your details are deleted in 30 days. You don’t need to do anything.',
          ]
        : [
            `The invitation or permission of ${driver} has ended. Please don’t pass on the car any more.`,
            'The details are deleted in 30 days.',
          ],
    button: { label: 'See where it stands', link },
  }),
  DRIVER_FINE: ({ vehicle, driver, link }) => ({
    subject: `A letter from an authority about ${vehicle}`,
    paragraphs: [
      `${driver} has stated that you drove ${vehicle} on a certain day. Your name is therefore given to the authority that asked.`,
      'The authority needs your address too. Please enter it on the linked page; only the registered keeper sees it in the reply.',
      `${driver} knows what the letter says. If the authority writes to you, please answer it directly.`,
      END,
    ],
    button: { label: 'Enter my address', link },
  }),
};
