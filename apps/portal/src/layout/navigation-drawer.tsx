import type { Role } from '@stromwandel/api-spec';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { useRememberedCars } from '../favourites/use-remembered-cars.ts';
import { paths } from '../navigation/paths.ts';
import { currentItem, navigationItems } from './navigation-items.ts';
import { useAccountPaths } from './use-account-paths.ts';
import classes from './navigation-drawer.module.css';
import { SideDrawer } from '../ui/side-drawer.tsx';

interface NavigationDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly roles: readonly Role[] | null;
  readonly hasLease: boolean;
}

/** The main navigation on small screens. */
export function NavigationDrawer({ opened, onClose, roles, hasLease }: NavigationDrawerProps) {
  const { t } = useTranslation();
  const { login, register } = useAccountPaths();
  const count = useRememberedCars().length;
  const favourites =
    roles === null || roles.includes('EMPLOYEE')
      ? [{ label: t('nav.favourites', { count }), to: paths.favourites() }]
      : [];
  const account =
    roles === null
      ? [
          { label: t('nav.login'), to: login },
          { label: t('nav.register'), to: register },
        ]
      : [{ label: t('nav.logout'), to: paths.logout() }];
  const links = [
    ...navigationItems(roles, hasLease).map(({ key, to }) => ({ label: t(`nav.${key}`), to })),
    ...favourites,
    ...account,
  ];
  const current = currentItem(links, useLocation().pathname);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={t('nav.menu')}
      closeLabel={t('nav.closeMenu')}
      width={320}
    >
      <nav aria-label={t('mainNavigation')} className={classes['links']}>
        {links.map(({ label, to }) => (
          <Link key={to} to={to} onClick={onClose} aria-current={to === current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </SideDrawer>
  );
}
