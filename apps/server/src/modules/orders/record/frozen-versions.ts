import type { OrderSnapshot, PrivateSnapshot } from './snapshot.ts';

type Frozen = Readonly<Record<string, unknown>> & { readonly schemaVersion: number };

/** Returns the next version of a frozen value. */
type Lift = (older: Frozen) => Frozen;

/** The version that new orders are frozen in. A change of shape after the first release adds one, with its lift. */
export const SCHEMA_VERSION = 1;

const SNAPSHOT_LIFTS: readonly Lift[] = [];
const PRIVATE_LIFTS: readonly Lift[] = [];

/**
 * Returns a frozen value in the newest version: `lifts[0]` makes version 2 of version 1. Stored values stay as they are.
 * @throws RangeError for a version that these lifts do not know
 */
export function liftFrozen(frozen: unknown, lifts: readonly Lift[]): Frozen {
  let lifted = frozen as Frozen; // written by the creation of an order alone
  const newest = lifts.length + 1;
  if (!Number.isInteger(lifted.schemaVersion) || lifted.schemaVersion < 1 || lifted.schemaVersion > newest) {
    throw new RangeError(`No version ${String(lifted.schemaVersion)} of what orders freeze`);
  }
  for (const lift of lifts.slice(lifted.schemaVersion - 1)) lifted = lift(lifted);
  return lifted;
}

/** The open part of what an order froze. */
export function readSnapshot(stored: unknown): OrderSnapshot {
  return liftFrozen(stored, SNAPSHOT_LIFTS) as unknown as OrderSnapshot; // the newest version is this type
}

/** The sealed part, once it is opened. */
export function readPrivateSnapshot(opened: unknown): PrivateSnapshot {
  return liftFrozen(opened, PRIVATE_LIFTS) as unknown as PrivateSnapshot; // the newest version is this type
}
