import { clsx } from 'clsx';
import { band, segments, type GrossParts, type Segment } from './gross-flow.ts';
import styles from './gross-flow-chart.module.css';

interface GrossFlowChartProps {
  readonly before: GrossParts;
  readonly after: GrossParts;
  readonly labels: {
    /** The whole chart in words. */
    readonly description: string;
    readonly before: string;
    readonly after: string;
    readonly net: string;
    readonly contributions: string;
    readonly tax: string;
    readonly rate: string;
    readonly enlarged: string;
    readonly fromNet: string;
    readonly fromTaxes: string;
  };
  /** Euros as the language writes them. */
  readonly euro: (amountEur: number) => string;
}

interface Measures {
  readonly width: number;
  readonly left: number;
  readonly barHeight: number;
  readonly isNarrow: boolean;
}

const WIDE: Measures = { width: 852, left: 92, barHeight: 46, isNarrow: false };
const NARROW: Measures = { width: 340, left: 0, barHeight: 42, isNarrow: true };
/** A figure needs this much room to stand inside its part. */
const ROOM_PER_CHARACTER = 8.2;

function PartLabel({
  segment,
  y,
  text,
  strong,
}: {
  segment: Segment;
  y: number;
  text: string;
  strong: string;
}) {
  const isRoomy = segment.width > (text.length + strong.length) * ROOM_PER_CHARACTER + 18;
  const isTight = segment.width > text.length * ROOM_PER_CHARACTER + 8;
  if (!isRoomy && !isTight) return null;
  return (
    <text
      x={isRoomy ? segment.x + 12 : segment.x + segment.width / 2}
      y={y}
      className={clsx(styles.inside, styles[`on-${segment.part}`])}
      textAnchor={isRoomy ? 'start' : 'middle'}
    >
      {isRoomy ? <tspan className={styles.strong}>{strong} </tspan> : null}
      {text}
    </text>
  );
}

function Bar({
  parts,
  y,
  measures,
  props,
}: {
  parts: GrossParts;
  y: number;
  measures: Measures;
  props: GrossFlowChartProps;
}) {
  const names = {
    net: props.labels.net,
    car: '',
    contributions: props.labels.contributions,
    tax: props.labels.tax,
  };
  return segments(parts, measures.width - measures.left).map((segment) => {
    const placed = { ...segment, x: segment.x + measures.left };
    return (
      <g key={segment.part}>
        <rect
          x={placed.x}
          y={y}
          width={Math.max(1, placed.width - 2)}
          height={measures.barHeight}
          rx={5}
          className={styles[segment.part]}
        />
        <PartLabel
          segment={placed}
          y={y + measures.barHeight / 2 + 5}
          text={props.euro(parts[segment.part])}
          strong={names[segment.part]}
        />
      </g>
    );
  });
}

/** What becomes of each part of today's pay: the net pays most of the rate, contributions and tax the rest. */
function Bands({
  before,
  after,
  topY,
  bottomY,
  measures,
}: {
  before: GrossParts;
  after: GrossParts;
  topY: number;
  bottomY: number;
  measures: Measures;
}) {
  const length = measures.width - measures.left;
  const find = (list: Segment[], part: keyof GrossParts) => {
    const found = list.find((segment) => segment.part === part);
    return { x: (found?.x ?? 0) + measures.left, width: found?.width ?? 0 };
  };
  const [top, bottom] = [segments(before, length), segments(after, length)];
  const car = find(bottom, 'car');
  const parts = (['net', 'contributions', 'tax'] as const).map((part) => ({
    part,
    from: find(top, part),
    to: find(bottom, part),
  }));
  let carX = car.x;
  return parts.map(({ part, from, to }) => {
    const given = Math.max(0, from.width - to.width);
    const kept = from.width - given;
    // Net gives at its end, contributions and tax at their beginning, where the car's part lies.
    const keptX = part === 'net' ? from.x : from.x + given;
    const givenX = part === 'net' ? from.x + kept : from.x;
    const target = { x: carX, width: Math.min(given, car.x + car.width - carX), y: bottomY };
    carX += target.width;
    return (
      <g key={part}>
        <path
          d={band({ x: keptX, width: kept, y: topY }, { ...to, y: bottomY })}
          className={clsx(styles[part], styles.flow)}
        />
        {given > 0 ? (
          <path
            d={band({ x: givenX, width: given, y: topY }, target)}
            className={part === 'net' ? styles.paidFlow : styles.carriedFlow}
          />
        ) : null}
      </g>
    );
  });
}

