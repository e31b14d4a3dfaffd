import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
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

interface FrozenComparisonProps extends Pick<OrderDetailReply, 'comparison' | 'later' | 'created'> {
  /** Says that the whole term is compared: for orders whose lease may run already. */
  readonly namesTerm?: boolean;
}

interface FoldedPartProps {
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly children: ReactNode;
}

/** What stands behind the verdict, opened on demand. */
function FoldedPart({ showLabel, hideLabel, children }: FoldedPartProps) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        {unfolded ? hideLabel : showLabel}
      </Button>
      <div id={id} className={classes['fixed']} hidden={!unfolded}>
        {unfolded && children}
      </div>
    </>
  );
}

/** What the ordered car costs through the employer and on other ways, as the order froze it. */
export function FrozenComparison({ comparison, later, created, namesTerm = false }: FrozenComparisonProps) {
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
      {namesTerm && <p>{t('wholeTerm', { count: comparison.car.months })}</p>}
      <FoldedPart showLabel={t('fold.show')} hideLabel={t('fold.onlyVerdict')}>
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
      </FoldedPart>
      {comparison.kept && (
        <KeptAssumptions kept={comparison.kept} premiumChildren={comparison.car.children} later={later} />
      )}
    </SectionCard>
  );
}
