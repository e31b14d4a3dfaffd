import { Skeleton } from '@mantine/core';
import type { LeasePackageReply, VehicleDetailReply } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useProblemText } from '../../../api/use-problem-text.ts';
import { FailureState } from '../../../ui/failure-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { WhatIfForm } from './what-if-form.tsx';

interface WhatIfProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
}

/** Reads what the calculation starts from: the person's own figures and the terms of today. */
export function WhatIf({ vehicle, leasePackage }: WhatIfProps) {
  const { t } = useTranslation(['vehicle', 'app']);
  const problemText = useProblemText();
  const info = useApiQuery('getUserInfo', {});
  const terms = useApiQuery('getPricingTerms', {});
  const error = info.error ?? terms.error;
  if (error !== null) {
    return (
      <FailureState
        title={t('vehicle:whatIf.failed')}
        retryLabel={t('app:retry')}
        retrying={info.isFetching || terms.isFetching}
        onRetry={() => void Promise.all([info.refetch(), terms.refetch()])}
      >
        {problemText(error)}
      </FailureState>
    );
  }
  if (!info.data?.salaryInfo || !terms.data) {
    return (
      <LoadingState label={t('app:loading')}>
        <Skeleton height={320} mt={22} />
      </LoadingState>
    );
  }
  return (
    <WhatIfForm
      // Another package starts again from the person's own figures.
      key={leasePackage.id}
      salary={info.data.salaryInfo}
      terms={terms.data}
      vehicle={vehicle}
      leasePackage={leasePackage}
    />
  );
}
