import type { ReplyOf } from '../../api/replies.ts';

/** Readings, plan and forecast of a leased car. */
export type LeaseDistance = ReplyOf<'getLeaseDistance'>;
export type LeaseReading = LeaseDistance['readings'][number];
