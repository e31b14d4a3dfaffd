import type { ContractTextModule, ContractTexts } from '../contract-texts.ts';
import { CONTRACT_TEXTS_2026_11_3 } from './contract-texts-2026-11-3.ts';

const VAT: readonly ContractTextModule[] = [
  {
    only: 'vatPassedOn',
    text: 'Auf die Überlassung schuldet der Arbeitgeber Umsatzsteuer. Sie wird aus den pauschalen Monatswerten des vollen Bruttolistenpreises herausgerechnet und der mitarbeitenden Person weiterbelastet: Der Arbeitgeber behält sie vom Nettogehalt ein, zurzeit {vatPassedOn} im Monat. Als Nutzungsentgelt mindert sie den geldwerten Vorteil, höchstens auf null. Ändern sich Arbeitsweg oder Steuersatz, ändert sich der Betrag entsprechend.',
  },
  {
    only: 'vatBorneByEmployer',
    text: 'Die Umsatzsteuer, die der Arbeitgeber auf die Überlassung schuldet, trägt er selbst.',
  },
];

/** The third wording of November 2026, with who bears the VAT on the provision. */
export const CONTRACT_TEXTS_2026_11_4: ContractTexts = {
  ...CONTRACT_TEXTS_2026_11_3,
  version: '2026-11.4',
  sections: CONTRACT_TEXTS_2026_11_3.sections.map((section) =>
    section.heading.startsWith('§ 7') ? { ...section, modules: [...section.modules, ...VAT] } : section,
  ),
};
