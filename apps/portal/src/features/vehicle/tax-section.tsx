import { Skeleton } from '@mantine/core';
import type { TaxResultReply } from '@stromwandel/api-spec';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LimitNotices } from '../../payslip/limit-notices.tsx';
import { PayslipComparison } from '../../payslip/payslip-comparison.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** The payslip before and after, line by line. */
export function TaxSection({ tax }: { readonly tax: UseQueryResult<TaxResultReply> }) {
  const { t } = useTranslation(['vehicle', 'app']);
  const problemText = useProblemText();
  return (
    <SectionCard title={t('vehicle:tax.title')} description={t('vehicle:tax.lead')}>
      {tax.isPending && (
        <LoadingState label={t('app:loading')}>
          <Skeleton height={200} />
        </LoadingState>
      )}
      {tax.isError && (
        <FailureState
          title={t('vehicle:tax.failed')}
          retryLabel={t('app:retry')}
          onRetry={() => void tax.refetch()}
          retrying={tax.isFetching}
        >
          {problemText(tax.error)}
        </FailureState>
      )}
      {tax.data && (
        <>
          <LimitNotices {...tax.data} />
          <ReadMore height={200} showLabel={t('vehicle:tax.show')} hideLabel={t('vehicle:showLess')}>
            <PayslipComparison result={tax.data} />
          </ReadMore>
        </>
      )}
    </SectionCard>
  );
}
