import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './chart.module.css';
import { axisTicks } from './axis-ticks.ts';
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

/** In units of the drawing, so fine that whole ones are exact enough. */
const HEIGHT = 16_000;
/** Width of a month, and of the gap that it begins and ends with. */
const MONTH = 60;
const GAP = 9;
/** Room for the outline of a bar that reaches the top. */
const ROOM = 200;
/** The most months that are written below the bars. */
const NAMED_MONTHS = 3;

/** Bars over months. Who does not see them hears the first, the highest and the last value; the table has all. */
export function BarChart({ scale, series, months }: BarChartProps) {
  const { t } = useTranslation('figures');
  const { shortMonth } = useFormat();
  const monthName = (month: string | undefined) => (month === undefined ? '' : shortMonth(month));
  // What is nothing in all months has no bar to name.
  const drawn = series.filter(({ values }) => values.some((value) => value !== 0));
  const width = (MONTH - 2 * GAP) / drawn.length;
  const ticks = axisTicks(series.flatMap(({ values }) => values));
  const [bottom = 0] = ticks;
  const span = (ticks.at(-1) ?? 0) - bottom;
  const yOf = (value: number) => HEIGHT - ROOM / 2 - Math.round(((value - bottom) / span) * (HEIGHT - ROOM));
  // Amounts below nothing hang from the line of nothing.
  const zero = yOf(0);
  const step = Math.ceil(months.length / NAMED_MONTHS);
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
          {drawn.map(({ name, outlined }) => (
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
      <div className={classes['plot']} aria-hidden="true">
        <div className={classes['scale']}>
          {ticks.map((tick) => (
            <span key={tick} data-tick style={{ top: `${(yOf(tick) / HEIGHT) * 100}%` }}>
              {scale(tick)}
            </span>
          ))}
        </div>
        <svg
          className={classes['bars']}
          viewBox={`0 0 ${months.length * MONTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x1={0}
              x2={months.length * MONTH}
              y1={yOf(tick)}
              y2={yOf(tick)}
              className={classes[tick === 0 ? 'zero' : 'grid']}
            />
          ))}
          {drawn.map(({ name, values, format, outlined }, place) => (
            <g key={name} className={classes[outlined ? 'second' : 'first']}>
              {values.map((value, index) => (
                <rect
                  key={months[index]}
                  x={index * MONTH + GAP + place * width}
                  y={Math.min(zero, yOf(value))}
                  width={width}
                  height={Math.abs(zero - yOf(value))}
                  className={classes[outlined ? 'outline' : 'filled']}
                >
                  <title>{`${monthName(months[index])}, ${name}: ${format(value)}`}</title>
                </rect>
              ))}
            </g>
          ))}
        </svg>
        <p className={classes['axis']}>
          {months.map(
            (month, index) =>
              index % step === 0 && (
                <span key={month} style={{ left: `${((index + 0.5) / months.length) * 100}%` }}>
                  {monthName(month)}
                </span>
              ),
          )}
        </p>
      </div>
    </figure>
  );
}
