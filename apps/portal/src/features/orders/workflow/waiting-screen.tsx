import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useMe } from '../../../api/use-me.ts';
import { useFormat } from '../../../format/use-format.ts';
import { paths } from '../../../navigation/paths.ts';
import { Celebration } from '../../../product/celebration/celebration.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { foreignStage, TurnFacts } from './turn-facts.tsx';
import classes from './step-parts.module.css';

/** The order is with the employer or the provider. */
export function WaitingScreen({ workflow }: Pick<StepScreenProps, 'workflow'>) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const { deadline, withdrawableUntil } = workflow.order;
  const company = useMe().data?.tenantName;
  const isWithEmployer = foreignStage(workflow) === 'WITH_EMPLOYER';
  return (
    <StepColumns order={workflow.order}>
      <SectionCard title={t('turn.heading')}>
        <div className={classes['stack']}>
          {isWithEmployer && (
            <div className={classes['done']}>
              <Celebration />
              <Notice tone="gain" title={t('waiting.signed')} />
            </div>
          )}
          <TurnFacts workflow={workflow} />
          <div className={classes['quiet']}>
            <p>
              {isWithEmployer &&
                company &&
                deadline !== null &&
                `${t('waiting.employer', { company, date: format.date(deadline) })} `}
              {t('waiting.text')}
            </p>
            <p>{t('finished.mail')}</p>
            {withdrawableUntil !== null && (
              <p>{t('finished.withdraw', { date: format.date(withdrawableUntil) })}</p>
            )}
          </div>
          <Button variant="default" component={Link} to={paths.orders()} w="fit-content">
            {t('finished.toOrders')}
          </Button>
        </div>
      </SectionCard>
    </StepColumns>
  );
}
