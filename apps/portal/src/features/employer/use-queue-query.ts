import { useSearchParams } from 'react-router';
import type { CallOf } from '../../api/replies.ts';
import { useListQuery } from '../../product/desk/use-list-query.ts';
import { APPROVED_STAGES, PART_OF, type ApprovalTab } from './approval-tab.ts';

type QueueQuery = CallOf<'listEmployerOrders'>['query'];

/** What the address asks of the queue: a tab, words, a state, the month of the signature, and where the page begins. */
export function useQueueQuery(tab: ApprovalTab): QueueQuery {
  const [query] = useSearchParams();
  const { state, ...list } = useListQuery(tab === 'approved' ? APPROVED_STAGES : []);
  const month = query.get('month') ?? '';
  return {
    part: PART_OF[tab],
    ...list,
    ...(state && { stage: state }),
    ...(/^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
  };
}
