import { ZERO_CENTS, type CalendarDate, type Cents } from '@stromwandel/kernel';

/** An employer's monthly contribution to a rate: an amount, and a share of the rate in hundredths of a percent. */
export interface Contribution {
  readonly amount: Cents;
  readonly basisPoints: number;
}

/** The contribution for the people of one group, instead of the general one. */
export interface GroupContribution {
  readonly group: string;
  readonly contribution: Contribution;
}

/** Who may drive a car beside the person who ordered it, in descending order. */
export type AdditionalDrivers = 'ANYONE' | 'HOUSEHOLD' | 'PARTNER' | 'NONE';

/** An employer's rules on the cars that its people may order. Null is no limit. */
export interface EmployerRules {
  /** Names as the catalogue spells them. */
  readonly brands: readonly string[] | null;
  readonly driveTypes: readonly string[] | null;
  /** With VAT and factory extras. */
  readonly highestListPrice: Cents | null;
  /** Limit of a package's monthly gross rate, before the employer's contribution. */
  readonly highestRate: Cents | null;
  /**
   * Limit of the rate as a share of the person's gross pay, in hundredths of a percent; the lower of both limits
   * applies.
   */
  readonly highestShareOfGrossBasisPoints: number | null;
  readonly durationsMonths: readonly number[] | null;
  /** Full months since the first day of work. */
  readonly minimumEmploymentMonths: number;
  readonly afterProbationOnly: boolean;
  readonly contribution: Contribution;
  readonly groupContributions: readonly GroupContribution[];
  /** An order needs the approvals of two people. */
  readonly fourEyes: boolean;
  readonly additionalDrivers: AdditionalDrivers;
  /** The VAT that the employer owes on the provision is taken from the person's net pay. */
  readonly vatPassedOn: boolean;
  /** Whether the way to work is taxed flat with 15 % (§ 40 (2) EStG), and who bears that tax. */
  readonly commuteFlatTax: 'OFF' | 'EMPLOYER' | 'EMPLOYEE';
  /** Electricity that people charge at home: refunded without tax, lowering the benefit in kind, or neither. */
  readonly homeCharging: 'REIMBURSE' | 'LOWER_BENEFIT' | 'NONE';
}

/** The employer's data of a person for these rules; null means not entered. */
export interface Employment {
  readonly group: string | null;
  readonly employedSince: CalendarDate | null;
  /** Last day of the probation. */
  readonly probationUntil: CalendarDate | null;
  /** Last day of the employment, when the employer has reported that the person leaves. */
  readonly leavingOn: CalendarDate | null;
}

export const NO_CONTRIBUTION: Contribution = { amount: ZERO_CENTS, basisPoints: 0 };

/** Rules of an employer that has settled nothing: everything is offered, nothing is added. */
export const NO_RULES: EmployerRules = {
  brands: null,
  driveTypes: null,
  highestListPrice: null,
  highestRate: null,
  highestShareOfGrossBasisPoints: null,
  durationsMonths: null,
  minimumEmploymentMonths: 0,
  afterProbationOnly: false,
  contribution: NO_CONTRIBUTION,
  groupContributions: [],
  fourEyes: false,
  additionalDrivers: 'ANYONE',
  vatPassedOn: false,
  commuteFlatTax: 'OFF',
  homeCharging: 'NONE',
};
