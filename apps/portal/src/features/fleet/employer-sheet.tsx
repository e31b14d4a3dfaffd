import { SheetHead } from './sheet-head.tsx';
import { LeaseOverview } from './lease-overview.tsx';
import { EmployerDamages } from './employer-damages.tsx';
import type { EmployerLease } from './fleet-lease.ts';

/** What an employer sees of a lease. */
export function EmployerSheet({ lease }: { readonly lease: EmployerLease }) {
  return (
    <>
      <SheetHead lease={lease} />
      <LeaseOverview lease={lease} />
      <EmployerDamages lease={lease} />
    </>
  );
}
