import type { ReplyOf } from '../../api/replies.ts';

/** A lease as its employee reads it. */
export type OwnLease = ReplyOf<'listOwnLeases'>[number];
