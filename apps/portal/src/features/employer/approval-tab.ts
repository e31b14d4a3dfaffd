import type { EmployerOrderItem } from '../../api/replies.ts';

export const APPROVAL_TABS = ['open', 'approved', 'ended'] as const;
export type ApprovalTab = (typeof APPROVAL_TABS)[number];

/** The part of the queue that a tab shows. */
export const PART_OF = { open: 'OPEN', approved: 'APPROVED', ended: 'ENDED' } as const;

/** Where approved orders can stand. */
export const APPROVED_STAGES = [
  'WITH_PROVIDER',
  'WITH_MANUFACTURER',
  'READY_FOR_HANDOVER',
  'ACTIVE',
] as const satisfies readonly EmployerOrderItem['stage'][];

/** The tab that lists an order. */
export function approvalTab({ stage }: Pick<EmployerOrderItem, 'stage'>): ApprovalTab {
  if (stage === 'ENDED') return 'ended';
  return APPROVED_STAGES.some((one) => one === stage) ? 'approved' : 'open';
}

export function isApprovalTab(text: string | null): text is ApprovalTab {
  return APPROVAL_TABS.some((tab) => tab === text);
}
