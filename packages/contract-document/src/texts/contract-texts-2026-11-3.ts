import type { ContractTextModule, ContractTexts } from '../contract-texts.ts';
import { CONTRACT_TEXTS_2026_11_2 } from './contract-texts-2026-11-2.ts';

const DRIVERS: readonly ContractTextModule[] = [
  {
    text: 'Fahren darf nur, wer zwischen 18 und 75 Jahre alt ist, seit mindestens zwei Jahren eine in der Europäischen Union anerkannte und gültige Fahrerlaubnis für das Fahrzeug besitzt und fahrtüchtig ist.',
  },
  {
    only: 'additionalDrivers',
    text: 'Neben der mitarbeitenden Person lässt der Arbeitgeber als weitere Fahrende zu: {additionalDrivers}. Sie fahren mit Erlaubnis der mitarbeitenden Person, die für ihr Verhalten einsteht wie für eigenes und sich vor der ersten Fahrt die Fahrerlaubnis zeigen lässt.',
  },
  {
    only: 'noAdditionalDrivers',
    text: 'Der Arbeitgeber lässt neben der mitarbeitenden Person keine weiteren Fahrenden zu. Die mitarbeitende Person darf das Fahrzeug niemandem überlassen, außer in einem Notfall oder zur Wartung und Reparatur.',
  },
];

/** The second wording of November 2026, with the circle of drivers that the employer has settled. */
export const CONTRACT_TEXTS_2026_11_3: ContractTexts = {
  ...CONTRACT_TEXTS_2026_11_2,
  version: '2026-11.3',
  sections: CONTRACT_TEXTS_2026_11_2.sections.map((section) =>
    section.heading.startsWith('§ 8')
      ? { ...section, modules: [...DRIVERS, ...section.modules.slice(1)] }
      : section,
  ),
};
