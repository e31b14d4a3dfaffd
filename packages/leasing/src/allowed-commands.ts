import { decide } from './decide.ts';
import type { Lease, LeaseActor } from './lease.ts';
import type { CalendarDate } from '@stromwandel/kernel';

/** The commands that a person can be offered. */
export const OFFERED_COMMANDS = ['SET_CAR_DATA', 'CONCLUDE_RETURN', 'CLOSE'] as const;
export type OfferedCommand = (typeof OFFERED_COMMANDS)[number];

/** The commands that would not be refused for the lease's state or the actor's role; input is still checked. */
export function allowedCommands(
  lease: Lease,
  actor: readonly LeaseActor[],
  today: CalendarDate,
): OfferedCommand[] {
  const day = lease.handedOverOn ?? today;
  const tries = {
    SET_CAR_DATA: { type: 'SET_CAR_DATA', car: { ...lease.car, keys: (lease.car.keys ?? 0) + 1 } },
    CONCLUDE_RETURN: { type: 'CONCLUDE_RETURN', day, reason: 'TERM' },
    CLOSE: { type: 'CLOSE', as: 'WAIVED' },
  } as const;
  return OFFERED_COMMANDS.filter((type) => {
    const decision = decide(tries[type], lease, actor, { today });
    return decision.ok && decision.value.length > 0;
  });
}
