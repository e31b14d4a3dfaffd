import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, Outlet } from 'react-router';
import { BrandLogo } from '../../layout/brand-logo.tsx';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle.tsx';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import { CONTENT_ID } from '../../layout/skip-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { SupportLine } from '../../api/support-line.tsx';
import classes from './account-layout.module.css';
import { AccountPromise } from './account-promise.tsx';

/** The ways into an account: the form on one side, what it leads to on the other. */
export function AccountLayout() {
  const { t } = useTranslation();
  const roomForPromise = useMediaQuery('(min-width: 761px)') ?? false;
  return (
    <div className={classes['screen']}>
      <div className={classes['side']}>
        <header className={classes['bar']}>
          <BrandLogo />
          <div className={classes['tools']}>
            <LanguageSwitch />
            <ColorSchemeToggle />
          </div>
        </header>
        <main id={CONTENT_ID} tabIndex={-1} className={classes['content']}>
          <Outlet />
        </main>
        <footer className={classes['foot']}>
          <SupportLine />
          <nav className={classes['links']} aria-label={t('footer.navigation')}>
            <Link to={paths.imprint()}>{t('footer.imprint')}</Link>
            <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
            <Link to={paths.accessibility()}>{t('footer.accessibility')}</Link>
          </nav>
        </footer>
      </div>
      {roomForPromise && <AccountPromise />}
    </div>
  );
}
