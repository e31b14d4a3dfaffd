/**
 * Inputs of the official wage tax flow that hardly anybody has: pensions as pay (Versorgungsbezüge), severance pay, shares.
 * They stand apart so that the flow stays fast for everybody else. Money in cents.
 */
export interface SpecialPayInput {
  /** Pensions from earlier work (Versorgungsbezüge) contained in RE4. */
  VBEZ: number;
  /** The pension of January 2005 or of its first full month. */
  VBEZM: number;
  /** Expected extra payments of the pension in the calendar year in which it began. */
  VBEZS: number;
  /** The year in which the pension began. */
  VJAHR: number;
  /** Months for which the pension is paid; read where a year is calculated. 0 counts as 12 for one-off pay. */
  ZMVB: number;
  /** Pensions contained in JRE4. */
  JVBEZ: number;
  /** Severance pay (§ 24 no. 1 EStG) and taxed shares (§ 19a (4) EStG) contained in JRE4 and in SONSTB. */
  JRE4ENT: number;
  SONSTENT: number;
  /** Pensions contained in SONSTB, death grants included. */
  VBS: number;
  /** Death grants on pensions and lump-sum settlements contained in SONSTB. */
  STERBE: number;
  /** Shares given to the employee that are not taxed yet (§ 19a (1) s. 4 EStG). */
  MBV: number;
}

/** Defaults of the official flow. */
export const NO_SPECIAL_PAY: Readonly<SpecialPayInput> = {
  VBEZ: 0,
  VBEZM: 0,
  VBEZS: 0,
  VJAHR: 0,
  ZMVB: 0,
  JVBEZ: 0,
  JRE4ENT: 0,
  SONSTENT: 0,
  VBS: 0,
  STERBE: 0,
  MBV: 0,
};
