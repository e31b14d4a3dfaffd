import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, isLanguage } from '../i18n/languages.ts';
import { createFormatters, type Formatters } from './create-formatters.ts';

/** Numbers and dates in the language of the page. */
export function useFormat(): Formatters {
  const { language } = useTranslation().i18n;
  return useMemo(() => createFormatters(isLanguage(language) ? language : FALLBACK_LANGUAGE), [language]);
}
