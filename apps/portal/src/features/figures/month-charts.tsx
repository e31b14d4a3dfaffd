import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { ChartCard } from './chart-card.tsx';

/** The charts over the months of the period, and of what is owed from today on. */
export function MonthCharts({ figures }: { readonly figures: ReplyOf<'getEmployerFigures'> }) {
  const { t } = useTranslation('figures');
  const { number, euro, euroCents } = useFormat();
  const { months, obligations } = figures;
  return (
    <>
      <ChartCard
        title={t('cars.title')}
        description={t('cars.text')}
        none={t('cars.none')}
        scale={number}
        series={[
          { name: t('cars.series'), format: number, values: months.map(({ cars }) => cars) },
          {
            name: t('cars.signed'),
            format: number,
            values: months.map(({ signed }) => signed),
            outlined: true,
          },
        ]}
        months={months.map(({ month }) => month)}
      />
      <ChartCard
        title={t('money.title')}
        description={t('money.text')}
        none={t('money.none')}
        scale={euro}
        series={[
          {
            name: t('money.contribution'),
            format: euroCents,
            values: months.map(({ contributionEur }) => contributionEur),
          },
          {
            name: t('money.result'),
            format: (amount) => t('money.about', { amount: euro(amount) }),
            values: months.map(({ resultEur }) => resultEur),
            outlined: true,
          },
        ]}
        months={months.map(({ month }) => month)}
      />
      <ChartCard
        title={t('owed.title')}
        description={t('owed.text')}
        none={t('owed.none')}
        scale={euro}
        series={[
          { name: t('owed.rate'), format: euroCents, values: obligations.map(({ rateEur }) => rateEur) },
        ]}
        months={obligations.map(({ month }) => month)}
      />
    </>
  );
}
