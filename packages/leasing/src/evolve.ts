import { assertNever } from '@stromwandel/kernel';
import type { LeaseEvent } from './lease-command.ts';
import type { Lease } from './lease.ts';

/** The lease after an event that `decide` returned for it. */
export function evolve(lease: Lease, event: LeaseEvent): Lease {
  switch (event.type) {
    case 'HANDED_OVER':
      return { ...lease, state: 'ACTIVE', handedOverOn: event.day, refusedOn: null, endsOn: event.endsOn };
    case 'HANDOVER_REFUSED':
      return { ...lease, refusedOn: event.day };
    case 'CANCELLED':
      return { ...lease, state: 'CANCELLED', endReason: 'ORDER_ENDED' };
    case 'CAR_DATA_SET':
      return { ...lease, car: event.car, vinOnRecord: event.vinOnRecord };
    case 'RETURNED':
      return { ...lease, state: 'RETURNED', returnedOn: event.day, endReason: event.reason };
    case 'EXTENDED':
      // The choice and its reminders were about the former end.
      return { ...lease, endsOn: event.endsOn, endChoice: null, endSteps: {} };
    case 'END_CHOSEN':
      return { ...lease, endChoice: event.choice };
    case 'CLOSED':
      return { ...lease, state: 'CLOSED', closedOn: event.day, closedAs: event.as };
    default:
      return assertNever(event);
  }
}
