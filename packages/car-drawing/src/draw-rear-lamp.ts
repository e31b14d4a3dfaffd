import { short, type CarFrame } from './car-frame.ts';
import { edgeAt } from './car-outline.ts';
import type { Point, Vertex } from './curves.ts';

interface Place {
  readonly y: number;
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly tilt: number;
}

const red = ({ id, pen }: CarFrame, vertices: readonly Vertex[], radius: number): string =>
  `<path d="${pen.closed(vertices, radius)}" fill="url(#${id}-q)" stroke="#2c0409" stroke-opacity=".75" stroke-width="1.1"/>`;

const glow = ({ pen }: CarFrame, line: readonly Point[], width = 1.8): string =>
  `<path d="${pen.through(line)}" fill="none" stroke="#ff8d8d" stroke-opacity=".9" stroke-width="${width}" stroke-linecap="round"/>`;

function verticalLamp(frame: CarFrame, { y, x, w, h, tilt }: Place): string {
  const top = y + h;
  const upperX = edgeAt(frame.outline.points, top, 'rear');
  const body: Vertex[] = [
    [x + 60, y - h * 0.1],
    [x - w, y],
    [x - w * 0.9, y + h * 0.35],
    [upperX - w * 0.4 - tilt, top - 20],
    [upperX - w * 0.3 - tilt, top],
    [upperX + 60, top],
  ];
  const light: Point[] = [
    [x - w * 0.45, y + 30],
    [x - w * 0.4, y + h * 0.4],
    [upperX - w * 0.16 - tilt * 0.7, top - 40],
  ];
  return red(frame, body, 20) + glow(frame, light);
}

function boxLamp(frame: CarFrame, { y, x, w, h, tilt }: Place): string {
  const body: Vertex[] = [
    [x + 60, y - h / 2],
    [x - w, y - h / 2 + tilt],
    [x - w * 0.94, y + h / 2 + tilt],
    [x + 60, y + h / 2],
  ];
  const light: Point[] = [
    [x - w * 0.8, y + tilt * 0.8],
    [x - 12, y],
  ];
  return red(frame, body, 26) + glow(frame, light);
}

function roundLamp({ id, pen }: CarFrame, { y, x, w, h, tilt }: Place): string {
  const [cx, cy] = [short(pen.x(x - w / 2 - 14)), short(pen.y(y))];
  const ellipse = (times: number, look: string): string =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${short(pen.units((w / 2) * times))}" ry="${short(pen.units((h / 2) * times))}" transform="rotate(${tilt} ${cx} ${cy})" ${look}/>`;
  return (
    ellipse(1.1, 'fill="#24060a"') +
    ellipse(1, `fill="url(#${id}-q)"`) +
    ellipse(0.68, 'fill="none" stroke="#ff8d8d" stroke-width="1.6"')
  );
}

function pixelLamp({ pen, outline }: CarFrame, { y, x, w, h }: Place): string {
  const step = h / 3;
  const size = short(pen.units(step * 0.7));
  const body: Vertex[] = [
    [x + 60, y - h / 2],
    [x - w, y - h / 2],
    [x - w, y + h / 2],
    [x + 60, y + h / 2],
  ];
  const columns = [0, 1, 2, 3].filter((column) => column * step * 0.95 < w - 20);
  const pixels = [0, 1, 2].flatMap((row) => {
    const edge = edgeAt(outline.points, y - h / 2 + step * (row + 0.5), 'rear');
    return columns.map(
      (column) =>
        `<rect x="${short(pen.x(edge - 6 - (column + 1) * step * 0.95))}" y="${short(pen.y(y - h / 2 + step * (row + 0.85)))}" width="${size}" height="${size}" fill="#e8283c"/>`,
    );
  });
  return `<path d="${pen.closed(body, 14)}" fill="#1a0508"/>${pixels.join('')}`;
}

function barLamp(frame: CarFrame, { y, x, w, h, tilt }: Place): string {
  const body: Vertex[] = [
    [x + 60, y - h / 2],
    [x - w, y - h * 0.2 + tilt],
    [x - w - 10, y + h * 0.4 + tilt],
    [x + 60, y + h / 2],
  ];
  const light: Point[] = [
    [x - w * 0.9, y + tilt],
    [x - 10, y],
  ];
  return red(frame, body, 12) + glow(frame, light, 1.4);
}

function wedgeLamp(frame: CarFrame, { y, x, w, h, tilt }: Place): string {
  const body: Vertex[] = [
    [x + 60, y - h / 2],
    [x - w * 0.45, y - h / 2 + tilt * 0.4],
    [x - w, y + h * 0.2 + tilt, 10],
    [x - w * 0.5, y + h / 2 + tilt * 0.7],
    [x + 60, y + h / 2],
  ];
  const light: Point[] = [
    [x - w * 0.75, y + h * 0.12 + tilt * 0.8],
    [x - 10, y],
  ];
  return red(frame, body, 22) + glow(frame, light, 1.6);
}

const LAMPS = {
  vert: verticalLamp,
  box: boxLamp,
  round: roundLamp,
  pixel: pixelLamp,
  bar: barLamp,
  wedge: wedgeLamp,
} as const;

export function drawRearLamp(frame: CarFrame): string {
  const [kind, y, w, h, tilt = 0] = frame.shape.rearLamp;
  return LAMPS[kind](frame, { y, x: edgeAt(frame.outline.points, y, 'rear'), w, h, tilt });
}
