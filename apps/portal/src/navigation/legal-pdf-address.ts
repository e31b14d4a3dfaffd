import type { LegalPage } from '@stromwandel/api-spec';
import { apiAddress } from '../api/api-address.ts';
import type { Language } from '../i18n/languages.ts';

/** Where a legal text lies as PDF, in the language of the page. */
export function legalPdfAddress(page: LegalPage, language: Language): string {
  return apiAddress(`/v1/legal/${page}/pdf/${language}`);
}
