import type { Language } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { createFormatters, type Formatters } from './create-formatters.ts';

const made = new Map<Language, Formatters>();

/** Numbers and dates in the language of the page; the same object for every component that asks. */
export function useFormat(): Formatters {
  const language = useLanguage();
  const formatters = made.get(language) ?? createFormatters(language);
  made.set(language, formatters);
  return formatters;
}
