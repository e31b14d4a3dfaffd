import { Button, Group } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../../../navigation/paths.ts';
import { EndNote } from '../../../product/order-timeline/end-note.tsx';
import { SupportLine } from '../../../api/support-line.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HistoryButton } from './history-button.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';

/** BREAKING_CHANGE: what was ordered is not what is offered or calculated today. */
export function BreakingChangeScreen({ workflow }: Pick<StepScreenProps, 'workflow'>) {
  const { t } = useTranslation(['workflow', 'orders']);
  const { vehicle, endReason, endNote } = workflow.order;
  return (
    <StepColumns order={workflow.order}>
      <Notice
        tone="danger"
        action={
          <Group gap="xs">
            <Button component={Link} to={paths.vehicle(vehicle.id)}>
              {t('breakingChange.restart')}
            </Button>
            <HistoryButton order={workflow.order} />
          </Group>
        }
      >
        <p>{t('breakingChange.text')}</p>
        <p>{t('breakingChange.formal')}</p>
        <SupportLine />
      </Notice>
      {endReason !== null && (
        <Notice tone="info" title={t('breakingChange.changed')}>
          <p>{t(`orders:ended.${endReason}`)}</p>
          <EndNote reason={endReason} note={endNote} introduced={({ note }) => note} />
        </Notice>
      )}
    </StepColumns>
  );
}
