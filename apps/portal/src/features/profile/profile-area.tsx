import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { useMe } from '../../api/use-me.ts';
import { useKeptFocus } from '../../feedback/use-kept-focus.ts';
import { paths } from '../../navigation/paths.ts';
import { nextJanuary } from '../../product/january/next-january.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { useHasRole } from '../../session/session-context.ts';
import { LinkRow } from '../../navigation/link-row.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './profile-area.module.css';

const TABS = ['car', 'salary', 'orders', 'january', 'account'] as const;

/** Title, lead and tabs of a person's own pages. Where something is removed, the focus stays in the page. */
export function ProfileArea() {
  const { t } = useTranslation('profile');
  const isEmployee = useHasRole('EMPLOYEE');
  const hasLease = useMe().data?.hasLease ?? false;
  const { pathname } = useLocation();
  useKeptFocus();
  const today = useToday();
  const shown = TABS.find((tab) => pathname.startsWith(paths[tab]()));
  return (
    <div className={classes['area']}>
      <PageTitle title={shown ? t(`tabs.${shown}`) : t('title')} lead={shown && t(`lead.${shown}`)} />
      <LinkRow className={classes['tabs']} label={t('tabs.label')}>
        {isEmployee && hasLease && <NavLink to={paths.car()}>{t('tabs.car')}</NavLink>}
        {isEmployee && <NavLink to={paths.salary()}>{t('tabs.salary')}</NavLink>}
        {isEmployee && <NavLink to={paths.orders()}>{t('tabs.orders')}</NavLink>}
        {isEmployee && (
          // Its page also opens without the year, and for another one.
          <Link
            to={paths.january(nextJanuary(today))}
            aria-current={shown === 'january' ? 'page' : undefined}
          >
            {t('tabs.january')}
          </Link>
        )}
        <NavLink to={paths.account()}>{t('tabs.account')}</NavLink>
      </LinkRow>
      <Outlet />
    </div>
  );
}
