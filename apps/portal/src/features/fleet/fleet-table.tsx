import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { monthsLeft } from '../../format/months-left.ts';
import { useFormat } from '../../format/use-format.ts';
import tableClasses from '../../product/desk/desk-table.module.css';
import { personName } from '../../product/desk/person-name.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import rowClasses from '../../product/query-table/row-table.module.css';
import { RowTable } from '../../product/query-table/row-table.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import type { FleetItem } from './fleet-lease.ts';
import { LeaseBadge } from './lease-badge.tsx';
import classes from './fleet.module.css';

interface FleetTableProps {
  readonly leases: readonly FleetItem[];
  readonly addressOf: (leaseId: number) => string;
}

/** The leases of a page; on phones as cards. */
export function FleetTable({ leases, addressOf }: FleetTableProps) {
  const { t } = useTranslation('fleet');
  const hasEmployers = leases.some(({ tenantName }) => tenantName !== undefined);
  if (leases.length === 0) return <output className={classes['none']}>{t('noMatch')}</output>;
  return (
    <div className={classes['table']} data-card>
      <RowTable
        label={t('table')}
        rows={leases}
        rowKey={({ id }) => id}
        columns={[
          {
            title: t('columns.car'),
            cell: (lease) => (
              <span className={classes['withPicture']}>
                <span className={tableClasses['picture']}>
                  <VehicleStage size="bare" photoUrl={lease.vehicle.mainPhotoUrl} alt="" />
                </span>
                <Car lease={lease} to={addressOf(lease.id)} />
              </span>
            ),
          },
          { title: t('columns.person'), cell: ({ employee }) => personName(employee) },
          ...(hasEmployers
            ? [{ title: t('columns.employer'), cell: ({ tenantName }: FleetItem) => tenantName }]
            : []),
          { title: t('columns.end'), cell: (lease) => <End lease={lease} /> },
          { title: t('columns.state'), cell: (lease) => <State lease={lease} /> },
        ]}
        card={(lease) => (
          <>
            <div className={rowClasses['line']}>
              <Car lease={lease} to={addressOf(lease.id)} />
              <LeaseBadge lease={lease} />
            </div>
            <p className={rowClasses['quiet']}>
              {[personName(lease.employee), lease.tenantName].filter(Boolean).join(', ')}
            </p>
            <End lease={lease} />
          </>
        )}
      />
    </div>
  );
}

function Car({ lease, to }: { readonly lease: FleetItem; readonly to: string }) {
  const { t } = useTranslation('fleet');
  return (
    <span className={classes['stack']}>
      <Link to={to} className={tableClasses['link']}>
        {lease.plate ?? t('noPlate')}
      </Link>
      <span className={rowClasses['quiet']}>{vehicleName(lease.vehicle)}</span>
    </span>
  );
}

/** The state, with the first thing that is due. */
function State({ lease }: { readonly lease: FleetItem }) {
  const { t } = useTranslation('fleet');
  const [task] = lease.tasks;
  return (
    <span className={classes['state']}>
      <LeaseBadge lease={lease} />
      {task !== undefined && <span className={rowClasses['quiet']}>{t(`tasks.${task}`)}</span>}
    </span>
  );
}

function End({ lease }: { readonly lease: FleetItem }) {
  const { t } = useTranslation('fleet');
  const { date } = useFormat();
  const { lastDay, daysLeft, durationMonths, overdueDays } = lease;
  const months = daysLeft === null ? null : monthsLeft(daysLeft);
  if (lastDay === null) {
    return <span className={rowClasses['quiet']}>{t('beforeHandover', { months: durationMonths })}</span>;
  }
  return (
    <span className={classes['stack']}>
      <span>{date(lastDay)}</span>
      {daysLeft !== null && overdueDays === 0 && (
        <span className={rowClasses['quiet']}>
          {months === null ? t('daysLeft', { count: daysLeft }) : t('monthsLeft', { count: months })}
        </span>
      )}
    </span>
  );
}
