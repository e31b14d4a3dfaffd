import { Button } from '@mantine/core';
import { toCents, toEuro, type LeasePackageReply } from '@stromwandel/api-spec';
import { estimatedNetRate } from '@stromwandel/catalogue';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { RateDock } from '../../ui/rate-dock.tsx';
import type { Order } from './use-order.ts';

interface PriceDockProps {
  readonly leasePackage: LeasePackageReply | undefined;
  readonly order: Order;
  /** The person's salary data give no price for the package. */
  readonly noPrice: boolean;
}

/** Rate and action at the bottom of small screens. */
export function PriceDock({ leasePackage, order, noPrice }: PriceDockProps) {
  const { t } = useTranslation('vehicle');
  const { euro } = useFormat();
  if (leasePackage === undefined) return null;
  const { userPrice, totalMonthlyGrossCostEur } = leasePackage;
  const rateEur = userPrice ?? toEuro(estimatedNetRate(toCents(totalMonthlyGrossCostEur)));
  return (
    <RateDock
      label={t(noPrice ? 'dock.withoutSalary' : 'dock.label')}
      amount={euro(rateEur)}
      approximate={userPrice === null ? t('rate.approximately') : undefined}
    >
      <Button disabled={order.obstacle !== null} loading={order.pending} onClick={order.place}>
        {t('dock.button')}
      </Button>
    </RateDock>
  );
}
