import { Skeleton } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { FailureState } from '../../ui/failure-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
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
    if (problem === 'EXPIRED_CODE') return <LinkState state="expired" />;
    if (problem !== undefined && LINK_PROBLEMS.has(problem)) return <LinkState state="invalid" />;
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
const LINK_PROBLEMS: ReadonlySet<string> = new Set(['INVALID_CODE', 'INVALID_INPUT', 'NOT_FOUND']);

function LinkState({ state }: { readonly state: 'invalid' | 'expired' }) {
  const { t } = useTranslation(['manufacturer', 'app']);
  return (
    <div className={classes['state']}>
      <title>{t('app:pageTitle', { page: t(`manufacturer:${state}.title`) })}</title>
      <PageTitle title={t(`manufacturer:${state}.title`)} />
      <Notice tone="warn">{t(`manufacturer:${state}.text`)}</Notice>
    </div>
  );
}
