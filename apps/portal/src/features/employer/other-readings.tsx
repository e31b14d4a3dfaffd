import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { NamedLeases, type NamedLeasesProps } from './named-leases.tsx';

/** Running leases that were made when the provider read § 107 GewO otherwise; names no pay. */
export function OtherReadings({ leases, to }: NamedLeasesProps) {
  const { t } = useTranslation('employer');
  if (leases.length === 0) return null;
  return (
    <Notice tone="warn" title={t('otherReadings.title', { count: leases.length })}>
      {t('otherReadings.text')}
      <NamedLeases leases={leases} to={to} />
    </Notice>
  );
}
