import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../api/use-api-query.ts';
import { hasTexts } from '../i18n/has-texts.ts';
import { useLanguage } from '../i18n/use-language.ts';
import classes from './support-line.module.css';

/** The provider changes it rarely, and every page asks for it. */
const STALE_MILLISECONDS = 600_000;

/**
 * How to reach the provider's support; the own personnel office as long as the provider has named nothing, or nothing can be
 * loaded. The line keeps its height while the reply is on its way.
 */
export function SupportLine() {
  // An error screen stands there even when the texts have not arrived.
  const { t, i18n } = useTranslation('app', { useSuspense: false });
  const language = useLanguage();
  const contact = useApiQuery('getSupportContact', {}, { staleTime: STALE_MILLISECONDS, retry: false });
  if (!hasTexts(i18n, 'app')) return null;
  if (contact.isPending) return <p className={classes['line']} />;
  const { phone = null, email = null, hoursDe = null, hoursEn = null } = contact.data ?? {};
  const hours = language === 'de' ? hoursDe : hoursEn;
  if (phone === null && email === null) return <p className={classes['line']}>{t('support.unset')}</p>;
  return (
    <p className={classes['line']}>
      <span>{t('support.label')}</span>
      {phone !== null && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {hours !== null && <span>{hours}</span>}
    </p>
  );
}
