import type { ContractTexts } from '../contract-texts.ts';
import { CONTRACT_TEXTS_2026_11_4 } from './contract-texts-2026-11-4.ts';

/** Sentences that sent people to places that the portal does not have, and what stands in their place. */
const REPLACED: Readonly<Record<string, string>> = {
  'kann die mitarbeitende Person eine Anpassung für die restliche Laufzeit anfragen.':
    'kann die mitarbeitende Person beim Arbeitgeber in Textform eine Anpassung für die restliche Laufzeit anfragen; ein Anspruch darauf besteht nicht.',
  'Der Arbeitgeber prüft die Fahrerlaubnis vor der Übergabe und danach in regelmäßigen Abständen. Verlust, Entzug oder Beschränkung der Fahrerlaubnis sind ihm sofort zu melden;':
    'Die Fahrerlaubnis wird vor der Unterschrift im Portal geprüft. Danach legt die mitarbeitende Person sie dem Arbeitgeber in regelmäßigen Abständen vor. Verlust, Entzug oder Beschränkung der Fahrerlaubnis sind ihm sofort in Textform zu melden;',
  'ist sofort im Portal zu melden.':
    'ist dem Arbeitgeber und dem Leasinggeber sofort formlos zu melden, auch telefonisch; die Anschriften stehen am Anfang dieses Vertrags.',
  'Die mitarbeitende Person teilt dies frühzeitig mit und':
    'Die mitarbeitende Person teilt dies dem Arbeitgeber frühzeitig in Textform mit und',
  'das Fahrzeug ist spätestens am letzten Arbeitstag zurückzugeben.':
    'das Fahrzeug ist spätestens am letzten Arbeitstag zurückzugeben. Ort und Termin stimmt die mitarbeitende Person mit dem Arbeitgeber ab.',
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
