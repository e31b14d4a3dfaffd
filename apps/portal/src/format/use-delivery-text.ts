import { deliveryTime } from '@stromwandel/offer';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormat } from './use-format.ts';

/** Tells a delivery span in weeks or months, see the specification, section 4. */
export function useDeliveryText(): (fromWeeks: number | null, toWeeks: number | null) => string {
  const { t } = useTranslation('app');
  const { number } = useFormat();
  return (fromWeeks, toWeeks) => {
    const time = deliveryTime(fromWeeks, toWeeks);
    switch (time.kind) {
      case 'ON_REQUEST':
        return t('delivery.onRequest');
      case 'WEEKS':
        return time.fromWeeks === time.toWeeks
          ? t('delivery.week', { count: time.toWeeks })
          : t('delivery.weeks', { from: time.fromWeeks, to: time.toWeeks });
      case 'MONTHS':
        return time.fromMonths === time.toMonths
          ? t('delivery.month', { count: time.toMonths, figure: number(time.toMonths, 2) })
          : t('delivery.months', { from: number(time.fromMonths, 2), to: number(time.toMonths, 2) });
      case 'WEEKS_TO_MONTHS':
        return t('delivery.weeksToMonths', { count: time.fromWeeks, to: number(time.toMonths, 2) });
    }
  };
}
