import { useTranslation } from './use-translation.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** The language of the page. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}
