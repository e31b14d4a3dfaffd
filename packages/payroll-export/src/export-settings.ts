/** File formats of payroll programs. */
export const PAYROLL_FORMATS = ['DATEV_LODAS', 'DATEV_LOHN_UND_GEHALT', 'CSV'] as const;
export type PayrollFormat = (typeof PAYROLL_FORMATS)[number];

/** The amounts in a file, each with the employer's own wage type. */
export const WAGE_TYPES = [
  'grossReduction',
  'benefitPrivateUse',
  'benefitCommute',
  'benefitCommuteFlat',
  'vatPassedOn',
  'usageFee',
  'chargingRefund',
] as const;
export type WageType = (typeof WAGE_TYPES)[number];

/** An employer's payroll program and its codes. Wage types come from the tax adviser and are never guessed. */
export interface PayrollExportSettings {
  readonly format: PayrollFormat;
  /** DATEV's number of the tax adviser: 1,000 to 9,999,999. */
  readonly consultantNumber: number | null;
  /** DATEV's number of the employer at the adviser: 1 to 99,999. */
  readonly clientNumber: number | null;
  readonly wageTypes: Readonly<Record<WageType, number | null>>;
  /** Whether the reduction of pay is written with a minus; depends on how the wage type is set up. */
  readonly reductionNegative: boolean;
  /** LODAS: key of what the value is (Bearbeitungsschlüssel); 4 is an amount. From the tax adviser as well. */
  readonly lodasValueKey: number;
  readonly costCentre: string | null;
  /** Month and day (`MM-DD`) of the next year on which the wage tax certificates are sent: payroll corrects the year no more. */
  readonly certificateOn: '01-15' | '01-31' | '02-15' | '02-28';
}

/** Settings before anything is known. */
export const NO_SETTINGS: PayrollExportSettings = {
  format: 'CSV',
  consultantNumber: null,
  clientNumber: null,
  wageTypes: {
    grossReduction: null,
    benefitPrivateUse: null,
    benefitCommute: null,
    benefitCommuteFlat: null,
    vatPassedOn: null,
    usageFee: null,
    chargingRefund: null,
  },
  reductionNegative: true,
  lodasValueKey: 4,
  costCentre: null,
  certificateOn: '01-31',
};
