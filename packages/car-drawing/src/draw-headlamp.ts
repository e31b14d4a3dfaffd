import { short, type CarFrame } from './car-frame.ts';
import { edgeAt } from './car-outline.ts';
import type { Point, Vertex } from './curves.ts';

/** A lamp at its place: height of its middle, x of the car's edge there and half a lamp higher, width, height, tilt. */
interface Place {
  readonly y: number;
  readonly x: number;
  readonly upperX: number;
  readonly w: number;
  readonly h: number;
  readonly tilt: number;
}

const DARK = '#10171a';

const lens = ({ id, pen, several }: CarFrame, vertices: readonly Vertex[], radius: number): string =>
  several(
    pen.closed(vertices, radius),
    'fill="#12191c"',
    `fill="url(#${id}-l)" fill-opacity=".85" stroke="#0b1012" stroke-opacity=".7" stroke-width="1.2"`,
  );

const housing = ({ pen }: CarFrame, vertices: readonly Vertex[], radius: number): string =>
  `<path d="${pen.closed(vertices, radius)}" fill="${DARK}"/>`;

const led = ({ pen }: CarFrame, line: readonly Point[], width = 2.4): string =>
  `<path d="${pen.through(line)}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>`;

/** The second lamp of two-part headlamps. */
function lowerLamp(frame: CarFrame): string {
  if (frame.shape.lowerHeadlamp === undefined) return '';
  const [y, w, h] = frame.shape.lowerHeadlamp;
  const x = edgeAt(frame.outline.points, y, 'front');
  const glass: Vertex[] = [
    [x + 10, y - h * 0.25],
    [x + 10, y + h * 0.28],
    [x + w * 0.72, y + h * 0.25],
    [x + w * 0.62, y - h * 0.25],
  ];
  const around: Vertex[] = [
    [x - 60, y - h / 2],
    [x - 60, y + h / 2],
    [x + w, y + h * 0.45],
    [x + w * 0.8, y - h / 2],
  ];
  return housing(frame, around, 26) + `<path d="${frame.pen.closed(glass, 16)}" fill="url(#${frame.id}-l)"/>`;
}

function roundLamp({ id, pen }: CarFrame, { y, x, w, h, tilt }: Place): string {
  const [cx, cy] = [short(pen.x(x + w / 2 + 20)), short(pen.y(y))];
  const ellipse = (times: number, look: string): string =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${short(pen.units((w / 2) * times))}" ry="${short(pen.units((h / 2) * times))}" transform="rotate(${tilt} ${cx} ${cy})" ${look}/>`;
  return (
    ellipse(1.12, `fill="${DARK}"`) +
    ellipse(1, `fill="url(#${id}-l)"`) +
    ellipse(0.86, 'fill="none" stroke="#fff" stroke-width="2.2"') +
    ellipse(0.45, 'fill="#2a373c" fill-opacity=".75"')
  );
}

function pixelLamp(frame: CarFrame, { y, x, w, h, tilt }: Place): string {
  const { pen } = frame;
  const size = h * 0.62;
  const pixel = (dx: number, dy: number): string =>
    `<rect x="${short(pen.x(x + dx))}" y="${short(pen.y(y + dy) - pen.units(size) / 2)}" width="${short(pen.units(size))}" height="${short(pen.units(size))}" rx="1" fill="#fff"/>`;
  const around: Vertex[] = [
    [x - 60, y - h / 2],
    [x - 60, y + h / 2],
    [x + w, y + h / 2 + tilt],
    [x + w - 30, y - h / 2 + tilt],
  ];
  return [
    housing(frame, around, 14),
    pixel(16, 6),
    pixel(16 + h * 0.95, 6 + tilt * 0.4),
    w > h * 2.6 ? pixel(16 + h * 1.9, 6 + tilt * 0.7) : '',
  ].join('');
}

function clawLamp(frame: CarFrame, { y, x, upperX, w, h, tilt }: Place): string {
  const { claws, clawLean } = frame.shape;
  const glass: Vertex[] = [
    [x - 60, y - h / 2],
    [upperX - 40, y + h / 2],
    [x + w, y + h / 2 + tilt],
    [x + w * 0.8, y - h * 0.2 + tilt * 0.5],
  ];
  const lights = Array.from({ length: claws }, (_, index) =>
    led(
      frame,
      [
        [x + 24 + index * 62, y - h * 0.3 + index * 6],
        [x + 4 + index * 62 + clawLean, y - h - 150 + index * 26],
      ],
      2.6,
    ),
  );
  return lens(frame, glass, 16) + lights.join('');
}

