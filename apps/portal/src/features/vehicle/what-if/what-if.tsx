import { Skeleton } from '@mantine/core';
import { inEuros } from '@stromwandel/api-spec';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LeasePackageReply, VehicleDetailReply } from '../../../api/replies.ts';
import { bothOf } from '../../../api/both-of.ts';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { WhatIfForm } from './what-if-form.tsx';

interface WhatIfProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
}

/** Reads what the calculation starts from: the person's own figures and the terms of today. */
export function WhatIf({ vehicle, leasePackage }: WhatIfProps) {
  const { t } = useTranslation('vehicle');
  const info = useApiQuery('getUserInfo', {});
  const terms = useApiQuery('getPricingTerms', {});
  return (
    <LoadState
      query={bothOf(info, terms)}
      failed={t('whatIf.failed')}
      skeleton={<Skeleton height={320} mt={22} />}
    >
      {([{ salaryInfo }, today]) =>
        salaryInfo && (
          <WhatIfForm
            // Another package starts again from the person's own figures.
            key={leasePackage.id}
            salary={inEuros(salaryInfo)}
            terms={today}
            vehicle={vehicle}
            leasePackage={leasePackage}
          />
        )
      }
    </LoadState>
  );
}
