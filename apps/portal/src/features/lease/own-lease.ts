import type { ReplyOf } from '../../api/replies.ts';

/** A lease as its employee reads it. */
export type OwnLease = ReplyOf<'listOwnLeases'>[number];

/** A part of the page of a lease. */
export interface LeasePartProps {
  readonly lease: OwnLease;
  /** Only the heading at first. */
  readonly folded?: boolean;
}
