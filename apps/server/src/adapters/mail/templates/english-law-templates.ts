import type { RunningLimit } from '@stromwandel/payroll';
import type { MailTemplates } from '../mail.ts';

interface LimitWords {
  readonly law: string;
  /** What the person will have or be from the day on. */
  readonly gap: string;
  readonly ways: string;
  readonly officeWays: string;
}

const MORE_CASH = 'Ways out are a higher contribution by your employer, another package, or higher pay.';
const OFFICE_MORE_CASH = 'Please raise the contribution or the pay, or offer another package.';

const LIMITS: Record<RunningLimit, LimitWords> = {
  MINIMUM_WAGE: {
    law: 'Minimum wage',
    gap: 'have less pay in money than the minimum wage requires.',
    ways: 'Ways out are higher pay, fewer hours, a higher contribution by your employer, or another package.',
    officeWays: 'Please raise the contribution or the pay, agree on fewer hours, or offer another package.',
  },
  CASH_PAY_LIMIT: {
    law: 'Pay in money (§ 107 GewO)',
    gap: 'have less pay in money than § 107 (2) GewO requires.',
    ways: MORE_CASH,
    officeWays: OFFICE_MORE_CASH,
  },
  BELOW_MINIJOB: {
    law: 'Minijob limit',
    gap: 'earn no more than the Minijob limit. Social insurance cover ends then.',
    ways: MORE_CASH,
    officeWays: OFFICE_MORE_CASH,
  },
  INSURANCE_STATUS: {
    law: 'Health insurance',
    gap: 'be compulsorily insured in statutory health insurance. Private insurance ends then.',
    ways: 'Check in your salary data what applies, and confirm it there. Ways out are an exemption, a higher contribution by your employer, or another package.',
    officeWays: 'Please talk to the person and check the report to the health insurer.',
  },
};

/** Mails about figures of the law, in English. They carry no amounts. */
export const englishLawTemplates: Pick<MailTemplates, 'RECALCULATED' | 'JANUARY' | 'LIMIT_AHEAD'> = {
  JANUARY: ({ year, link }) => ({
    subject: 'What changes for your car on 1 January',
    paragraphs: [
      `The figures for ${year} are law. We calculated what changes for your cars on 1 January, and why.`,
      'You also see there whether your pay with the car keeps within the limits of the law.',
    ],
    button: { label: 'View changes', link },
    note: 'We never send amounts by e-mail.',
  }),
  LIMIT_AHEAD: ({ reader, limit, from, orderId, vehicle, employeeName, link }) => {
    const { law, gap, ways, officeWays } = LIMITS[limit];
    const button = { label: 'View order', link };
    return reader === 'EMPLOYEE'
      ? {
          subject: `${law}: your car from ${from}`,
          paragraphs: [
            `With the conversion for your car (order ${orderId}, ${vehicle}), from ${from} you will ${gap}`,
            `${ways} Your HR team has been informed. Please talk to them.`,
          ],
          button,
        }
      : {
          subject: `${law} from ${from}: order ${orderId}`,
          paragraphs: [
            `With the conversion for ${vehicle}, from ${from} ${employeeName} will ${gap}`,
            `${officeWays} You do not see any salary data.`,
          ],
          button,
        };
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
