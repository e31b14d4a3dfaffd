import { useTranslation } from '../../i18n/use-translation.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { SectionPart } from '../../ui/section-part.tsx';

interface TechnicalSectionProps {
  readonly details: readonly { readonly name: string; readonly value: string }[];
}

export function TechnicalSection({ details }: TechnicalSectionProps) {
  const { t } = useTranslation('vehicle');
  return (
    <SectionPart title={t('technical.title')}>
      {details.length === 0 ? (
        <p>{t('technical.none')}</p>
      ) : (
        <ReadMore height={100} showLabel={t('technical.show')} hideLabel={t('showLess')}>
          <FactList facts={details.map(({ name, value }) => ({ label: name, value }))} />
        </ReadMore>
      )}
    </SectionPart>
  );
}
