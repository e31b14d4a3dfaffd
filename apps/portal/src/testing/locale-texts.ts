import type { ResourceKey } from 'i18next';
import { LANGUAGES, type Language } from '../i18n/languages.ts';

const FILES = import.meta.glob<ResourceKey>('../../public/locales/*/*.json', {
  eager: true,
  import: 'default',
});

function textsOf(language: Language): Readonly<Record<string, ResourceKey>> {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(own.map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]));
}

/** Every locale file, by language and namespace. */
export const LOCALE_TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, textsOf(language)]),
) as Record<Language, Readonly<Record<string, ResourceKey>>>; // one entry for each language
