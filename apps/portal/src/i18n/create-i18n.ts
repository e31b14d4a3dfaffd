import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY } from '../../start/constants.ts';
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts';
import { localeBackend } from './locale-backend.ts';

/** After pauses of 0.35, 0.7, 1.4 and 2.8 seconds: people do not wait longer for a page without words. */
const MAX_RETRIES = 4;

/** The language that the start of the page has set. */
function firstLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : FALLBACK_LANGUAGE;
}

interface PortalTexts {
  readonly i18n: I18n;
  /** The same texts for components: each that asks for texts copies all own properties of what it is given. */
  readonly shared: I18n;
  readonly ready: Promise<unknown>;
}

/** The texts of the portal, in the language chosen last or the browser's; `ready` once those of every page are there. */
export function createI18n(): PortalTexts {
  const i18n = i18next.createInstance();
  const ready = i18n
    .use(localeBackend((address) => window.fetch(address)))
    .use(initReactI18next)
    .init({
      // Pages are fetched at once: a timer in front of their texts may come after their code.
      initAsync: false,
      lng: firstLanguage(),
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      ns: ['app', 'errors'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
      maxRetries: MAX_RETRIES,
    });
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    localStorage.setItem(LANGUAGE_KEY, language);
  });
  // Object.create is untyped; what it makes reads everything from the instance, whose methods are bound to it.
  return { i18n, shared: Object.create(i18n) as I18n, ready };
}
