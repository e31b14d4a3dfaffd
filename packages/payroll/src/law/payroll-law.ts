import type { FlowCeilings, LohnsteuerInput, LohnsteuerOutput } from '../pap/lohnsteuer-input.ts';
import type { SpecialPayInput } from '../pap/special-pay-input.ts';
import type { DatedLaw, Figure, LawState } from './figure.ts';

/** Everything that payroll needs to know about one year's law. Money in cents, rates in basis points (1 % is 100). */
export interface PayrollLaw extends DatedLaw {
  /** The year of the figures; in an assumed law not the year of the month. */
  readonly year: number;
  readonly state: LawState;
  /** Names the state of the figures; stored with every frozen result. */
  readonly version: string;
  readonly lohnsteuer: (
    input: Readonly<LohnsteuerInput>,
    special?: Readonly<SpecialPayInput>,
    ceilings?: FlowCeilings,
  ) => LohnsteuerOutput;
  /** How the flow of the year wants private insurance with an employer subsidy to be told. */
  readonly privateSubsidyIn: 'PKV_2' | 'PKPVAGZ';

  /** Monthly ceiling of pension and unemployment insurance. */
  readonly ceilingPension: Figure;
  /** Monthly ceiling of health and care insurance. */
  readonly ceilingHealth: Figure;
  /** Yearly income limit for private health insurance, general case. */
  readonly jahresarbeitsentgeltgrenze: Figure;
  /** The same for people who were privately insured on 31 December 2002. */
  readonly besondereJahresarbeitsentgeltgrenze: Figure;
  /** General health insurance rate and average additional rate, full. */
  readonly healthRate: Figure;
  readonly averageAdditionalRate: Figure;
  /** Full rates. */
  readonly careRate: Figure;
  readonly pensionRate: Figure;
  readonly unemploymentRate: Figure;
  readonly childlessSurcharge: Figure;
  readonly childlessFromAge: Figure;
  /** For each of the second to fifth child under 25. */
  readonly careReductionPerChild: Figure;
  /** What employees in Saxony pay above the half rate of the care insurance, and their employers less. */
  readonly careShiftSaxony: Figure;

  readonly minijobLimit: Figure;
  readonly uebergangsbereichLimit: Figure;
  /** Factor F in ten-thousandths. */
  readonly factorF: Figure;

  /** Share of the pension ceiling that is tax-free (percent). */
  readonly pensionConversionTaxFree: Figure;
  /** Share of the pension ceiling that is free of contributions (percent). */
  readonly pensionConversionContributionFree: Figure;

  readonly chamberRateBremen: Figure;
  readonly chamberRateSaarland: Figure;
  /** Commuter allowance per kilometre and day, up to the 20th kilometre and beyond. */
  readonly commuterAllowance: Figure;
  readonly commuterAllowanceFar: Figure;
}

/** A law with other monthly ceilings of pension and health insurance, also in its wage tax flow. */
export function withCeilings(law: PayrollLaw, ceilingPension: Figure, ceilingHealth: Figure): PayrollLaw {
  const { lohnsteuer } = law;
  const ceilings = { BBGRVALV: ceilingPension.value * 12, BBGKVPV: ceilingHealth.value * 12 };
  return {
    ...law,
    ceilingPension,
    ceilingHealth,
    lohnsteuer: (input, special) => lohnsteuer(input, special, ceilings),
  };
}
