import i18next, { type i18n as I18n } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_KEY, LANGUAGES, type Language } from './languages.ts';

function storedLanguage(): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return stored !== null && isLanguage(stored) ? stored : FALLBACK_LANGUAGE;
}

/**
 * Loads the texts by GET, one file per language and namespace. A 5xx or a network failure is retried by i18next with
 * growing pauses, a 4xx or an unreadable file is not.
 */
export async function createI18n(): Promise<I18n> {
  const i18n = i18next.createInstance();
  await i18n
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      ns: ['app', 'errors'],
      defaultNS: 'app',
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    localStorage.setItem(LANGUAGE_KEY, language);
  });
  return i18n;
}
