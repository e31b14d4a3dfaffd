import { Skeleton } from '@mantine/core';
import { inEuros } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import type { LeasePackageReply, VehicleDetailReply } from '../../api/replies.ts';
import { bothOf } from '../../api/both-of.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { LaterInBrowser } from '../../product/later-benefits/later-in-browser.tsx';
import { pricedCarOf } from './priced-car-of.ts';

interface LaterOfCarProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
}

/** Reads what the panel is computed from: the person's own figures and the terms of today. */
export function LaterOfCar({ vehicle, leasePackage }: LaterOfCarProps) {
  const { t } = useTranslation('vehicle');
  const info = useApiQuery('getUserInfo', {});
  const terms = useApiQuery('getPricingTerms', {});
  return (
    <LoadState
      query={bothOf(info, terms)}
      failed={t('whatIf.failed')}
      skeleton={<Skeleton height={640} radius={22} />}
    >
      {([{ salaryInfo }, today]) =>
        salaryInfo && (
          <LaterInBrowser
            salary={inEuros(salaryInfo)}
            car={pricedCarOf(vehicle, leasePackage)}
            terms={today}
            running={vehicle.runningCars}
          />
        )
      }
    </LoadState>
  );
}
