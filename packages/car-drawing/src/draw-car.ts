import { CANVAS, frameOf, MM_PER_UNIT, NEUTRAL_PAINT, short } from './car-frame.ts';
import type { CarShape } from './car-shape.ts';
import { drawBehindBody, drawPaintedBody, drawUnderbody } from './draw-body.ts';
import { drawCladding, drawJoints } from './draw-cladding.ts';
import { definitionsOf, drawShadow } from './draw-definitions.ts';
import { drawHandles, drawMirror } from './draw-fittings.ts';
import { drawEdgeGlass, drawWindows } from './draw-glass.ts';
import { drawHeadlamp } from './draw-headlamp.ts';
import { drawRearLamp } from './draw-rear-lamp.ts';

/** `side`: the car alone. `scale`: beside a person, above a ruler. `dimensions`: with its measures. */
export const CAR_VIEWS = ['side', 'scale', 'dimensions'] as const;
export type CarView = (typeof CAR_VIEWS)[number];
type Language = 'de' | 'en';

interface CarParts {
  readonly definitions: string;
  /** Shadow and car, on the ground line and centred. */
  readonly car: string;
  /** x in units of a place on the car. */
  readonly x: (mm: number) => number;
}

function partsOf(shape: CarShape): CarParts {
  // One image holds one drawing; the prefix need not differ between drawings.
  const frame = frameOf(shape, 'c');
  const { pen, axles, wheelY, id } = frame;
  const onPaint = drawCladding(frame) + drawJoints(frame) + drawHeadlamp(frame) + drawRearLamp(frame);
  const wheels = axles.map(
    (x) => `<use href="#${id}-k" x="${short(pen.x(x))}" y="${short(pen.y(wheelY))}"/>`,
  );
  const car = [
    drawShadow(frame),
    drawUnderbody(frame),
    drawBehindBody(frame),
    drawPaintedBody(frame, onPaint),
    drawEdgeGlass(frame),
    drawWindows(frame),
    drawHandles(frame),
    drawMirror(frame),
    ...wheels,
  ].join('');
  return { definitions: definitionsOf(frame) + frame.sharedPaths(), car, x: pen.x };
}

const svg = (definitions: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}"><defs>${definitions}</defs>${content}</svg>\n`;

/** The car moved and scaled so that its ground line lies at a height. */
const placed = (car: string, left: number, ground: number, scale: number): string =>
  `<g transform="translate(${short(left)} ${short(ground - CANVAS.ground * scale)}) scale(${scale.toFixed(4)})">${car}</g>`;

const COPPER = '#C9622A';
/** At least 3:1 against the light and the dark stage. */
const GREY = '#74857D';

/** Metres with two decimals, half up. */
function metres(mm: number, language: Language): string {
  const text = (Math.round(mm / 10) / 100).toFixed(2);
  return `${language === 'de' ? text.replace('.', ',') : text} m`;
}

/** White text on a dark pill: readable on every stage. A picture knows no web fonts: the pill has room for the widest of these. */
function label(x: number, y: number, text: string): string {
  const width = text.length * 8.2 + 22;
  return (
    `<rect x="${short(x - width / 2)}" y="${short(y - 11)}" width="${short(width)}" height="22" rx="11" fill="#0E1F1A" stroke="${GREY}" stroke-opacity=".6"/>` +
    `<text x="${short(x)}" y="${short(y + 4.6)}" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="13.5" font-weight="600" fill="#fff">${text}</text>`
  );
}

function drawSide(shape: CarShape): string {
  const { definitions, car } = partsOf(shape);
  return svg(definitions, car);
}

const WHEELBASE = { de: 'Radstand', en: 'Wheelbase' } as const;
const LENGTH = { de: 'Länge', en: 'Length' } as const;

