import { Skeleton } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/use-problem-text.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { FailureState } from '../../ui/failure-state.tsx';

interface OrderLoadStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what was loaded, or that it is loading, failed, or does not exist for this person. */
export function OrderLoadState<Data>({ query, children }: OrderLoadStateProps<Data>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  // Also when it was shown a moment ago: it may have been deleted in another window.
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <FailureState
        title={t('form.failed')}
        retryLabel={t('retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {problemText(query.error)}
      </FailureState>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton height={44} width={360} mt={34} mb={26} radius={10} />
      <Skeleton height={420} radius={22} />
    </div>
  );
}
