import { useTranslation } from '../../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../../api/replies.ts';
import { useDeliveryText } from '../../../format/use-delivery-text.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useSavingText } from '../../../rates/private-lease-comparison.tsx';
import { useRateText } from '../../../rates/use-rate-text.ts';
import { listRate } from '../list-rate.ts';
import type { CompareRow } from './compare-rows.ts';

const isElectric = ({ driveType }: VehicleListItem) => driveType === 'ELECTRIC';

/**
 * The text of a cell of the comparison, as on the cards.
 * @param salaryGiven whether cars without an own rate are not possible with the person's salary
 * @param stopped cars that a limit forbids the person to order: they save nothing
 */
export function useCompareCell(
  salaryGiven: boolean,
  stopped: ReadonlySet<number>,
): (row: CompareRow, vehicle: VehicleListItem) => string {
  const { t } = useTranslation('search');
  const { euro, unit, fixed, number } = useFormat();
  const rateText = useRateText();
  const savingText = useSavingText();
  const deliveryText = useDeliveryText();
  return (row, vehicle) => {
    const { rate, saving } = listRate(vehicle);
    const impossible = salaryGiven && !rate.personal;
    switch (row) {
      case 'rate':
        if (impossible) return t('compare.withoutSalary', { rate: rateText.rate(rate) });
        return rateText.approximate(rate)
          ? `${t('rate.approximately')} ${rateText.rate(rate)}`
          : rateText.rate(rate);
      case 'private':
        return vehicle.privateLease === null ? '–' : euro(vehicle.privateLease.perMonthCents);
      case 'saving':
        if (stopped.has(vehicle.id)) return t('compare.stopped');
        return saving === null || impossible ? '–' : savingText(saving, true);
      case 'listPrice':
        return vehicle.demoPrice
          ? `${euro(vehicle.listPrice)} (${t('compare.demoPrice')})`
          : euro(vehicle.listPrice);
      case 'range':
        return unit(vehicle.rangeKm, 'km');
      case 'consumption':
        return `${vehicle.consumption === null ? '?' : fixed(vehicle.consumption, 1)}\u00a0kWh/100\u00a0km`;
      case 'emissions':
        return isElectric(vehicle) ? t('compare.grams', { grams: number(0) }) : '–';
      case 'emissionClass':
        return isElectric(vehicle) ? 'A' : '–';
      case 'power':
        return unit(vehicle.maximumPowerKw, 'kW');
      case 'body':
        return t(`body.${vehicle.bodyStyle}`);
      case 'delivery':
        return deliveryText(vehicle.deliveryFromWeeks, vehicle.deliveryToWeeks);
    }
  };
}
