/** Parts of a car that can be damaged. The last two are on no drawing from above. */
export const CAR_PARTS = [
  'FRONT',
  'BONNET',
  'WINDSCREEN',
  'ROOF',
  'REAR_WINDOW',
  'TAILGATE',
  'REAR',
  'LEFT_FRONT',
  'LEFT_DOORS',
  'LEFT_REAR',
  'RIGHT_FRONT',
  'RIGHT_DOORS',
  'RIGHT_REAR',
  'UNDERBODY',
  'INSIDE',
] as const;
export type CarPart = (typeof CAR_PARTS)[number];

/** A place on the drawing of the car; without one for parts that are not on it. */
export interface DamageMark {
  readonly part: CarPart;
  readonly x: number | null;
  readonly y: number | null;
}

export const MOST_MARKS = 20;

type Point = readonly [x: number, y: number];

/** Size of the drawing: the car from above, its front at the top, its sides beside it. */
export const PLAN = { width: 600, height: 1000 } as const;

const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const PLAN_BODIES = ['SUV', 'HATCHBACK', 'SEDAN', 'ESTATE', 'VAN', 'SPORTS'] as const;
export type PlanBody = (typeof PLAN_BODIES)[number];

/** What differs between body styles on the drawing. Lengths from its top; each part is wide enough for a fingertip. */
interface BodyMeasures {
  /** Where bonnet, windscreen, roof, rear window and tailgate end. */
  readonly ends: readonly [
    bonnet: number,
    windscreen: number,
    roof: number,
    rearWindow: number,
    tailgate: number,
  ];
  readonly doors: readonly [from: number, to: number];
  readonly axles: readonly [front: number, rear: number];
  /** From the left edge of the drawing. */
  readonly roofLeft: number;
}

const MEASURES: Readonly<Record<PlanBody, BodyMeasures>> = {
  SUV: { ends: [280, 370, 700, 775, 865], doors: [350, 670], axles: [240, 765], roofLeft: 185 },
  HATCHBACK: { ends: [270, 375, 690, 770, 860], doors: [345, 665], axles: [235, 770], roofLeft: 195 },
  SEDAN: { ends: [290, 390, 640, 730, 860], doors: [360, 650], axles: [245, 760], roofLeft: 200 },
  ESTATE: { ends: [290, 390, 720, 790, 870], doors: [360, 650], axles: [245, 745], roofLeft: 195 },
  VAN: { ends: [215, 320, 740, 810, 885], doors: [285, 640], axles: [210, 770], roofLeft: 170 },
  SPORTS: { ends: [350, 450, 620, 750, 870], doors: [420, 670], axles: [245, 770], roofLeft: 210 },
};

/** The drawing of a body style. */
export interface CarPlan {
  /** Corners of the parts, clockwise. */
  readonly parts: readonly { readonly part: CarPart; readonly corners: readonly Point[] }[];
  readonly wheels: readonly Point[];
}

/** Radius of the wheels on the drawing. */
export const WHEEL_RADIUS = 38;
const GAP = 10;
const NOSE = 130;
const TAIL = 960;

function drawn({ ends, doors, axles, roofLeft }: BodyMeasures): CarPlan {
  const [bonnet, windscreen, roof, rearWindow, tailgate] = ends;
  const [doorsFrom, doorsTo] = doors;
  const mirrored = (left: number) => PLAN.width - left;
  const tapered = (top: number, bottom: number, leftAbove: number, leftBelow: number): readonly Point[] => [
    [leftAbove, top],
    [mirrored(leftAbove), top],
    [mirrored(leftBelow), bottom],
    [leftBelow, bottom],
  ];
  const side = (left: number, front: CarPart, middle: CarPart, rear: CarPart) => [
    { part: front, corners: box(left, NOSE + GAP, left + 100, doorsFrom - GAP) },
    { part: middle, corners: box(left, doorsFrom, left + 100, doorsTo) },
    { part: rear, corners: box(left, doorsTo + GAP, left + 100, tailgate) },
  ];
  return {
    parts: [
      { part: 'FRONT', corners: tapered(40, NOSE, 190, 150) },
      { part: 'BONNET', corners: tapered(NOSE + GAP, bonnet, 160, 160) },
      { part: 'WINDSCREEN', corners: tapered(bonnet + GAP, windscreen, 165, roofLeft) },
      { part: 'ROOF', corners: tapered(windscreen + GAP, roof, roofLeft, roofLeft) },
      { part: 'REAR_WINDOW', corners: tapered(roof + GAP, rearWindow, roofLeft, 170) },
      { part: 'TAILGATE', corners: tapered(rearWindow + GAP, tailgate, 160, 160) },
      { part: 'REAR', corners: tapered(tailgate + GAP, TAIL, 150, 180) },
      ...side(30, 'LEFT_FRONT', 'LEFT_DOORS', 'LEFT_REAR'),
      ...side(470, 'RIGHT_FRONT', 'RIGHT_DOORS', 'RIGHT_REAR'),
    ],
    wheels: [80, 520].flatMap((x) => axles.map((y): Point => [x, y])),
  };
}

const PLANS = new Map(PLAN_BODIES.map((body) => [body, drawn(MEASURES[body])]));

/** The drawing of a body style: bonnet, roof, windows, doors and wheels where such cars have them. */
export const carPlan = (body: PlanBody): CarPlan => PLANS.get(body) ?? drawn(MEASURES[body]);

const isInside = (corners: readonly Point[], [x, y]: Point): boolean => {
  // All corners are named clockwise: a point inside lies to the right of every edge.
  return corners.every(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= 0;
  });
};

/** The mark of a part as a whole: in its middle. */
export function markOf({ parts }: CarPlan, part: CarPart): DamageMark {
  const corners = parts.find((one) => one.part === part)?.corners;
  if (!corners) return { part, x: null, y: null };
  const middle = (axis: 0 | 1) =>
    Math.round(corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length);
  return { part, x: middle(0), y: middle(1) };
}

/** How near a press must be to a mark to mean it: the size of a fingertip. */
const NEAR = 32;

/**
 * The marks after a press on the drawing: a mark more, or one less where there is one. Beside the car, and beyond the
 * most marks, they stay as they are.
 */
export function pressPlan(
  { parts }: CarPlan,
  marks: readonly DamageMark[],
  x: number,
  y: number,
): readonly DamageMark[] {
  const left = marks.filter((mark) => Math.hypot((mark.x ?? Infinity) - x, (mark.y ?? Infinity) - y) > NEAR);
  if (left.length < marks.length) return left;
  const part = parts.find(({ corners }) => isInside(corners, [x, y]))?.part;
  if (part === undefined || marks.length >= MOST_MARKS) return marks;
  return [...marks, { part, x: Math.round(x), y: Math.round(y) }];
}

/** The marks after exactly these parts are chosen: those of other parts go, a new part is marked as a whole. */
export const chooseParts = (
  plan: CarPlan,
  marks: readonly DamageMark[],
  parts: readonly CarPart[],
): readonly DamageMark[] => [
  ...marks.filter(({ part }) => parts.includes(part)),
  ...parts.filter((part) => marks.every((mark) => mark.part !== part)).map((part) => markOf(plan, part)),
];

/** The parts that marks name, each once, in the order of the list. */
export const markedParts = (marks: readonly DamageMark[]): readonly CarPart[] =>
  CAR_PARTS.filter((part) => marks.some((mark) => mark.part === part));
