import { Button } from '@mantine/core';
import { isLeaseActive } from '@stromwandel/ordering';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../navigation/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';

/** The order is with the employer, the provider or the manufacturer, or the lease runs. */
export function WaitingScreen({ workflow }: Pick<StepScreenProps, 'workflow'>) {
  const { t } = useTranslation('workflow');
  const isActive = isLeaseActive(workflow.steps);
  return (
    <StepColumns order={workflow.order}>
      <Notice
        tone={isActive ? 'gain' : 'info'}
        title={isActive ? t('active.title') : t('waiting.title')}
        action={
          <Button variant="default" component={Link} to={paths.orders()}>
            {t('finished.toOrders')}
          </Button>
        }
      >
        <p>{isActive ? t('active.text') : t('waiting.text')}</p>
      </Notice>
    </StepColumns>
  );
}
