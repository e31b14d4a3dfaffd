import { Button, Skeleton } from '@mantine/core';
import type { Reading } from '@stromwandel/api-spec';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQueryKey } from '../api/api-query-key.ts';
import { useApiCall } from '../api/api-context.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { useFormat } from '../format/use-format.ts';
import { FailureState } from '../ui/failure-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import classes from './own-account.module.css';

function ReadingItem({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation('security');
  const { dateTime } = useFormat();
  const { at, role, action, orderId } = reading;
  const what =
    action === 'DOCUMENT_READ'
      ? t('readings.document', { order: orderId })
      : action === 'PAYROLL_READ'
        ? t('readings.payroll', { order: orderId })
        : orderId === null
          ? t('readings.data')
          : t('readings.sheet', { order: orderId });
  return (
    <li className={classes['item']}>
      <div>
        <strong className={classes['name']}>
          {t(role === 'TENANT_ADMIN' ? 'readings.employer' : 'readings.provider')}
        </strong>
        <p className={classes['hint']}>
          {what}
          <br />
          <time dateTime={at}>{dateTime(at)}</time>
        </p>
      </div>
    </li>
  );
}

/** Who else looked at the person's data, newest first. */
export function ReadingsSection() {
  const { t: app } = useTranslation();
  const { t } = useTranslation('security');
  const problemText = useProblemText();
  const call = useApiCall();
  const pages = useInfiniteQuery({
    queryKey: apiQueryKey('listReadings'),
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('listReadings', { query: pageParam === '' ? {} : { before: pageParam } }),
    getNextPageParam: ({ next }) => (next === null ? undefined : String(next)),
  });
  const readings = pages.data?.pages.flatMap((page) => page.readings) ?? [];
  return (
    <SectionCard title={t('readings.title')} description={t('readings.description')}>
      {pages.isPending && (
        <LoadingState label={app('loading')}>
          <Skeleton height={80} radius="lg" />
        </LoadingState>
      )}
      {pages.isError && (
        <FailureState
          title={t('readings.failed')}
          retryLabel={app('retry')}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        >
          {problemText(pages.error)}
        </FailureState>
      )}
      {pages.data && readings.length === 0 && <p>{t('readings.none')}</p>}
      {readings.length > 0 && (
        <ul className={classes['list']}>
          {readings.map((reading) => (
            <ReadingItem key={reading.id} reading={reading} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <div>
          <Button
            variant="default"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('readings.more')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
