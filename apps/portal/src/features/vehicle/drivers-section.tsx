import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleDetailReply } from '../../api/replies.ts';
import { SectionPart } from '../../ui/section-part.tsx';

interface DriversSectionProps {
  readonly additionalDrivers: NonNullable<VehicleDetailReply['additionalDrivers']>;
}

/** Who may drive the car beside the person who orders it, as the employer has settled. */
export function DriversSection({ additionalDrivers }: DriversSectionProps) {
  const { t } = useTranslation('offer');
  return (
    <SectionPart title={t('drivers.title')}>
      <p>{t(`drivers.${additionalDrivers}`)}</p>
      {additionalDrivers !== 'NONE' && <p>{t('drivers.condition')}</p>}
    </SectionPart>
  );
}
