import type { MailTemplates } from '../mail.ts';

/** Mails about figures of the law, in English. They carry no amounts. */
export const englishLawTemplates: Pick<MailTemplates, 'RECALCULATED' | 'JANUARY' | 'LIMIT_AHEAD'> = {
  JANUARY: ({ year, link }) => ({
    subject: 'What changes for your car on 1 January',
    paragraphs: [
      `The figures for ${year} are law. We calculated what changes for your cars on 1 January, and why.`,
      'You don’t need to do anything.',
    ],
    button: { label: 'View changes', link },
    note: 'We never send amounts by e-mail.',
  }),
  LIMIT_AHEAD: ({ reader, from, orderId, vehicle, employeeName, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `From ${from} your pay falls below the minimum wage`,
          paragraphs: [
            `After the conversion for your car (order ${orderId}, ${vehicle}), you will have less pay in money from ${from} than the minimum wage requires.`,
            'Ways out are higher pay, fewer hours, a higher contribution by your employer, or another package. Your HR team has been informed. Please talk to them before that day.',
          ],
          button: { label: 'View order', link },
        }
      : {
          subject: `Below the minimum wage from ${from}: order ${orderId}`,
          paragraphs: [
            `After the conversion for ${vehicle}, ${employeeName} will have less pay in money from ${from} than the minimum wage requires.`,
            'Please act before that day: raise the contribution or the pay, agree on fewer hours, or offer another package. You do not see any salary data.',
          ],
          button: { label: 'View order', link },
        },
  RECALCULATED: ({ orderId, vehicle, month, link }) => ({
    subject: `Your net rate from ${month} is final`,
    paragraphs: [
      `We calculated your order ${orderId} (${vehicle}) with provisional figures. The figures for ${month} are now law, and we have recalculated.`,
      'Your order shows both net rates and the difference. You don’t need to do anything.',
    ],
    button: { label: 'View net rates', link },
    note: 'We never send amounts by e-mail.',
  }),
};
