import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './later-panel.module.css';

/** As high as the panel with five closed rows: nothing below it moves when the figures come. */
export function LaterSkeleton() {
  const { t } = useTranslation('payslip');
  return (
    <SectionCard title={t('later.title')} description={t('later.lead')}>
      <VisuallyHidden component="output">{t('later.computing')}</VisuallyHidden>
      <div className={classes['skeleton']}>
        {Array.from({ length: 5 }, (_row, index) => (
          <Skeleton key={index} height={66} radius={10} />
        ))}
      </div>
    </SectionCard>
  );
}
