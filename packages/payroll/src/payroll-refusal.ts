import type { CalendarDate, Cents } from '@stromwandel/kernel';
import type { BenefitValue107 } from './conversion.ts';
import type { Employment } from './employee.ts';

/** Why a payslip cannot be computed. */
export type PayrollRefusal =
  | {
      readonly code: 'INVALID_INPUT';
      /** Path of the input, such as `employee.taxClass`. */
      readonly field: string;
      readonly allowed: string;
    }
  | {
      readonly code: 'DATE_OUTSIDE_LAW';
      readonly field: 'payrollMonth' | 'car.acquiredOn';
      readonly date: CalendarDate;
      readonly knownFrom: CalendarDate;
      readonly knownUntil: CalendarDate;
    }
  | {
      /** Pay at or below the Minijob limit (§ 8 SGB IV), which follows rules of its own. */
      readonly code: 'BELOW_MINIJOB';
      readonly socialSecurityGross: Cents;
      readonly limit: Cents;
    }
  | {
      /** An employment whose rules are not computed. */
      readonly code: 'NOT_COVERED';
      readonly employment: Exclude<Employment, 'REGULAR'>;
    }
  | {
      /** Not in statutory pension insurance, and whether in a professional scheme is not known. */
      readonly code: 'PENSION_UNKNOWN';
    }
  | {
      /** More is converted than there is pay. */
      readonly code: 'CONVERSION_EXCEEDS_PAY';
      readonly brutto: Cents;
      readonly converted: Cents;
    };

/** A legal limit that forbids the conversion though its price can be told. */
export type ConversionStop = LimitReached & {
  /** What is converted for the person's other cars, which count; absent when there are none. */
  readonly runningConversion?: Cents;
  /** Whether the other cars alone do not keep the limit, so that no rate of this car helps; absent when there are none. */
  readonly reachedByRunning?: boolean;
};

/** What becomes of private insurance when yearly pay no longer exceeds the income limit. */
export type PrivateInsuranceEvent = 'BECOMES_COMPULSORY' | 'STAYS_PRIVATE_55' | 'STAYS_PRIVATE_EXEMPT';

/** Yearly pay beside the income limit of private insurance. */
export interface IncomeLimit {
  readonly yearlyPay: Cents;
  readonly limit: Cents;
  readonly source: string;
}

/** Yearly pay that exceeded the limit before the conversion and no longer does, and what follows from the person's answers. */
export interface FallUnderLimit extends IncomeLimit {
  readonly event: PrivateInsuranceEvent;
}

/** Yearly pay that the conversion leads under the income limit, and what the car costs either way; cents. */
export interface InsuranceOutcomes extends FallUnderLimit {
  /** What the take-home pay falls by in private insurance as it is. */
  readonly staysPrivate: Cents;
  /** The same in compulsory statutory insurance, the private premium ended; null where it cannot be computed. */
  readonly becomesCompulsory: Cents | null;
}

type LimitReached =
  | {
      readonly code: 'MINIMUM_WAGE';
      /** Pay in money after the conversion, company pension not deducted. */
      readonly cashPay: Cents;
      readonly required: Cents;
      readonly hourlyWage: Cents;
      /** Since when this minimum wage is law. */
      readonly wageFrom: CalendarDate;
      readonly hoursPerWeek: number;
      /** The first judged day on which it holds. */
      readonly from: CalendarDate;
      readonly source: string;
      /** What could be converted for the car at most; absent where salary is judged without one. */
      readonly possible?: Cents;
    }
  | {
      readonly code: 'CASH_PAY_LIMIT';
      /** How the benefit of the car counts. */
      readonly benefitValue: BenefitValue107;
      /** What is not paid in money: the private use of the car, or the VAT charged for it if that is more, and the bike. */
      readonly benefits: Cents;
      readonly seizablePart: Cents;
      /** The private use of the car by both readings: at 1 % of the list price, and as it is taxed. */
      readonly fullPrivateUse: Cents;
      readonly taxedPrivateUse: Cents;
      /** What must be paid in money. */
      readonly protectedPay: Cents;
      readonly takeHome: Cents;
      readonly source: string;
    }
  | ({
      /** Yearly pay no longer exceeds the limit of private insurance, and what follows is not settled. */
      readonly code: 'INSURANCE_STATUS_OPEN';
    } & InsuranceOutcomes)
  | {
      /** Pay at or below the Minijob limit of a later month, or together with the person's other cars. */
      readonly code: 'BELOW_MINIJOB';
      readonly socialSecurityGross: Cents;
      readonly limit: Cents;
      /** The first judged day on which the limit holds. */
      readonly from: CalendarDate;
      readonly source: string;
    };

/** A consequence of the conversion that the person should know before deciding. */
export type ConversionWarning =
  | ({
      readonly code: 'FALLS_UNDER_JAEG';
      /** What the person has settled, or what the law says by the person's answers; null while it is open. */
      readonly choice: 'STAYS_PRIVATE' | 'BECOMES_COMPULSORY' | null;
    } & InsuranceOutcomes)
  | {
      readonly code: 'INTO_UEBERGANGSBEREICH';
      readonly socialSecurityGross: Cents;
      readonly limit: Cents;
      readonly source: string;
    }
  | {
      /** Pay in money is enough for an average month, but not for one of 23 working days (§ 2 (2) MiLoG). */
      readonly code: 'MINIMUM_WAGE_LONG_MONTH';
      readonly cashPay: Cents;
      readonly required: Cents;
      readonly hourlyWage: Cents;
      readonly wageFrom: CalendarDate;
      readonly hoursPerWeek: number;
      readonly from: CalendarDate;
      readonly source: string;
    }
  | ({
      /** Yearly pay would not exceed the income limit of a draft that is not law; a preview. */
      readonly code: 'INCOME_LIMIT_DRAFT';
      /** From which day on the draft would hold, and its own day. */
      readonly from: CalendarDate;
      readonly publishedOn: CalendarDate;
    } & IncomeLimit)
  | { readonly code: 'BASIC_SHARE_UNKNOWN'; readonly assumed: Cents; readonly source: string };
