import { ActionIcon } from '@mantine/core';
import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { useMe } from '../api/use-me.ts';
import { useRememberedCars } from '../favourites/use-remembered-cars.ts';
import { MessageButton } from '../feedback/message-button.tsx';
import { paths } from '../navigation/paths.ts';
import { useAuthData } from '../session/session-context.ts';
import { BrandLogo } from './brand-logo.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { currentItem, navigationItems } from './navigation-items.ts';
import { useAccountPaths } from './use-account-paths.ts';
import classes from './site-header.module.css';

// Fetched when the menu is opened for the first time.
const NavigationDrawer = lazy(() =>
  import('./navigation-drawer.tsx').then((module) => ({ default: module.NavigationDrawer })),
);

// Visitors who remember no car do without.
const FavouritesLink = lazy(() =>
  import('../favourites/favourites-link.tsx').then((module) => ({ default: module.FavouritesLink })),
);

// After what people see.
const SavedLanguage = lazy(() =>
  import('./saved-language.tsx').then((module) => ({ default: module.SavedLanguage })),
);

/** The bar on top of every page of the main layout; below tablet width the links move into a drawer. */
export function SiteHeader() {
  const { t } = useTranslation();
  const roles = useAuthData()?.roles ?? null;
  const hasLease = useMe().data?.hasLease ?? false;
  const items = navigationItems(roles, hasLease);
  const current = currentItem(items, useLocation().pathname);
  const remembers = useRememberedCars().length > 0;
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <header className={classes['header']}>
      <div className={classes['bar']}>
        <BrandLogo />
        <nav className={classes['nav']} aria-label={t('mainNavigation')}>
          {items.map(({ key, to }) => (
            <Link key={key} to={to} aria-current={to === current ? 'page' : undefined}>
              {t(`nav.${key}`)}
            </Link>
          ))}
        </nav>
        <div className={classes['tools']}>
          <MessageButton />
          {(roles?.includes('EMPLOYEE') ?? remembers) && (
            <Suspense fallback={<span className={classes['awaited']} />}>
              <FavouritesLink />
            </Suspense>
          )}
          <LanguageSwitch />
          <ColorSchemeToggle />
          <div className={classes['account']}>{roles === null ? <VisitorLinks /> : <PersonLinks />}</div>
          <ActionIcon
            className={classes['menu']}
            aria-label={t('nav.menu')}
            aria-expanded={menu === 'open'}
            onClick={() => setMenu('open')}
          >
            <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      {menu !== 'unused' && (
        <Suspense fallback={null}>
          <NavigationDrawer
            opened={menu === 'open'}
            onClose={() => setMenu('closed')}
            roles={roles}
            hasLease={hasLease}
          />
        </Suspense>
      )}
    </header>
  );
}

function VisitorLinks() {
  const { t } = useTranslation();
  const { login, register } = useAccountPaths();
  return (
    <>
      <Link className={classes['quiet']} to={login}>
        {t('nav.login')}
      </Link>
      <Link className={classes['filled']} to={register}>
        {t('nav.register')}
      </Link>
    </>
  );
}

function PersonLinks() {
  const { t } = useTranslation();
  const me = useMe().data;
  return (
    <>
      <Suspense fallback={null}>
        <SavedLanguage />
      </Suspense>
      {me && (
        <span className={classes['person']}>
          <span className={classes['avatar']} aria-hidden="true">
            {me.firstName.slice(0, 1) + me.lastName.slice(0, 1)}
          </span>
          <span>{`${me.firstName} ${me.lastName}`}</span>
        </span>
      )}
      <Link className={classes['quiet']} to={paths.logout()}>
        <IconLogout size={20} stroke={1.75} aria-hidden="true" />
        {t('nav.logout')}
      </Link>
    </>
  );
}