function boxLamp(frame: CarFrame, { y, x, upperX, w, h, tilt }: Place): string {
  const glass: Vertex[] = [
    [x - 60, y - h / 2],
    [upperX - 40, y + h / 2],
    [x + w, y + h / 2 + tilt],
    [x + w * 0.92, y - h / 2 + tilt],
  ];
  const light: Point[] = [
    [x + 12, y + h * 0.22],
    [x + w * 0.84, y + h * 0.22 + tilt * 0.8],
  ];
  return lens(frame, glass, 22) + led(frame, light);
}

function lineLamp(frame: CarFrame, { y, x, w, h, tilt }: Place): string {
  const around: Vertex[] = [
    [x - 60, y - h / 2 - 8],
    [x - 60, y + h / 2],
    [x + w, y + h / 2 + tilt],
    [x + w + 10, y - h / 4 + tilt],
  ];
  const light: Point[] = [
    [x + 2, y],
    [x + w * 0.5, y + tilt * 0.42],
    [x + w - 16, y + tilt * 0.95],
  ];
  return housing(frame, around, 14) + led(frame, light, 2.6) + lowerLamp(frame);
}

function splitLamp(frame: CarFrame, { y, x, w, h, tilt }: Place): string {
  const around: Vertex[] = [
    [x - 60, y - h / 2],
    [x - 60, y + h / 2],
    [x + w, y + h / 2 + tilt],
    [x + w, y - h * 0.1 + tilt],
  ];
  const light: Point[] = [
    [x + 4, y + 4],
    [x + w * 0.55, y + tilt * 0.5 + 4],
    [x + w - 12, y + tilt],
  ];
  return housing(frame, around, 10) + led(frame, light, 2.6) + lowerLamp(frame);
}

function hammerLamp(frame: CarFrame, { y, x, w, h, tilt }: Place): string {
  const glass: Vertex[] = [
    [x - 60, y - h / 2],
    [x - 60, y + h / 2],
    [x + w * 0.8, y + h / 2 + tilt],
    [x + w, y + tilt * 0.4],
    [x + w * 0.85, y - h / 2 + tilt],
  ];
  const handle: Point[] = [
    [x, y],
    [x + w * 0.9, y + tilt * 0.7],
  ];
  const head: Point[] = [
    [x + w * 0.3, y - h * 0.34 + tilt * 0.3],
    [x + w * 0.3, y + h * 0.34 + tilt * 0.3],
  ];
  return lens(frame, glass, 22) + led(frame, handle, 3) + led(frame, head);
}

function wedgeLamp(frame: CarFrame, { y, x, upperX, w, h, tilt }: Place): string {
  const glass: Vertex[] = [
    [x - 60, y - h / 2],
    [upperX - 30, y + h / 2],
    [x + w * 0.55, y + h / 2 + tilt * 0.75],
    [x + w, y + h * 0.35 + tilt * 1.15, 8],
    [x + w * 0.5, y - h * 0.25 + tilt * 0.35],
  ];
  const light: Point[] = [
    [x + 14, y + h * 0.2],
    [x + w * 0.5, y + h * 0.22 + tilt * 0.62],
    [x + w * 0.86, y + h * 0.36 + tilt],
  ];
  return lens(frame, glass, 22) + led(frame, light, 2);
}

const LAMPS = {
  round: roundLamp,
  box: boxLamp,
  line: lineLamp,
  thor: hammerLamp,
  pixel: pixelLamp,
  claw: clawLamp,
  split: splitLamp,
  wedge: wedgeLamp,
} as const;

export function drawHeadlamp(frame: CarFrame): string {
  const [kind, y, w, h, tilt = 40, off = 0] = frame.shape.headlamp;
  const { points } = frame.outline;
  const x = edgeAt(points, y, 'front') + off;
  const upperX = edgeAt(points, y + h * 0.5, 'front') + off;
  return LAMPS[kind](frame, { y, x, upperX, w, h, tilt });
}
