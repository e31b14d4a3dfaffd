/**
 * Inputs of the official wage tax flow (Programmablaufplan, PAP). Names are the official ones; money in cents.
 * Decimal inputs are scaled to integers: KVZ in hundredths of a percent, ZKF in tenths, f in thousandths. Values are
 * trusted: the caller has checked them.
 */
export interface LohnsteuerInput {
  /** Pay period: 1 year, 2 month, 3 week, 4 day. */
  LZZ: 1 | 2 | 3 | 4;
  /** Taxable pay of the period. */
  RE4: number;
  /** Tax class. */
  STKL: 1 | 2 | 3 | 4 | 5 | 6;
  /** The fund's full additional rate, in hundredths of a percent: 2.90 % is 290. */
  KVZ: number;
  /** Child allowances, in tenths: 0.5 is 5. */
  ZKF: number;
  /** 1: factor method (class 4). 0 makes the flow ignore f. */
  af: 0 | 1;
  /** Factor in thousandths. */
  f: number;
  /** 1: the person had completed the 64th year of life before the calendar year. */
  ALTER1: 0 | 1;
  /** The calendar year after completing the 64th year of life. */
  AJAHR: number;
  /** 0: in compulsory unemployment insurance. Read since 2026. */
  ALV: 0 | 1;
  /** 0: in statutory pension insurance or a professional scheme. */
  KRV: 0 | 1;
  /** 0 statutory, 1 private; until 2025 2 is private with an employer subsidy. */
  PKV: 0 | 1 | 2;
  /** Premium of private basic health and compulsory care insurance, always per month. */
  PKPV: number;
  /** Tax-free employer subsidy to it, always per month. Read since 2026. */
  PKPVAGZ: number;
  /** Number of reductions of the care contribution for the second to fifth child, 0 to 4. */
  PVA: number;
  /** 1: Saxony. */
  PVS: 0 | 1;
  /** 1: childless surcharge of the care insurance. */
  PVZ: 0 | 1;
  /** 0: no church tax. */
  R: number;
  /** Allowance of the period. */
  LZZFREIB: number;
  /** Addition of the period. */
  LZZHINZU: number;
  /** One-off pay. */
  SONSTB: number;
  /** Expected pay of the year without one-off pay. */
  JRE4: number;
  /** Allowance of the year, for one-off pay. */
  JFREIB: number;
  /** Addition of the year, for one-off pay. */
  JHINZU: number;
}

/** Defaults of the official flow: a year's pay without personal features and without church tax. */
export const LOHNSTEUER_DEFAULTS: Readonly<LohnsteuerInput> = {
  LZZ: 1,
  RE4: 0,
  STKL: 1,
  KVZ: 0,
  ZKF: 0,
  af: 1,
  f: 1000,
  ALTER1: 0,
  AJAHR: 0,
  ALV: 0,
  KRV: 0,
  PKV: 0,
  PKPV: 0,
  PKPVAGZ: 0,
  PVA: 0,
  PVS: 0,
  PVZ: 0,
  R: 0,
  LZZFREIB: 0,
  LZZHINZU: 0,
  SONSTB: 0,
  JRE4: 0,
  JFREIB: 0,
  JHINZU: 0,
};

/** Outputs of the flow, in cents of the pay period. */
export interface LohnsteuerOutput {
  /** Wage tax. */
  LSTLZZ: number;
  /** Solidarity surcharge. */
  SOLZLZZ: number;
  /** Base of the church tax; 0 without church tax. */
  BK: number;
  /** Wage tax, surcharge and church tax base on one-off pay. */
  STS: number;
  SOLZS: number;
  BKS: number;
  /** Lump sums and allowances used up: by running pay, by the year without one-off pay, and what one-off pay adds to that. */
  VFRB: number;
  VFRBS1: number;
  VFRBS2: number;
  /** Taxable income above the basic allowance (treaty with Turkey): running pay, the year without and with one-off pay. */
  WVFRB: number;
  WVFRBO: number;
  WVFRBM: number;
  /** Premiums of private insurance that were taken into account, in running and in one-off pay. Until 2025. */
  VKVLZZ?: number;
  VKVSONST?: number;
}

/** Yearly ceilings of the flow, in cents: pension and unemployment insurance; health and care insurance. */
export interface FlowCeilings {
  readonly BBGRVALV: number;
  readonly BBGKVPV: number;
}
