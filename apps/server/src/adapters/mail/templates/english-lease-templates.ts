import type { MailTemplates } from '../mail.ts';

const STATES = {
  REPORTED: 'We have received your report.',
  WITH_INSURER: 'Your case is with the insurer now.',
  IN_REPAIR: 'Your car is being repaired now.',
  CLOSED: 'Your case is closed.',
  WITHDRAWN: 'The report was withdrawn.',
  TOTAL_LOSS: 'The insurer has found a total loss. The company car agreement ends with it.',
  STOLEN: 'Your car counts as stolen. The company car agreement ends with it.',
} as const;

/** Readings and damages of a leased car, in English. */
export const englishLeaseTemplates: Pick<
  MailTemplates,
  'READING_ASKED' | 'DAMAGE_REPORTED' | 'DAMAGE_CHANGED' | 'DAMAGE_STATE'
> = {
  READING_ASKED: ({ vehicle, lastKnownOn, isReminder, link }) => ({
    subject: isReminder
      ? `Asking once more: odometer reading of your ${vehicle}`
      : `Please report the odometer reading: ${vehicle}`,
    paragraphs: [
      `The last odometer reading we know of your car (${vehicle}) is from ${lastKnownOn}. With a new one you see whether you are on plan and what to expect at the end of the contract.`,
      'Read the figure in the car and enter it. A photo is optional.',
    ],
    button: { label: 'Report reading', link },
    note: isReminder
      ? 'We won’t write about this again. You can report a reading at any time under “My car”.'
      : 'We ask once a quarter. Your employer does not learn the reading.',
  }),
  DAMAGE_REPORTED: ({ reader, caseNumber, vehicle, employeeName, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `We have received your damage report ${caseNumber}`,
          paragraphs: [
            `Your report about your car (${vehicle}) has arrived. We pass it on to the insurer and write to you about each change.`,
            'You find the report as a PDF with your case.',
          ],
          button: { label: 'Open the case', link },
        }
      : {
          subject: `New damage ${caseNumber}: ${employeeName}`,
          paragraphs: [
            `${employeeName} has reported a damage of the car (${vehicle}). Please pass it on to the insurer within one working day.`,
          ],
          button: { label: 'Open the case', link },
        },
  DAMAGE_CHANGED: ({ change, caseNumber, vehicle, employeeName, link }) => ({
    subject:
      change === 'PHOTOS'
        ? `New photos of damage ${caseNumber}: ${employeeName}`
        : `Changed report of damage ${caseNumber}: ${employeeName}`,
    paragraphs: [
      change === 'PHOTOS'
        ? `${employeeName} has added photos of the damage to the car (${vehicle}). The rest of the report is as it was.`
        : `${employeeName} has changed the damage report of the car (${vehicle}).`,
      'If the insurer already has the case, please send it the new PDF too.',
    ],
    button: { label: 'Open the case', link },
  }),
  DAMAGE_STATE: ({ state, caseNumber, vehicle, link }) => ({
    subject: `News about your damage ${caseNumber}`,
    paragraphs: [`It is about your car (${vehicle}). ${STATES[state]}`],
    button: { label: 'Open the case', link },
  }),
};
