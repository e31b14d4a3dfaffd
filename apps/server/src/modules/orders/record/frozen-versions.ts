import type { OrderSnapshot, PrivateSnapshot } from './snapshot.ts';

type Frozen = Readonly<Record<string, unknown>> & { readonly schemaVersion: number };

/** Returns the next version of a frozen value. */
type Lift = (older: Frozen) => Frozen;

/** The version of newly frozen values. A change of shape after the first release adds a version and its lift. */
export const SCHEMA_VERSION = 1;

const SNAPSHOT_LIFTS: readonly Lift[] = [];
const PRIVATE_LIFTS: readonly Lift[] = [];

/**
 * Lifts a frozen value to the newest version: `lifts[0]` turns version 1 into 2. Stored values stay unchanged.
 * @throws RangeError for a version without lift
 */
export function liftFrozen(frozen: unknown, lifts: readonly Lift[]): Frozen {
  let lifted = frozen as Frozen; // only order creation writes it
  const newest = lifts.length + 1;
  if (!Number.isInteger(lifted.schemaVersion) || lifted.schemaVersion < 1 || lifted.schemaVersion > newest) {
    throw new RangeError(`No version ${String(lifted.schemaVersion)} of what orders freeze`);
  }
  for (const lift of lifts.slice(lifted.schemaVersion - 1)) lifted = lift(lifted);
  return lifted;
}

/** Reads the open part of a frozen order. */
export function readSnapshot(stored: unknown): OrderSnapshot {
  return liftFrozen(stored, SNAPSHOT_LIFTS) as unknown as OrderSnapshot; // the newest version is this type
}

/** Reads the sealed part of a frozen order after opening. */
export function readPrivateSnapshot(opened: unknown): PrivateSnapshot {
  return liftFrozen(opened, PRIVATE_LIFTS) as unknown as PrivateSnapshot; // the newest version is this type
}
