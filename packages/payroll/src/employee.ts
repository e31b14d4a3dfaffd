import type { CalendarDate, Cents } from '@stromwandel/kernel';
import type { FederalStateCode } from './federal-states.ts';

export type TaxClass = 1 | 2 | 3 | 4 | 5 | 6;

export interface StatutoryHealthInsurance {
  readonly type: 'STATUTORY';
  /** The fund's full basic rate: 14.6 % is 1460. Half of it is the employee's. */
  readonly basicRateBasisPoints: number;
  /** The fund's full additional rate (Zusatzbeitrag): 2.9 % is 290. Half of it is the employee's. */
  readonly additionalRateBasisPoints: number;
}

export interface PrivateHealthInsurance {
  readonly type: 'PRIVATE';
  /** Whether the employer pays the subsidies of § 257 SGB V and § 61 SGB XI. */
  readonly employerSubsidy: boolean;
  readonly premiumHealth: Cents;
  readonly premiumCare: Cents;
  /** The part of the health premium that buys basic cover (§ 10 (1) no. 3 EStG); null when unknown. */
  readonly basicShareOfHealthPremium: Cents | null;
  /** Privately insured on 31 December 2002: the special income limit counts (§ 6 (7) SGB V). */
  readonly since2002?: boolean;
  /** Without statutory insurance in the last five years, as § 6 (3a) SGB V asks from the age of 55 on. */
  readonly lastFiveYears?: boolean;
  /** Exempt from compulsory insurance for this employment, § 8 SGB V. */
  readonly exemptSection8?: boolean;
  /** What the person has settled and confirmed for the case that yearly pay no longer exceeds the limit; null or absent while open. */
  readonly belowLimit?: 'STAYS_PRIVATE' | 'BECOMES_COMPULSORY' | null;
  /** Additional rate of the fund that the person would join; absent: the average one. */
  readonly futureAdditionalRateBasisPoints?: number;
}

export type HealthInsurance = StatutoryHealthInsurance | PrivateHealthInsurance;

/**
 * Where the person's pension contributions go: statutory insurance; the pension scheme of a profession (Versorgungswerk, exempt
 * under § 6 (1) no. 1 SGB VI); nowhere. UNKNOWN has no payslip: exempt people and members of a scheme are taxed differently.
 */
export type PensionScheme = 'STATUTORY' | 'VERSORGUNGSWERK' | 'EXEMPT' | 'UNKNOWN';

/** Apprentices and working students follow rules of their own, which are not computed. */
export type Employment = 'REGULAR' | 'APPRENTICE' | 'WORKING_STUDENT';

/** What payroll knows about a person in one month. Amounts in cents per month. */
export interface Employee {
  readonly federalState: FederalStateCode;
  readonly dateOfBirth: CalendarDate;
  readonly grossMonthlySalary: Cents;
  readonly taxClass: TaxClass;
  /** Factor of § 39f EStG in thousandths; only in class 4. Null, 0 and 1000 mean without factor. */
  readonly spouseFactorThousandths: number | null;
  readonly taxAllowancePerMonth: Cents;
  /** Whether the person is or ever was a parent: no childless surcharge for life. */
  readonly children: boolean;
  readonly childrenUnder25: number;
  /** Child allowances (Kinderfreibeträge), 0 to 10 in steps of 0.5. */
  readonly childAllowances: number;
  readonly pension: PensionScheme;
  /** Absent: an ordinary employment. */
  readonly employment?: Employment;
  readonly unemploymentInsurance: boolean;
  readonly churchTax: boolean;
  /** Member of the chamber of labour; counts only in Bremen and Saarland. */
  readonly akb: boolean;
  readonly healthInsurance: HealthInsurance;
  /** One-way distance to work in full kilometres, rounded down. */
  readonly commuteKilometers: number;
  readonly commuteDaysPerMonth: number;
  /** Regular contributory one-off pay a year, such as a 13th salary; decides limits and is never paid in a payslip here. */
  readonly regularOneOffPerYear?: Cents;
  /** Contractual hours per week, for the minimum wage; FULL_TIME_HOURS_PER_WEEK when absent. */
  readonly weeklyHours?: number;
  /** People the person must maintain by law (§ 850c ZPO); derived from children and tax class when absent. */
  readonly maintenanceObligations?: number;
}
