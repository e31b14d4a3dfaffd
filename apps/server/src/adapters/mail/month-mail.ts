import type { ReadingMail } from './reading-mail.ts';

/** Mails about what a driver reports: readings and months. They name no amounts and no days of trips. */
export type DriverMail =
  | ReadingMail
  | {
      /** The month is over, and can be reported until a day. */
      readonly kind: 'MONTH_OPEN';
      readonly vehicle: string;
      /** In words. */
      readonly month: string;
      readonly confirmUntil: string;
      /** Whether the employer settles electricity charged at home. */
      readonly hasCharging: boolean;
      readonly link: string;
    }
  | {
      /** The month was not reported: on its last day in time, and once more when that is over. */
      readonly kind: 'MONTH_MISSING';
      readonly vehicle: string;
      readonly month: string;
      readonly isOver: boolean;
      /** Until when payroll corrects it, in words. */
      readonly openUntil: string;
      readonly link: string;
    }
  | {
      /** The other method would be cheaper for the way to work of a year. */
      readonly kind: 'METHOD_HINT';
      readonly vehicle: string;
      readonly year: number;
      readonly changeableUntil: string;
      readonly link: string;
    };
