/** Millimetres: x from the front bumper backwards, y from the ground upwards. */
export type Point = readonly [x: number, y: number];
/** A cubic Bézier curve: start, two controls, end. */
export type Cubic = readonly [Point, Point, Point, Point];
/** A corner of a line: x, y, radius of the corner, bulge of the edge to the next corner. */
export type Vertex = readonly [number, number, ...number[]];

const SAMPLES = 14;

export function along(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function direction(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

export function shifted(a: Point, by: Point, times: number): Point {
  return [a[0] + by[0] * times, a[1] + by[1] * times];
}

/** Neighbouring pairs of a list. */
export function pairs<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.slice(1).map((item, index) => [list[index] ?? item, item] as const);
}

export const first = <T>(list: readonly T[], otherwise: T): T => list[0] ?? otherwise;
export const last = <T>(list: readonly T[], otherwise: T): T => list[list.length - 1] ?? otherwise;

/** The part of a quadratic curve between two shares of its way, as a cubic. */
function partOfQuadratic([a, control, b]: readonly [Point, Point, Point], from: number, to: number): Cubic {
  const at = (s: number, t: number): Point => along(along(a, control, s), along(control, b, s), t);
  const [start, middle, end] = [at(from, from), at(from, to), at(to, to)];
  return [start, along(start, middle, 2 / 3), along(end, middle, 2 / 3), end];
}

/** Shares of an edge that its two rounded corners take; together less than the edge. */
function cornerShares(atStart: number, atEnd: number): readonly [number, number] {
  const most = 0.96;
  const sum = atStart + atEnd;
  return sum > most ? [(atStart / sum) * most, (atEnd / sum) * most] : [atStart, atEnd];
}

/** A line along corners: each corner is rounded by its radius, each edge bulges to the left of its direction. */
export function roundedLine(vertices: readonly Vertex[]): Cubic[] {
  const edges = pairs(vertices).map(([a, b], index): Cubic => {
    const from: Point = [a[0], a[1]];
    const to: Point = [b[0], b[1]];
    const length = distance(from, to) || 1;
    const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    const control = shifted(along(from, to, 0.5), normal, 2 * (a[3] ?? 0));
    const [start, end] = cornerShares(
      index === 0 ? 0 : (a[2] ?? 0) / length,
      index + 2 === vertices.length ? 0 : (b[2] ?? 0) / length,
    );
    return partOfQuadratic([from, control, to], start, 1 - end);
  });
  return edges.flatMap((edge, index) => {
    const before = edges[index - 1];
    const vertex = vertices[index];
    if (before === undefined || vertex === undefined) return [edge];
    const [p, q] = [before[3], edge[0]];
    if (distance(p, q) <= 1) return [edge];
    const corner: Point = [vertex[0], vertex[1]];
    const into = direction(before[2], p);
    const out = direction(q, edge[1]);
    const rounding: Cubic = [
      p,
      shifted(p, into, distance(p, corner) * 0.6),
      shifted(q, out, -distance(q, corner) * 0.6),
      q,
    ];
    return [rounding, edge];
  });
}

/** A smooth line through all points (Catmull-Rom). */
export function lineThrough(points: readonly Point[]): Cubic[] {
  return pairs(points).map(([from, to], index) => {
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
}

function pointOf([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd, a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd];
}

/** Points close together on curves that follow each other. */
export function sampled(cubics: readonly Cubic[]): Point[] {
  const start = cubics.slice(0, 1).map((cubic) => cubic[0]);
  const rest = cubics.flatMap((cubic) =>
    Array.from({ length: SAMPLES }, (_, index) => pointOf(cubic, (index + 1) / SAMPLES)),
  );
  return [...start, ...rest];
}

/** The given number of points, evenly spread along a line of many. */
export function spread(points: readonly Point[], count: number): Point[] {
  const edges = pairs(points);
  const lengths = edges.map(([a, b]) => distance(a, b));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    let left = (whole * index) / (count - 1);
    for (const [at, [a, b]] of edges.entries()) {
      const length = lengths[at] ?? 0;
      if (left <= length || at === edges.length - 1) return along(a, b, Math.min(1, left / (length || 1)));
      left -= length;
    }
    return first(points, [0, 0]);
  });
}
