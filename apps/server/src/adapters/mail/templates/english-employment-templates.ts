import type { MailTemplates } from '../mail.ts';

const EMPLOYMENT_SUBJECTS = {
  LEAVING: 'End of employment reported',
  ABSENCE: 'Period without pay reported',
  WITHDRAWN: 'Report withdrawn',
  BACK: 'Return to pay reported',
} as const;

/** Mails about the pay of employees: a lease that starts, and what an employer has reported, in English. */
export const englishEmploymentTemplates: Pick<
  MailTemplates,
  'LEASE_STARTED' | 'LEAVER_SIGNED' | 'EMPLOYMENT_REPORT' | 'EMPLOYMENT_NOTICE'
> = {
  LEASE_STARTED: ({ orderId, employeeName, vehicle, handedOverOn, outdatedMonths, link }) => ({
    subject: `Lease active: order ${orderId} of ${employeeName}`,
    paragraphs: [
      `${employeeName} took over the car on ${handedOverOn}: ${vehicle}. From that day, please include the salary conversion in your payroll.`,
      ...(outdatedMonths === undefined
        ? []
        : [
            `You had already created the payroll file for ${outdatedMonths}; this car isn’t in it. Please create the file for each of these months again. If you’ve already imported the old file, reverse its entries in your payroll software first.`,
          ]),
    ],
    button: { label: 'Open payroll', link },
  }),
  LEAVER_SIGNED: ({ orderId, employeeName, tenantName, vehicle, leavingOn, link }) => ({
    subject: `Signed despite reported leaving date: order ${orderId}`,
    paragraphs: [
      `${employeeName} has signed the contract (${vehicle}). Shortly before, ${tenantName} had reported that their employment ends on ${leavingOn}. Signing had already begun by then.`,
      `${tenantName} now decides whether to approve the order. Before you order the car, please check with the employer that it’s still wanted.`,
    ],
    button: { label: 'View order', link },
  }),
  EMPLOYMENT_REPORT: ({ change, day, tenantName, orderIds, link }) => ({
    subject: EMPLOYMENT_SUBJECTS[change],
    paragraphs: [
      {
        LEAVING: `${tenantName} has told us that your employment ends on ${day}. You can use the car until then. Please return it on your last working day at the latest. You can’t place new orders.`,
        ABSENCE: `${tenantName} has told us that you won’t be paid for a while from ${day}. We can’t convert any salary during that time. To see what applies then, read “Monate ohne Entgelt” (months without pay) in your contract.`,
        WITHDRAWN: `${tenantName} has withdrawn its report for ${day}. Your contract continues as agreed.`,
        BACK: `${tenantName} has told us that you’ll be paid again from ${day}. Your contract continues as agreed.`,
      }[change],
      'If this isn’t right, please contact your HR team.',
    ],
    facts: [['Order', orderIds]],
    button: { label: 'View orders', link },
  }),
  EMPLOYMENT_NOTICE: ({ change, day, employeeName, tenantName, orderIds, link }) => ({
    subject: `${EMPLOYMENT_SUBJECTS[change]}: ${employeeName}`,
    paragraphs: [
      {
        LEAVING: `${tenantName} has reported that ${employeeName}’s employment ends on ${day}. Please arrange the return.`,
        ABSENCE: `${tenantName} has reported that ${employeeName} won’t be paid for a while from ${day}. Please find out whether the rate insurance pays.`,
        WITHDRAWN: `${tenantName} has withdrawn its report for ${day} about ${employeeName}. The contract continues as agreed.`,
        BACK: `${tenantName} has reported that ${employeeName} will be paid again from ${day}. The contract continues as agreed.`,
      }[change],
    ],
    facts: [['Order', orderIds]],
    button: { label: 'View order', link },
  }),
};
