import type { Endpoint } from '@stromwandel/api-spec';
import type { Caller } from '../scope/caller.ts';
import type { Refusal } from './refusal.ts';

/** A call that was refused or failed. */
export interface MissedCall {
  readonly endpoint: Endpoint;
  readonly caller: Caller | null;
  readonly params: unknown;
  /** Null for a defect. */
  readonly refusal: Refusal | null;
}

/** Records a refused or failed call. */
export type RecordCall = (call: MissedCall) => Promise<void>;
