import { addDays, assertNever, daysBetween, ok, refuse, type Result } from '@stromwandel/kernel';
import { NO_CLAIM_DAYS } from './end-report/end-report.ts';
import { ENDS_SOON_DAYS } from './end-notices.ts';
import { lastDayOfTerm } from './last-day-of-term.ts';
import type { LeaseCommand, LeaseContext, LeaseEvent, LeaseRefusal } from './lease-command.ts';
import type { CarData, Lease, LeaseActor } from './lease.ts';
import { TRANSITIONS } from './transitions.ts';

type Decision = Result<LeaseEvent[], LeaseRefusal>;

/** Who may give each command. */
const ACTORS_OF: Readonly<Record<LeaseCommand['type'], readonly LeaseActor[]>> = {
  HAND_OVER: ['SYSTEM'],
  REFUSE_HANDOVER: ['SYSTEM'],
  CANCEL: ['SYSTEM'],
  // SYSTEM: what the record of the handover adds.
  SET_CAR_DATA: ['ADMIN', 'SYSTEM'],
  CHOOSE_END: ['EMPLOYEE'],
  // The signed annex.
  EXTEND: ['EMPLOYEE'],
  // SYSTEM: the signed record.
  CONCLUDE_RETURN: ['ADMIN', 'SYSTEM'],
  CLOSE: ['ADMIN', 'SYSTEM'],
};

const CAR_FIELDS = ['vin', 'plate', 'firstRegistration', 'insurer', 'policyNumber', 'keys'] as const;
const isSameCar = (one: CarData, other: CarData) => CAR_FIELDS.every((field) => one[field] === other[field]);

const isOver = ({ state }: Lease) => state === 'CLOSED' || state === 'CANCELLED';

/**
 * Decides a command: returns the resulting events in order, or the reason of the refusal. A command whose effect
 * exists already returns no events, so that retries and parallel calls have one effect.
 */
export function decide(
  command: LeaseCommand,
  lease: Lease,
  actor: readonly LeaseActor[],
  context: LeaseContext,
): Decision {
  if (!ACTORS_OF[command.type].some((one) => actor.includes(one))) return refuse('LEASE_COMMAND_NOT_ALLOWED');
  switch (command.type) {
    case 'HAND_OVER':
      return decideHandover(command, lease);
    case 'REFUSE_HANDOVER':
      if (lease.refusedOn === command.day) return ok([]);
      if (lease.state !== 'PREPARED') return refuse(isOver(lease) ? 'LEASE_ENDED' : 'ALREADY_HANDED_OVER');
      return ok([{ type: 'HANDOVER_REFUSED', day: command.day }]);
    case 'CANCEL':
      if (lease.state === 'CANCELLED') return ok([]);
      return TRANSITIONS[lease.state].CANCELLED === null
        ? refuse('ALREADY_HANDED_OVER')
        : ok([{ type: 'CANCELLED' }]);
    case 'SET_CAR_DATA':
      return decideCarData(command, lease, context);
    case 'CONCLUDE_RETURN':
      return decideReturn(command, lease, context);
    case 'CHOOSE_END':
      return decideEndChoice(command, lease, context);
    case 'EXTEND':
      return decideExtending(command, lease, context);
    case 'CLOSE':
      return decideClosing(command, lease, actor, context);
    default:
      return assertNever(command);
  }
}

function decideHandover(
  { day, durationMonths }: Extract<LeaseCommand, { type: 'HAND_OVER' }>,
  lease: Lease,
): Decision {
  if (lease.handedOverOn === day) return ok([]);
  if (lease.handedOverOn !== null) return refuse('ALREADY_HANDED_OVER');
  if (TRANSITIONS[lease.state].HANDED_OVER === null) return refuse('LEASE_ENDED');
  return ok([{ type: 'HANDED_OVER', day, endsOn: lastDayOfTerm(day, durationMonths) }]);
}

