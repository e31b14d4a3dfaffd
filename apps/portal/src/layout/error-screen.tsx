import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { CONTENT_ID } from './skip-link.tsx';
import classes from './message-screen.module.css';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** The last resort when a page breaks. */
export function ErrorScreen() {
  const { t } = useTranslation('app', { useSuspense: false });
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={classes['screen']} role="alert">
      <h1>{t('unexpectedError.title', { defaultValue: 'Unexpected Application Error!' })}</h1>
      <p className={classes['message']}>{messageOf(useRouteError())}</p>
      {/* A full load, not a navigation: the state of the page is what broke. */}
      <a href={paths.home()} className={classes['action']}>
        {t('unexpectedError.reload', { defaultValue: 'Stromwandel neu laden' })}
      </a>
    </main>
  );
}
