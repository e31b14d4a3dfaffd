import { NEUTRAL_PAINT, short, type CarFrame } from './car-frame.ts';
import { sliverAlong } from './car-outline.ts';
import { lineThrough, spread, type Point, type Vertex } from './curves.ts';

function glassAlong({ pen }: CarFrame, points: readonly Point[], depth: number): string {
  const edges = sliverAlong(points, depth);
  const begin = edges?.[1][0]?.[0];
  if (!edges || !begin) return '';
  const data = `${pen.curve(edges[0])}L${pen.point(begin)}${pen.curve(edges[1], false)}Z`;
  return `<path d="${data}" fill="#10171a" stroke="#9fb3b8" stroke-opacity=".4" stroke-width=".8"/>`;
}

/** Windscreen and rear window, seen edge on. */
export function drawEdgeGlass(frame: CarFrame): string {
  const { id, shape, outline, cowl, belt } = frame;
  const top = outline.vertices[shape.cowlIndex + 1]?.[0] ?? 0;
  const { points } = outline;
  const from = points.findIndex(([x, y]) => x >= cowl[0] + 30 && y > cowl[1] - 20);
  const to = points.findIndex(([x]) => x >= (shape.windscreenEnd ?? top - 40));
  const windscreen = shape.open ? '' : glassAlong(frame, points.slice(from, to), shape.windscreenDepth);
  const glass = shape.rearGlass;
  const rear = glass ? points.filter(([x, y]) => x >= glass[0] && x <= glass[1] && y > belt - 60) : [];
  return `<g clip-path="url(#${id}-c)">${windscreen}${glassAlong(frame, rear, glass?.[2] ?? 0)}</g>`;
}

function drawSeats({ shape, pen, doors, axles, belt, several }: CarFrame): string {
  if (shape.seatRows === 0) return '';
  const y = belt + 20;
  const x = doors[1] - 190;
  const seat: Vertex[] = [
    [x, y - 260, 10],
    [x - 6, y + 20, 40],
    [x + 64, y + 70, 24],
    [x + 40, y + 215, 60],
    [x + 165, y + 205, 60],
    [x + 172, y + 60, 40],
    [x + 215, y - 20, 60],
    [x + 225, y - 260, 10],
  ];
  const second = shape.seatRows > 1 && doors[2] > 0 ? [Math.min(doors[2] - 130, axles[1] - 200)] : [];
  const wheel = `M${pen.point([doors[0] + 330, belt - 40])} L${pen.point([doors[0] + 400, belt + 110])}`;
  return (
    several(
      pen.closed(seat, 40),
      ...[x, ...second].map((at) => `fill="#05080a" fill-opacity=".5" x="${short(pen.units(at - x))}"`),
    ) + `<path d="${wheel}" stroke="#05080a" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`
  );
}

/** Bands of sky in the windows. */
function drawGlare({ shape, pen, doors, belt, windows }: CarFrame): string {
  const band = (a: number, b: number, c: number, d: number, opacity: number): string => {
    const corners: Point[] = [
      [a, shape.heightMm],
      [b, shape.heightMm],
      [d, belt - 90],
      [c, belt - 90],
    ];
    return `<path d="${pen.straight(corners)}Z" fill="#fff" fill-opacity="${opacity}"/>`;
  };
  const x = doors[1];
  const upper = windows.upper.length > 3 ? windows.upper : [windows.start, windows.end];
  return [
    band(x - 330, x - 60, x - 760, x - 420, 0.12),
    band(x - 20, x + 30, x - 380, x - 330, 0.1),
    doors[2] > 0 ? band(x + 640, x + 820, x + 230, x + 450, 0.1) : '',
    `<path d="${pen.curve(lineThrough(spread(upper, 8)))}" fill="none" stroke="#cfe0e4" stroke-opacity=".25" stroke-width="3"/>`,
  ].join('');
}

function drawPillars({ id, shape, pen, doors, belt }: CarFrame): string {
  const foot = belt - 160;
  const rise = (shape.heightMm - foot) / Math.max(1, shape.heightMm - belt);
  const usual: (readonly [number, number, number, ...number[]])[] = [
    [doors[1] + 10, 40, 76],
    ...(doors[2] > 0 ? [[doors[2] - 10, -30, 50] as const] : []),
  ];
  return (shape.pillars ?? usual)
    .map(([x, lean, width, painted]) => {
      const [low, high] = [x - lean * (rise - 1), x + lean];
      const line: Point[] = [
        [low, foot],
        [high, shape.heightMm],
      ];
      if (painted !== 1) {
        return `<path d="${pen.straight(line)}" stroke="#0b0f11" stroke-width="${short(pen.units(width))}"/>`;
      }
      const half = width / 2;
      const corners: Point[] = [
        [low - half, foot],
        [high - half, shape.heightMm],
        [high + half, shape.heightMm],
        [low + half, foot],
      ];
      const data = `${pen.straight(corners)}Z`;
      const fill = shape.roof?.color ?? NEUTRAL_PAINT;
      return `<path d="${data}" fill="${fill}" stroke="#0b0f11" stroke-width="2.6"/><path d="${data}" fill="url(#${id}-v)"/>`;
    })
    .join('');
}

function drawWindowTrim({ id, shape, pen, windows }: CarFrame): string {
  if (shape.windowTrim === 'chrome') {
    return `<use href="#${id}-w" fill="none" stroke="#d5dcdd" stroke-opacity=".9" stroke-width="1.5"/>`;
  }
  if (shape.windowTrim === 'arc') {
    const arc = pen.curve(lineThrough(spread(windows.upper, 12)));
    return `<path d="${arc}" fill="none" stroke="#d5dcdd" stroke-opacity=".9" stroke-width="1.7" transform="translate(0 -1)"/>`;
  }
  return `<use href="#${id}-w" fill="none" stroke="#dfe7e8" stroke-opacity=".2"/>`;
}

/** The side windows with seats, pillars and trim. */
export function drawWindows(frame: CarFrame): string {
  const { id, shape, pen } = frame;
  return [
    `<use href="#${id}-w" fill="#0b0f11" stroke="#0b0f11" stroke-width="3.4" stroke-linejoin="round"/>`,
    `<g clip-path="url(#${id}-d)"><use href="#${id}-w" fill="url(#${id}-g)"/>`,
    drawSeats(frame),
    drawGlare(frame),
    drawPillars(frame),
    '</g>',
    drawWindowTrim(frame),
    ...shape.quarterWindows.map(
      (panel) =>
        `<path d="${pen.closed(panel, 45)}" fill="url(#${id}-g)" stroke="#0b0f11" stroke-width="3"/>`,
    ),
    ...(shape.open
      ? shape.cockpit.map((panel) => `<path d="${pen.closed(panel, 60)}" fill="#15191b"/>`)
      : []),
  ].join('');
}
