import type { EmployerOrderItem } from '@stromwandel/api-spec';

export const APPROVAL_TABS = ['open', 'approved', 'ended'] as const;
export type ApprovalTab = (typeof APPROVAL_TABS)[number];

/** The tab an order stands in; null while it is still with the employee. */
export function approvalTab({ stage }: Pick<EmployerOrderItem, 'stage'>): ApprovalTab | null {
  switch (stage) {
    case 'WITH_EMPLOYEE':
      return null;
    case 'WITH_EMPLOYER':
      return 'open';
    case 'WITH_PROVIDER':
    case 'WITH_MANUFACTURER':
    case 'READY_FOR_HANDOVER':
    case 'ACTIVE':
      return 'approved';
    case 'ENDED':
      return 'ended';
  }
}

export function isApprovalTab(text: string | null): text is ApprovalTab {
  return APPROVAL_TABS.some((tab) => tab === text);
}
