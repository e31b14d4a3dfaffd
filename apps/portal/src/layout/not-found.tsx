import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';
import classes from './message-screen.module.css';

/** An address that leads nowhere, or to a record that is not the person's. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <div className={classes['screen']}>
      <title>{t('pageTitle', { page: t('notFound.title') })}</title>
      <p className={classes['code']}>404</p>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link to={paths.search()} className={classes['action']}>
        {t('notFound.toSearch')}
      </Link>
    </div>
  );
}
