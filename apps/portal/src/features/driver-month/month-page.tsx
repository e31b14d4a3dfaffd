import { Skeleton } from '@mantine/core';
import { calendarDate } from '@stromwandel/kernel';
import { useParams, useSearchParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { monthToReport } from '../../product/driver-month/month-to-report.ts';
import { LastState } from '../../product/lease-draft/last-state.tsx';
import { useKeptReplies } from '../../product/lease-draft/use-kept-replies.ts';
import { useOwner } from '../../product/lease-draft/use-owner.ts';
import { MonthView } from './month-view.tsx';

/** What this page shows without a connection. */
const OFFLINE_REPLIES = ['listOwnLeases', 'getDriverMonth', 'getCommuteComparison', 'getMe'] as const;

/** A month of the own car: trips to work and electricity charged at home. */
export default function MonthPage() {
  const { t } = useTranslation(['month', 'app']);
  const { leaseId = '' } = useParams();
  const leases = useApiQuery('listOwnLeases', {});
  useKeptReplies(useOwner(), OFFLINE_REPLIES);
  return (
    <>
      <title>{t('app:pageTitle', { page: t('month:pageTitle') })}</title>
      <LoadState
        query={leases}
        failed={t('month:failed')}
        label={t('month:loading')}
        heading={<PageTitle title={t('month:pageTitle')} />}
        skeleton={<Skeleton height={420} radius={22} />}
      >
        {(loaded) => {
          const lease = loaded.find(({ id }) => String(id) === leaseId);
          if (!lease) return <NotFound />;
          if (lease.handedOverOn === null) return <NotYet />;
          return <MonthOfLease leaseId={leaseId} from={lease.handedOverOn} until={lease.returnedOn} />;
        }}
      </LoadState>
    </>
  );
}

function NotYet() {
  const { t } = useTranslation('month');
  return <PageTitle title={t('pageTitle')} lead={t('notYet')} />;
}

interface MonthOfLeaseProps {
  readonly leaseId: string;
  readonly from: string;
  readonly until: string | null;
}

function MonthOfLease({ leaseId, from, until }: MonthOfLeaseProps) {
  const { t } = useTranslation('month');
  const [query] = useSearchParams();
  const today = useToday();
  const last = until !== null && until < today ? calendarDate(until) : today;
  const month = query.get('month') ?? monthToReport(last, calendarDate(from));
  const loaded = useApiQuery(
    'getDriverMonth',
    { params: { leaseId, month } },
    // What is entered here does not wait for the server.
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <>
      <LastState query={loaded} />
      <LoadState
        query={loaded}
        failed={t('failed')}
        label={t('loading')}
        heading={<PageTitle title={t('pageTitle')} />}
        skeleton={<Skeleton height={420} radius={22} />}
        missing={<NotFound />}
      >
        {(data) => (
          <MonthView key={`${data.month}/${data.reportedAt}`} leaseId={Number(leaseId)} data={data} />
        )}
      </LoadState>
    </>
  );
}
