import classes from './gross-flow-chart.module.css';
import type { GrossFlowGeometry, Span } from './gross-flow.ts';

/** Room between two neighbouring parts of a bar. */
const GAP = 1.5;

type Part = 'net' | 'rate' | 'charges' | 'tax' | 'gain';

interface BlockProps {
  readonly part: Part;
  readonly span: Span;
  readonly y: number;
  readonly height: number;
  readonly radius: number;
  readonly first?: boolean;
}

/** A part of a bar; parts too small to be seen are left out. */
export function Block({ part, span, y, height, radius, first = false }: BlockProps) {
  const start = first ? span.start : span.start + GAP;
  const width = span.end - start;
  if (width < 1) return null;
  return (
    <rect
      className={classes[part]}
      x={start}
      y={y}
      width={width}
      height={height}
      rx={Math.min(radius, width / 2)}
    />
  );
}

function ribbon(from: Span, to: Span, top: number, bottom: number): string {
  const middle = (top + bottom) / 2;
  return [
    `M${from.start},${top}`,
    `C${from.start},${middle} ${to.start},${middle} ${to.start},${bottom}`,
    `L${to.end},${bottom}`,
    `C${to.end},${middle} ${from.end},${middle} ${from.end},${top}Z`,
  ].join(' ');
}

interface FlowsProps {
  readonly geometry: GrossFlowGeometry;
  readonly top: number;
  readonly bottom: number;
}

/** What becomes of net pay, charges and tax between the two bars; the green flows carry their part of the rate. */
export function Flows({ geometry: { today, withCar }, top, bottom }: FlowsProps) {
  const chargesWidth = Math.max(width(today.charges) - width(withCar.charges), 0);
  const taxWidth = Math.max(width(today.tax) - width(withCar.tax), 0);
  const fromNet: Span = { start: Math.min(withCar.net.end, today.net.end), end: today.net.end };
  const lessCharges: Span = {
    start: withCar.rate.end - chargesWidth - taxWidth,
    end: withCar.rate.end - taxWidth,
  };
  const lessTax: Span = { start: withCar.rate.end - taxWidth, end: withCar.rate.end };
  const chargesLeaving: Span = { start: today.charges.end - chargesWidth, end: today.charges.end };
  const taxLeaving: Span = { start: today.tax.start, end: today.tax.start + taxWidth };
  const flows: readonly [Part, Span, Span, number][] = [
    ['net', { start: today.net.start, end: fromNet.start }, withCar.net, 0.16],
    ['charges', { start: today.charges.start, end: chargesLeaving.start }, withCar.charges, 0.3],
    ['tax', { start: taxLeaving.end, end: today.tax.end }, withCar.tax, 0.34],
    [
      'rate',
      fromNet,
      { start: withCar.rate.start, end: Math.max(lessCharges.start, withCar.rate.start) },
      0.5,
    ],
    ['gain', chargesLeaving, lessCharges, 0.95],
    ['gain', taxLeaving, lessTax, 0.95],
  ];
  return flows.map(([part, from, to, opacity], index) =>
    width(from) < 0.5 && width(to) < 0.5 ? null : (
      <path key={index} className={classes[part]} opacity={opacity} d={ribbon(from, to, top, bottom)} />
    ),
  );
}

interface LensProps {
  readonly rate: Span;
  readonly whole: Span;
  readonly top: number;
  readonly bottom: number;
}

/** The light between the rate and its enlargement. */
export function Lens({ rate, whole, top, bottom }: LensProps) {
  const path = [
    `M${rate.start},${top}`,
    `C${rate.start},${top + 46} ${whole.start},${top + 36} ${whole.start},${bottom}`,
    `L${whole.end},${bottom}`,
    `C${whole.end},${top + 36} ${rate.end},${top + 46} ${rate.end},${top}Z`,
  ].join(' ');
  return <path className={classes['rate']} opacity={0.13} d={path} />;
}

/** Whether a text of that many characters finds room in a part. */
export function hasRoom(span: Span, characters: number, characterWidth: number): boolean {
  return width(span) >= characters * characterWidth + 12;
}

export function middle(span: Span): number {
  return (span.start + span.end) / 2;
}

function width(span: Span): number {
  return span.end - span.start;
}
