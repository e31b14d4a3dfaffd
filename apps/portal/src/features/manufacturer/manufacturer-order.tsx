import { useTranslation } from '../../i18n/use-translation.ts';
import type { ManufacturerOrderReply } from '../../api/replies.ts';
import { useTiresText } from '../../product/desk/use-tires-text.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { useDeliveryText } from '../../format/use-delivery-text.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { DeliveryWeekForm } from './delivery-week-form.tsx';
import { ProgressForm } from './progress-form.tsx';
import classes from './manufacturer-order.module.css';

interface ManufacturerOrderProps {
  readonly code: string;
  readonly order: ManufacturerOrderReply;
}

/** The ordered car, its delivery week, what happens to it, and its delivery. */
export function ManufacturerOrder({ code, order }: ManufacturerOrderProps) {
  const { t } = useTranslation(['manufacturer', 'desk', 'app']);
  const { date, number } = useFormat();
  const deliveryText = useDeliveryText();
  const tiresText = useTiresText();
  const { vehicle, color, reference, specialEquipment } = order;
  const title = t('manufacturer:title', { id: order.orderId });
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      <PageTitle title={title} lead={t('manufacturer:lead')} />
      <div className={classes['columns']}>
        <section className={classes['car']} data-card aria-label={t('manufacturer:vehicle')}>
          <VehicleStage
            size="card"
            photoUrl={vehicle.mainPhotoUrl}
            alt={vehicleName(vehicle)}
            paint={color.hex}
            eager
          />
          <div className={classes['body']}>
            <h2>{vehicleName(vehicle)}</h2>
            <FactList
              facts={[
                ...(reference === null ? [] : [{ label: t('manufacturer:reference'), value: reference }]),
                ...(vehicle.trimLevel === null
                  ? []
                  : [{ label: t('manufacturer:trim'), value: vehicle.trimLevel }]),
                {
                  label: t('manufacturer:package'),
                  value: t('manufacturer:packageOf', {
                    months: order.durationMonths,
                    km: number(order.kmPerYear),
                  }),
                },
                { label: t('desk:color'), value: color.name },
                { label: t('desk:tires'), value: tiresText(order.tires) },
                { label: t('desk:delivery'), value: order.delivery },
                {
                  label: t('manufacturer:specialEquipment'),
                  value: specialEquipment.join(', ') || t('manufacturer:noSpecialEquipment'),
                },
                { label: t('manufacturer:orderedAt'), value: date(order.orderedAt) },
                {
                  label: t('manufacturer:expected'),
                  value: deliveryText(order.expectedFromWeeks, order.expectedToWeeks),
                },
                ...(order.deliveryWeek === null
                  ? [{ label: t('manufacturer:confirmUntil'), value: date(order.confirmUntil) }]
                  : []),
              ]}
            />
          </div>
        </section>
        <div className={classes['forms']}>
          <DeliveryWeekForm code={code} order={order} />
          <ProgressForm code={code} order={order} />
          <DeliveryForm code={code} order={order} />
        </div>
      </div>
    </>
  );
}
