import { carName } from '@stromwandel/offer';
import { WITHDRAWAL_DAYS } from '@stromwandel/ordering';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { WorkflowReply } from '../../../api/replies.ts';
import { useFormat } from '../../../format/use-format.ts';
import { frozenPrivateLease } from '../../../product/comparison/private-lease-of.ts';
import { ProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { useRateFacts } from '../../../product/payslip/use-rate-facts.ts';
import { PrivateLeaseComparison } from '../../../rates/private-lease-comparison.tsx';
import { ownRate } from '../../../rates/shown-rate.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { HeroRate } from '../../../ui/hero-rate.tsx';
import { VehicleStage } from '../../../ui/vehicle-stage.tsx';
import { useFollowedFacts } from '../use-followed-facts.ts';
import classes from './order-sheet.module.css';

type OrderSheetProps = Pick<WorkflowReply, 'order'>;

/** The order beside the step: the car, what it costs, what was chosen. */
export function OrderSheet({ order }: OrderSheetProps) {
  const { t } = useTranslation('workflow');
  const { vehicle, color } = order;
  return (
    <aside className={classes['sheet']} data-card aria-label={t('sheet.order', { id: order.id })}>
      <VehicleStage photoUrl={vehicle.mainPhotoUrl} alt="" paint={color.hex} size="card" />
      <div className={classes['body']}>
        <div>
          <p className={classes['number']}>{t('sheet.order', { id: order.id })}</p>
          <h2 className={classes['name']}>{carName(vehicle.brand, vehicle.carModel)}</h2>
          {vehicle.trimLevel !== null && <p className={classes['number']}>{vehicle.trimLevel}</p>}
        </div>
        <OrderRate order={order} />
        <OrderFacts order={order} />
      </div>
    </aside>
  );
}

/** The order in one row above a step that a phone has no room beside; a press shows what was chosen. */
export function FoldedOrderSheet({ order }: OrderSheetProps) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const { vehicle, taxResult, leasePackage } = order;
  return (
    <aside className={classes['sheet']} data-card aria-label={t('sheet.order', { id: order.id })}>
      <details className={classes['folded']}>
        <summary>
          <span>
            <strong>{carName(vehicle.brand, vehicle.carModel)}</strong>
            <span className={classes['number']}>
              {t('sheet.brief', {
                rate: format.euro(taxResult.userPrice),
                count: leasePackage.durationMonths,
              })}
            </span>
          </span>
        </summary>
        <div className={classes['body']}>
          <OrderRate order={order} />
          <OrderFacts order={order} />
        </div>
      </details>
    </aside>
  );
}

function OrderRate({ order: { taxResult, comparison } }: OrderSheetProps) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  return (
    <>
      <HeroRate
        label={t('sheet.netRate')}
        mark={<ProvisionalChip law={taxResult.law} month={taxResult.law.payrollMonth} />}
        amount={format.euro(taxResult.userPrice)}
        size="order"
      />
      <PrivateLeaseComparison
        rate={ownRate(taxResult.userPrice)}
        privateLease={frozenPrivateLease(comparison)}
        withPercent
      />
    </>
  );
}

function OrderFacts({ order }: OrderSheetProps) {
  const { leasePackage, color, delivery, taxResult } = order;
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const rateFacts = useRateFacts();
  const followed = useFollowedFacts(order);
  return (
    <div className={classes['facts']}>
      <FactList
        facts={[
          ...rateFacts(leasePackage.totalMonthlyGrossCostCents, taxResult.salarySacrificeData),
          {
            label: t('sheet.duration'),
            value: t('sheet.months', { count: leasePackage.durationMonths }),
          },
          {
            label: t('sheet.mileage'),
            value: t('sheet.kmPerYear', { km: format.number(leasePackage.kmPerYear) }),
          },
          {
            label: t('sheet.extraKilometers'),
            value: t('sheet.extraKilometersValue', {
              cents: format.fixed(leasePackage.costsMoreKilometers * 100, 1),
              free: format.unit(leasePackage.excessMileageAllowance, 'km'),
            }),
          },
          { label: t('sheet.start'), value: t('sheet.startValue') },
          { label: t('sheet.end'), value: t('sheet.endValue', { count: leasePackage.durationMonths }) },
          { label: t('sheet.withdrawal'), value: t('sheet.withdrawalValue', { count: WITHDRAWAL_DAYS }) },
          { label: t('sheet.color'), value: color.name },
          { label: t('sheet.tires'), value: t(`sheet.${leasePackage.tires}`) },
          { label: t('sheet.delivery'), value: delivery.name },
          ...followed,
        ]}
      />
    </div>
  );
}
