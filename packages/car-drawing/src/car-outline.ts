import type { CarShape } from './car-shape.ts';
import {
  along,
  direction,
  distance,
  first,
  last,
  lineThrough,
  pairs,
  roundedLine,
  sampled,
  spread,
  type Cubic,
  type Point,
  type Vertex,
} from './curves.ts';

/** The line of nose, bonnet, windscreen, roof and tail. */
export interface CarOutline {
  readonly vertices: readonly Vertex[];
  readonly cubics: readonly Cubic[];
  readonly points: readonly Point[];
}

/** Stretching moves the rounded corners a little; after this many rounds length and height are exact. */
const STRETCHES = 5;

/** The outline, stretched until length and height are those of the car. */
export function outlineOf(shape: CarShape): CarOutline {
  let vertices: Vertex[] = shape.outline.map((vertex) => [...vertex]);
  const cowl = vertices[shape.cowlIndex]?.[1] ?? shape.heightMm / 2;
  const length = shape.bodyLengthMm ?? shape.lengthMm;
  let cubics: Cubic[] = [];
  let points: Point[] = [];
  for (let round = 0; round < STRETCHES; round += 1) {
    cubics = roundedLine(vertices);
    points = sampled(cubics);
    const top = Math.max(...points.map(([, y]) => y));
    const front = Math.min(...points.map(([x]) => x));
    const back = Math.max(...points.map(([x]) => x));
    vertices = vertices.map(([x, y, ...rest]) => [
      ((x - front) * length) / (back - front),
      y > cowl ? cowl + ((y - cowl) * (shape.heightMm - cowl)) / (top - cowl) : y,
      ...rest,
    ]);
  }
  return { vertices, cubics, points };
}

/** x of a line at a height, at its front or its rear end. */
export function edgeAt(points: readonly Point[], y: number, end: 'front' | 'rear'): number {
  const crossings = pairs(points)
    .filter(([a, b]) => (a[1] - y) * (b[1] - y) <= 0 && a[1] !== b[1])
    .map(([a, b]) => a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
  if (crossings.length === 0) return end === 'rear' ? last(points, [0, 0])[0] : first(points, [0, 0])[0];
  return end === 'rear' ? Math.max(...crossings) : Math.min(...crossings);
}

/** The greatest height of a line at x; 0 beside it. */
export function topAt(points: readonly Point[], x: number): number {
  const heights = pairs(points)
    .filter(([a, b]) => (a[0] - x) * (b[0] - x) <= 0 && a[0] !== b[0])
    .map(([a, b]) => a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]));
  return Math.max(0, ...heights);
}

/** The outline moved inwards by the frames of the windows: by the roof's where it is flat, by the others where it is steep. */
function insetLine(
  points: readonly Point[],
  { roofFrame, frontFrame, rearFrame }: CarShape['windows'],
): Point[] {
  return points.slice(1, -1).map((point, index) => {
    const ahead = direction(points[index] ?? point, points[index + 2] ?? point);
    const steep = ahead[1] * ahead[1];
    const frame = roofFrame + ((ahead[1] > 0 ? frontFrame : rearFrame) - roofFrame) * steep;
    return [point[0] + ahead[1] * frame, point[1] - ahead[0] * frame];
  });
}

/** The side windows as one closed line, and its upper part. */
export interface WindowLine {
  readonly cubics: readonly Cubic[];
  readonly upper: readonly Point[];
  /** Front end of the belt. */
  readonly start: Point;
  /** Where the line leaves the roof. */
  readonly end: Point;
}

/** The side windows: along the inset outline, down the corner at the rear, forward along the belt. */
export function windowLineOf(shape: CarShape, points: readonly Point[]): WindowLine {
  const { belt, cornerRadius, rearBulge, end: leaves } = shape.windows;
  const line = insetLine(points, shape.windows);
  const front = last<Vertex>(belt, [0, 0]);
  const at = line.findIndex(
    ([x, y], index) =>
      y > front[1] && index + 1 < line.length && x > shape.frontOverhangMm * 0.6 && x < shape.lengthMm * 0.6,
  );
  const from = Math.max(1, at);
  const a = line[from - 1] ?? [front[0], front[1]];
  const b = line[from] ?? a;
  const onLine = along(a, b, Math.min(1, Math.max(0, (front[1] - a[1]) / (b[1] - a[1] || 1))));
  const start: Point = [Math.max(onLine[0], front[0]), onLine[1]];
  const found = line.findIndex(([x]) => x >= leaves && x > shape.lengthMm * 0.4);
  const to = found < 0 ? line.length - 1 : found;
  const end = line[to] ?? start;
  const upper = [
    start,
    ...line.slice(from, to).filter((point) => point[0] > start[0] && distance(point, end) > cornerRadius),
  ];
  const smooth = lineThrough(spread(upper, 13));
  const reached = smooth[smooth.length - 1]?.[3] ?? start;
  const lower = roundedLine([
    [...reached, 0, 0],
    [...end, cornerRadius, rearBulge],
    ...belt.slice(0, -1),
    [...start, 0, 0],
  ]);
  return { cubics: [...smooth, ...lower], upper, start, end };
}

/** A sliver along a line, thick in its middle, as glass seen edge on: its outer and inner edge. Null for a short line. */
export function sliverAlong(points: readonly Point[], depth: number): readonly [Cubic[], Cubic[]] | null {
  if (points.length < 4) return null;
  const count = 7;
  const outer = spread(points, count);
  const inner = outer.map((point, index): Point => {
    const ahead = direction(outer[index - 1] ?? point, outer[index + 1] ?? point);
    const thick = depth * Math.sin((Math.PI * index) / (count - 1)) ** 0.75;
    return [point[0] + ahead[1] * thick, point[1] - ahead[0] * thick];
  });
  return [lineThrough(outer), lineThrough(inner.reverse())];
}
