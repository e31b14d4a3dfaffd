import type { MailTemplates } from '../mail.ts';

const EMPLOYMENT_SUBJECTS = {
  LEAVING: 'End of employment reported',
  ABSENCE: 'Time without pay reported',
  WITHDRAWN: 'Report taken back',
  BACK: 'Pay again reported',
} as const;

/** Mails about the pay of employees: a lease that starts, and what an employer has reported, in English. */
export const englishEmploymentTemplates: Pick<
  MailTemplates,
  'LEASE_STARTED' | 'LEAVER_SIGNED' | 'EMPLOYMENT_REPORT' | 'EMPLOYMENT_NOTICE'
> = {
  LEASE_STARTED: ({ orderId, employeeName, vehicle, handedOverOn, outdatedMonths, link }) => ({
    subject: `Lease active: order ${orderId} of ${employeeName}`,
    paragraphs: [
      `${vehicle} was handed over on ${handedOverOn}. From that day on the salary conversion belongs into payroll.`,
      ...(outdatedMonths === undefined
        ? []
        : [
            `The file for payroll had been made by then: ${outdatedMonths}. It lacks this car. Please make it again; if you have imported the old one, take its bookings back in your program first.`,
          ]),
    ],
    button: { label: 'Go to payroll', link },
  }),
  LEAVER_SIGNED: ({ orderId, employeeName, tenantName, vehicle, leavingOn, link }) => ({
    subject: `Signed although leaving was reported: order ${orderId}`,
    paragraphs: [
      `${employeeName} has signed the contract for ${vehicle}. ${tenantName} had reported before that the employment ends on ${leavingOn}; the signature was under way by then.`,
      `${tenantName} now decides on the approval. Please order the car only once the employer has told you that it is still wanted.`,
    ],
    button: { label: 'View order', link },
  }),
  EMPLOYMENT_REPORT: ({ change, day, tenantName, orderIds, link }) => ({
    subject: EMPLOYMENT_SUBJECTS[change],
    paragraphs: [
      {
        LEAVING: `${tenantName} has told us that your employment ends on ${day}. The use of the car ends with it; please return the car on your last working day at the latest. New orders are no longer possible.`,
        ABSENCE: `${tenantName} has told us that you get no pay for a time from ${day} on. Nothing can be converted in that time. What holds then is in your contract under “Monate ohne Entgelt” (months without pay).`,
        WITHDRAWN: `${tenantName} has taken back what it had reported for ${day}. Your contract goes on as agreed.`,
        BACK: `${tenantName} has told us that you get pay again from ${day} on. Your contract goes on as agreed.`,
      }[change],
      `This is about order ${orderIds}. If something is wrong, please turn to your HR team.`,
    ],
    button: { label: 'Your orders', link },
  }),
  EMPLOYMENT_NOTICE: ({ change, day, employeeName, tenantName, orderIds, link }) => ({
    subject: `${EMPLOYMENT_SUBJECTS[change]}: ${employeeName}`,
    paragraphs: [
      {
        LEAVING: `${tenantName} reports: the employment of ${employeeName} ends on ${day}. Please arrange the return.`,
        ABSENCE: `${tenantName} reports: ${employeeName} gets no pay for a time from ${day} on. Please find out whether the rate insurance pays.`,
        WITHDRAWN: `${tenantName} has taken back its report for ${day} about ${employeeName}.`,
        BACK: `${tenantName} reports: ${employeeName} gets pay again from ${day} on.`,
      }[change],
      `Order ${orderIds}.`,
    ],
    button: { label: 'View order', link },
  }),
};
