import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useApiQuery } from './use-api-query.ts';
import { hasTexts } from '../i18n/has-texts.ts';
import { useLanguage } from '../i18n/use-language.ts';
import classes from './support-line.module.css';

/** The provider changes it rarely, and every page asks for it. */
const STALE_MILLISECONDS = 600_000;

/**
 * How to reach the provider's support; the own personnel office as long as the provider has named nothing, or nothing can be
 * loaded. The line keeps its height while the reply is on its way.
 */
export function SupportLine({ children }: { readonly children?: ReactNode }) {
  // An error screen stands there even when the texts have not arrived.
  const { t, i18n } = useTranslation('app', { useSuspense: false });
  const language = useLanguage();
  const contact = useApiQuery('getSupportContact', {}, { staleTime: STALE_MILLISECONDS, retry: false });
  if (!hasTexts(i18n, 'app')) return null;
  // Not set, or empty: the contract has no other.
  const { phone, email, hoursDe, hoursEn } = contact.data ?? {};
  const known = Boolean(phone ?? email);
  return (
    <p className={classes['line']}>
      {!contact.isPending && <span>{t(known ? 'support.label' : 'support.unset')}</span>}
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {known && <span>{language === 'de' ? hoursDe : hoursEn}</span>}
      {children}
    </p>
  );
}