function decideCarData(
  { car, vinOnRecord }: Extract<LeaseCommand, { type: 'SET_CAR_DATA' }>,
  lease: Lease,
  { vinTaken, plateTaken }: LeaseContext,
): Decision {
  if (isOver(lease)) return refuse('LEASE_ENDED');
  const differing = vinOnRecord === undefined || vinOnRecord === car.vin ? null : vinOnRecord;
  if (isSameCar(lease.car, car) && lease.vinOnRecord === differing) return ok([]);
  if (vinTaken && car.vin !== lease.car.vin) return refuse('VIN_TAKEN');
  if (plateTaken && car.plate !== lease.car.plate) return refuse('PLATE_TAKEN');
  return ok([{ type: 'CAR_DATA_SET', car, vinOnRecord: differing }]);
}

function decideEndChoice(
  { choice }: Extract<LeaseCommand, { type: 'CHOOSE_END' }>,
  { state, endsOn, endChoice }: Lease,
  { today }: LeaseContext,
): Decision {
  if (state === 'PREPARED') return refuse('LEASE_NOT_ACTIVE');
  if (endChoice === choice) return ok([]);
  if (state !== 'ACTIVE') return refuse('LEASE_ENDED');
  const isEarly = endsOn === null || daysBetween(today, endsOn) > ENDS_SOON_DAYS;
  return isEarly ? refuse('END_CHOICE_TOO_EARLY') : ok([{ type: 'END_CHOSEN', choice }]);
}

function decideExtending(
  { from, endsOn }: Extract<LeaseCommand, { type: 'EXTEND' }>,
  lease: Lease,
  { today }: LeaseContext,
): Decision {
  if (lease.state === 'PREPARED') return refuse('LEASE_NOT_ACTIVE');
  if (lease.endsOn === endsOn) return ok([]);
  // An extension follows the term without a gap, and is agreed on before it ends.
  const isLate = lease.endsOn === null || today > lease.endsOn || from !== addDays(lease.endsOn, 1);
  if (lease.state !== 'ACTIVE' || isLate || endsOn < from) return refuse('LEASE_ENDED');
  return ok([{ type: 'EXTENDED', from, endsOn }]);
}

/** An account is closed after its settlement, by a waiver, or 60 days after a return without a claim. */
function decideClosing(
  { as }: Extract<LeaseCommand, { type: 'CLOSE' }>,
  lease: Lease,
  actor: readonly LeaseActor[],
  { today }: LeaseContext,
): Decision {
  if ((as === 'NO_CLAIM') !== actor.includes('SYSTEM')) return refuse('LEASE_COMMAND_NOT_ALLOWED');
  const { state, reportStage, returnedOn } = lease;
  if (state === 'CLOSED') return ok([]);
  if (state === 'CANCELLED') return refuse('LEASE_ENDED');
  if (TRANSITIONS[state].CLOSED === null) return refuse('LEASE_NOT_RETURNED');
  if (reportStage === 'TO_ANSWER' || reportStage === 'TO_DECIDE') return refuse('OBJECTION_OPEN');
  const isEarly = returnedOn === null || daysBetween(returnedOn, today) < NO_CLAIM_DAYS;
  const isOpen =
    as === 'PAID' ? reportStage !== 'SETTLED' : as === 'NO_CLAIM' && (reportStage !== null || isEarly);
  return isOpen ? refuse('REPORT_OPEN') : ok([{ type: 'CLOSED', day: today, as }]);
}

function decideReturn(
  { day, reason }: Extract<LeaseCommand, { type: 'CONCLUDE_RETURN' }>,
  lease: Lease,
  { today }: LeaseContext,
): Decision {
  if (lease.state === 'CANCELLED') return refuse('LEASE_ENDED');
  if (lease.handedOverOn === null) return refuse('LEASE_NOT_ACTIVE');
  if (lease.returnedOn === day && lease.endReason === reason) return ok([]);
  if (lease.returnedOn !== null) return refuse('ALREADY_RETURNED');
  if (day < lease.handedOverOn || day > today) return refuse('RETURN_DAY_NOT_POSSIBLE');
  return ok([{ type: 'RETURNED', day, reason }]);
}
