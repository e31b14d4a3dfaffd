/** Figures and lists that the order supplies; a text module says where they stand. */
export type ContractDataBlock =
  | 'parties'
  | 'vehicle'
  | 'term'
  | 'conversion'
  | 'includedServices'
  | 'mileage'
  | 'benefitInKind'
  | 'technicalDetails'
  | 'standardEquipment'
  | 'specialEquipment'
  | 'payslip'
  | 'calculation'
  | 'comparison'
  | 'laterBenefits'
  | 'versions'
  | 'signature';

/** One piece of a section. Sentences may hold `{placeholders}`; see `contractFigures` for their names. */
export type ContractTextModule =
  | { readonly text: string; readonly only?: ContractCondition }
  | { readonly note: string }
  | { readonly subheading: string }
  | { readonly list: readonly string[] }
  | { readonly data: ContractDataBlock };

/** Circumstances under which a sentence belongs in the contract. */
export type ContractCondition =
  | 'employerContribution'
  | 'rateInsurance'
  | 'noRateInsurance'
  | 'singleTrips'
  | 'monthlyCommute'
  | 'reducedBenefit'
  | 'fullBenefit'
  | 'additionalDrivers'
  | 'noAdditionalDrivers'
  | 'vatPassedOn'
  | 'vatBorneByEmployer'
  | 'provisionalLaw';

export interface ContractSectionTexts {
  readonly heading: string;
  readonly startsPage?: boolean;
  readonly modules: readonly ContractTextModule[];
}

/** All wording of one version of the contract. Plain data: a changed wording is a new version. */
export interface ContractTexts {
  readonly version: string;
  readonly title: string;
  readonly opening: readonly ContractTextModule[];
  readonly sections: readonly ContractSectionTexts[];
}
