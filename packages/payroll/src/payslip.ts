import type { CalendarDate, Cents } from '@stromwandel/kernel';

/** How social insurance sees the month: regular, in the Übergangsbereich (§ 20 (2) SGB IV), or small pay without insurance. */
export type SocialSecurityMode = 'REGULAR' | 'UEBERGANGSBEREICH' | 'NONE';

/** One month's payslip. All amounts in cents; deductions are positive. */
export interface Payslip {
  readonly payrollMonth: CalendarDate;
  /** Contractual pay before any conversion. */
  readonly brutto: Cents;
  /** What the employee gives up for the car: the rate less the employer's contribution. */
  readonly carConversion: Cents;
  readonly carRate: Cents;
  readonly employerContribution: Cents;
  readonly bikeConversion: Cents;
  readonly hardwareConversion: Cents;
  readonly companyPension: Cents;
  /** Pay in money after all conversions. */
  readonly cashGross: Cents;
  /** The car's list price after factor and rounding down to full 100 EUR; 0 without a car. */
  readonly taxableListPrice: Cents;
  readonly benefitCarPrivateUse: Cents;
  readonly benefitCarCommute: Cents;
  /** What of the car's benefits is not taxed because the employee bears the VAT on the provision. */
  readonly benefitUserFee: Cents;
  /** What of the commute benefit is taxed flat: in no base of wage tax and contributions. */
  readonly commuteFlatTaxed: Cents;
  readonly benefitBike: Cents;
  readonly benefitBikeCommute: Cents;
  /** Sum of the four benefits in kind. */
  readonly benefitsInKind: Cents;
  /** Base of the wage tax. */
  readonly adjustedGross: Cents;
  /** Pay that social insurance looks at, before ceilings. */
  readonly socialSecurityGross: Cents;
  readonly socialSecurityMode: SocialSecurityMode;
  /** Base of health and care insurance after ceiling or reduction in the Übergangsbereich. */
  readonly baseHealth: Cents;
  /** Base of pension and unemployment insurance, likewise. */
  readonly basePension: Cents;
  /** Base of the childless surcharge: in the Übergangsbereich it differs from the one of the other contributions. */
  readonly baseCareSurcharge: Cents;
  readonly lohnst: Cents;
  readonly soli: Cents;
  /** The wage tax as the church sees it, with child allowances. */
  readonly churchTaxBase: Cents;
  readonly kirchensteuer: Cents;
  readonly krankenversicherungBasic: Cents;
  readonly krankenversicherungAdditional: Cents;
  /** Basic and additional contribution together. */
  readonly krankenversicherung: Cents;
  readonly pflegeversicherungBasic: Cents;
  readonly pflegeversicherungSurcharge: Cents;
  /** With the childless surcharge. */
  readonly pflegeversicherung: Cents;
  readonly rentenversicherung: Cents;
  readonly arbeitslosenversicherung: Cents;
  readonly arbeitskammerbeitrag: Cents;
  readonly arbeitgeberzuschussPKV: Cents;
  readonly arbeitgeberzuschussPV: Cents;
  readonly premiumPrivateInsurance: Cents;
  /** VAT on the provision that the employee bears, on private use and on the commute. */
  readonly vatPrivateUse: Cents;
  readonly vatCommute: Cents;
  /** Flat tax on the way to work that the employee bears, with surcharge and church tax. */
  readonly commuteFlatTax: Cents;
  /** Statutory net pay: with the value of the benefits in kind, before subsidies to and premiums of private insurance. */
  readonly net: Cents;
  /** What arrives in the account: net less benefits in kind, plus private subsidies, less private premiums, VAT and flat tax that are passed on. */
  readonly takeHome: Cents;
}
