import { ApiError } from '@stromwandel/api-spec';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';

interface OrderLoadStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Whether the page's heading comes with the data. */
  readonly page?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what was loaded, or that it is loading, failed, or does not exist for this person. */
export function OrderLoadState<Data>({ query, page = true, children }: OrderLoadStateProps<Data>) {
  const { t } = useTranslation();
  // Also when it was shown a moment ago: it may have been deleted in another window.
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound what="order" />;
  return (
    <LoadState
      query={query}
      page={page}
      failed={t('form.failed')}
      skeleton={page ? <PageSkeleton /> : undefined}
    >
      {children}
    </LoadState>
  );
}
