import { useMemo } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { createFormatters, type Formatters } from './create-formatters.ts';

/** Numbers and dates in the language of the page. */
export function useFormat(): Formatters {
  const language = useLanguage();
  return useMemo(() => createFormatters(language), [language]);
}
