import type { BoardLane, ProviderOrderItem } from '../../api/replies.ts';

/** The lane of an order; null when others have to act or nothing is left to do. */
export function laneOf({
  stage,
  deliveryWeek,
}: Pick<ProviderOrderItem, 'stage' | 'deliveryWeek'>): BoardLane | null {
  switch (stage) {
    case 'WITH_PROVIDER':
      return 'TO_ORDER';
    case 'WITH_MANUFACTURER':
      return deliveryWeek === null ? 'TO_CONFIRM' : 'IN_DELIVERY';
    case 'READY_FOR_HANDOVER':
      return 'TO_HAND_OVER';
    case 'WITH_EMPLOYEE':
    case 'WITH_EMPLOYER':
    case 'ACTIVE':
    case 'ENDED':
      return null;
  }
}
