import type { i18n as I18n } from 'i18next';

/** Whether a namespace has arrived in one of the languages in use; without it only the names of its texts could be shown. */
export function hasTexts(i18n: I18n, namespace: string): boolean {
  return i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace));
}
