import { Button } from '@mantine/core';
import { isLeaseActive } from '@stromwandel/ordering';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../format/use-format.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { TurnFacts } from './turn-facts.tsx';
import classes from './step-parts.module.css';

/** The order is with the employer, the provider or the manufacturer, or the lease runs. */
export function WaitingScreen({ workflow }: Pick<StepScreenProps, 'workflow'>) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const { withdrawableUntil } = workflow.order;
  const toOrders = (
    <Button variant="default" component={Link} to={paths.orders()}>
      {t('finished.toOrders')}
    </Button>
  );
  if (isLeaseActive(workflow.steps)) {
    return (
      <StepColumns order={workflow.order}>
        <Notice tone="gain" title={t('active.title')} action={toOrders}>
          <p>{t('active.text')}</p>
        </Notice>
      </StepColumns>
    );
  }
  return (
    <StepColumns order={workflow.order}>
      <SectionCard title={t('turn.heading')}>
        <TurnFacts workflow={workflow} />
        <p className={classes['quiet']}>
          {t('waiting.text')} {t('finished.mail')}
        </p>
        {withdrawableUntil !== null && (
          <p className={classes['quiet']}>
            {t('finished.withdraw', { date: format.date(withdrawableUntil) })}
          </p>
        )}
        {toOrders}
      </SectionCard>
    </StepColumns>
  );
}
