/** Where the gross pay of one month goes, in euros. The parts add up to the gross. */
export interface GrossParts {
  readonly net: number;
  /** Converted for the car; 0 before. */
  readonly car: number;
  readonly contributions: number;
  readonly tax: number;
}

export interface Segment {
  readonly part: keyof GrossParts;
  readonly x: number;
  readonly width: number;
}

/** The parts side by side on a line of the given length, to scale; empty ones are left out. */
export function segments(parts: GrossParts, length: number): Segment[] {
  const order: readonly (keyof GrossParts)[] = ['net', 'car', 'contributions', 'tax'];
  const total = order.reduce((sum, part) => sum + Math.max(0, parts[part]), 0);
  let x = 0;
  return order.flatMap((part): Segment[] => {
    const width = total > 0 ? (Math.max(0, parts[part]) / total) * length : 0;
    const segment = { part, x, width };
    x += width;
    return width > 0 ? [segment] : [];
  });
}

/** A band between a stretch of the upper line and one of the lower, as an SVG path. */
export function band(
  top: { x: number; width: number; y: number },
  bottom: { x: number; width: number; y: number },
): string {
  const middle = (top.y + bottom.y) / 2;
  const point = (x: number, y: number) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const curve = (fromX: number, toX: number, toY: number) =>
    `C ${point(fromX, middle)} ${point(toX, middle)} ${point(toX, toY)}`;
  return [
    `M ${point(top.x, top.y)}`,
    curve(top.x, bottom.x, bottom.y),
    `L ${point(bottom.x + bottom.width, bottom.y)}`,
    curve(bottom.x + bottom.width, top.x + top.width, top.y),
    'Z',
  ].join(' ');
}
