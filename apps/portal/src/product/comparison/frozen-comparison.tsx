import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderDetailReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { ProvisionalChip } from '../law-state/provisional-chip.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { comparisonOfReply } from './comparison-of-reply.ts';
import classes from './comparison.module.css';
import { FixedComparison } from './fixed-comparison.tsx';
import { KeptAssumptions } from './kept-assumptions.tsx';
import { MissingLater } from './missing-later.tsx';
import { useColumnSwitch } from './use-column-switch.tsx';
import { VerdictLine } from './verdict-line.tsx';

type FrozenComparisonProps = Pick<OrderDetailReply, 'comparison' | 'later' | 'created'>;

/** What the ordered car costs through the employer and on other ways, as the order froze it. */
export function FrozenComparison({ comparison, later, created }: FrozenComparisonProps) {
  const { t } = useTranslation('comparison');
  const { date } = useFormat();
  const { columnSwitch, mark } = useColumnSwitch();
  const { verdict, ...costs } = comparisonOfReply(comparison);
  return (
    <SectionCard
      title={
        <>
          {t('title')} <ProvisionalChip law={later.law} month={later.law.payrollMonth} withYear />
        </>
      }
      description={t('frozen', { date: date(created) })}
    >
      <VerdictLine verdict={verdict} personal later={later} />
      <div className={classes['fixed']}>
        {columnSwitch}
        <FixedComparison
          {...costs}
          mark={mark}
          className={classes['table']}
          premiumAsOf={comparison.premium.asOf}
          year={Number(later.law.payrollMonth.slice(0, 4))}
          missingLater={<MissingLater later={later} />}
        />
        <p>{t(comparison.car.consumption === null ? 'noteWithoutElectricity' : 'note')}</p>
      </div>
      {comparison.kept && (
        <KeptAssumptions kept={comparison.kept} premiumChildren={comparison.car.children} later={later} />
      )}
    </SectionCard>
  );
}
