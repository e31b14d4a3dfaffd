import type { MailTemplates } from '../mail.ts';

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

const AHEAD = {
  180: 'Please choose now what comes next: you return the car, ask for an extension, or ask for a follow-up car.',
  90: 'Please agree on an appointment for the return now.',
  60: 'Take a good look at your car: the self-check leads you around it with twelve photos and shows what the return may cost and which repair is worth it.',
  30: 'Put together what has to come back: all keys, charging cable, registration certificate and the second set of wheels. Before the return, delete your data in the car: phone, addresses, accounts.',
  7: 'Before the appointment: clean the car, take out your things, delete your data in the car, and pack keys, charging cable, registration certificate and second set of wheels.',
} as const;
const CHOICES = {
  RETURN: 'Return wanted',
  EXTEND: 'Extension wanted',
  FOLLOW_UP: 'Follow-up car wanted',
} as const;

/** The end of a lease, in English. */
export const englishLeaseEndTemplates: Pick<
  MailTemplates,
  | 'END_AHEAD'
  | 'END_CHOSEN'
  | 'FOLLOW_UP_LATE'
  | 'LEASE_OVERDUE'
  | 'REPORT_READY'
  | 'REPORT_OBJECTED'
  | 'OBJECTION_DECIDED'
  | 'LEASE_SETTLED'
  | 'LEASE_CLOSED'
> = {
  END_AHEAD: ({ days: left, vehicle, lastDay, link }) => ({
    subject: `${left} days to go: return of your ${vehicle}`,
    paragraphs: [`The lease of your car (${vehicle}) runs until ${lastDay}. ${AHEAD[left]}`],
    button: { label: left === 60 ? 'Open the self-check' : 'Open My car', link },
  }),
  END_CHOSEN: ({ choice, orderId, vehicle, employeeName, link }) => ({
    subject: `${CHOICES[choice]}: order ${orderId}`,
    paragraphs: [
      `${employeeName} has chosen what comes at the end of the term (${vehicle}): ${CHOICES[choice]}.`,
      ...(choice === 'RETURN'
        ? []
        : [
            choice === 'EXTEND'
              ? 'Please get in touch with an offer.'
              : 'The order of the next car is placed in the portal, where you see which lease it follows.',
          ]),
    ],
    button: { label: 'Open the car', link },
  }),
  FOLLOW_UP_LATE: ({ nextCar, arrivesOn, days: count, vehicle, lastDay, link }) => ({
    subject: `Your next car comes later: ${nextCar}`,
    paragraphs: [
      `Your next car (${nextCar}) is expected on ${arrivesOn}. The lease of your present car (${vehicle}) runs until ${lastDay}; that is ${days(count)} before.`,
      'If you would like to keep your present car until then, talk to the provider, who can offer you an extension.',
    ],
    button: { label: 'Open My car', link },
  }),
  LEASE_OVERDUE: ({ reader, orderId, vehicle, employeeName, lastDay, days: count, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Please return your car: ${vehicle}`,
          paragraphs: [
            `Your car (${vehicle}) was agreed until ${lastDay}, and its return has been missing for ${days(count)}.`,
            'Please agree on an appointment now. As long as you have the car, its benefit in kind counts as part of your pay.',
          ],
          button: { label: 'Agree on an appointment', link },
        }
      : {
          subject: `Car not returned: order ${orderId}`,
          paragraphs: [
            `The car of ${employeeName} (${vehicle}) was agreed until ${lastDay}. Its return has been missing for ${days(count)}.`,
            reader === 'PROVIDER'
              ? 'Please call and enter an appointment.'
              : 'The benefit in kind goes on, the conversion ended with the last day. Please talk to your employee.',
          ],
          button: { label: 'Open the car', link },
        },
  REPORT_READY: ({ orderId, vehicle, until, link }) => ({
    subject: `The report about your car is there: order ${orderId}`,
    paragraphs: [
      `The report about the car you returned (${vehicle}) is there.`,
      `Please look at each item: you can accept it or object until ${until}. What you don’t answer does not count as accepted; the provider decides on it afterwards.`,
    ],
    button: { label: 'Open the report', link },
  }),
  REPORT_OBJECTED: ({ orderId, vehicle, employeeName, link }) => ({
    subject: `Objection to the report: order ${orderId}`,
    paragraphs: [
      `${employeeName} has objected to the report (${vehicle}).`,
      'Please decide on each item within 14 days, with a reason.',
    ],
    button: { label: 'Open the objection', link },
  }),
  OBJECTION_DECIDED: ({ orderId, vehicle, link }) => ({
    subject: `Your objection is decided: order ${orderId}`,
    paragraphs: [
      `The provider has decided on all items of the report about your car (${vehicle}). You’ll find the reason beside each item.`,
      'Next, the provider makes the settlement.',
    ],
    button: { label: 'Open the decision', link },
  }),
  LEASE_SETTLED: ({ orderId, vehicle, link }) => ({
    subject: `Your settlement after the return: order ${orderId}`,
    paragraphs: [
      `The settlement for the car you returned (${vehicle}) is a PDF among the documents under “My car”.`,
      'Nothing is deducted from your pay for it.',
    ],
    button: { label: 'Open the settlement', link },
  }),
  LEASE_CLOSED: ({ reader, orderId, vehicle, employeeName, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `All done: order ${orderId}`,
          paragraphs: [
            `The lease of your car (${vehicle}) is closed. You don’t need to do anything else.`,
            'Your documents stay readable under “My car”.',
          ],
          button: { label: 'Open My car', link },
        }
      : {
          subject: `Lease closed: order ${orderId}`,
          paragraphs: [`The lease of the car of ${employeeName} (${vehicle}) is closed.`],
          button: { label: 'Open the car', link },
        },
};
