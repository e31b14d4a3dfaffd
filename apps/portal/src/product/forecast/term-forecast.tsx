import { cents, type Cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';
import { forecastScale, type ForecastScale, type ForecastYear } from './forecast-scale.ts';
import classes from './term-forecast.module.css';

interface TermForecastProps {
  /** The car, where a page has several. */
  readonly of: string;
  readonly years: readonly ForecastYear[];
  readonly basis: ReplyOf<'getJanuary'>['forecastBasis'];
}

const LAW_STATES = ['ENACTED', 'DRAFT', 'ASSUMED'] as const;
const PERCENT_OF_BASIS_POINTS = 100;

/** The net rate in each year of the term: a band between three assumptions, drawn and as a table. */
export function TermForecast({ of, years, basis }: TermForecastProps) {
  const { t } = useTranslation('january');
  const { euroCents, percent } = useFormat();
  const scale = forecastScale(years);
  if (scale === null) return null;
  const { baseYear, draftYear, meanGrowthBasisPoints } = basis;
  const has = (state: ForecastYear['state']) => years.some((year) => year.state === state);
  const growth = (factor: number) => percent((factor * meanGrowthBasisPoints) / PERCENT_OF_BASIS_POINTS, 2);
  const amount = (rate: Cents | null) => (rate === null ? t('term.none') : euroCents(rate));
  return (
    <div className={classes['forecast']}>
      <p>
        {scale.lowest === scale.highest
          ? t('term.same', { rate: euroCents(scale.lowest), year: years.at(-1)?.year })
          : `${t('term.span', {
              lowest: euroCents(scale.lowest),
              highest: euroCents(scale.highest),
              year: years.at(-1)?.year,
            })} ${t('term.unknown')}`}
      </p>
      {scale.isDrawn && <ForecastPlot scale={scale} has={has} />}
      <ScrollingTable label={`${t('term.caption')}: ${of}`}>
        <table className={classes['table']}>
          <caption>{t('term.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('term.year')}</th>
              <th scope="col">{t('term.SAME')}</th>
              <th scope="col">{t('term.MEAN')}</th>
              <th scope="col">{t('term.DOUBLE')}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, state, sameCents, meanCents, doubleCents }) => (
              <tr key={year}>
                <th scope="row">
                  {year} <span>{t(`term.state.${state}`)}</span>
                </th>
                <td>{amount(sameCents)}</td>
                <td>{amount(meanCents)}</td>
                <td>{amount(doubleCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingTable>
      <p className={classes['quiet']}>
        {t(draftYear === null ? 'term.until.ENACTED' : 'term.until.DRAFT', { baseYear, draftYear })}{' '}
        {t('term.basis', { baseYear, from: baseYear - 5, mean: growth(1), double: growth(2) })}
      </p>
    </div>
  );
}

interface ForecastPlotProps {
  readonly scale: ForecastScale;
  readonly has: (state: ForecastYear['state']) => boolean;
}

/** Bands of the years over an axis from 0; the table says the same. */
function ForecastPlot({ scale, has }: ForecastPlotProps) {
  const { t } = useTranslation('january');
  const { euro } = useFormat();
  return (
    <>
      <div className={classes['plot']} aria-hidden="true">
        <div className={classes['lines']}>
          {scale.lines.map(({ rate, height }) => (
            <span key={rate} className={classes['line']} style={{ bottom: `${height}%` }}>
              <span>{euro(cents(rate))}</span>
            </span>
          ))}
        </div>
        <div className={classes['columns']}>
          {scale.columns.map(({ year, state, bottom, top, mean }) => (
            <div key={year} className={classes['column']}>
              <div className={classes['range']}>
                {bottom !== null && top !== null && (
                  <span
                    className={classes['band']}
                    data-state={state}
                    style={{ bottom: `${bottom}%`, height: `max(6px, ${top - bottom}%)` }}
                  />
                )}
                {mean !== null && state === 'ASSUMED' && (
                  <span className={classes['mean']} style={{ bottom: `${mean}%` }} />
                )}
              </div>
              <span>{year}</span>
            </div>
          ))}
        </div>
      </div>
      <p className={classes['legend']} aria-hidden="true">
        {LAW_STATES.filter(has).map((state) => (
          <span key={state}>
            <i data-state={state} /> {t(`term.state.${state}`)}
          </span>
        ))}
        {has('ASSUMED') && (
          <span>
            <i className={classes['meanSign']} /> {t('term.mean')}
          </span>
        )}
      </p>
    </>
  );
}
