import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { SupportLine } from '../api/support-line.tsx';
import classes from './message-screen.module.css';

/** An address that leads nowhere, or to a record that is gone or not the person's. */
export function NotFound({ what = 'page' }: { readonly what?: 'page' | 'order' }) {
  const { t } = useTranslation();
  const title = t(what === 'order' ? 'notFound.orderTitle' : 'notFound.title');
  return (
    <div className={classes['screen']}>
      <title>{t('pageTitle', { page: title })}</title>
      <p className={classes['code']}>404</p>
      <h1>{title}</h1>
      <p>{t(what === 'order' ? 'notFound.orderText' : 'notFound.text')}</p>
      <Link to={what === 'order' ? paths.orders() : paths.search()} className={classes['action']}>
        {t(what === 'order' ? 'notFound.toOrders' : 'notFound.toSearch')}
      </Link>
      <SupportLine />
    </div>
  );
}
