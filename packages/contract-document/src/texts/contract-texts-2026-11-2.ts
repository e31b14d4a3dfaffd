import type { ContractSectionTexts, ContractTexts } from '../contract-texts.ts';
import { CONTRACT_TEXTS_2026_11 } from './contract-texts-2026-11.ts';

function withCalculation(section: ContractSectionTexts): ContractSectionTexts {
  const modules = section.modules.flatMap((module) =>
    'data' in module && module.data === 'comparison' ? [module, { data: 'calculation' } as const] : [module],
  );
  return { ...section, modules };
}

/** The wording of November 2026, with the calculation of each line below the payslip comparison. */
export const CONTRACT_TEXTS_2026_11_2: ContractTexts = {
  ...CONTRACT_TEXTS_2026_11,
  version: '2026-11.2',
  sections: CONTRACT_TEXTS_2026_11.sections.map(withCalculation),
};
