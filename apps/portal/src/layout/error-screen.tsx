import { useTranslation } from '../i18n/use-translation.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../i18n/languages.ts';
import { paths } from '../navigation/paths.ts';
import { SupportLine } from '../api/support-line.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';
import { CONTENT_ID } from './skip-link.tsx';
import classes from './message-screen.module.css';

interface ErrorScreenProps {
  readonly error: unknown;
  /** Whether nothing stands around it that could be the page's main part. */
  readonly whole: boolean;
}

/** `pageNotLoaded` of the locale files, for when not even these have arrived. */
export const WITHOUT_TEXTS: Readonly<
  Record<Language, Readonly<Record<'title' | 'text' | 'reload', string>>>
> = {
  de: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Vielleicht ist die Verbindung unterbrochen, oder es gibt eine neue Version von Stromwandel. Was Sie gespeichert haben, bleibt erhalten.',
    reload: 'Seite neu laden',
  },
  en: {
    title: 'This page could not be loaded',
    text: 'Your connection may have dropped, or there’s a new version of Stromwandel. What you’ve saved is kept.',
    reload: 'Reload page',
  },
};

/** The last resort when a page breaks. */
export function ErrorScreen({ error, whole }: ErrorScreenProps) {
  const { t, i18n } = useTranslation('app', { useSuspense: false });
  const withoutTexts = WITHOUT_TEXTS[isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE];
  const message =
    error instanceof PageNotLoaded ? (
      <div className={classes['screen']} role="alert">
        <h1>{t('pageNotLoaded.title', { defaultValue: withoutTexts.title })}</h1>
        <p className={classes['message']}>{t('pageNotLoaded.text', { defaultValue: withoutTexts.text })}</p>
        {/* A full load: the present document may ask for code that no longer exists. A place in it would only be scrolled to. */}
        <a href={window.location.pathname + window.location.search} className={classes['action']}>
          {t('pageNotLoaded.reload', { defaultValue: withoutTexts.reload })}
        </a>
        <SupportLine />
      </div>
    ) : (
      <div className={classes['screen']} role="alert">
        <h1>{t('unexpectedError.title', { defaultValue: 'Unexpected Application Error!' })}</h1>
        <p className={classes['message']}>{error instanceof Error ? error.message : String(error)}</p>
        {/* A full load, not a navigation: the state of the page is what broke. */}
        <a href={paths.home()} className={classes['action']}>
          {t('unexpectedError.reload', { defaultValue: 'Stromwandel neu laden' })}
        </a>
        <SupportLine />
      </div>
    );
  return whole ? <main id={CONTENT_ID}>{message}</main> : message;
}
