export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'de';

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text); // widened: includes() takes members only
}
