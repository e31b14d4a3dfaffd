import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { WorkflowReply } from '../../../api/replies.ts';
import { paths } from '../../../navigation/paths.ts';

/** From an order that ended to what happened to it; the receipt of a withdrawal lies there too. */
export function HistoryButton({ order }: Pick<WorkflowReply, 'order'>) {
  const { t } = useTranslation('orders');
  return (
    <Button variant="default" component={Link} to={paths.orderTimeline(order.id)}>
      {t(order.endReason === 'WITHDRAWN' ? 'viewReceipt' : 'viewHistory')}
    </Button>
  );
}
