import { carName, expectedDelivery } from '@stromwandel/offer';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { OrderDetailReply } from '../../../api/replies.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { NotFound } from '../../../layout/not-found.tsx';
import { FrozenComparison } from '../../../product/comparison/frozen-comparison.tsx';
import { frozenPrivateLease } from '../../../product/comparison/private-lease-of.ts';
import { LimitNotices } from '../../../product/payslip/limit-notices.tsx';
import { PayslipComparison } from '../../../product/payslip/payslip-comparison.tsx';
import { useRateFacts } from '../../../product/payslip/use-rate-facts.ts';
import { paths } from '../../../navigation/paths.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { ProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { PrivateLeaseComparison } from '../../../rates/private-lease-comparison.tsx';
import { ownRate } from '../../../rates/shown-rate.ts';
import { HeroRate } from '../../../ui/hero-rate.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { VehicleStage } from '../../../ui/vehicle-stage.tsx';
import { OrderLoadState } from '../order-load-state.tsx';
import { useFollowedFacts } from '../use-followed-facts.ts';
import { useOrderId } from '../use-order-id.ts';
import { ProvisionalFigures } from './provisional-figures.tsx';
import { salaryFacts } from './salary-facts.ts';
import classes from './preview-page.module.css';

interface OrderProps {
  readonly order: OrderDetailReply;
}

/** The longer end of the promised delivery span, as one time; unknown is "?". */
function useExpectedDelivery(weeks: number | null): string {
  const { t } = useTranslation('orders');
  const { number } = useFormat();
  const time = expectedDelivery(weeks);
  switch (time.kind) {
    case 'UNKNOWN':
      return t('detail.unknown');
    case 'WEEKS':
      return t('detail.weeks', { count: time.weeks, value: number(time.weeks) });
    case 'MONTHS':
      return t('detail.deliveryMonths', { value: number(time.months, 2) });
  }
}

function RatePanel({ order }: OrderProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { leasePackage, taxResult, comparison, color, delivery, additionalDrivers, vehicle } = order;
  const { withdrawableUntil } = order;
  const rateFacts = useRateFacts();
  const followed = useFollowedFacts(order);
  const deliveryTime = useExpectedDelivery(vehicle.deliveryToWeeks);
  return (
    <aside className={classes['panel']} data-card>
      <HeroRate
        label={t('detail.netRate')}
        mark={<ProvisionalChip law={taxResult.law} month={taxResult.law.payrollMonth} />}
        amount={format.euro(taxResult.userPrice)}
        size="order"
      />
      <PrivateLeaseComparison
        rate={ownRate(taxResult.userPrice)}
        privateLease={frozenPrivateLease(comparison.verdict)}
        withPercent
      />
      <FactList
        facts={[
          ...rateFacts(leasePackage.totalMonthlyGrossCostCents, taxResult.salarySacrificeData),
          { label: t('detail.listPrice'), value: format.euro(leasePackage.grossRetailPriceCents) },
          { label: t('detail.duration'), value: t('detail.months', { count: leasePackage.durationMonths }) },
          { label: t('detail.mileage'), value: format.unit(leasePackage.kmPerYear, 'km') },
          { label: t('detail.tires'), value: t(`detail.${leasePackage.tires}`) },
          { label: t('detail.color'), value: color.name },
          { label: t('detail.delivery'), value: delivery.name },
          { label: t('detail.deliveryTime'), value: deliveryTime },
          ...followed,
          ...(additionalDrivers === null
            ? []
            : [{ label: t('detail.drivers'), value: t(`detail.driversMay.${additionalDrivers}`) }]),
          ...(withdrawableUntil === null
            ? []
            : [{ label: t('detail.withdrawUntil'), value: format.date(withdrawableUntil) }]),
        ]}
      />
    </aside>
  );
}

function Equipment({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  const { t } = useTranslation('orders');
  return (
    <SectionCard title={title}>
      {items.length === 0 ? (
        <p>{t('detail.noInfo')}</p>
      ) : (
        <ul className={classes['equipment']}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function VehicleSections({ order }: OrderProps) {
  const { t } = useTranslation('orders');
  const { technicalDetails, standardEquipment, specialEquipment } = order.vehicle.vehicleDetails;
  return (
    <>
      <SectionCard title={t('detail.technicalDetails')}>
        {technicalDetails.length === 0 ? (
          <p>{t('detail.noInfo')}</p>
        ) : (
          <FactList facts={technicalDetails.map(({ name, value }) => ({ label: name, value }))} />
        )}
      </SectionCard>
      <Equipment title={t('detail.standardEquipment')} items={standardEquipment} />
      <Equipment title={t('detail.specialEquipment')} items={specialEquipment} />
    </>
  );
}

function Photos({ name, order }: OrderProps & { readonly name: string }) {
  const { mainPhotoUrl, otherPhotos } = order.vehicle;
  const paint = order.color.hex;
  return (
    <>
      <VehicleStage photoUrl={mainPhotoUrl} alt={name} paint={paint} size="hero" eager />
      {otherPhotos.pictureUrls.length > 0 && (
        <ul className={classes['photos']}>
          {otherPhotos.pictureUrls.map((url) => (
            <li key={url}>
              <VehicleStage photoUrl={url} alt={name} paint={paint} size="card" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Preview({ order }: OrderProps) {
  const { t } = useTranslation(['orders', 'app']);
  const format = useFormat();
  const { vehicle } = order;
  const name = carName(vehicle.brand, vehicle.carModel);
  const facts = [
    vehicle.trimLevel,
    format.unit(vehicle.maximumPowerKw, 'kW'),
    format.unit(vehicle.rangeKm, 'km'),
    t('created', { date: format.date(order.created) }),
  ];
  return (
    <>
      <title>{t('app:pageTitle', { page: t('detail.title', { id: order.id }) })}</title>
      <PageTitle
        title={name}
        lead={`${t('detail.title', { id: order.id })} · ${facts.filter(Boolean).join(' · ')}`}
        aside={<Link to={paths.orderTimeline(order.id)}>{t('viewHistory')}</Link>}
      />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <Photos name={name} order={order} />
          <SectionCard
            title={t('detail.tax')}
            description={t(order.recalculated ? 'detail.recalculated' : 'detail.frozen', {
              date: format.date(order.recalculated?.at ?? order.created),
            })}
          >
            <LimitNotices {...order.taxResult} />
            <PayslipComparison
              result={order.taxResult}
              privateLease={frozenPrivateLease(order.comparison.verdict)}
            />
          </SectionCard>
          {order.recalculated && <ProvisionalFigures {...order} recalculated={order.recalculated} />}
          <FrozenComparison {...order} namesTerm />
          <SectionCard title={t('detail.salaryData')}>
            <FactList facts={salaryFacts(order.orderUserInfo, t, format)} />
          </SectionCard>
          <VehicleSections order={order} />
        </div>
        <RatePanel order={order} />
      </div>
    </>
  );
}

/** An order as it was frozen: the car, what it costs, and the figures behind it. */
export default function PreviewPage() {
  const orderId = useOrderId();
  const query = useApiQuery(
    'getOrder',
    { params: { orderId: String(orderId) } },
    { enabled: orderId !== null },
  );
  if (orderId === null) return <NotFound />;
  return <OrderLoadState query={query}>{(order) => <Preview order={order} />}</OrderLoadState>;
}
