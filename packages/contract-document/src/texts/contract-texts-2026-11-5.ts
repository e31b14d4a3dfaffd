import type { ContractTexts } from '../contract-texts.ts';
import { CONTRACT_TEXTS_2026_11_4 } from './contract-texts-2026-11-4.ts';

/** Sentences that sent people to places that the portal does not have, and what stands in their place. */
const REPLACED: Readonly<Record<string, string>> = {
  'ist sofort im Portal zu melden.':
    'ist dem Arbeitgeber und dem Leasinggeber sofort zu melden; die Anschriften stehen am Anfang dieses Vertrags.',
  'Die Bedingungen der Ratenabsicherung sind im Portal einsehbar.':
    'Die Bedingungen der Ratenabsicherung händigt der Leasinggeber auf Verlangen in Textform aus.',
  'Die mitarbeitende Person bestätigt im Portal, dass sie ihn erhalten hat.':
    'Die mitarbeitende Person bestätigt mit ihrer elektronischen Unterschrift, dass sie ihn vorher im Portal erhalten hat.',
  'für die der Versicherungsschutz besteht; sie sind im Portal genannt.':
    'für die der Versicherungsschutz besteht; sie stehen auf der Internationalen Versicherungskarte.',
};

function reword(text: string): string {
  return Object.entries(REPLACED).reduce((worded, [before, after]) => worded.replace(before, after), text);
}

/** The fourth wording of November 2026: every duty names a way that exists. */
export const CONTRACT_TEXTS_2026_11_5: ContractTexts = {
  ...CONTRACT_TEXTS_2026_11_4,
  version: '2026-11.5',
  sections: CONTRACT_TEXTS_2026_11_4.sections.map((section) => ({
    ...section,
    modules: section.modules.map((module) =>
      'text' in module ? { ...module, text: reword(module.text) } : module,
    ),
  })),
};