function Lens({ y, measures, props }: { y: number; measures: Measures; props: GrossFlowChartProps }) {
  const { before, after, euro, labels } = props;
  const fromNet = Math.max(0, before.net - after.net);
  const fromTaxes = Math.max(0, after.car - fromNet);
  const length = measures.width - measures.left;
  const paid = after.car > 0 ? Math.min(1, fromNet / after.car) * length : 0;
  const end = measures.left + paid;
  return (
    <g>
      <rect x={measures.left} y={y} width={Math.max(0, paid - 2)} height={58} rx={7} className={styles.car} />
      {fromTaxes > 0 ? (
        <rect x={end} y={y} width={measures.width - end} height={58} rx={7} className={styles.carried} />
      ) : null}
      <text x={measures.left + 18} y={y + 38} className={styles.figure}>
        {euro(fromNet)}
      </text>
      {measures.width - end > 60 ? (
        <text x={(end + measures.width) / 2} y={y + 35} className={styles.carriedFigure} textAnchor="middle">
          {euro(fromTaxes)}
        </text>
      ) : null}
      <text x={measures.left} y={y + 82} className={styles.head}>
        {labels.fromNet}
      </text>
      <text
        x={measures.width}
        y={y + (measures.isNarrow ? 106 : 82)}
        className={styles.head}
        textAnchor="end"
      >
        {labels.fromTaxes}
      </text>
    </g>
  );
}

function Drawing({ measures, props }: { measures: Measures; props: GrossFlowChartProps }) {
  const { before, after, labels, euro } = props;
  const { isNarrow, barHeight, left, width } = measures;
  const topY = isNarrow ? 26 : 4;
  const bottomY = isNarrow ? 146 : 112;
  const lensY = isNarrow ? 262 : 246;
  const carBar = segments(after, width - left).find(({ part }) => part === 'car');
  const gross = euro(before.net + before.car + before.contributions + before.tax);
  const heading = (y: number, name: string, amount: string) =>
    isNarrow ? (
      <text x={0} y={y - 8} className={styles.head}>
        {name} <tspan className={styles.quiet}>{amount}</tspan>
      </text>
    ) : (
      <>
        <text x={0} y={y + 20} className={styles.head}>
          {name}
        </text>
        <text x={0} y={y + 39} className={styles.quiet}>
          {amount}
        </text>
      </>
    );
  return (
    <svg
      viewBox={`0 0 ${width} ${lensY + (isNarrow ? 116 : 92)}`}
      className={isNarrow ? styles.narrow : styles.wide}
      aria-hidden="true"
    >
      <Bands before={before} after={after} topY={topY + barHeight} bottomY={bottomY} measures={measures} />
      <Bar parts={before} y={topY} measures={measures} props={props} />
      <Bar parts={after} y={bottomY} measures={measures} props={props} />
      {carBar ? (
        <path
          d={band(
            { x: carBar.x + left, width: carBar.width, y: bottomY + barHeight },
            { x: left, width: width - left, y: lensY },
          )}
          className={styles.lens}
        />
      ) : null}
      <Lens y={lensY} measures={measures} props={props} />
      {heading(topY, labels.before, gross)}
      {heading(bottomY, labels.after, gross)}
      {heading(lensY, labels.rate, euro(after.car))}
      <text x={(left + width) / 2} y={lensY - 14} className={styles.quiet} textAnchor="middle">
        {labels.enlarged}
      </text>
    </svg>
  );
}

/** "Wohin Ihr Brutto geht": today's pay and the pay with the car, to scale, and the rate opened as a lens. */
export function GrossFlowChart(props: GrossFlowChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>{props.labels.description}</figcaption>
      <Drawing measures={WIDE} props={props} />
      <Drawing measures={NARROW} props={props} />
    </figure>
  );
}
