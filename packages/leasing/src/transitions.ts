import type { LeaseEvent } from './lease-command.ts';
import type { LeaseState } from './lease.ts';

/** The events that change the state of a lease. */
export type StateEvent = Exclude<
  LeaseEvent['type'],
  'CAR_DATA_SET' | 'HANDOVER_REFUSED' | 'END_CHOSEN' | 'EXTENDED'
>;

/** The transition table: the next state after each event; null where the event is impossible. */
export const TRANSITIONS: Readonly<Record<LeaseState, Readonly<Record<StateEvent, LeaseState | null>>>> = {
  PREPARED: { HANDED_OVER: 'ACTIVE', CANCELLED: 'CANCELLED', RETURNED: null, CLOSED: null },
  ACTIVE: { HANDED_OVER: null, CANCELLED: null, RETURNED: 'RETURNED', CLOSED: null },
  RETURNED: { HANDED_OVER: null, CANCELLED: null, RETURNED: null, CLOSED: 'CLOSED' },
  CLOSED: { HANDED_OVER: null, CANCELLED: null, RETURNED: null, CLOSED: null },
  CANCELLED: { HANDED_OVER: null, CANCELLED: null, RETURNED: null, CLOSED: null },
};
