import type { EmployerOrderItem } from '@stromwandel/api-spec';
import { useSearchParams } from 'react-router';
import { approvalTab, isApprovalTab, type ApprovalTab } from './approval-tab.ts';

interface Selection {
  readonly tab: ApprovalTab;
  /** Number of the order in the address; null when there is none. */
  readonly orderId: number | null;
  /** What is looked for. */
  readonly search: string;
  /** Address of a tab, with or without an order. */
  readonly to: (tab: ApprovalTab, orderId?: number) => string;
}

function address(search: string, tab: ApprovalTab, orderId?: number): string {
  const query = new URLSearchParams({ tab, ...(search !== '' && { q: search }) });
  if (orderId !== undefined) query.set('order', String(orderId));
  return `?${query.toString()}`;
}

/** Tab and order of the address. Without a tab, the order's own is shown: links in mails name the order alone. */
export function useApprovalSelection(orders: readonly EmployerOrderItem[]): Selection {
  const [query] = useSearchParams();
  const order = query.get('order') ?? '';
  const search = query.get('q') ?? '';
  const orderId = /^[1-9]\d{0,14}$/.test(order) ? Number(order) : null;
  const known = orders.find(({ id }) => id === orderId);
  const tab = query.get('tab');
  return {
    tab: isApprovalTab(tab) ? tab : ((known && approvalTab(known)) ?? 'open'),
    orderId,
    search,
    to: (tab, orderId) => address(search, tab, orderId),
  };
}
