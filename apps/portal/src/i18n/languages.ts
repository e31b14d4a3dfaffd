export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'de';
/** Where the chosen language is remembered; `page-start.js` reads it too. */
export const LANGUAGE_KEY = 'language';

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text); // widened: includes() takes members only
}
