import { z } from 'zod';

// Drawings reach 1.5 m beyond a car at most; larger numbers are mistakes.
const mm = z.number().min(-1500).max(8000);
const share = z.number().min(0).max(2);
const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
/** x, y, radius of the corner, bulge of the edge to the next corner. */
const vertex = z.tuple([mm, mm]).rest(mm);
const point = z.tuple([mm, mm]);
const line = z.array(point).min(2).max(12);
const panel = z.array(vertex).min(3).max(24);

const RIM_STYLES = [
  'five',
  'twin',
  'y',
  'multi',
  'turbine',
  'star',
  'blade',
  'aero',
  'disc',
  'cover',
  'cross',
  'pixel',
] as const;

/** Kind, height of its middle, width, height, tilt, distance from the edge. */
const headlamp = z
  .tuple([z.enum(['wedge', 'box', 'round', 'line', 'split', 'thor', 'pixel', 'claw']), mm, mm, mm])
  .rest(mm);
/** Kind, height of its middle (`vert`: of its lower end), width, height, tilt. */
const rearLamp = z.tuple([z.enum(['wedge', 'bar', 'box', 'vert', 'round', 'pixel']), mm, mm, mm]).rest(mm);

/**
 * The measures and the shape of a car seen from its left side, front on the left. All lengths are millimetres, x from the front
 * bumper backwards, y from the ground upwards. Only measures, outline and windows are required.
 */
export const carShape = z.strictObject({
  lengthMm: z.number().min(2300).max(5600),
  heightMm: z.number().min(1000).max(2200),
  wheelbaseMm: z.number().min(1400).max(4000),
  /** From the front bumper to the front axle. */
  frontOverhangMm: z.number().min(300).max(1300),
  /** Length without a spare wheel on the tail gate. */
  bodyLengthMm: mm.optional(),
  tyreMm: z.number().min(450).max(900).default(700),
  rimInches: z.number().min(12).max(24).default(18),
  rimStyle: z.enum(RIM_STYLES).default('five'),
  darkRims: z.boolean().default(false),
  /** Height of the sill above the ground. */
  clearance: z.number().min(100).max(350).default(190),
  archGap: mm.default(38),
  /** Width of the plastic along the wheel arches; 0: none. */
  cladding: mm.default(0),
  squareArches: z.boolean().default(false),
  plasticColor: color.default('#1d2224'),
  sillHeight: mm.optional(),
  frontBumper: mm.optional(),
  rearBumper: mm.optional(),
  skidPlates: z.boolean().default(false),
  /** Bumper, nose, edge of the bonnet, cowl, top of the windscreen, end of the roof, tail. */
  outline: z.array(vertex).min(6).max(24),
  /** The corner of the outline that is the cowl. */
  cowlIndex: z.number().int().min(2).max(8).default(3),
  windows: z.strictObject({
    /** Where the windows leave the roof. */
    end: mm,
    roofFrame: mm.default(80),
    frontFrame: mm.default(150),
    rearFrame: mm.default(110),
    cornerRadius: mm.default(60),
    rearBulge: mm.default(0),
    /** From the rear corner along the belt to the front. */
    belt: z.array(vertex).min(2).max(12),
  }),
  windowTrim: z.enum(['none', 'chrome', 'arc']).default('none'),
  /** x at the belt, lean, width, 1 for a painted one. */
  pillars: z
    .array(z.tuple([mm, mm, mm]).rest(z.number()))
    .max(6)
    .optional(),
  quarterWindows: z.array(panel).max(4).default([]),
  blackPanels: z.array(panel).max(8).default([]),
  silverPanels: z.array(panel).max(8).default([]),
  roof: z
    .strictObject({
      color,
      edge: z.array(vertex).min(2).max(16).optional(),
      paintedMirror: z.boolean().default(false),
    })
    .optional(),
  roofRails: z.boolean().default(false),
  railSpan: point.optional(),
  railColor: color.default('#2a3033'),
  /** x, length, height. */
  spoiler: z.tuple([mm, mm, mm]).optional(),
  aerial: z.boolean().default(true),
  /** Rear window seen edge on: from x, to x, depth. */
  rearGlass: z.tuple([mm, mm, mm]).optional(),
  windscreenDepth: mm.default(50),
  windscreenEnd: mm.optional(),
  /** x of the joints: front of the front door, between the doors, end of the rear door (0: three doors). */
  doors: z.tuple([mm, mm, mm]).optional(),
  handles: z.enum(['bar', 'flush', 'front', 'none']).default('flush'),
  handlesAt: z.array(mm).max(3).optional(),
  handleHeight: mm.optional(),
  handleRise: mm.default(14),
  /** Height of the rail of a sliding door. */
  slidingRail: mm.optional(),
  /** x, y, size. */
  chargingFlap: z.tuple([mm, mm]).rest(mm).optional(),
  flapRoundness: share.default(0.22),
  headlamp: headlamp.default(['wedge', 700, 420, 110, 60]),
  /** Height of the middle, width, height. */
  lowerHeadlamp: z.tuple([mm, mm, mm]).optional(),
  rearLamp: rearLamp.default(['wedge', 880, 420, 110, 30]),
  claws: z.number().int().min(1).max(3).default(3),
  clawLean: mm.default(30),
  bonnetJoint: z.boolean().default(true),
  /** Height of the shoulder at the front, between the axles and at the rear. */
  shoulder: z.tuple([mm, mm, mm]).optional(),
  crease: line.optional(),
  creases: z.array(line).max(6).default([]),
  creaseStrength: share.default(1),
  /** Height of the light above the sill, in front and behind. */
  sillLight: z.tuple([mm, mm]).optional(),
  lightTop: mm.optional(),
  flare: mm.default(75),
  /** A roadster without a roof. */
  open: z.boolean().default(false),
  cockpit: z.array(panel).max(4).default([]),
  seatRows: z.number().int().min(0).max(2).default(2),
  mirrorAt: mm.optional(),
  mirrorRise: mm.default(40),
  mirrorWidth: mm.default(190),
});

/** A shape with its defaults. */
export type CarShape = z.infer<typeof carShape>;
/** A shape as files and the database hold it. */
export type CarShapeInput = z.input<typeof carShape>;
