import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';
import classes from './site-footer.module.css';

export function SiteFooter() {
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={classes['footer']}>
      <div className={classes['row']}>
        <span>{t('footer.copyright', { year })}</span>
        <nav className={classes['links']} aria-label={t('footer.navigation')}>
          <Link to={paths.imprint()}>{t('footer.imprint')}</Link>
          <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
          <Link to={paths.accessibility()}>{t('footer.accessibility')}</Link>
          <Link to={paths.withdrawal()}>{t('footer.withdrawal')}</Link>
        </nav>
      </div>
    </footer>
  );
}
