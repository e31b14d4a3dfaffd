import { Skeleton } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { SupportLine } from './support-line.tsx';
import { FailureState } from '../ui/failure-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { useProblemText } from './use-problem-text.ts';

/** What the query library says of a reply, as far as it matters here. */
export interface Loadable<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface LoadStateProps<Data> {
  readonly query: Loadable<Data>;
  /** Title of the message when nothing could be loaded. */
  readonly failed: string;
  /** Said to screen readers while it is on its way. */
  readonly label?: string;
  /** In the shape of what is coming. */
  readonly skeleton?: ReactNode;
  /** Whether the page's heading comes with the data. */
  readonly page?: boolean;
  /** Stands above as long as the data are missing, which bring a heading of their own. */
  readonly heading?: ReactNode;
  /** Stands there when the server knows no such thing. */
  readonly missing?: ReactNode;
  /** Shown instead of the failure where another try changes nothing; undefined where it might succeed. */
  readonly refused?: (error: Error) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what was loaded, or that it is on its way, or that it failed and how to try again. */
export function LoadState<Data>({
  query,
  failed,
  label,
  skeleton = <Skeleton height={320} radius={18} />,
  page = false,
  heading,
  missing,
  refused,
  children,
}: LoadStateProps<Data>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  // A reply's page is drawn in steps that give way to touches; until the last one, its shape stands there.
  const drawn = useDeferredValue(query.data !== undefined);
  const loading = (
    <>
      {heading}
      <LoadingState page={page} label={label ?? t('loading')}>
        {skeleton}
      </LoadingState>
    </>
  );
  if (query.data !== undefined) return drawn ? children(query.data) : loading;
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  if (isMissing && missing !== undefined) return missing;
  const refusal = query.error === null ? undefined : refused?.(query.error);
  if (refusal !== undefined) return refusal;
  if (query.isError) {
    return (
      <>
        {heading}
        <FailureState
          page={page}
          title={failed}
          retryLabel={t('retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {problemText(query.error)}
          <SupportLine />
        </FailureState>
      </>
    );
  }
  return loading;
}
