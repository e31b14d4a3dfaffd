import { outlineOf, topAt, windowLineOf, type CarOutline, type WindowLine } from './car-outline.ts';
import type { CarShape } from './car-shape.ts';
import { along, last, lineThrough, roundedLine, type Cubic, type Point, type Vertex } from './curves.ts';

/** Size of a drawing in units, and the height of its ground line. */
export const CANVAS = { width: 800, height: 320, ground: 288 } as const;
/** Millimetres per unit of the side view, the same for all cars: lengths compare, and the longest car just fits. */
export const MM_PER_UNIT = 7;
/** The fill of painted parts; `paintDrawing` replaces it. */
export const NEUTRAL_PAINT = '#6F8A84';
/** Wheels look too small in their true size. */
const WHEEL_ENLARGED = 1.03;

/** A number of units with at most one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Writes points in millimetres as path data in units. */
export interface Pen {
  readonly x: (mm: number) => number;
  readonly y: (mm: number) => number;
  /** A length in units. */
  readonly units: (mm: number) => number;
  readonly point: (point: readonly [number, number, ...number[]]) => string;
  readonly curve: (cubics: readonly Cubic[], begins?: boolean) => string;
  /** A smooth line through points. */
  readonly through: (points: readonly Point[]) => string;
  /** A closed shape with every corner rounded, by its own radius or the given one. */
  readonly closed: (vertices: readonly Vertex[], radius?: number) => string;
  /** Straight lines between points. */
  readonly straight: (points: readonly (readonly [number, number, ...number[]])[]) => string;
}

function createPen(lengthMm: number): Pen {
  const left = (CANVAS.width - lengthMm / MM_PER_UNIT) / 2;
  const x = (mm: number): number => left + mm / MM_PER_UNIT;
  const y = (mm: number): number => CANVAS.ground - mm / MM_PER_UNIT;
  const point: Pen['point'] = ([px, py]) => `${short(x(px))},${short(y(py))}`;
  const tenths = (at: Point): Point => [Math.round(x(at[0]) * 10), Math.round(y(at[1]) * 10)];
  const text = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');
  // Relative commands in tenths of a unit halve the size of a drawing.
  const curve: Pen['curve'] = (cubics, begins = true) => {
    let at = tenths(cubics[0]?.[0] ?? [0, 0]);
    let data = begins ? `M${at[0] / 10} ${at[1] / 10}` : '';
    for (const [, ...rest] of cubics) {
      const numbers = rest.map(tenths).flatMap(([tx, ty]) => [tx - at[0], ty - at[1]]);
      data += `c${numbers.map(text).join(' ').replaceAll(' -', '-')}`;
      at = tenths(rest[2]);
    }
    return data;
  };
  const closed: Pen['closed'] = (vertices, radius = 20) => {
    const all = vertices.map((v): Vertex => [v[0], v[1], v[2] ?? radius, v[3] ?? 0]);
    const start = all[0] ?? [0, 0];
    const end = last(all, [0, 0]);
    const middle = along([start[0], start[1]], [end[0], end[1]], 0.5);
    return `${curve(roundedLine([[...middle, 0, 0], ...all, [...middle, 0, 0]]))}Z`;
  };
  return {
    x,
    y,
    units: (mm) => mm / MM_PER_UNIT,
    point,
    curve,
    through: (points) => curve(lineThrough(points)),
    closed,
    straight: (points) => `M${points.map(point).join(' L')}`,
  };
}

/** Everything that the parts of a drawing share. Lengths are millimetres. */
export interface CarFrame {
  readonly shape: CarShape;
  readonly pen: Pen;
  /** Prefix of all ids, so that several drawings may stand on one page. */
  readonly id: string;
  readonly outline: CarOutline;
  readonly windows: WindowLine;
  readonly cowl: Vertex;
  readonly front: Vertex;
  readonly tail: Vertex;
  /** x of the front and the rear axle. */
  readonly axles: readonly [number, number];
  readonly tyreMm: number;
  readonly wheelY: number;
  /** Radius of the wheel arches. */
  readonly arch: number;
  /** Where the arches of the front and the rear wheel cut the sill: behind and before the wheel. */
  readonly cuts: readonly [readonly [number, number], readonly [number, number]];
  readonly sill: number;
  readonly sillHeight: number;
  readonly belt: number;
  readonly shoulder: readonly [number, number, number];
  readonly sillLight: readonly [number, number];
  /** x of the joints of the doors. */
  readonly doors: readonly [number, number, number];
  readonly topAt: (x: number) => number;
  /** Draws one path several times, each time with other attributes. */
  readonly several: (data: string, ...looks: readonly string[]) => string;
  /** The paths that `several` collected. */
  readonly sharedPaths: () => string;
}

/** Prepares the drawing of a shape. */
export function frameOf(shape: CarShape, id: string): CarFrame {
  const pen = createPen(shape.lengthMm);
  const outline = outlineOf(shape);
  const axles = [shape.frontOverhangMm, shape.frontOverhangMm + shape.wheelbaseMm] as const;
  const tyreMm = shape.tyreMm * WHEEL_ENLARGED;
  const wheelY = tyreMm / 2;
  const arch = tyreMm / 2 + shape.archGap;
  const sill = shape.clearance;
  const reach = Math.sqrt(Math.max(0, arch * arch - (sill - wheelY) ** 2));
  const belt = last<Vertex>(shape.windows.belt, [0, shape.heightMm * 0.7])[1];
  const sharedPaths: string[] = [];
  return {
    shape,
    pen,
    id,
    outline,
    windows: windowLineOf(shape, outline.points),
    cowl: outline.vertices[shape.cowlIndex] ?? [0, 0],
    front: outline.vertices[0] ?? [0, 0],
    tail: last<Vertex>(outline.vertices, [0, 0]),
    axles,
    tyreMm,
    wheelY,
    arch,
    cuts: [
      [axles[0] + reach, axles[0] - reach],
      [axles[1] + reach, axles[1] - reach],
    ],
    sill,
    sillHeight: shape.sillHeight ?? (shape.cladding > 0 ? 130 : 45),
    belt,
    shoulder: shape.shoulder ?? [
      Math.min(shape.headlamp[1] + 60, belt - 60),
      belt - 110,
      Math.min(shape.rearLamp[1] + 20, belt - 20),
    ],
    sillLight: shape.sillLight ?? [sill + 150, sill + 210],
    doors: shape.doors ?? [
      shape.frontOverhangMm + tyreMm / 2 + 320,
      shape.frontOverhangMm + shape.wheelbaseMm * 0.59,
      axles[1] - 190,
    ],
    topAt: (x) => topAt(outline.points, x),
    several: (data, ...looks) => {
      const name = `${id}${sharedPaths.length}`;
      sharedPaths.push(`<path id="${name}" d="${data}"/>`);
      return looks.map((look) => `<use href="#${name}" ${look}/>`).join('');
    },
    sharedPaths: () => sharedPaths.join(''),
  };
}
