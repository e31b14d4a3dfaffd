import { useTranslation } from '../../i18n/use-translation.ts';
import { SheetHead } from './sheet-head.tsx';
import { LeaseOverview } from './lease-overview.tsx';
import { EmployerDamages } from './employer-damages.tsx';
import { LicencePart } from './licence-part.tsx';
import classes from './fleet.module.css';
import type { EmployerLease } from './fleet-lease.ts';

/** What an employer sees of a lease. */
export function EmployerSheet({ lease }: { readonly lease: EmployerLease }) {
  const { t } = useTranslation('fleet');
  const decides = lease.damages.some(({ excess }) => excess?.state === 'PROPOSED');
  return (
    <>
      <SheetHead lease={lease} />
      <LeaseOverview lease={lease} {...(decides && { turn: t('turn.decideExcess') })} />
      <div className={classes['below']}>
        <LicencePart compact lease={lease} />
        <EmployerDamages lease={lease} />
      </div>
    </>
  );
}
