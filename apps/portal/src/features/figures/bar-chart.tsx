import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './chart.module.css';
import { useFormat } from '../../format/use-format.ts';

/** Values of one kind, a month each. */
export interface Series {
  readonly name: string;
  readonly format: (value: number) => string;
  readonly values: readonly number[];
  /** Drawn as an outline, so that two series differ without their colours. */
  readonly outlined?: boolean;
}

interface BarChartProps {
  readonly scale: (value: number) => string;
  readonly series: readonly Series[];
  readonly months: readonly string[];
}

const HEIGHT = 160;
/** Width of a month, and of the gap that it begins and ends with. */
const MONTH = 60;
const GAP = 9;
/** Room for the outline of a bar that reaches the top. */
const ROOM = 2;

/** Bars over months. Who does not see them hears the first, the highest and the last value; the table has all. */
export function BarChart({ scale, series, months }: BarChartProps) {
  const { t } = useTranslation('figures');
  const { shortMonth } = useFormat();
  const monthName = (month: string | undefined) => (month === undefined ? '' : shortMonth(month));
  const highest = Math.max(...series.flatMap(({ values }) => values), 0);
  const width = (MONTH - 2 * GAP) / series.length;
  const lowest = Math.min(...series.flatMap(({ values }) => values), 0);
  const span = highest - lowest;
  const heightOf = (value: number) => (span === 0 ? 0 : (Math.abs(value) / span) * (HEIGHT - ROOM));
  // Amounts below nothing hang from the line of nothing.
  const zero = HEIGHT - heightOf(lowest);
  const told = series.map(({ name, values, format }) => {
    const top = values.indexOf(Math.max(...values));
    return t('told', {
      name,
      first: format(values[0] ?? 0),
      firstMonth: monthName(months[0]),
      top: format(values[top] ?? 0),
      topMonth: monthName(months[top]),
      last: format(values.at(-1) ?? 0),
      lastMonth: monthName(months.at(-1)),
    });
  });
  return (
    <figure className={classes['chart']}>
      {series.length > 1 && (
        <figcaption className={classes['legend']}>
          {series.map(({ name, outlined }) => (
            <span key={name} className={classes[outlined ? 'second' : 'first']}>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <rect
                  x="1"
                  y="1"
                  width="10"
                  height="10"
                  className={classes[outlined ? 'outline' : 'filled']}
                />
              </svg>
              {name}
            </span>
          ))}
        </figcaption>
      )}
      <VisuallyHidden component="p">{told.join(' ')}</VisuallyHidden>
      <p className={classes['scale']} aria-hidden="true">
        {scale(highest)}
      </p>
      <svg
        className={classes['bars']}
        viewBox={`0 0 ${months.length * MONTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {series.map(({ name, values, format, outlined }, place) => (
          <g key={name} className={classes[outlined ? 'second' : 'first']}>
            {values.map((value, index) => (
              <rect
                key={months[index]}
                x={index * MONTH + GAP + place * width}
                y={value < 0 ? zero : zero - heightOf(value)}
                width={width}
                height={heightOf(value)}
                className={classes[outlined ? 'outline' : 'filled']}
              >
                <title>{`${monthName(months[index])}, ${name}: ${format(value)}`}</title>
              </rect>
            ))}
          </g>
        ))}
      </svg>
      <p className={classes['axis']} aria-hidden="true">
        <span>{monthName(months[0])}</span>
        <span>{months.length > 1 && monthName(months.at(-1))}</span>
      </p>
    </figure>
  );
}
