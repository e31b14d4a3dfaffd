import { z } from 'zod';
import { checked, euro, euroReply, idSchema, instantSchema } from './basics.ts';
import { photoName } from './handover-record.ts';

/** Where wear can be; `packages/leasing` names the parts that each photo shows. */
export const WEAR_PARTS = [
  'BUMPER',
  'BONNET',
  'WINDSCREEN',
  'FENDER',
  'DOOR',
  'SILL',
  'MIRROR',
  'ROOF',
  'TAILGATE',
  'LIGHT',
  'RIM',
  'TYRE',
  'SEAT',
  'DASHBOARD',
  'BOOT',
] as const;
export const WEAR_KINDS = ['SCRATCH', 'DENT', 'STONE_CHIP', 'KERB_MARK', 'STAIN', 'BREAK'] as const;
/** Longest side: up to 3 cm, up to 10 cm, or more. */
export const WEAR_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;
/** DEEP: a fingernail feels it. */
export const WEAR_DEPTHS = ['SURFACE', 'DEEP'] as const;
export const WEAR_REPAIRS = ['POLISH', 'SPOT_REPAIR', 'PRESS_OUT', 'RIM_REPAIR', 'CLEAN', 'REPLACE'] as const;

/** The guided photos of a self-check. */
export const SELF_CHECK_VIEWS = [
  'FRONT',
  'WINDSCREEN',
  'LEFT_FRONT',
  'LEFT_DOORS',
  'LEFT_REAR',
  'REAR',
  'RIGHT_REAR',
  'RIGHT_DOORS',
  'RIGHT_FRONT',
  'DASHBOARD',
  'SEATS',
  'BOOT',
] as const;

const LARGEST_EUR = 20_000;
const MOST_ROWS = WEAR_PARTS.length * WEAR_KINDS.length * WEAR_SIZES.length * WEAR_DEPTHS.length;
const MOST_FINDINGS = 30;

const finding = {
  part: z.enum(WEAR_PARTS),
  kind: z.enum(WEAR_KINDS),
  size: z.enum(WEAR_SIZES),
  depth: z.enum(WEAR_DEPTHS),
};

const range = { fromEur: euro(0, LARGEST_EUR), toEur: euro(0, LARGEST_EUR) };
const isInOrder = ({ fromEur, toEur }: { readonly fromEur: number; readonly toEur: number }) =>
  fromEur <= toEur;
const ORDER = { path: ['toEur'], ...checked('TOO_SMALL') };

/** A row of the catalogue. Without a loss it is usual wear and accepted; then it has no hint for a repair. */
const wearRow = z.strictObject({
  ...finding,
  loss: z.strictObject(range).refine(isInOrder, ORDER).nullable(),
  repair: z
    .strictObject({ kind: z.enum(WEAR_REPAIRS), ...range })
    .refine(isInOrder, ORDER)
    .nullable(),
});
export const wearCatalogueBody = z.strictObject({
  /** One above the newest. */
  version: z.number().int().min(1).max(100_000),
  rows: z
    .array(wearRow)
    .min(1)
    .max(MOST_ROWS)
    .superRefine((rows, context) => {
      const seen = new Set<string>();
      for (const [index, { part, kind, size, depth }] of rows.entries()) {
        const key = [part, kind, size, depth].join('/');
        if (seen.has(key)) {
          context.addIssue({ code: 'custom', path: [index, 'part'], ...checked('REPEATED') });
        }
        seen.add(key);
      }
    }),
});

const rangeReply = { fromEur: euroReply, toEur: euroReply };
const wearCatalogue = z.object({
  version: z.number(),
  publishedAt: instantSchema,
  rows: z.array(
    z.object({
      ...finding,
      loss: z.object(rangeReply).nullable(),
      repair: z.object({ kind: z.enum(WEAR_REPAIRS), ...rangeReply }).nullable(),
    }),
  ),
});
/** The newest catalogue; null before the first. */
export const wearCatalogueReply = z.object({ catalogue: wearCatalogue.nullable() });

const checkPhoto = { view: z.enum(SELF_CHECK_VIEWS), photo: photoName };
const checkFinding = { view: z.enum(SELF_CHECK_VIEWS), ...finding };
const eachOnce = (photos: readonly { readonly view: string }[]) =>
  new Set(photos.map(({ view }) => view)).size === photos.length;

/** The whole check; it replaces what was saved before. */
export const selfCheckBody = z.strictObject({
  /** Sent before, each view once. */
  photos: z
    .array(z.strictObject(checkPhoto))
    .max(SELF_CHECK_VIEWS.length)
    .refine(eachOnce, checked('REPEATED')),
  findings: z.array(z.strictObject({ ...checkFinding, photo: photoName.nullable() })).max(MOST_FINDINGS),
  /** Whether the provider may read it; else it is a private note. */
  attached: z.boolean(),
});

const selfCheck = z.object({
  photos: z.array(z.object(checkPhoto)),
  /** `photo` is a close-up; null without one. */
  findings: z.array(z.object({ ...checkFinding, photo: z.string().nullable() })),
  attached: z.boolean(),
  /** All guided photos are there. */
  isComplete: z.boolean(),
  /** The version of the catalogue with which it was last saved. */
  catalogueVersion: z.number(),
  savedAt: instantSchema,
  /** Day after which an unfinished check is deleted; null of a complete or attached one. */
  keptUntil: z.string().nullable(),
});

export const selfCheckReply = z.object({
  leaseId: idSchema,
  /** The newest catalogue while the check can be changed, later the one it was saved with; null before the first. */
  catalogue: wearCatalogue.nullable(),
  /** Null before the first saving, and for the provider unless it is attached. */
  check: selfCheck.nullable(),
  canChange: z.boolean(),
  lastDay: z.string().nullable(),
  daysLeft: z.number().nullable(),
  /** Forecast for the end of the term; null without one. Without VAT, like the prices of the contract. */
  distance: z
    .object({
      km: z.number(),
      /** Agreed kilometres with the tolerance. */
      freeKm: z.number(),
      settledKm: z.number(),
      extraKilometerEur: z.number(),
      /** Charge above 0, credit below 0. */
      netEur: euroReply,
    })
    .nullable(),
});

/** A self-check as the export of the own data contains it. */
export const exportedSelfCheck = selfCheck.omit({ keptUntil: true }).extend({ leaseId: idSchema });
