import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { BarChart, type Series } from './bar-chart.tsx';
import classes from './chart.module.css';

interface ChartCardProps {
  readonly title: string;
  readonly description: string;
  /** Said when there is nothing to draw. */
  readonly none: string;
  /** Writes the highest value at the axis. */
  readonly scale: (value: number) => string;
  readonly series: readonly Series[];
  /** One for each value, `2026-12`. */
  readonly months: readonly string[];
}

/** A chart over months with the same numbers as a table below it. */
export function ChartCard({ title, description, none, scale, series, months }: ChartCardProps) {
  const { t } = useTranslation('figures');
  const { shortMonth } = useFormat();
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <SectionCard compact title={title} description={description}>
      {isEmpty ? (
        <p className={classes['none']}>{none}</p>
      ) : (
        <BarChart scale={scale} series={series} months={months} />
      )}
      {months.length > 0 && (
        <details className={classes['details']}>
          <summary>{t('asTable')}</summary>
          <table className={classes['table']}>
            <caption className={classes['caption']}>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('month')}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month, index) => (
                <tr key={month}>
                  <th scope="row">{shortMonth(month)}</th>
                  {series.map(({ name, values, format }) => (
                    <td key={name}>{format(values[index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </SectionCard>
  );
}
