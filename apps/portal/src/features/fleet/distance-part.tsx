import { DistanceCard } from '../../product/lease-distance/distance-card.tsx';
import type { ProviderLease } from './fleet-lease.ts';

/** The kilometres of a leased car, as its driver reported them. */
export function DistancePart({ lease }: { readonly lease: ProviderLease }) {
  return <DistanceCard leaseId={lease.id} />;
}
