import type { RunningLimit } from '@stromwandel/payroll';
import type { MailTemplates } from '../mail.ts';

interface LimitWords {
  readonly law: string;
  /** What happens from a day on, to the reader or to a person of a name. */
  readonly own: (from: string) => string;
  readonly others: (name: string, from: string) => string;
  readonly ways: string;
  readonly officeWays: string;
}

const MORE_CASH =
  'Auswege sind ein höherer Zuschuss Ihres Arbeitgebers, ein anderes Paket oder ein höheres Gehalt.';
const OFFICE_MORE_CASH =
  'Bitte erhöhen Sie den Zuschuss oder das Entgelt, oder bieten Sie ein anderes Paket an.';

function remaining(what: string): Pick<LimitWords, 'own' | 'others'> {
  return {
    own: (from) => `bleibt Ihnen ab ${from} ${what}`,
    others: (name, from) => `bleibt ${name} ab ${from} ${what}`,
  };
}

const LIMITS: Record<RunningLimit, LimitWords> = {
  MINIMUM_WAGE: {
    law: 'Mindestlohn',
    ...remaining('weniger Lohn in Geld, als der Mindestlohn verlangt.'),
    ways: 'Auswege sind ein höheres Gehalt, weniger Stunden, ein höherer Zuschuss Ihres Arbeitgebers oder ein anderes Paket.',
    officeWays:
      'Bitte erhöhen Sie den Zuschuss oder das Entgelt, vereinbaren Sie weniger Stunden, oder bieten Sie ein anderes Paket an.',
  },
  CASH_PAY_LIMIT: {
    law: 'Lohn in Geld (§ 107 GewO)',
    ...remaining('weniger Lohn in Geld, als § 107 Abs. 2 GewO verlangt.'),
    ways: MORE_CASH,
    officeWays: OFFICE_MORE_CASH,
  },
  BELOW_MINIJOB: {
    law: 'Minijob-Grenze',
    ...remaining('nur Entgelt bis zur Minijob-Grenze. Dann endet der Schutz der Sozialversicherung.'),
    ways: MORE_CASH,
    officeWays: OFFICE_MORE_CASH,
  },
  INSURANCE_STATUS: {
    law: 'Krankenversicherung',
    own: (from) =>
      `werden Sie ab ${from} gesetzlich krankenversicherungspflichtig. Die private Versicherung endet dann.`,
    others: (name, from) => `wird ${name} ab ${from} gesetzlich krankenversicherungspflichtig.`,
    ways: 'Prüfen Sie in Ihren Gehaltsdaten, was gilt, und bestätigen Sie es dort. Auswege sind eine Befreiung, ein höherer Zuschuss Ihres Arbeitgebers oder ein anderes Paket.',
    officeWays: 'Bitte sprechen Sie mit der Person und prüfen Sie die Meldung an die Krankenkasse.',
  },
};

/** Mails about figures of the law, in German. They carry no amounts. */
export const germanLawTemplates: Pick<MailTemplates, 'RECALCULATED' | 'JANUARY' | 'LIMIT_AHEAD'> = {
  JANUARY: ({ year, link }) => ({
    subject: 'Was sich am 1. Januar bei Ihrem Auto ändert',
    paragraphs: [
      `die Werte für ${year} sind beschlossen. Wir haben für Ihre Autos gerechnet, was sich zum 1. Januar ändert und woran es liegt.`,
      'Dort steht auch, ob Ihr Lohn mit dem Auto die Grenzen des Gesetzes einhält.',
    ],
    button: { label: 'Änderungen ansehen', link },
    note: 'Beträge schreiben wir Ihnen nicht per E-Mail.',
  }),
  LIMIT_AHEAD: ({ reader, limit, from, orderId, vehicle, employeeName, link }) => {
    const { law, own, others, ways, officeWays } = LIMITS[limit];
    const button = { label: 'Bestellung ansehen', link };
    return reader === 'EMPLOYEE'
      ? {
          subject: `${law}: Ihr Auto ab ${from}`,
          paragraphs: [
            `mit der Umwandlung für Ihr Auto (Bestellung ${orderId}, ${vehicle}) ${own(from)}`,
            `${ways} Ihre Personalabteilung weiß Bescheid. Bitte sprechen Sie mit ihr.`,
          ],
          button,
        }
      : {
          subject: `${law} ab ${from}: Bestellung ${orderId}`,
          paragraphs: [
            `mit der Umwandlung für ${vehicle} ${others(employeeName, from)}`,
            `${officeWays} Gehaltsdaten sehen Sie nicht.`,
          ],
          button,
        };
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
