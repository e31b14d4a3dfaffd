import { NEUTRAL_PAINT, short, type CarFrame } from './car-frame.ts';
import type { Point, Vertex } from './curves.ts';

function barHandle(x: number, y: number, width: string): string {
  const bar = (dy: number, height: number, radius: number, look: string): string =>
    `<rect x="${short(x)}" y="${short(y + dy)}" width="${width}" height="${height}" rx="${radius}" ${look}/>`;
  return (
    bar(0, 4.6, 2.3, 'fill="#000" fill-opacity=".42"') +
    bar(-1.4, 3.7, 1.8, `fill="${NEUTRAL_PAINT}"`) +
    bar(-1.4, 3.7, 1.8, 'fill="#fff" fill-opacity=".34"')
  );
}

function flushHandle(x: number, y: number, width: number): string {
  return (
    `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="3.4" rx="1.6" fill="#000" fill-opacity=".16" stroke="#000" stroke-opacity=".4" stroke-width=".8"/>` +
    `<path d="M${short(x + 1.5)},${short(y + 3.9)} h${short(width - 3)}" stroke="#fff" stroke-opacity=".4" stroke-width=".8"/>`
  );
}

/** The handles of the doors. `front`: the rear door hides its own. */
export function drawHandles({ shape, pen, doors, shoulder }: CarFrame): string {
  if (shape.handles === 'none') return '';
  const [, middle, rear] = doors;
  const behind = rear > 0 ? [rear - (shape.slidingRail === undefined ? 285 : 900)] : [];
  const places = shape.handlesAt ?? [middle - 260, ...behind];
  const shown = shape.handles === 'front' ? places.slice(0, 1) : places;
  const base = shape.handleHeight ?? shoulder[1] - 48;
  return shown
    .map((x, index) => {
      const [left, top] = [pen.x(x), pen.y(base + index * shape.handleRise)];
      return shape.handles === 'flush'
        ? flushHandle(left, top, pen.units(220))
        : barHandle(left, top, short(pen.units(210)));
    })
    .join('');
}

export function drawMirror({ shape, pen, windows, doors, belt, several }: CarFrame): string {
  const x = shape.mirrorAt ?? Math.max(windows.start[0] + 130, doors[0] - 60);
  const y = belt + shape.mirrorRise;
  const w = shape.mirrorWidth;
  const housing: Vertex[] = [
    [x, y - 10, 45],
    [x + 45, y + 88, 60],
    [x + w * 0.78, y + 104, 50],
    [x + w, y + 60, 40],
    [x + w - 14, y - 6, 35],
    [x + w * 0.5, y - 22, 50],
  ];
  const foot: Point[] = [
    [x + w * 0.4, y],
    [x + w * 0.9, y],
    [x + w * 0.9, belt - 34],
    [x + w * 0.62, belt - 34],
  ];
  const shine: Point[] = [
    [x + 22, y + 52],
    [x + 64, y + 84],
    [x + w * 0.66, y + 96],
    [x + w - 22, y + 76],
  ];
  const fill = shape.roof === undefined || shape.roof.paintedMirror ? NEUTRAL_PAINT : shape.roof.color;
  return [
    `<path d="${pen.straight(foot)}Z" fill="#11171a"/>`,
    several(pen.closed(housing, 40), `fill="${fill}"`, 'fill="#000" fill-opacity=".22"'),
    `<path d="${pen.through(shine)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>`,
  ].join('');
}
