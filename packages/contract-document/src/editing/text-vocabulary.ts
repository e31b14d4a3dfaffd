import type { ContractCondition, ContractDataBlock } from '../contract-texts.ts';

/** Whether a text has to hold something at least once, and the circumstance it may only stand under. */
interface Use {
  readonly mandatory: boolean;
  readonly condition: ContractCondition | null;
}

const optional: Use = { mandatory: false, condition: null };
const mandatory: Use = { mandatory: true, condition: null };

/**
 * The figures a sentence may name. Mandatory are those that no data block prints; some mean nothing outside the
 * circumstance they belong to.
 */
export const TEXT_PLACEHOLDERS: Readonly<Record<string, Use>> = {
  contractNumber: optional,
  contractDate: optional,
  lessorName: mandatory,
  lessorAddress: mandatory,
  duration: mandatory,
  totalKm: mandatory,
  employerContribution: { mandatory: true, condition: 'employerContribution' },
  listPrice: optional,
  benefitPercent: mandatory,
  benefitCap: { mandatory: true, condition: 'reducedBenefit' },
  payrollMonth: mandatory,
  additionalDrivers: { mandatory: false, condition: 'additionalDrivers' },
  vatPassedOn: { mandatory: false, condition: 'vatPassedOn' },
  lawYear: { mandatory: true, condition: 'provisionalLaw' },
};

/** The data blocks, and whether a contract needs them. */
export const TEXT_BLOCKS: Readonly<Record<ContractDataBlock, { readonly mandatory: boolean }>> = {
  parties: mandatory,
  vehicle: mandatory,
  term: mandatory,
  conversion: mandatory,
  includedServices: mandatory,
  mileage: mandatory,
  benefitInKind: mandatory,
  technicalDetails: optional,
  standardEquipment: mandatory,
  specialEquipment: mandatory,
  payslip: mandatory,
  comparison: mandatory,
  calculation: optional,
  laterBenefits: mandatory,
  versions: mandatory,
  signature: mandatory,
};

// A record, so that a circumstance that is added does not compile before it stands here.
const CONDITIONS: Readonly<Record<ContractCondition, true>> = {
  employerContribution: true,
  rateInsurance: true,
  noRateInsurance: true,
  singleTrips: true,
  monthlyCommute: true,
  reducedBenefit: true,
  fullBenefit: true,
  additionalDrivers: true,
  noAdditionalDrivers: true,
  vatPassedOn: true,
  vatBorneByEmployer: true,
  provisionalLaw: true,
};

/** The circumstances a paragraph can depend on. */
export const TEXT_CONDITIONS = Object.keys(CONDITIONS) as readonly ContractCondition[]; // its own keys

export function isTextCondition(name: string): name is ContractCondition {
  return Object.hasOwn(CONDITIONS, name);
}

export function isTextBlock(name: string): name is ContractDataBlock {
  return Object.hasOwn(TEXT_BLOCKS, name);
}
