import type { CalendarDate, Cents } from '@stromwandel/kernel';

export type DriveType = 'ELECTRIC' | 'PLUG_IN_HYBRID' | 'COMBUSTION';

/** Which list-price cap decides between a quarter and half of the list price: the dated one of § 6 (1) no. 4 EStG, or a fixed one. */
export type BenefitCap = { readonly kind: 'statutory' } | { readonly kind: 'fixed'; readonly amount: Cents };

/** 0.03 % of the list price per kilometre and month, or 0.002 % per kilometre and trip (§ 8 (2) s. 3 and 5 EStG). */
export type CommuteValuation = 'FLAT_003' | 'SINGLE_TRIPS_0002';

/**
 * The value of a car in § 107 (2) s. 5 GewO: either 1 % of its list price, rounded down to full 100 EUR, regardless
 * of the taxed share, or the taxed value.
 */
export type BenefitValue107 = 'FULL_1_PERCENT' | 'TAX_VALUE';

/** The way to work in a month; how it is valued is the car's `commuteValuation`. */
export interface Commute {
  readonly commuteKilometers: number;
  /** Trips of the month that count singly, as `tripAccount` tells them. */
  readonly trips: number;
}

/** Who bears the flat tax of 15 % on the way to work, where the employer chooses it (§ 40 (2) s. 2 no. 1 EStG). */
export type CommuteFlatTax = 'OFF' | 'EMPLOYER' | 'EMPLOYEE';

/** A car for which salary is converted. Amounts in cents per month; the list price once, with VAT and factory extras. */
export interface CarConversion {
  readonly ratePerMonth: Cents;
  /** What the employer adds to the rate; the employee converts the rest. 0 to the rate. */
  readonly employerContribution: Cents;
  readonly grossListPrice: Cents;
  readonly driveType: DriveType;
  /** The day the employer acquires the car; for leased cars the handover to the employer. */
  readonly acquiredOn: CalendarDate;
  readonly benefitCap: BenefitCap;
  readonly commuteValuation: CommuteValuation;
  /** For how many months pay is converted; absent: the limits of the payroll month alone are judged. */
  readonly termMonths?: number;
  /** How the benefit counts in the part of pay that must be paid in money; absent: BENEFIT_VALUE_107. */
  readonly benefitValue107?: BenefitValue107;
  /** Whether the employer takes the VAT on the provision from the net pay. Absent: the employer bears it. */
  readonly vatPassedOn?: boolean;
  /** Absent: the way to work is taxed like pay. */
  readonly commuteFlatTax?: CommuteFlatTax;
  /** Needed for plug-in hybrids only. */
  readonly co2GramsPerKilometer?: number;
  /** Needed for plug-in hybrids only. */
  readonly electricRangeKilometers?: number;
}

export interface BikeLeasingUnder25 {
  readonly type: 'BIKE_LEASING_UNDER_25';
  readonly leasingRate: Cents;
  readonly monetaryBenefitPrivateUse: Cents;
}

export interface BikeLeasingOver25 {
  readonly type: 'BIKE_LEASING_OVER_25';
  readonly leasingRate: Cents;
  readonly monetaryBenefitPrivateUse: Cents;
  readonly monetaryBenefitCommuteToWork: Cents;
}

export interface HardwareLeasing {
  readonly type: 'HARDWARE_LEASING';
  readonly amount: Cents;
}

export interface CompanyPensionPlan {
  readonly type: 'COMPANY_PENSION_PLAN';
  readonly amount: Cents;
}

/** A conversion that runs beside the car. The person states the monthly benefits of a bike as the payslip shows them. */
export type OtherConversion = BikeLeasingUnder25 | BikeLeasingOver25 | HardwareLeasing | CompanyPensionPlan;

/** A leased bike, for people who do not have the benefit of their payslip at hand. */
export interface LeasedBike {
  /** Recommended retail price with VAT. */
  readonly retailPrice: Cents;
  /** Faster than 25 km/h with a number plate: a motor vehicle, so that commuting counts too. */
  readonly fast: boolean;
  readonly commuteKilometers: number;
}
