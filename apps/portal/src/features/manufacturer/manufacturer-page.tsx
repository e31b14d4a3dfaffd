import { Skeleton } from '@mantine/core';
import { ApiError, type ProblemCode } from '@stromwandel/api-spec';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { FailureState } from '../../ui/failure-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { LinkState } from './link-state.tsx';
import { ManufacturerOrder } from './manufacturer-order.tsx';
import classes from './manufacturer-page.module.css';

/** What the manufacturer sees behind the one-time link: the car and the dates, without an account. */
export default function ManufacturerPage() {
  const { t } = useTranslation(['manufacturer', 'app']);
  const problemText = useProblemText();
  const { code = '' } = useParams();
  const order = useApiQuery('getManufacturerOrder', { params: { code } });
  // What was loaded stays in the page also when the link is used up meanwhile.
  if (order.data !== undefined) return <ManufacturerOrder code={code} order={order.data} />;
  if (order.isError) {
    const problem = order.error instanceof ApiError ? order.error.problem?.code : undefined;
    const state = problem && LINK_STATES[problem];
    if (state) return <LinkState code={code} state={state} />;
    return (
      <div className={classes['state']}>
        <FailureState
          page
          title={t('manufacturer:failed')}
          retryLabel={t('app:retry')}
          onRetry={() => void order.refetch()}
          retrying={order.isFetching}
        >
          {problemText(order.error)}
        </FailureState>
      </div>
    );
  }
  return (
    <LoadingState page label={t('manufacturer:loading')}>
      <Skeleton height={44} width={360} mt={36} mb={40} />
      <Skeleton height={420} radius={22} />
    </LoadingState>
  );
}

/** Answers that speak of the link, not of the way to the server. */
const LINK_STATES: Readonly<Partial<Record<ProblemCode, ComponentProps<typeof LinkState>['state']>>> = {
  INVALID_CODE: 'invalid',
  INVALID_INPUT: 'invalid',
  NOT_FOUND: 'invalid',
  EXPIRED_CODE: 'expired',
  USED_CODE: 'used',
  REPLACED_CODE: 'replaced',
  ORDER_ENDED: 'ended',
};
