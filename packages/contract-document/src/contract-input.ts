import type { CalendarDate, Cents } from '@stromwandel/kernel';
import type { ComparedColumn, ComparisonColumn, ComparisonVerdict } from '@stromwandel/offer';
import type { LaterRow } from '@stromwandel/later-benefits';
import type { LinePart, PayslipLineCode } from '@stromwandel/payroll';

/** A postal address in Germany as printed on letters. */
export interface PostalAddress {
  readonly street: string;
  readonly streetNumber: string;
  readonly postcode: string;
  readonly place: string;
}

/** A company that takes part in the contract or stands behind the car. */
export interface ContractCompany {
  readonly name: string;
  readonly address: PostalAddress;
}

/** The company that leases the cars to the employers. */
export interface ContractLessor extends ContractCompany {
  /** What business letters name beside it (§ 35a GmbHG, § 80 AktG); null for what is not known. */
  readonly register: string | null;
  readonly vatId: string | null;
  /** Who speaks for the company. */
  readonly representative: string | null;
}

export interface ContractEmployee {
  readonly firstName: string;
  readonly lastName: string;
  /** Null in the copy for the employer, as the address. */
  readonly dateOfBirth: CalendarDate | null;
  readonly placeOfBirth: string | null;
  readonly address: PostalAddress | null;
  /** Personnel number at the employer. */
  readonly employeeId: string | null;
}

export interface ContractVehicle {
  readonly brand: string;
  readonly model: string;
  readonly trimLevel: string | null;
  readonly maximumPowerKw: number;
  readonly rangeKm: number;
  /** Combined consumption, unrounded. */
  readonly consumptionKwhPer100Km: number | null;
  readonly color: string;
  readonly listPriceCents: Cents;
  readonly technicalDetails: readonly { readonly name: string; readonly value: string }[];
  readonly standardEquipment: readonly string[];
  readonly specialEquipment: readonly string[];
}

/** Kilometre terms; tolerances and caps count over the whole term. */
export interface ContractMileageTerms {
  /** Charge per kilometre above the tolerance, net, in tenths of a cent (87 = 0,087 EUR). */
  readonly extraKilometerTenthCents: number;
  /** Reimbursement per kilometre below the tolerance, net, in tenths of a cent. */
  readonly fewerKilometerTenthCents: number;
  readonly extraToleranceKm: number;
  readonly fewerToleranceKm: number;
  /** Above it no further charge for extra kilometres is agreed in advance. */
  readonly extraCapKm: number;
  /** Above it fewer kilometres are no longer reimbursed. */
  readonly fewerCapKm: number;
}

export interface ContractLease {
  readonly durationMonths: number;
  readonly kmPerYear: number;
  readonly tires: 'ALL_SEASON' | 'SUMMER_WINTER_SETS';
  readonly deliveryOption: string;
  readonly deliveryFromWeeks: number | null;
  readonly deliveryToWeeks: number | null;
  /** The all-inclusive amount the car costs each month. */
  readonly monthlyRateCents: Cents;
  /** What of it the employer pays each month; the rest is converted from gross salary. */
  readonly employerContributionCents: Cents;
  readonly maintenanceIncluded: boolean;
  readonly vehicleInsuranceIncluded: boolean;
  readonly tirePackageIncluded: boolean;
  readonly tireChangeIncluded: boolean;
  readonly rateInsuranceIncluded: boolean;
  /** VAT on the provision that the employee bears a month; 0 when the employer bears it. */
  readonly vatPassedOnCents: Cents;
  /** Who may drive beside the employee. */
  readonly additionalDrivers: 'ANYONE' | 'HOUSEHOLD' | 'PARTNER' | 'NONE';
  readonly mileage: ContractMileageTerms;
}

