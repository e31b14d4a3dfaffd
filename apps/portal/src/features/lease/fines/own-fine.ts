import type { ReplyOf } from '../../../api/replies.ts';
import { paths } from '../../../navigation/paths.ts';

/** The letters of authorities about an own lease. */
export type OwnFines = ReplyOf<'listOwnFines'>;
export type OwnFine = OwnFines['fines'][number];
export type Answer = NonNullable<OwnFine['answer']>;

/** Part of the page of the car that shows them. */
export const FINES_PART = 'fines';

/** Address of the letters about a lease. */
export const finesPath = (leaseId: number) => `${paths.car()}?lease=${leaseId}&part=${FINES_PART}`;
