import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { ChartCard } from './chart-card.tsx';

/** The charts over the months of the period, and of what is owed from today on. */
export function MonthCharts({ figures }: { readonly figures: ReplyOf<'getEmployerFigures'> }) {
  const { t } = useTranslation('figures');
  const { number, euro, euroCents } = useFormat();
  const scale = (value: number) => euro(cents(value));
  const exact = (value: number) => euroCents(cents(value));
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
        scale={scale}
        series={[
          {
            name: t('money.contribution'),
            format: exact,
            values: months.map(({ contributionCents }) => contributionCents),
          },
          {
            name: t('money.result'),
            format: (value) => t('money.about', { amount: scale(value) }),
            values: months.map(({ resultCents }) => resultCents),
            outlined: true,
          },
        ]}
        months={months.map(({ month }) => month)}
      />
      <ChartCard
        title={t('owed.title')}
        description={t('owed.text')}
        none={t('owed.none')}
        scale={scale}
        series={[
          { name: t('owed.rate'), format: exact, values: obligations.map(({ rateCents }) => rateCents) },
        ]}
        months={obligations.map(({ month }) => month)}
      />
    </>
  );
}
