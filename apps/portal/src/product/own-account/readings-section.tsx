import { Button, Skeleton } from '@mantine/core';
import type { Reading } from '@stromwandel/api-spec';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { useApiCall } from '../../api/api-context.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
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
        : action === 'TRIP_DAYS_READ'
          ? t('readings.tripDays', { order: orderId })
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
  const { t } = useTranslation('security');
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
      <LoadState query={pages} failed={t('readings.failed')} skeleton={<Skeleton height={80} radius="lg" />}>
        {() =>
          readings.length === 0 ? (
            <p>{t('readings.none')}</p>
          ) : (
            <ul className={classes['list']}>
              {readings.map((reading) => (
                <ReadingItem key={reading.id} reading={reading} />
              ))}
            </ul>
          )
        }
      </LoadState>
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
