import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { SectionPart } from '../../ui/section-part.tsx';

interface EquipmentSectionProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly showLabel: string;
}

export function EquipmentSection({ title, items, showLabel }: EquipmentSectionProps) {
  const { t } = useTranslation('vehicle');
  return (
    <SectionPart title={title}>
      {items.length === 0 ? (
        <p>{t('equipment.none')}</p>
      ) : (
        <ReadMore height={100} showLabel={showLabel} hideLabel={t('showLess')}>
          <CheckList columns items={items.map((text) => ({ text, included: true }))} />
        </ReadMore>
      )}
    </SectionPart>
  );
}
