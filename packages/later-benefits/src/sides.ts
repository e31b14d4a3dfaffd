/** A benefit without and with the conversion, and by how much it is smaller a month in cents; negative where it grows. */
export interface BothSides<Side> {
  readonly before: Side;
  readonly after: Side;
  readonly lostPerMonth: number;
}

/** Why a benefit is not computed. */
export interface NotComputed<Reason extends string> {
  readonly reason: Reason;
}
