import type { MailTemplates } from '../mail.ts';

/** Mails about figures of the law, in English. They carry no amounts. */
export const englishLawTemplates: Pick<MailTemplates, 'RECALCULATED'> = {
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
