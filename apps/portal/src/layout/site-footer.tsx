import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { legalPdfAddress } from '../navigation/legal-pdf-address.ts';
import { paths } from '../navigation/paths.ts';
import { useToday } from '../product-clock/product-clock-context.ts';
import { SupportLine } from '../api/support-line.tsx';
import classes from './site-footer.module.css';

const LEGAL_LINKS = [
  { page: 'imprint', to: paths.imprint() },
  { page: 'privacy', to: paths.privacy() },
  { page: 'accessibility', to: paths.accessibility() },
  { page: 'withdrawal', to: paths.withdrawal() },
] as const;

export function SiteFooter() {
  const { t } = useTranslation();
  const language = useLanguage();
  const year = useToday().slice(0, 4);
  return (
    <footer className={classes['footer']}>
      <div className={classes['support']}>
        <SupportLine>
          <Link to={paths.faq()}>{t('nav.faq')}</Link>
        </SupportLine>
      </div>
      <div className={classes['row']}>
        <span>{t('footer.copyright', { year })}</span>
        <nav className={classes['links']} aria-label={t('footer.navigation')}>
          <Link to={paths.about()}>{t('footer.about')}</Link>
          <Link to={paths.terms()}>{t('footer.terms')}</Link>
          {LEGAL_LINKS.map(({ page, to }) => (
            <span key={page} className={classes['pair']}>
              <Link to={to}>{t(`footer.${page}`)}</Link>
              <a
                href={legalPdfAddress(page, language)}
                aria-label={t('footer.pdf', { title: t(`footer.${page}`) })}
              >
                PDF
              </a>
            </span>
          ))}
        </nav>
      </div>
    </footer>
  );
}
