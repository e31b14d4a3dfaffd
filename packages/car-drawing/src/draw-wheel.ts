import { MM_PER_UNIT, short, type CarFrame } from './car-frame.ts';
import type { CarShape } from './car-shape.ts';

interface RimStyle {
  /** How often the part repeats around the hub. */
  readonly count: number;
  /** The part is an opening in a disc, not a spoke. */
  readonly closed?: boolean;
  /** Path of a part pointing right; capital letters are commands, numbers shares of the radius. */
  readonly part: string;
}

const RIM_STYLES: Readonly<Record<CarShape['rimStyle'], RimStyle>> = {
  five: {
    count: 5,
    part: 'M.17,-.13 C.4,-.15 .7,-.2 .95,-.27 L.95,.27 C.7,.1 .4,.13 .17,.13 Z',
  },
  twin: {
    count: 5,
    part: 'M.12,-.06 L.95,-.1 L.93,-.25 L.12,-.17 Z M.12,.06 L.95,.1 L.93,.25 L.12,.17 Z',
  },
  y: {
    count: 5,
    part: 'M.12,-.1 L.45,-.1 L.92,-.36 L.96,-.2 L.6,0 L.96,.2 L.92,.36 L.45,.1 L.12,.1 Z',
  },
  multi: { count: 10, part: 'M.14,-.06 L.96,-.085 L.96,.085 L.14,.06 Z' },
  turbine: {
    count: 9,
    part: 'M.14,-.08 C.45,-.2 .7,-.16 .94,.02 L.9,.32 C.65,.04 .4,0 .14,.08 Z',
  },
  star: { count: 6, part: 'M.1,-.16 L.95,-.1 L.95,.1 L.1,.16 Z' },
  blade: { count: 5, part: 'M.1,-.18 L.5,-.2 L.88,-.45 L.97,-.1 L.96,.16 L.3,.1 L.1,.1 Z' },
  aero: {
    count: 5,
    closed: true,
    part: 'M.5,-.24 L.84,-.34 Q.94,-.1 .9,.12 Q.66,-.02 .5,-.24 Z',
  },
  disc: { count: 10, closed: true, part: 'M.62,-.05 L.9,-.1 L.9,.1 L.62,.05 Z' },
  cover: {
    count: 7,
    closed: true,
    part: 'M.46,-.1 Q.7,-.26 .86,-.2 L.86,.2 Q.7,.26 .46,.1 Z',
  },
  cross: {
    count: 4,
    closed: true,
    part: 'M.36,-.16 L.78,-.42 Q1,0 .78,.42 L.36,.16 Z',
  },
  pixel: {
    count: 5,
    closed: true,
    part: 'M.34,-.1 L.6,-.1 L.72,-.3 L.86,-.22 L.9,.14 L.66,.14 L.56,.3 L.36,.22 Z',
  },
};

/** The tyre covers the rim at this share of its radius at the latest. */
const LARGEST_RIM = 0.82;
/** A rim with its lip looks right a little larger than in truth. */
const RIM_ENLARGED = 1.15;
const MM_PER_INCH = 25.4;

function rimRadius({ shape, tyreMm }: CarFrame): number {
  const truth = (shape.rimInches * MM_PER_INCH * RIM_ENLARGED) / 2;
  return Math.min((tyreMm / 2) * LARGEST_RIM, truth) / MM_PER_UNIT;
}

/** Path of a part of the rim in units. */
function partOfRim({ part }: RimStyle, radius: number): string {
  return part.replaceAll(/-?\d*\.\d+|-?\d+/g, (number) => short(Number(number) * radius * 0.96));
}

const DARK_METAL = [
  [0, '#9aa3a6'],
  [0.5, '#596366'],
  [1, '#343b3e'],
] as const;
const LIGHT_METAL = [
  [0, '#f7f8f8'],
  [0.5, '#bdc4c6'],
  [1, '#7d8689'],
] as const;

function spokes(id: string, radius: number, dark: boolean, turned: (attributes: string) => string): string {
  const r = (times: number): string => short(radius * times);
  const brake = `M${r(-0.6)},${r(-0.26)} A${r(0.65)} ${r(0.65)} 0 0 0 ${r(-0.6)},${r(0.26)} L${r(-0.4)},${r(0.18)} L${r(-0.4)},${r(-0.18)} Z`;
  return (
    `<circle r="${r(0.62)}" fill="#454c4f" stroke="#727a7d" stroke-width=".8"/><circle r="${r(0.34)}" fill="#23292b"/>` +
    `<path d="${brake}" fill="#2a3032"/><defs><g id="${id}-z">${turned('')}</g></defs>` +
    `<use href="#${id}-z" x=".8" y="1.2" fill="#000" fill-opacity=".35"/>` +
    `<use href="#${id}-z" fill="url(#${id}-r)" stroke="${dark ? '#cfd8da' : '#fff'}" stroke-opacity="${dark ? 0.7 : 0.4}" stroke-width=".5"/>`
  );
}

/** Definitions of a wheel around its hub, with the id `<prefix>-k`. */
export function wheelDefinition(frame: CarFrame): string {
  const { id, shape, tyreMm } = frame;
  const radius = rimRadius(frame);
  const tyre = tyreMm / 2 / MM_PER_UNIT;
  const r = (times: number): string => short(radius * times);
  const style = RIM_STYLES[shape.rimStyle];
  const turned = (attributes: string): string =>
    Array.from(
      { length: style.count },
      (_, index) =>
        `<use href="#${id}-s" transform="rotate(${short((360 / style.count) * index - 90)})"${attributes}/>`,
    ).join('');
  const metal = (shape.darkRims ? DARK_METAL : LIGHT_METAL)
    .map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`)
    .join('');
  const inside = style.closed
    ? `<circle r="${r(0.95)}" fill="url(#${id}-r)"/>${turned(' fill="#0d1112"')}<circle r="${r(0.4)}" fill="none" stroke="#000" stroke-opacity=".18"/>`
    : spokes(id, radius, shape.darkRims, turned);
  return (
    `<linearGradient id="${id}-r" x1="0" y1="0" x2="1" y2="1">${metal}</linearGradient>` +
    `<path id="${id}-s" d="${partOfRim(style, radius)}"/>` +
    `<g id="${id}-k"><circle r="${short(tyre)}" fill="url(#${id}-t)"/><circle r="${short(tyre * 0.965)}" fill="none" stroke="#fff" stroke-opacity=".08"/>` +
    `<circle r="${r(1.03)}" fill="#070a0b"/>${inside}` +
    `<circle r="${r(0.965)}" fill="none" stroke="url(#${id}-r)" stroke-width="${r(0.075)}"/><circle r="${r(1)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width=".7"/>` +
    `<circle r="${r(0.17)}" fill="${shape.darkRims ? '#5a6366' : '#b9c0c1'}"/><circle r="${r(0.12)}" fill="#2b3133"/></g>`
  );
}
