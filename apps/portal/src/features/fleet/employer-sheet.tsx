import { useTranslation } from '../../i18n/use-translation.ts';
import { personName } from '../../product/desk/person-name.ts';
import { SheetHead } from './sheet-head.tsx';
import { LeaseOverview } from './lease-overview.tsx';
import { EmployerDamages } from './employer-damages.tsx';
import { LicencePart } from './licence-part.tsx';
import classes from './fleet.module.css';
import type { EmployerLease } from './fleet-lease.ts';

/** What an employer sees of a lease. */
export function EmployerSheet({ lease }: { readonly lease: EmployerLease }) {
  const { t } = useTranslation('fleet');
  const driver = personName(lease.employee);
  const decided = lease.damages.filter(({ excess }) => excess?.state !== 'PROPOSED');
  const open = lease.damages.filter(({ excess }) => excess?.state === 'PROPOSED');
  return (
    <>
      <SheetHead lease={lease} />
      {/* What waits for the reader comes first, then what is forbidden. */}
      <div className={classes['columns']}>
        <EmployerDamages damages={open} driver={driver} />
        {lease.mustNotDrive && <LicencePart compact lease={lease} />}
        <LeaseOverview lease={lease} {...(open.length > 0 && { turn: t('turn.decideExcess') })} />
        {!lease.mustNotDrive && <LicencePart compact lease={lease} />}
        <EmployerDamages damages={decided} driver={driver} />
      </div>
    </>
  );
}
