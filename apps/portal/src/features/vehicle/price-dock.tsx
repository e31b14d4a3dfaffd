import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import type { LeasePackageReply } from '../../api/replies.ts';
import { paths } from '../../navigation/paths.ts';
import { CurrentProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import { useRateText } from '../../rates/use-rate-text.ts';
import { useAuthData } from '../../session/session-context.ts';
import { RateDock } from '../../ui/rate-dock.tsx';
import { packageRate } from '../../rates/package-rate.ts';
import { PRICE_PANEL_ID } from './price-panel.tsx';
import { lacksOnlyAddress, type Order } from './use-order.ts';

interface PriceDockProps {
  readonly vehicleId: number;
  readonly leasePackage: LeasePackageReply | undefined;
  readonly order: Order;
  /** The person's salary data give no price for the package. */
  readonly noPrice: boolean;
}

/** Rate and action at the bottom of small screens. */
export function PriceDock({ vehicleId, leasePackage, order, noPrice }: PriceDockProps) {
  const { t } = useTranslation('vehicle');
  const rateText = useRateText();
  const visitor = useAuthData() === null;
  const { pathname, search } = useLocation();
  if (leasePackage === undefined) return null;
  const rate = packageRate(leasePackage);
  const isEstimated = visitor || order.obstacle === 'NO_SALARY_DATA' || rateText.approximate(rate);
  return (
    <RateDock
      label={t(noPrice ? 'dock.withoutSalary' : isEstimated ? 'dock.estimated' : 'dock.label')}
      mark={<CurrentProvisionalChip />}
      amount={rateText.rate(rate)}
      approximate={rateText.approximate(rate) ? t('rate.approximately') : undefined}
    >
      {visitor ? (
        <Button component={Link} to={paths.calculator(vehicleId)}>
          {t('dock.salary')}
        </Button>
      ) : order.obstacle === 'NO_SALARY_DATA' ? (
        <Button component={Link} to={paths.salary(pathname + search)}>
          {t('dock.salary')}
        </Button>
      ) : lacksOnlyAddress(order.missing) ? (
        // What else is missing has its own ways beside the price.
        <Button onClick={() => order.askAddress(true)}>{t('dock.missing')}</Button>
      ) : order.obstacle === null || order.obstacle === 'NOT_KNOWN_YET' ? (
        <Button disabled={order.obstacle !== null} loading={order.pending} onClick={order.place}>
          {t('dock.button')}
        </Button>
      ) : (
        <Button onClick={() => document.getElementById(PRICE_PANEL_ID)?.focus()}>{t('dock.why')}</Button>
      )}
    </RateDock>
  );
}
