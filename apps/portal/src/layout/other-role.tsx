import type { Role } from '@stromwandel/api-spec';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from 'react-router';
import { homeOf } from '../navigation/page-roles.ts';
import { paths } from '../navigation/paths.ts';
import { useAuthData } from '../session/session-context.ts';
import classes from './message-screen.module.css';

/** Says to a signed-in person that a page is for another role, and leads back. */
export function OtherRole({ needed }: { readonly needed: Role }) {
  const { t } = useTranslation();
  const home = homeOf(useAuthData()?.roles ?? []);
  const place =
    home === paths.provider() ? 'toProvider' : home === paths.employer() ? 'toEmployer' : 'toSearch';
  return (
    <div className={classes['screen']}>
      <title>{t('pageTitle', { page: t('otherRole.title') })}</title>
      <h1>{t('otherRole.title')}</h1>
      <p>{t(`otherRole.text.${needed}`)}</p>
      <Link to={home} className={classes['action']}>
        {t(`otherRole.${place}`)}
      </Link>
      <p>
        {t('otherRole.otherAccount')} <Link to={paths.logout()}>{t('nav.logout')}</Link>
      </p>
    </div>
  );
}
