import type { LegalPage } from '@stromwandel/api-spec';
import { apiAddress } from '../api/api-address.ts';
import type { Language } from '../i18n/languages.ts';

/** Where a legal text lies as PDF, in the language of the page: the one in force, or a version of it. */
export function legalPdfAddress(page: LegalPage, language: Language, version?: number): string {
  const text = version === undefined ? page : `${page}/versions/${version}`;
  return apiAddress(`/v1/legal/${text}/pdf/${language}`);
}
