/** Everything the chart says, in the language of the page; amounts are formatted with their unit. */
export interface GrossFlowTexts {
  /** The whole chart as sentences, for those who do not see it. */
  readonly alternative: string;
  readonly todayLabel: string;
  readonly withCarLabel: string;
  readonly rateLabel: string;
  readonly netLabel: string;
  readonly chargesLabel: string;
  readonly taxLabel: string;
  readonly enlarged: string;
  readonly todayGross: string;
  readonly withCarGross: string;
  readonly todayNet: string;
  readonly todayCharges: string;
  readonly todayTax: string;
  readonly withCarNet: string;
  readonly withCarCharges: string;
  readonly withCarTax: string;
  readonly rate: string;
  readonly paidFromNet: string;
  readonly lessCharges: string;
  readonly lessTax: string;
  /** Under the lens, left and right: who pays which share. */
  readonly paidTitle: string;
  readonly paidShare: string;
  readonly carriedTitle: string;
  readonly carriedShare: string;
  /** Under the narrow drawing: the same as sentences. */
  readonly paidSentence: string;
  readonly carriedSentence: string;
}
