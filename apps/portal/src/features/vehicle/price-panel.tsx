import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import type { LeasePackageReply, TaxResultReply, VehicleDetailReply } from '../../api/replies.ts';
import { useMe } from '../../api/use-me.ts';
import { useDeliveryText } from '../../format/use-delivery-text.ts';
import { useFormat } from '../../format/use-format.ts';
import { CurrentLawNote } from '../../product/law-state/law-note.tsx';
import { CurrentProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import { useRateFacts, type RateShares } from '../../product/payslip/use-rate-facts.ts';
import { PrivateLeaseComparison, SavedPercent } from '../../rates/private-lease-comparison.tsx';
import { useRateText } from '../../rates/use-rate-text.ts';
import { useAuthData } from '../../session/session-context.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { noteOf } from './note-of.ts';
import { OfferNotice } from './offer-notice.tsx';
import { OrderMessages } from './order-messages.tsx';
import { packageRate } from '../../rates/package-rate.ts';
import type { Order } from './use-order.ts';
import { SalaryActions } from './salary-actions.tsx';
import { VisitorActions } from './visitor-actions.tsx';
import classes from './price-panel.module.css';

/** Where the rate is explained, and what stands between the person and the order. */
export const PRICE_PANEL_ID = 'price-panel';

interface PricePanelProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply | undefined;
  readonly order: Order;
  /** The person's salary data give no price for the package: the estimate is of no use to her. */
  readonly noPrice: boolean;
  readonly whyNoPrice: Error | null;
  /** The person's own payslips; null until they are there, and where the rate is an estimate. */
  readonly tax: TaxResultReply | null;
  /** How the rate is divided for the person; null when that is not known. */
  readonly shares: RateShares | null;
  /** What may be missing later in return; null without own figures. */
  readonly later: ReactNode;
  /** What can be done with the offer but order it. */
  readonly tools: ReactNode;
}

/** The rate of what is chosen, its measure, what it stands for, and the one action. */
export function PricePanel(props: PricePanelProps) {
  const { vehicle, leasePackage, order, noPrice, whyNoPrice, shares, tax } = props;
  const { t } = useTranslation('vehicle');
  const { euro, number, date } = useFormat();
  const deliveryText = useDeliveryText();
  const rateFacts = useRateFacts();
  const visitor = useAuthData() === null;
  const me = useMe();
  return (
    <aside
      id={PRICE_PANEL_ID}
      tabIndex={-1}
      className={classes['panel']}
      data-card
      aria-label={t('panel.label')}
    >
      {leasePackage && <Rate {...{ leasePackage, noPrice, tax }} />}
      {leasePackage && (
        <div className={classes['facts']}>
          <FactList
            facts={[
              ...rateFacts(leasePackage.totalMonthlyGrossCostCents, shares),
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
                value: euro(leasePackage.grossRetailPriceCents),
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
      {vehicle.followsLease !== null && (
        <p className={classes['note']}>
          {t('panel.noteFollows', {
            car: vehicle.followsLease.car,
            date: date(vehicle.followsLease.endsOn),
          })}
        </p>
      )}
      {vehicle.runningCars.length > 0 && leasePackage !== undefined && leasePackage.userPrice !== null && (
        <p className={classes['note']}>{t('panel.noteRunningCar')}</p>
      )}
      {visitor ? (
        <VisitorActions vehicleId={vehicle.id} />
      ) : (
        <>
          {props.later}
          <OrderMessages order={order} whyNoPrice={whyNoPrice} stops={tax?.stops ?? []} />
          {order.obstacle === 'NO_SALARY_DATA' ? (
            <SalaryActions vehicleId={vehicle.id} missing={me.data?.missingForOrder ?? []} />
          ) : order.obstacle === 'LEGAL_LIMIT' ? (
            <Button fullWidth component={Link} to={`${paths.search()}?possible=true&sort=rate`}>
              {t('order.possibleCars')}
            </Button>
          ) : (
            <div className={classes['action']}>
              <Button
                fullWidth
                disabled={order.obstacle !== null}
                loading={order.pending}
                onClick={order.place}
              >
                {t('order.button')}
              </Button>
              <p className={classes['binding']}>{t('order.notBinding')}</p>
            </div>
          )}
        </>
      )}
      {leasePackage && (
        <p className={classes['note']}>
          {t(`panel.${noteOf(leasePackage, noPrice)}`)}
          {vehicle.demoPrice && ` ${t('panel.noteDemo')}`} <CurrentLawNote />
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
      {props.tools}
    </aside>
  );
}

interface RateProps extends Pick<PricePanelProps, 'tax'> {
  readonly leasePackage: LeasePackageReply;
  readonly noPrice: boolean;
}

function Rate({ leasePackage, noPrice, tax }: RateProps) {
  const { t } = useTranslation('vehicle');
  const rateText = useRateText();
  const rate = packageRate(leasePackage);
  // Nothing is praised that the law does not allow the person.
  const isImpossible = noPrice || (rate.personal && tax !== null && tax.stops.length > 0);
  const amount = rateText.rate(rate);
  const estimate = noPrice ? t('rate.estimateWithoutSalary') : t('rate.estimate');
  const label = rate.personal ? t('rate.personal') : estimate;
  return (
    <>
      <VisuallyHidden component="output" aria-live="polite">{`${label}: ${amount}`}</VisuallyHidden>
      <HeroRate
        size="panel"
        label={label}
        mark={<CurrentProvisionalChip />}
        amount={amount}
        approximate={rateText.approximate(rate) ? t('rate.approximately') : undefined}
        muted={isImpossible}
        aside={!isImpossible && <SavedPercent rate={rate} privateLease={leasePackage.privateLease} />}
      />
      <PrivateLeaseComparison
        rate={rate}
        privateLease={leasePackage.privateLease}
        impossible={isImpossible}
      />
    </>
  );
}
