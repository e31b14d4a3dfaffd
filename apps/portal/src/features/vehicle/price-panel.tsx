import { Button, VisuallyHidden } from '@mantine/core';
import { toCents, toEuro, type LeasePackageReply, type VehicleDetailReply } from '@stromwandel/api-spec';
import { estimatedNetRate, savings } from '@stromwandel/catalogue';
import { useTranslation } from 'react-i18next';
import { useDeliveryText } from '../../format/use-delivery-text.ts';
import { useFormat } from '../../format/use-format.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { RateComparison } from '../../ui/rate-comparison.tsx';
import { SavingChip } from '../../ui/saving-chip.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { OrderMessages } from './order-messages.tsx';
import type { Order } from './use-order.ts';
import classes from './price-panel.module.css';

interface PricePanelProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply | undefined;
  readonly order: Order;
}

/** The rate of what is chosen, its measure, what it stands for, and the one action. */
export function PricePanel({ vehicle, leasePackage, order }: PricePanelProps) {
  const { t } = useTranslation('vehicle');
  const { euro, number, date } = useFormat();
  const today = useToday();
  const deliveryText = useDeliveryText();
  return (
    <aside className={classes['panel']} aria-label={t('panel.label')}>
      {leasePackage && <Rate leasePackage={leasePackage} />}
      {leasePackage && (
        <div className={classes['facts']}>
          <FactList
            facts={[
              {
                label: t('panel.rate'),
                value: t('panel.gross', { amount: euro(leasePackage.totalMonthlyGrossCostEur) }),
              },
              {
                label: t('panel.duration'),
                value: t('panel.months', { count: leasePackage.durationMonths }),
              },
              {
                label: t('panel.kilometers'),
                value: t('panel.perYear', { kilometers: number(leasePackage.kmPerYear) }),
              },
              {
                label: t(vehicle.demoPrice ? 'panel.demoPrice' : 'panel.listPrice'),
                value: euro(leasePackage.grossRetailPriceEur),
              },
              {
                label: t('panel.delivery'),
                value: deliveryText(vehicle.deliveryFromWeeks, vehicle.deliveryToWeeks),
              },
            ]}
          />
        </div>
      )}
      <OfferNotice vehicle={vehicle} />
      <OrderMessages order={order} vehicleId={vehicle.id} />
      <div className={classes['action']}>
        <Button fullWidth disabled={order.obstacle !== null} loading={order.pending} onClick={order.place}>
          {t('order.button')}
        </Button>
        <p className={classes['binding']}>{t('order.notBinding')}</p>
      </div>
      {leasePackage && (
        <p className={classes['note']}>
          {t(leasePackage.userPrice === null ? 'panel.noteEstimate' : 'panel.notePersonal', {
            date: date(today),
          })}
          {vehicle.demoPrice && ` ${t('panel.noteDemo')}`}
        </p>
      )}
      <div className={classes['included']}>
        <CheckList
          items={[
            { text: t('panel.included1'), included: true },
            { text: t('panel.included2'), included: true },
            { text: t('panel.included3'), included: true },
            { text: t('panel.notIncluded'), included: false },
          ]}
        />
      </div>
    </aside>
  );
}

function Rate({ leasePackage }: { readonly leasePackage: LeasePackageReply }) {
  const { t } = useTranslation('vehicle');
  const { euro, percent } = useFormat();
  const { userPrice, totalMonthlyGrossCostEur } = leasePackage;
  const personal = userPrice !== null;
  const rate = personal ? toCents(userPrice) : estimatedNetRate(toCents(totalMonthlyGrossCostEur));
  const comparisonEur = leasePackage.grossComparisonCostEur;
  const saved = savings(toCents(comparisonEur), rate);
  const amount = euro(toEuro(rate));
  const label = t(personal ? 'rate.personal' : 'rate.estimate');
  // Both rates stand rounded in the panel; their difference must be the one people compute themselves.
  const savingEur = Math.round(comparisonEur) - Math.round(toEuro(rate));
  return (
    <>
      <VisuallyHidden component="output" aria-live="polite">{`${label}: ${amount}`}</VisuallyHidden>
      <HeroRate
        size="panel"
        label={label}
        amount={amount}
        approximate={personal ? undefined : t('rate.approximately')}
      />
      <RateComparison
        rateEur={toEuro(rate)}
        comparisonEur={comparisonEur}
        comparisonLabel={t('rate.private')}
        insteadOf={t('rate.insteadOf')}
        comparison={euro(comparisonEur)}
        saving={savingEur > 0 && t('saving.amount', { amount: euro(savingEur) })}
      />
      {saved.percent >= 0.5 && (
        <div>
          <SavingChip size="large">
            {t('saving.year', { percent: percent(saved.percent), amount: euro(toEuro(saved.perYear)) })}
          </SavingChip>
        </div>
      )}
    </>
  );
}
