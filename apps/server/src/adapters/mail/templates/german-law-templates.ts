import type { MailTemplates } from '../mail.ts';

/** Mails about figures of the law, in German. They carry no amounts. */
export const germanLawTemplates: Pick<MailTemplates, 'RECALCULATED' | 'JANUARY' | 'LIMIT_AHEAD'> = {
  JANUARY: ({ year, link }) => ({
    subject: 'Was sich am 1. Januar bei Ihrem Auto ändert',
    paragraphs: [
      `Die Werte für ${year} sind beschlossen. Wir haben für Ihre Autos gerechnet, was sich zum 1. Januar ändert und woran es liegt.`,
      'Sie müssen nichts tun.',
    ],
    button: { label: 'Änderungen ansehen', link },
    note: 'Beträge schreiben wir Ihnen nicht per E-Mail.',
  }),
  LIMIT_AHEAD: ({ reader, from, orderId, vehicle, employeeName, link }) =>
    reader === 'EMPLOYEE'
      ? {
          subject: `Ab ${from} reicht Ihr Gehalt nicht für den Mindestlohn`,
          paragraphs: [
            `Nach der Umwandlung für Ihr Auto (Bestellung ${orderId}, ${vehicle}) bleibt Ihnen ab ${from} weniger Gehalt in Geld, als der Mindestlohn verlangt.`,
            'Auswege sind ein höheres Gehalt, weniger Stunden, ein höherer Zuschuss Ihres Arbeitgebers oder ein anderes Paket. Ihre Personalabteilung weiß Bescheid. Bitte sprechen Sie mit ihr vor diesem Tag.',
          ],
          button: { label: 'Bestellung ansehen', link },
        }
      : {
          subject: `Mindestlohn ab ${from} unterschritten: Bestellung ${orderId}`,
          paragraphs: [
            `Nach der Umwandlung für ${vehicle} bleibt ${employeeName} ab ${from} weniger Lohn in Geld, als der Mindestlohn verlangt.`,
            'Bitte handeln Sie vor diesem Tag: Erhöhen Sie den Zuschuss oder das Entgelt, vereinbaren Sie weniger Stunden, oder bieten Sie ein anderes Paket an. Gehaltsdaten sehen Sie nicht.',
          ],
          button: { label: 'Bestellung ansehen', link },
        },
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
