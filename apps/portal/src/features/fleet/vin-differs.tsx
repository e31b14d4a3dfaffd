import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ProviderLease } from './fleet-lease.ts';

/** That another VIN was read at the handover than the provider entered; nothing where they agree. */
export function VinDiffers({ lease }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation('fleet');
  const { vin, vinOnRecord } = lease;
  if (vin === null || vinOnRecord === null) return null;
  return (
    <Notice tone="warn" title={t('car.differs.title')}>
      {t('car.differs.text', { vin, onRecord: vinOnRecord })}
    </Notice>
  );
}
