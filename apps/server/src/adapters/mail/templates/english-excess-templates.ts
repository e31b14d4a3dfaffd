import type { MailTemplates } from '../mail.ts';

const BEARERS = {
  EMPLOYER: { EMPLOYEE: 'the driver', EMPLOYER: 'your company' },
  PROVIDER: { EMPLOYEE: 'the driver', EMPLOYER: 'the employer' },
} as const;

/** The excess of a damage, in English. */
export const englishExcessTemplates: Pick<
  MailTemplates,
  'EXCESS_PROPOSED' | 'EXCESS_DECIDED' | 'EXCESS_OBJECTED'
> = {
  EXCESS_PROPOSED: ({ reader, bearer, caseNumber, vehicle, employeeName, until, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Excess for your damage ${caseNumber}: proposal`,
          paragraphs: [
            `It is about the damage to your car (${vehicle}). We propose that ${bearer === 'EMPLOYEE' ? 'you pay' : 'your employer pays'} the excess. You find the amount and the reason with your case.`,
            `Your employer decides by ${until}. You don’t have to do or pay anything.`,
          ],
          button: { label: 'Open the case', link },
        }
      : {
          subject: `Please decide: excess for damage ${caseNumber}`,
          paragraphs: [
            `${employeeName} has reported damage to the car (${vehicle}). We propose that ${BEARERS.EMPLOYER[bearer]} pays the excess.`,
            `Please decide by ${until}. Without your answer, we can decide after that.`,
          ],
          button: { label: 'Decide', link },
        },
  EXCESS_DECIDED: ({ reader, bearer, caseNumber, vehicle, employeeName, objectableUntil, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Excess for your damage ${caseNumber}: decision`,
          paragraphs: [
            `It is about the damage to your car (${vehicle}). ${bearer === 'EMPLOYEE' ? 'You pay' : 'Your employer pays'} the excess. You find the amount and the reason with your case.`,
            ...(objectableUntil === null
              ? []
              : [`You don’t agree? You can object there once, until ${objectableUntil}.`]),
          ],
          button: { label: 'Open the case', link },
        }
      : {
          subject: `Excess for damage ${caseNumber}: decision`,
          paragraphs: [
            `It is about the damage to ${employeeName}’s car (${vehicle}). The excess is paid by ${BEARERS[reader][bearer]}.`,
          ],
          button: { label: 'Open the case', link },
        },
  EXCESS_OBJECTED: ({ caseNumber, vehicle, employeeName, link }) => ({
    subject: `Objection to the excess: damage ${caseNumber}`,
    paragraphs: [
      `${employeeName} does not want to pay the excess for the damage to the car (${vehicle}). Please decide within 14 days, with a reason.`,
    ],
    button: { label: 'Read the objection', link },
  }),
};
