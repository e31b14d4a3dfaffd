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

/** Corners of the parts on the drawing. */
export const PLAN_PARTS: readonly { readonly part: CarPart; readonly corners: readonly Point[] }[] = [
  {
    part: 'FRONT',
    corners: [
      [190, 40],
      [410, 40],
      [450, 130],
      [150, 130],
    ],
  },
  { part: 'BONNET', corners: box(160, 140, 440, 290) },
  {
    part: 'WINDSCREEN',
    corners: [
      [165, 300],
      [435, 300],
      [400, 390],
      [200, 390],
    ],
  },
  { part: 'ROOF', corners: box(200, 400, 400, 640) },
  {
    part: 'REAR_WINDOW',
    corners: [
      [200, 650],
      [400, 650],
      [430, 730],
      [170, 730],
    ],
  },
  { part: 'TAILGATE', corners: box(160, 740, 440, 860) },
  {
    part: 'REAR',
    corners: [
      [150, 870],
      [450, 870],
      [420, 960],
      [180, 960],
    ],
  },
  { part: 'LEFT_FRONT', corners: box(30, 140, 130, 350) },
  { part: 'LEFT_DOORS', corners: box(30, 360, 130, 650) },
  { part: 'LEFT_REAR', corners: box(30, 660, 130, 860) },
  { part: 'RIGHT_FRONT', corners: box(470, 140, 570, 350) },
  { part: 'RIGHT_DOORS', corners: box(470, 360, 570, 650) },
  { part: 'RIGHT_REAR', corners: box(470, 660, 570, 860) },
];

/** Middles of the wheels on the drawing, and their radius. */
export const PLAN_WHEELS = {
  radius: 38,
  middles: [
    [80, 245],
    [80, 760],
    [520, 245],
    [520, 760],
  ],
} as const;

const isInside = (corners: readonly Point[], [x, y]: Point): boolean => {
  // All corners are named clockwise: a point inside lies to the right of every edge.
  return corners.every(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= 0;
  });
};

/** The mark of a part as a whole: in its middle. */
export function markOf(part: CarPart): DamageMark {
  const corners = PLAN_PARTS.find((one) => one.part === part)?.corners;
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
export function pressPlan(marks: readonly DamageMark[], x: number, y: number): readonly DamageMark[] {
  const left = marks.filter((mark) => Math.hypot((mark.x ?? Infinity) - x, (mark.y ?? Infinity) - y) > NEAR);
  if (left.length < marks.length) return left;
  const part = PLAN_PARTS.find(({ corners }) => isInside(corners, [x, y]))?.part;
  if (part === undefined || marks.length >= MOST_MARKS) return marks;
  return [...marks, { part, x: Math.round(x), y: Math.round(y) }];
}

/** The marks after exactly these parts are chosen: those of other parts go, a new part is marked as a whole. */
export const chooseParts = (
  marks: readonly DamageMark[],
  parts: readonly CarPart[],
): readonly DamageMark[] => [
  ...marks.filter(({ part }) => parts.includes(part)),
  ...parts.filter((part) => marks.every((mark) => mark.part !== part)).map(markOf),
];

/** The parts that marks name, each once, in the order of the list. */
export const markedParts = (marks: readonly DamageMark[]): readonly CarPart[] =>
  CAR_PARTS.filter((part) => marks.some((mark) => mark.part === part));
