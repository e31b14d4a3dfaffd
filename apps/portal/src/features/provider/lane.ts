import type { ProviderOrderItem } from '@stromwandel/api-spec';

/** What the provider has to do or to wait for, in the order of the way. */
export const LANES = ['toOrder', 'toConfirm', 'inDelivery', 'toHandOver'] as const;
export type Lane = (typeof LANES)[number];

/** The lane of an order; null when others have to act or nothing is left to do. */
export function laneOf({
  stage,
  deliveryWeek,
}: Pick<ProviderOrderItem, 'stage' | 'deliveryWeek'>): Lane | null {
  switch (stage) {
    case 'WITH_PROVIDER':
      return 'toOrder';
    case 'WITH_MANUFACTURER':
      return deliveryWeek === null ? 'toConfirm' : 'inDelivery';
    case 'READY_FOR_HANDOVER':
      return 'toHandOver';
    case 'WITH_EMPLOYEE':
    case 'WITH_EMPLOYER':
    case 'ACTIVE':
    case 'ENDED':
      return null;
  }
}
