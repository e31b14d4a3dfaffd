import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useSearchParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { paths } from '../../navigation/paths.ts';
import { ChoiceFilter } from '../../product/desk/choice-filter.tsx';
import { isFormer, LastState } from '../../product/lease-draft/last-state.tsx';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BrokenLimits } from './broken-limits.tsx';
import { CarData } from './car-data.tsx';
import { CarStage } from './car-stage.tsx';
import { Contacts } from './contacts.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { FineTask } from './fines/fine-task.tsx';
import { FINES_PART } from './fines/own-fine.ts';
import { OwnFines } from './fines/own-fines.tsx';
import { LicenceTask } from './licence/licence-task.tsx';
import { LICENCE_PART } from './licence/own-licence.ts';
import { OwnLicence } from './licence/own-licence-part.tsx';
import { WaitingThings } from './offline/waiting-things.tsx';
import { useOfflinePages } from './offline/use-offline-pages.ts';
import { FollowUpCard } from './follow-up-card.tsx';
import { LeaseAppointment } from './lease-appointment.tsx';
import { LeaseDistance } from './lease-distance.tsx';
import { LeaseDocuments } from './lease-documents.tsx';
import { LeaseEnd } from './lease-end.tsx';
import { LeaseHistory } from './lease-history.tsx';
import { LeaseOutlook } from './lease-outlook.tsx';
import { LeaseTask } from './lease-task.tsx';
import { MonthTask, useMissingMonth } from './month-task.tsx';
import { isForbidden } from '../../product/licence/lease-drivers.ts';
import { APPOINTMENT_PART, openExtension } from './own-extension.ts';
import type { OwnLease } from './own-lease.ts';
import { PackageCard } from './package-card.tsx';
import { RateCard } from './rate-card.tsx';
import classes from './car-page.module.css';

/** The leased car of an employee, from the delivery to the closed account; title and tabs belong to the profile's frame. */
export default function CarPage() {
  const { t } = useTranslation(['lease', 'app']);
  const leases = useApiQuery('listOwnLeases', {});
  useOfflinePages(leases.data);
  return (
    <>
      <title>{t('app:pageTitle', { page: t('lease:title') })}</title>
      <LastState query={leases} />
      <LoadState
        query={leases}
        failed={t('lease:failed')}
        label={t('lease:loading')}
        skeleton={<Skeleton height={420} radius={22} />}
      >
        {(loaded) => <Cars leases={loaded} isFormer={isFormer(leases)} />}
      </LoadState>
    </>
  );
}

interface CarsProps {
  readonly leases: readonly OwnLease[];
  /** They are what this browser loaded last. */
  readonly isFormer: boolean;
}

function Cars({ leases, isFormer: isFormerState }: CarsProps) {
  const { t } = useTranslation('lease');
  const [query] = useSearchParams();
  const [first] = leases;
  if (!first) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <Button component={Link} to={paths.orders()}>
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  const lease = leases.find(({ id }) => String(id) === query.get('lease')) ?? first;
  if (query.get('part') === FINES_PART) return <OwnFines leaseId={lease.id} />;
  if (query.get('part') === LICENCE_PART) return <OwnLicence leaseId={lease.id} />;
  return (
    <>
      {leases.length > 1 && <CarChoice leases={leases} first={first} />}
      <LeaseOverview key={lease.id} lease={lease} isFormer={isFormerState} />
    </>
  );
}

function CarChoice({ leases, first }: { readonly leases: readonly OwnLease[]; readonly first: OwnLease }) {
  const { t } = useTranslation('lease');
  const nameOf = (lease: OwnLease) => [vehicleName(lease.vehicle), lease.plate].filter(Boolean).join(', ');
  return (
    <div className={classes['choice']}>
      <ChoiceFilter
        parameter="lease"
        label={t('choose')}
        anyLabel={nameOf(first)}
        options={leases.slice(1).map((lease) => ({ value: String(lease.id), label: nameOf(lease) }))}
      />
    </div>
  );
}

interface LeaseOverviewProps {
  readonly lease: OwnLease;
  readonly isFormer: boolean;
}

