import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../../../navigation/paths.ts';
import { LimitNotices } from '../../../product/payslip/limit-notices.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';

/** Any own step of an order that would reach a limit of the law beside the person's other cars: why, and what to do. */
export function StoppedScreen({ workflow }: Pick<StepScreenProps, 'workflow'>) {
  const { t } = useTranslation('workflow');
  return (
    <StepColumns order={workflow.order}>
      <LimitNotices stops={workflow.order.stops} warnings={[]} />
      <Notice
        tone="info"
        action={
          <Button component={Link} to={paths.orders()}>
            {t('besideOtherCars.orders')}
          </Button>
        }
      >
        {t('besideOtherCars.text')}
      </Notice>
    </StepColumns>
  );
}
