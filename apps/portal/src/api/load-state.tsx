import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../ui/failure-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { useProblemText } from './use-problem-text.ts';

interface LoadStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Title of the message when nothing could be loaded. */
  readonly failed: string;
  /** Said to screen readers while it is on its way. */
  readonly label?: string;
  /** In the shape of what is coming. */
  readonly skeleton?: ReactNode;
  /** Whether the page's heading comes with the data. */
  readonly page?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what was loaded, or that it is on its way, or that it failed and how to try again. */
export function LoadState<Data>({
  query,
  failed,
  label,
  skeleton = <Skeleton height={320} radius={18} />,
  page = false,
  children,
}: LoadStateProps<Data>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <FailureState
        page={page}
        title={failed}
        retryLabel={t('retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {problemText(query.error)}
      </FailureState>
    );
  }
  return (
    <LoadingState page={page} label={label ?? t('loading')}>
      {skeleton}
    </LoadingState>
  );
}
