import { useTranslation } from '../../i18n/use-translation.ts';
import type { EmployerOrderSheet } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import type { Fact } from '../../ui/fact-list.tsx';
import { useTiresText } from './use-tires-text.ts';

type Sheet = Pick<
  EmployerOrderSheet,
  | 'durationMonths'
  | 'kmPerYear'
  | 'grossRetailPriceCents'
  | 'benefitPrivateUseCents'
  | 'benefitPercent'
  | 'tires'
  | 'delivery'
  | 'additionalDrivers'
  | 'color'
  | 'followsLease'
>;

/** What was ordered, as far as employer and provider may see it. */
export function useContractFacts(sheet: Sheet): Fact[] {
  const { t } = useTranslation('desk');
  const { number, euroCents, percent, date } = useFormat();
  const { followsLease } = sheet;
  const tiresText = useTiresText();
  return [
    { label: t('duration'), value: t('months', { count: sheet.durationMonths }) },
    { label: t('mileage'), value: t('kmPerYear', { km: number(sheet.kmPerYear) }) },
    { label: t('listPrice'), value: euroCents(sheet.grossRetailPriceCents) },
    {
      label: t('benefit', { percent: percent(sheet.benefitPercent, 2) }),
      value: euroCents(sheet.benefitPrivateUseCents),
    },
    { label: t('color'), value: sheet.color.name },
    { label: t('tires'), value: tiresText(sheet.tires) },
    { label: t('delivery'), value: sheet.delivery },
    ...(sheet.additionalDrivers === null
      ? []
      : [{ label: t('drivers'), value: t(`driversMay.${sheet.additionalDrivers}`) }]),
    ...(followsLease === null
      ? []
      : [
          {
            label: t('follows.label'),
            value: t('follows.value', { car: followsLease.car, date: date(followsLease.endsOn) }),
          },
        ]),
  ];
}
