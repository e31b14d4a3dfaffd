import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { approvalTab, isApprovalTab, type ApprovalTab } from './approval-tab.ts';

interface Selection {
  /** Null while the order that the address names alone is being looked at. */
  readonly tab: ApprovalTab | null;
  /** Number of the order in the address; null when there is none. */
  readonly orderId: number | null;
  /** Address of a tab, with or without an order; what narrows the list stays. */
  readonly to: (tab: ApprovalTab, orderId?: number) => string;
}

function addressOf(query: URLSearchParams, tab: ApprovalTab, orderId: number | undefined): string {
  const next = new URLSearchParams(query);
  // Another tab begins on its first page and has other states.
  if (next.get('tab') !== tab) for (const name of ['after', 'state']) next.delete(name);
  next.set('tab', tab);
  next.delete('order');
  if (orderId !== undefined) next.set('order', String(orderId));
  return `?${next.toString()}`;
}

/** Tab and order of the address. Without a tab, the order's own is shown: links may name the order alone. */
export function useApprovalSelection(): Selection {
  const [query] = useSearchParams();
  const order = query.get('order') ?? '';
  const orderId = /^[1-9]\d{0,14}$/.test(order) ? Number(order) : null;
  const named = query.get('tab');
  const isOrderAlone = orderId !== null && !isApprovalTab(named);
  const sheet = useApiQuery(
    'getEmployerOrder',
    { params: { orderId: String(orderId ?? 0) } },
    { enabled: isOrderAlone },
  );
  const ofOrder = sheet.isError ? 'open' : sheet.data ? approvalTab(sheet.data) : null;
  return {
    tab: isApprovalTab(named) ? named : isOrderAlone ? ofOrder : 'open',
    orderId,
    to: (tab, toOrder) => addressOf(query, tab, toOrder),
  };
}
