import type { MailTemplates } from '../mail.ts';

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

/** The end of a lease, in English. */
export const englishLeaseEndTemplates: Pick<MailTemplates, 'LEASE_OVERDUE'> = {
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
};
