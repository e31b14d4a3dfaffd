import type { EndpointName } from '@stromwandel/api-spec';
import { chargedCents } from '@stromwandel/leasing';
import type { ReplyOf } from '../../api/replies.ts';
import type { Tone } from '../../ui/tone.ts';

/** The report about a returned car with answers, decisions and settlement. */
export type EndReport = ReplyOf<'getEndReport'>;
export type Position = EndReport['positions'][number];

/** What a command about a report makes out of date. */
export const REPORT_READS: readonly EndpointName[] = [
  'getEndReport',
  'listOwnLeases',
  'getProviderLease',
  'listProviderLeases',
];

/** What is left to pay for a position; 0 while it is not decided. */
export const chargedFor = (position: Position) => chargedCents(position);

export const POSITION_TONES: Readonly<Record<Position['state'], Tone>> = {
  OPEN: 'copper',
  ACCEPTED: 'gain',
  OBJECTED: 'info',
  KEPT: 'neutral',
  DROPPED: 'gain',
};