/** The parts of the page of a lease. */
function LeaseOverview({ lease, isFormer: isFormerState }: LeaseOverviewProps) {
  const params = { leaseId: String(lease.id) };
  const drivers = useApiQuery('listDrivers', { params }, { enabled: lease.state === 'ACTIVE' });
  const licence = drivers.data?.licence ?? null;
  // That nothing is due does not stand below a check that is.
  const hasTask = lease.tasks.length > 0 || licence === null || licence.standing === 'VALID';
  const missing = useMissingMonth(lease);
  // An offer to stay comes before the way back, which can be opened beside it.
  const isStaying = lease.endChoice === 'EXTEND' && openExtension(lease) !== null;
  const isRunning = lease.state === 'ACTIVE';
  const parts: LeaseParts = {
    urgent: (licence !== null && isForbidden(licence.standing)) || lease.brokenLimits.length > 0,
    tasks: (
      <>
        <WaitingThings leaseId={lease.id} />
        <BrokenLimits limits={lease.brokenLimits} />
        {lease.handedOverOn === null ? (
          <LeaseTask lease={lease} />
        ) : (
          <FineTask leaseId={lease.id} hasOther={lease.tasks.length > 0}>
            {hasTask && <LeaseTask lease={lease} hasOther={missing !== null} />}
          </FineTask>
        )}
        <MonthTask leaseId={lease.id} missing={missing} />
        <LicenceTask leaseId={lease.id} licence={licence} />
      </>
    ),
    extension: isRunning && <ExtensionCard lease={lease} />,
    rate: !['CANCELLED', 'RETURNED', 'CLOSED'].includes(lease.state) && (
      <RateCard lease={lease} isFormer={isFormerState} />
    ),
    distance: isRunning && <LeaseDistance leaseId={lease.id} />,
    actions: lease.handedOverOn !== null && lease.state !== 'CLOSED' && <CarActions lease={lease} />,
    end: (
      <>
        <FollowUpCard lease={lease} />
        <div id={APPOINTMENT_PART} className={classes['part']}>
          <LeaseAppointment lease={lease} folded={isStaying} />
        </div>
        <LeaseEnd lease={lease} folded={isStaying} />
      </>
    ),
    // A package is not changed for the last months.
    package: isRunning && !lease.endsSoon && <PackageCard lease={lease} />,
    outlook: isRunning && !isFormerState && <LeaseOutlook lease={lease} />,
  };
  return <Arranged lease={lease} parts={parts} />;
}

interface LeaseParts {
  /** Driving is forbidden, or too little pay is left: on a phone, that comes before the car. */
  readonly urgent: boolean;
  /** What is due. */
  readonly tasks: ReactNode;
  readonly extension: ReactNode;
  readonly rate: ReactNode;
  readonly distance: ReactNode;
  readonly actions: ReactNode;
  readonly end: ReactNode;
  readonly package: ReactNode;
  readonly outlook: ReactNode;
}

/** In one column what is due and used every week comes first, and what is looked up now and then is folded. */
function Arranged({ lease, parts }: { readonly lease: OwnLease; readonly parts: LeaseParts }) {
  const { t } = useTranslation('lease');
  const employer = <p className={classes['quiet']}>{t('employer', { name: lease.employerName })}</p>;
  if (useOneColumn()) {
    return (
      <div className={classes['stack']}>
        {parts.urgent && parts.tasks}
        <CarStage lease={lease} />
        {!parts.urgent && parts.tasks}
        {parts.extension}
        {parts.rate}
        {parts.distance}
        {parts.actions}
        {parts.end}
        {parts.package}
        <LeaseDocuments lease={lease} />
        <Contacts />
        {parts.outlook}
        <CarData lease={lease} folded />
        <LeaseHistory lease={lease} folded />
        {employer}
      </div>
    );
  }
  return (
    <div className={classes['columns']}>
      <div className={classes['stack']}>
        <CarStage lease={lease} />
        {parts.extension}
        {parts.distance}
        {parts.package}
        {parts.end}
        {parts.outlook}
      </div>
      <div className={classes['stack']}>
        {parts.tasks}
        {parts.rate}
        {parts.actions}
        <LeaseDocuments lease={lease} />
        <Contacts />
        <CarData lease={lease} />
        <LeaseHistory lease={lease} />
        {employer}
      </div>
    </div>
  );
}

/** Whether the page has one column; asked at once, so that the page does not change its form while it opens. */
function useOneColumn(): boolean {
  return useMediaQuery('(max-width: 1080px)', false, { getInitialValueInEffect: false });
}

/** Month and damage; after the return the last month alone, which is not the first thing to do then. */
function CarActions({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const isBack = lease.state === 'RETURNED';
  const month = (
    <Button component={Link} variant={isBack ? 'default' : 'filled'} to={paths.driverMonth(lease.id)}>
      {t('month')}
    </Button>
  );
  return (
    <div className={classes['actions']}>
      {month}
      {!isBack && (
        <Button component={Link} variant="default" to={paths.damage(lease.id)}>
          {t('damage.report')}
        </Button>
      )}
    </div>
  );
}
