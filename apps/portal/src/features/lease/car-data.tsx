import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { LeasePartProps } from './own-lease.ts';

/** What the provider has entered about the car. */
export function CarData({ lease, folded = false }: LeasePartProps) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const { vin, plate, firstRegistration, insurer, policyNumber, keys } = lease;
  const open = t('car.open');
  return (
    <SectionCard compact folded={folded} title={t('car.title')}>
      <FactList
        facts={[
          { label: t('car.plate'), value: plate ?? open },
          { label: t('car.vin'), value: vin ?? open },
          { label: t('car.firstRegistration'), value: firstRegistration ? date(firstRegistration) : open },
          { label: t('car.insurer'), value: insurer ?? open },
          { label: t('car.policyNumber'), value: policyNumber ?? open },
          { label: t('car.keys'), value: keys ?? open },
        ]}
      />
    </SectionCard>
  );
}
