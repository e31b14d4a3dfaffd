import { CANVAS, short, type CarFrame } from './car-frame.ts';
import { wheelDefinition } from './draw-wheel.ts';

/** Share of the way, colour, opacity. */
type Stop = readonly [at: number, color: string, opacity?: number];

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([at, color, opacity]) => {
      // Black is the default of a stop.
      const fill = color === '#000' ? '' : ` stop-color="${color}"`;
      return `<stop offset="${Math.round(at * 1000) / 1000}"${fill}${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}

const acrossBox = (name: string, [x2, y2]: readonly [number, number], stops: readonly Stop[]): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;

/** Light from above: sky on roof and shoulder, ground in the doors. */
function verticalLight({ id, shape, pen, belt, sill, shoulder, sillLight }: CarFrame): string {
  const high = shape.lightTop ?? shape.heightMm;
  const at = (y: number): number => Math.max(0, (high - y) / (high - sill + 10));
  const middle = shoulder[1];
  const stops: Stop[] = [
    [0, '#fff', 0.5],
    [at(high - 70), '#fff', 0.14],
    [at((high + belt) / 2), '#000', 0.05],
    [at(belt + 20), '#fff', 0.2],
    [at(middle + 50), '#fff', 0.42],
    [at(middle + 6), '#fff', 0.16],
    [at(middle - 12), '#000', 0.06],
    [at(middle - 150), '#000', 0.2],
    [at((middle - 150 + sillLight[1]) / 2), '#000', 0.32],
    [at(sillLight[1] + 70), '#000', 0.2],
    [at(sillLight[1]), '#fff', 0.14],
    [at(sillLight[0] - 20), '#000', 0.2],
    [1, '#000', 0.6],
  ];
  const span = `x1="0" y1="${short(pen.y(high))}" x2="0" y2="${short(pen.y(sill - 10))}"`;
  return `<linearGradient id="${id}-v" gradientUnits="userSpaceOnUse" ${span}>${stopsOf(stops)}</linearGradient>`;
}

/** Nose and tail turn away from the viewer and darken. */
function horizontalLight({ id, shape, pen }: CarFrame): string {
  const stops: Stop[] = [
    [0, '#000', 0.5],
    [0.035, '#000', 0.22],
    [0.1, '#fff', 0.1],
    [0.17, '#fff', 0.16],
    [0.3, '#fff', 0],
    [0.62, '#fff', 0.05],
    [0.8, '#fff', 0.1],
    [0.93, '#000', 0.1],
    [0.975, '#000', 0.3],
    [1, '#000', 0.56],
  ];
  const span = `x1="${short(pen.x(0))}" y1="0" x2="${short(pen.x(shape.lengthMm))}" y2="0"`;
  return `<linearGradient id="${id}-h" gradientUnits="userSpaceOnUse" ${span}>${stopsOf(stops)}</linearGradient>`;
}

/** The body from bumper to bumper with its wheel arches. */
function bodyPath({ pen, outline, tail, front, cuts, arch, sill }: CarFrame): string {
  const radius = short(pen.units(arch));
  const [[behindFront, beforeFront], [behindRear, beforeRear]] = cuts;
  const at = (x: number): string => pen.point([x, sill]);
  const round = (to: number): string => `A${radius} ${radius} 0 1 0 ${at(to)} `;
  return (
    `${pen.curve(outline.cubics)}L${at(Math.max(behindRear + 5, Math.min(tail[0], behindRear + 60)))} ` +
    `L${at(behindRear)} ${round(beforeRear)}L${at(behindFront)} ${round(beforeFront)}` +
    `L${at(Math.min(beforeFront - 5, Math.max(front[0], beforeFront - 60)))}Z`
  );
}

/** Gradients, the body (`-p`), the windows (`-w`), their clips and the wheel (`-k`). */
export function definitionsOf(frame: CarFrame): string {
  const { id, pen, windows } = frame;
  return [
    verticalLight(frame),
    horizontalLight(frame),
    acrossBox(
      `${id}-g`,
      [0.12, 1],
      [
        [0, '#93a6ab'],
        [0.3, '#4d5f66'],
        [0.62, '#222e33'],
        [1, '#131b1f'],
      ],
    ),
    acrossBox(
      `${id}-e`,
      [0, 1],
      [
        [0, '#fff', 0.75],
        [0.5, '#fff', 0.25],
        [1, '#fff', 0.08],
      ],
    ),
    acrossBox(
      `${id}-l`,
      [1, 0],
      [
        [0, '#f4fafb'],
        [0.55, '#b9c8cc'],
        [1, '#55656b'],
      ],
    ),
    acrossBox(
      `${id}-q`,
      [1, 0],
      [
        [0, '#5e0a15'],
        [0.4, '#a31325'],
        [1, '#e0263a'],
      ],
    ),
    `<radialGradient id="${id}-t">${stopsOf([
      [0.7, '#2a2f31'],
      [0.84, '#1b1f21'],
      [0.95, '#15191a'],
      [1, '#0a0d0e'],
    ])}</radialGradient>`,
    `<radialGradient id="${id}-o">${stopsOf([
      [0, '#000', 0.6],
      [0.55, '#000', 0.28],
      [1, '#000', 0],
    ])}</radialGradient>`,
    `<filter id="${id}-b" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="3.2"/></filter>`,
    `<path id="${id}-p" d="${bodyPath(frame)}"/><path id="${id}-w" d="${pen.curve(windows.cubics)}Z"/>`,
    `<clipPath id="${id}-c"><use href="#${id}-p"/></clipPath><clipPath id="${id}-d"><use href="#${id}-w"/></clipPath>`,
    wheelDefinition(frame),
  ].join('');
}

/** The shadow of the car and its wheels on the ground. */
export function drawShadow({ id, shape, pen, axles, tyreMm }: CarFrame): string {
  const half = short(pen.units(shape.lengthMm) / 2 + 12);
  const wheels = axles.map(
    (x) =>
      `<ellipse cx="${short(pen.x(x))}" cy="${CANVAS.ground}" rx="${short(pen.units(tyreMm) * 0.46)}" ry="5.5" fill="url(#${id}-o)"/>`,
  );
  return `<ellipse cx="400" cy="${CANVAS.ground - 0.5}" rx="${half}" ry="12" fill="url(#${id}-o)"/>${wheels.join('')}`;
}
