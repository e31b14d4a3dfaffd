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

/** The last resort when a page breaks. */
export function ErrorScreen({ error, whole }: ErrorScreenProps) {
  const { t } = useTranslation('app', { useSuspense: false });
  const message =
    error instanceof PageNotLoaded ? (
      <div className={classes['screen']} role="alert">
        <h1>{t('pageNotLoaded.title', { defaultValue: 'This page could not be loaded' })}</h1>
        <p className={classes['message']}>{t('pageNotLoaded.text', { defaultValue: '' })}</p>
        {/* A full load: the present document may ask for code that no longer exists. */}
        <a href={window.location.href} className={classes['action']}>
          {t('pageNotLoaded.reload', { defaultValue: 'Reload page' })}
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