function drawDimensions(shape: CarShape, language: Language): string {
  const { definitions, car, x: xOnCar } = partsOf(shape);
  const scale = 0.8;
  const ground = 252;
  const left = CANVAS.width * ((1 - scale) / 2) - 26;
  const x = (mm: number): number => left + xOnCar(mm) * scale;
  const top = ground - (shape.heightMm / MM_PER_UNIT) * scale;
  const axles = [x(shape.frontOverhangMm), x(shape.frontOverhangMm + shape.wheelbaseMm)] as const;
  const ends = [x(0), x(shape.lengthMm)] as const;
  const right = ends[1] + 42;
  const dashed = [
    ...axles.map((at) => `M${short(at)},${ground + 6} v20`),
    ...ends.map((at) => `M${short(at)},${ground + 6} v46`),
    `M${short(x(shape.lengthMm * 0.55))},${short(top)} H${short(right + 6)}`,
    `M${short(ends[1] + 6)},${ground} H${short(right + 6)}`,
  ].join(' ');
  const across = ([from, to]: readonly [number, number], y: number): string =>
    `M${short(from)},${y} H${short(to)} M${short(from)},${y - 5} v10 M${short(to)},${y - 5} v10`;
  const solid = `${across(axles, ground + 22)} ${across(ends, ground + 48)} M${short(right)},${short(top)} V${ground} M${short(right - 5)},${short(top)} h10 M${short(right - 5)},${ground} h10`;
  const content = [
    placed(car, left, ground, scale),
    `<path d="${dashed}" stroke="${GREY}" stroke-dasharray="3 3"/>`,
    `<path d="${solid}" stroke="${COPPER}" stroke-width="2" fill="none"/>`,
    label(
      (axles[0] + axles[1]) / 2,
      ground + 22,
      `${WHEELBASE[language]} ${metres(shape.wheelbaseMm, language)}`,
    ),
    label((ends[0] + ends[1]) / 2, ground + 48, `${LENGTH[language]} ${metres(shape.lengthMm, language)}`),
    label(right, (top + ground) / 2, metres(shape.heightMm, language)),
  ];
  return svg(definitions, content.join(''));
}

const PERSON_MM = 1750;
/** A person of 1.75 m in millimetres around x = 0: head, then body. */
const PERSON =
  '<circle cx="0" cy="1632" r="118"/>' +
  '<path d="M-150,1480 C-210,1470 -240,1420 -246,1350 L-268,900 C-270,850 -200,846 -196,896 L-176,1180 L-168,900 L-150,40 C-149,0 -60,0 -58,40 L-8,820 L8,820 L58,40 C60,0 149,0 150,40 L168,900 L176,1180 L196,896 C200,846 270,850 268,900 L246,1350 C240,1420 210,1470 150,1480 Z"/>';
const RULER_METRES = 5;

function drawScale(shape: CarShape, language: Language): string {
  const { definitions, car, x: xOnCar } = partsOf(shape);
  const mmPerUnit = 8.35;
  const scale = MM_PER_UNIT / mmPerUnit;
  const ground = 262;
  const front = 112;
  const person = 58;
  const units = (mm: number): number => mm / mmPerUnit;
  const half = 500;
  const marks = Array.from({ length: RULER_METRES * 2 + 2 }, (_, index) => {
    const long = index % 2 === 0;
    return `M${short(front + units(index * half))},${ground + 16} v${long ? 10 : 6}`;
  }).join(' ');
  const end = front + units(shape.lengthMm);
  const numbers = Array.from({ length: RULER_METRES + 1 }, (_, metre) =>
    label(front + units(metre * 1000), ground + 42, `${metre} m`),
  );
  const content = [
    `<g transform="translate(${person} ${ground}) scale(${(1 / mmPerUnit).toFixed(4)} ${(-1 / mmPerUnit).toFixed(4)})" fill="${GREY}">${PERSON}</g>`,
    placed(car, front - xOnCar(0) * scale, ground, scale),
    `<path d="M${front},${ground + 16} H${short(front + units(RULER_METRES * 1000 + half))} ${marks}" stroke="${GREY}" stroke-width="1.4" fill="none"/>`,
    `<path d="M${front},${ground + 16} H${short(end)}" stroke="${COPPER}" stroke-width="5" stroke-linecap="round"/>`,
    ...numbers,
    label(person, ground - units(PERSON_MM) - 20, metres(PERSON_MM, language)),
    label(end, ground + 16, metres(shape.lengthMm, language)),
  ];
  return svg(definitions, content.join(''));
}

/**
 * A view of a car as SVG, 800 by 320 units, without style and script, in the neutral paint. The side view shows every car at
 * 7 mm per unit.
 */
export function drawCar(shape: CarShape, view: CarView, language: Language): string {
  if (view === 'scale') return drawScale(shape, language);
  return view === 'dimensions' ? drawDimensions(shape, language) : drawSide(shape);
}

/** The drawing with its painted parts in another paint. @param paint `#RRGGBB` */
export function paintDrawing(drawing: string, paint: string): string {
  return drawing.replaceAll(new RegExp(`fill="${NEUTRAL_PAINT}"`, 'gi'), `fill="${paint}"`);
}
