import type { MailTemplates } from '../mail.ts';

/** Mails about figures of the law, in German. They carry no amounts. */
export const germanLawTemplates: Pick<MailTemplates, 'RECALCULATED'> = {
  RECALCULATED: ({ orderId, vehicle, month, link }) => ({
    subject: `Ihre Nettorate ab ${month} steht fest`,
    paragraphs: [
      `Ihre Bestellung ${orderId} (${vehicle}) haben wir mit vorläufigen Werten gerechnet. Jetzt gelten die Werte für ${month}, und wir haben neu gerechnet.`,
      'Beide Nettoraten und den Unterschied sehen Sie in Ihrer Bestellung. Sie müssen nichts tun.',
    ],
    button: { label: 'Nettoraten ansehen', link },
    note: 'Beträge schreiben wir Ihnen nicht per E-Mail.',
  }),
};
