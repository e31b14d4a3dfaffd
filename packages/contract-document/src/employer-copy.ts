import type { ContractDocument } from './contract-document.ts';
import type { ContractInput } from './contract-input.ts';
import { contractModel } from './contract-model.ts';
import type {
  ContractDataBlock,
  ContractSectionTexts,
  ContractTextModule,
  ContractTexts,
} from './contract-texts.ts';

/** Blocks that print salary, tax, contributions or the way to work. Every new block that does belongs here. */
const PRIVATE_BLOCKS: ReadonlySet<ContractDataBlock> = new Set([
  'payslip',
  'comparison',
  'calculation',
  'laterBenefits',
  'benefitInKind',
]);
/** A section with one of these is about the payslip alone. */
const PAYSLIP_BLOCKS: ReadonlySet<ContractDataBlock> = new Set([
  'payslip',
  'comparison',
  'calculation',
  'laterBenefits',
]);

const LEFT_OUT = {
  note: 'Diese Angaben beruhen auf den Gehalts- und Steuerdaten der Mitarbeiterin oder des Mitarbeiters. In der Ausfertigung für den Arbeitgeber fehlen sie.',
} as const;

const holds = (module: ContractTextModule, blocks: ReadonlySet<ContractDataBlock>) =>
  'data' in module && blocks.has(module.data);

function employerSection(section: ContractSectionTexts): ContractSectionTexts {
  const { modules } = section;
  if (modules.some((module) => holds(module, PAYSLIP_BLOCKS))) return { ...section, modules: [LEFT_OUT] };
  return {
    ...section,
    modules: modules.map((module) => (holds(module, PRIVATE_BLOCKS) ? LEFT_OUT : module)),
  };
}

function employerTexts(texts: ContractTexts): ContractTexts {
  return {
    ...texts,
    opening: [
      { note: 'Ausfertigung für den Arbeitgeber, ohne Gehalts- und Steuerdaten, Anschrift und Geburtstag.' },
      ...texts.opening.filter((module) => !holds(module, PRIVATE_BLOCKS)),
    ],
    sections: texts.sections.map(employerSection),
  };
}

/**
 * The employer's copy of a contract, without the employee's home, birth, salary and tax data. A note replaces each
 * omission; headings and paragraph numbers stay those of the contract.
 */
export function employerCopy(input: ContractInput, texts: ContractTexts): ContractDocument {
  const employee = { ...input.employee, address: null, dateOfBirth: null, placeOfBirth: null };
  return contractModel({ ...input, employee }, employerTexts(texts));
}