/** The benefit in kind as it was applied (§ 6 (1) no. 4, § 8 (2) EStG). */
export interface ContractBenefitInKind {
  /** Share of the list price taxed per month, in hundredths of a percent: 25, 50 or 100. */
  readonly percentHundredths: 25 | 50 | 100;
  /** List-price cap that decided the share; null for cars without a reduced share. */
  readonly capCents: Cents | null;
  /** Reduced list price, rounded down to full 100 EUR, of which one percent is taxed. */
  readonly taxableListPriceCents: Cents;
  readonly privateUseCents: Cents;
  readonly commuteCents: Cents;
  /** Full kilometres from home to work. */
  readonly commuteKm: number;
  readonly commuteValuation: 'MONTHLY' | 'SINGLE_TRIPS';
  /** Trips per month the single valuation counts. */
  readonly commuteTripsPerMonth: number;
}

/** A term of a line: base × rate × kilometres × trips where they are given, otherwise an amount. */
export interface ContractLineTerm {
  readonly part: LinePart;
  readonly amountCents: Cents;
  readonly baseCents: Cents | null;
  /** 9,3 % is 93,000. */
  readonly ratePartsPerMillion: number | null;
  readonly kilometers: number | null;
  readonly trips: number | null;
}

export interface ContractLineCalculation {
  /** Where the rule stands. */
  readonly source: string;
  readonly terms: readonly ContractLineTerm[];
}

/** One payslip line, signed as it acts on the payout: deductions are negative. */
export interface ContractPayslipLine {
  readonly code: PayslipLineCode;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
  /** How the amount with the car is calculated. */
  readonly calculation: ContractLineCalculation;
}

/** A net rate with the month and the figures it stands for. */
export interface ContractMonthRate {
  /** Payroll month the calculation stands for, `YYYY-MM`. */
  readonly payrollMonth: string;
  /** The year of the figures, and whether they are assumed for the month because its own are not law. */
  readonly lawYear: number;
  readonly provisional: boolean;
  /** Take-home pay before minus after. */
  readonly netBurdenCents: Cents;
}

export interface ContractPayslip extends ContractMonthRate {
  readonly lines: readonly ContractPayslipLine[];
  /** The month in which the car is expected; null where the figures of the same year hold. */
  readonly atDelivery: ContractMonthRate | null;
}

/** The car through the employer and on other ways, as frozen with the order. Amounts in cents. */
export interface ContractComparison {
  readonly months: number;
  readonly kmPerYear: number;
  readonly columns: Readonly<Record<ComparisonColumn, ComparedColumn>>;
  readonly verdict: ComparisonVerdict;
  /** Where each assumption comes from; the year in which a figure is carried on, because its own is not known. */
  readonly sources: readonly {
    readonly source: string;
    readonly asOf: CalendarDate;
    readonly carriedOnIn: number | null;
  }[];
}

/** What the conversion changes in later benefits, as frozen with the order. Amounts in cents. */
export interface ContractLater {
  readonly rows: readonly LaterRow[];
  /** How long pay is converted. */
  readonly months: number;
  /** Regular one-off pay of a year that is counted. */
  readonly oneOffPerYear: Cents;
  /** Whether a child raises Arbeitslosengeld. */
  readonly child: boolean;
  /** Whether the figures are those of the year before, carried on. */
  readonly assumedLaw: boolean;
  /** The day on which the figures were last compared with their sources. */
  readonly checkedUntil: CalendarDate;
}

/** What the document was made from, so that it can be recalculated years later. */
export interface ContractVersions {
  readonly law: string;
  readonly catalogue: string;
}

/** Everything the contract states. Plain data, frozen with the order. */
export interface ContractInput {
  /** Number of the order, printed as contract number. */
  readonly contractNumber: string;
  readonly contractDate: CalendarDate;
  readonly lessor: ContractLessor;
  readonly employer: ContractCompany;
  readonly employee: ContractEmployee;
  readonly vehicle: ContractVehicle;
  readonly lease: ContractLease;
  readonly benefitInKind: ContractBenefitInKind;
  readonly payslip: ContractPayslip;
  readonly later: ContractLater;
  readonly comparison: ContractComparison;
  readonly versions: ContractVersions;
}
