import { Button, Group } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../../../navigation/paths.ts';
import { EndNote } from '../../../product/order-timeline/end-note.tsx';
import { endReasonSentence } from '../../../product/order-timeline/end-reason-text.ts';
import { SupportLine } from '../../../api/support-line.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HistoryButton } from './history-button.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';

/** DECLINED_BY_TENANT, DECLINED_BY_ADMIN, EXPIRED: why the order ended, the way to another car and to what happened. */
export function EndedScreen({ workflow }: Pick<StepScreenProps, 'workflow'>) {
  const { t } = useTranslation('orders');
  const { endReason, endNote } = workflow.order;
  return (
    <StepColumns order={workflow.order}>
      <Notice
        tone="warn"
        title={endReason === null ? t('stage.ENDED') : endReasonSentence(endReason, workflow.steps, t)}
        action={
          <Group gap="xs">
            <Button component={Link} to={paths.search()}>
              {t('orderAgain')}
            </Button>
            <HistoryButton order={workflow.order} />
          </Group>
        }
      >
        <EndNote reason={endReason} note={endNote} introduced={(words) => t('endNote', words)} />
        <SupportLine />
      </Notice>
    </StepColumns>
  );
}
