import type { CalendarDate, Cents } from '@stromwandel/kernel';

/** The amounts of one car for a full month of payroll. Cents a month, all positive or 0. */
export interface MonthlyAmounts {
  /** Gross pay given up for the car: what the car costs less the employer's share. */
  readonly grossReduction: Cents;
  /** Benefit in kind of private use, § 8 (2) sentence 2 EStG. */
  readonly benefitPrivateUse: Cents;
  /** Benefit in kind of the way to work, § 8 (2) sentences 3 and 5 EStG, as far as it is taxed like pay. */
  readonly benefitCommute: Cents;
  /** The part of it that is taxed flat with 15 %, by the employer's choice; payroll computes that tax. */
  readonly benefitCommuteFlat: Cents;
  /**
   * VAT on the provision that the employee bears: out of the net pay, and a fee for the use that lowers the benefits in kind,
   * which stand here before it.
   */
  readonly vatPassedOn: Cents;
  /** The employer's share of the rate. Not part of the payslip; for the employer's own books. */
  readonly employerContribution: Cents;
}

/** Days without pay, both ends included; null while the end is not known. */
export interface Pause {
  /**
   * Whether the employee owes a fee for the use on these days: by the contract; only if the insurance of the rate does not pay; or
   * not at all in maternity protection, where the supplement follows the converted pay (§ 20 MuSchG).
   */
  readonly fee: 'OWED' | 'INSURANCE_DECIDES' | 'NONE';
  readonly from: CalendarDate;
  readonly until: CalendarDate | null;
}

/** Declared trips to work of one car in one month. */
export interface CountedTrips {
  readonly days: readonly CalendarDate[];
  /** The countable trips, within the 180 a year. */
  readonly counted: number;
}

/** Electricity charged at home in one month, which the person paid for. */
export interface DeclaredCharging {
  readonly wattHours: number;
  /** What it cost: as the law of the year lets it be valued. */
  readonly cost: Cents;
  /** The employer's rule when it was declared: a tax-free refund (§ 3 no. 50 EStG), or a part of the benefit that the person bears. */
  readonly rule: 'REIMBURSE' | 'LOWER_BENEFIT';
}

/** A span after the ordered term, with the amounts that were agreed on for it; it begins on the day after the one before. */
export interface ExtendedTerm extends Pick<MonthlyAmounts, 'grossReduction' | 'employerContribution'> {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** A running or finished lease of one employee in a month, as payroll needs to know it. */
export interface Lease {
  readonly orderId: number;
  /** The person of the lease; two cars of one person share it. */
  readonly personId: number;
  /** As entered by the employer; null without an entry. */
  readonly personnelNumber: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Day of the handover. */
  readonly from: CalendarDate;
  /** Last day that is paid for: of the term, of the employment, or the return, whichever is earliest. */
  readonly until: CalendarDate;
  /** Last known day on which the person had the car; later than `until` while a car is overdue. */
  readonly availableUntil: CalendarDate;
  /** Last day of the term as it was ordered. */
  readonly termUntil: CalendarDate;
  /** The earliest first; `monthly` holds the conversion and contribution of the ordered term. */
  readonly extensions: readonly ExtendedTerm[];
  /** When there was no pay that could be given up; they do not overlap. */
  readonly pauses: readonly Pause[];
  /** The amounts of a full month, by the month's law and commute. */
  readonly monthly: MonthlyAmounts;
  /** The trips to work of the month where they are valued singly; null where the month counts at 0.03 %. */
  readonly trips: CountedTrips | null;
  /** Null in a month without declared electricity. */
  readonly charging: DeclaredCharging | null;
  /** Whether the law of the month is not known, and the amounts are to look at alone. */
  readonly provisional: boolean;
}
