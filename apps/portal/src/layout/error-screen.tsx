import { useTranslation } from 'react-i18next';
import { paths } from '../navigation/paths.ts';
import { PageNotLoaded } from './page-not-loaded.ts';
import { CONTENT_ID } from './skip-link.tsx';
import classes from './message-screen.module.css';

interface ErrorScreenProps {
  readonly error: unknown;
  /** Whether nothing stands around it that could be the page's main part. */
  readonly whole: boolean;
}

/** Said in both languages where not even the texts have arrived. */
const WITHOUT_TEXTS = {
  title: 'Diese Seite konnte nicht geladen werden · This page could not be loaded',
  reload: 'Seite neu laden · Reload page',
};

/** The last resort when a page breaks. */
export function ErrorScreen({ error, whole }: ErrorScreenProps) {
  const { t } = useTranslation('app', { useSuspense: false });
  const message =
    error instanceof PageNotLoaded ? (
      <div className={classes['screen']} role="alert">
        <h1>{t('pageNotLoaded.title', { defaultValue: WITHOUT_TEXTS.title })}</h1>
        <p className={classes['message']}>{t('pageNotLoaded.text', { defaultValue: '' })}</p>
        {/* A full load: the present document may ask for code that no longer exists. */}
        <a href={window.location.href} className={classes['action']}>
          {t('pageNotLoaded.reload', { defaultValue: WITHOUT_TEXTS.reload })}
        </a>
      </div>
    ) : (
      <div className={classes['screen']} role="alert">
        <h1>{t('unexpectedError.title', { defaultValue: 'Unexpected Application Error!' })}</h1>
        <p className={classes['message']}>{error instanceof Error ? error.message : String(error)}</p>
        {/* A full load, not a navigation: the state of the page is what broke. */}
        <a href={paths.home()} className={classes['action']}>
          {t('unexpectedError.reload', { defaultValue: 'Stromwandel neu laden' })}
        </a>
      </div>
    );
  return whole ? <main id={CONTENT_ID}>{message}</main> : message;
}
