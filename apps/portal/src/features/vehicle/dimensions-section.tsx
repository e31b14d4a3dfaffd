import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleDetailReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { SectionPart } from '../../ui/section-part.tsx';

/** Length, height and wheelbase of a drawn car. */
export function DimensionsSection({
  lengthMm,
  heightMm,
  wheelbaseMm,
}: NonNullable<VehicleDetailReply['dimensions']>) {
  const { t } = useTranslation('vehicle');
  const { unit } = useFormat();
  return (
    <SectionPart title={t('dimensions.title')}>
      <FactList
        facts={[
          { label: t('dimensions.length'), value: unit(lengthMm, 'mm') },
          { label: t('dimensions.height'), value: unit(heightMm, 'mm') },
          { label: t('dimensions.wheelbase'), value: unit(wheelbaseMm, 'mm') },
        ]}
      />
    </SectionPart>
  );
}
