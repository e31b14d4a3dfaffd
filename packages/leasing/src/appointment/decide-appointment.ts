import { assertNever, calendarDate, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { LeaseActor } from '../lease.ts';
import {
  changeableUntil,
  isSameSlot,
  isTooLate,
  proposableDays,
  type Appointment,
  type AppointmentKind,
  type LocalMoment,
  type Proposal,
  type Slot,
} from './appointment.ts';

/** Who acts: a dealer holds the link of one lease. */
export type AppointmentActor = Extract<LeaseActor, 'EMPLOYEE' | 'ADMIN'> | 'DEALER';

export type AppointmentCommand =
  /** Up to three slots, of which the employee chooses; an agreed time falls away. */
  | { readonly type: 'PROPOSE'; readonly slots: readonly Slot[] }
  /** The employee takes a proposal, also in exchange for an agreed one. */
  | { readonly type: 'CHOOSE'; readonly number: number }
  /** The employee wishes other times; an agreed one falls away. */
  | { readonly type: 'ASK'; readonly remark: string }
  /** What was agreed on the phone. */
  | { readonly type: 'MOVE'; readonly slot: Slot }
  /** The employee takes a free time of a place for the return, also in exchange for an agreed one. */
  | { readonly type: 'BOOK'; readonly slot: Slot }
  | { readonly type: 'CANCEL' };

/** The facts that a decision needs beside the appointment. */
export interface AppointmentContext {
  readonly now: LocalMoment;
  /** Slots of the command that collide with another agreed appointment; of a booking, the slot at which the place is full. */
  readonly taken: readonly Slot[];
  /** The employee can ask for times of the return before any were proposed, and book one. */
  readonly kind: AppointmentKind;
}

export type AppointmentEvent =
  | { readonly type: 'PROPOSED'; readonly proposals: readonly Proposal[] }
  | { readonly type: 'AGREED'; readonly slot: Slot }
  | { readonly type: 'ASKED'; readonly remark: string }
  | { readonly type: 'CANCELLED' };

export type AppointmentRefusal =
  /** The actor has no such command. */
  | { readonly code: 'APPOINTMENT_COMMAND_NOT_ALLOWED' }
  /** Nothing was proposed, or the proposal was replaced. */
  | { readonly code: 'PROPOSAL_NOT_OPEN' }
  /** Another car is handed over there at that time. */
  | { readonly code: 'APPOINTMENT_TAKEN'; readonly slot: Slot }
  /** The place has no room left at that time. */
  | { readonly code: 'SLOT_TAKEN'; readonly slot: Slot }
  | { readonly code: 'TOO_LATE_TO_MOVE'; readonly until: LocalMoment; readonly phone: string }
  | {
      readonly code: 'APPOINTMENT_DAY_NOT_POSSIBLE';
      /** Positions of the slots, from 0. */
      readonly slots: readonly number[];
      readonly first: CalendarDate;
      readonly last: CalendarDate;
    };

type Decision = Result<AppointmentEvent[], AppointmentRefusal>;

const ACTORS_OF: Readonly<Record<AppointmentCommand['type'], readonly AppointmentActor[]>> = {
  PROPOSE: ['ADMIN', 'DEALER'],
  CHOOSE: ['EMPLOYEE'],
  BOOK: ['EMPLOYEE'],
  ASK: ['EMPLOYEE'],
  MOVE: ['ADMIN', 'DEALER'],
  CANCEL: ['EMPLOYEE', 'ADMIN', 'DEALER'],
};

const dayOf = (moment: LocalMoment) => calendarDate(moment.slice(0, 10));

function lateness(slot: Slot, now: LocalMoment, kind: AppointmentKind): AppointmentRefusal | null {
  return isTooLate(slot, now, kind)
    ? { code: 'TOO_LATE_TO_MOVE', until: changeableUntil(slot, kind), phone: slot.phone }
    : null;
}

function impossibleDays(slots: readonly Slot[], now: LocalMoment): AppointmentRefusal | null {
  const days = proposableDays(dayOf(now));
  const wrong = slots.flatMap(({ day }, at) => (day < days.first || day > days.last ? [at] : []));
  return wrong.length === 0 ? null : { code: 'APPOINTMENT_DAY_NOT_POSSIBLE', slots: wrong, ...days };
}

const isSameList = (proposals: readonly Slot[], slots: readonly Slot[]) =>
  proposals.length === slots.length &&
  slots.every((slot, at) => {
    const proposal = proposals[at];
    return proposal !== undefined && isSameSlot(proposal, slot);
  });

function chosenSlot(number: number, proposals: readonly Proposal[]): Slot | null {
  const found = proposals.find((proposal) => proposal.number === number);
  if (!found) return null;
  const { number: _number, ...slot } = found;
  return slot;
}

/** The slots that a command proposes or takes, for the question whether another appointment has them. */
export function slotsOf(command: AppointmentCommand, { proposals }: Appointment): readonly Slot[] {
  if (command.type === 'PROPOSE') return command.slots;
  if (command.type === 'MOVE' || command.type === 'BOOK') return [command.slot];
  const chosen = command.type === 'CHOOSE' ? chosenSlot(command.number, proposals) : null;
  return chosen === null ? [] : [chosen];
}

/**
 * Decides a command on an appointment: returns the resulting events, or the reason of the refusal. A command whose
 * effect exists already returns no events.
 */
export function decideAppointment(
  command: AppointmentCommand,
  appointment: Appointment,
  actor: AppointmentActor,
  { now, taken, kind }: AppointmentContext,
): Decision {
  if (!ACTORS_OF[command.type].includes(actor)) return refuse({ code: 'APPOINTMENT_COMMAND_NOT_ALLOWED' });
  const { state, agreed, proposals } = appointment;
  const standing = state === 'AGREED' ? agreed : null;
  const late = standing && lateness(standing, now, kind);
  switch (command.type) {
    case 'PROPOSE': {
      if (state === 'PROPOSED' && isSameList(proposals, command.slots)) return ok([]);
      const refusal = late ?? impossibleDays(command.slots, now);
      if (refusal) return refuse(refusal);
      const [occupied] = taken;
      if (occupied) return refuse({ code: 'APPOINTMENT_TAKEN', slot: occupied });
      const numbered = command.slots.map((slot, at) => ({
        ...slot,
        number: appointment.lastNumber + 1 + at,
      }));
      return ok([{ type: 'PROPOSED', proposals: numbered }]);
    }
    case 'CHOOSE': {
      const slot = chosenSlot(command.number, proposals);
      if (slot === null || state === 'ASKED' || state === 'CANCELLED') {
        return refuse({ code: 'PROPOSAL_NOT_OPEN' });
      }
      return decideSlot(slot, standing, late ?? pastOrClose(slot, now, kind), taken);
    }
    case 'ASK':
      if (state === 'NONE' && kind !== 'RETURN') return refuse({ code: 'PROPOSAL_NOT_OPEN' });
      if (state === 'ASKED' && appointment.remark === command.remark) return ok([]);
      return late ? refuse(late) : ok([{ type: 'ASKED', remark: command.remark }]);
    case 'MOVE':
      return decideSlot(command.slot, standing, late ?? impossibleDays([command.slot], now), taken);
    case 'BOOK':
      return kind === 'RETURN'
        ? decideBooking(command.slot, standing, late ?? impossibleDays([command.slot], now), taken)
        : refuse({ code: 'APPOINTMENT_COMMAND_NOT_ALLOWED' });
    case 'CANCEL':
      if (standing === null) return ok([]);
      return late ? refuse(late) : ok([{ type: 'CANCELLED' }]);
    default:
      return assertNever(command);
  }
}

/** A proposal can be chosen as long as it could be moved. */
function pastOrClose(slot: Slot, now: LocalMoment, kind: AppointmentKind): AppointmentRefusal | null {
  const until = changeableUntil(slot, kind);
  return now > until ? { code: 'TOO_LATE_TO_MOVE', until, phone: slot.phone } : null;
}

function decideSlot(
  slot: Slot,
  standing: Slot | null,
  refusal: AppointmentRefusal | null,
  taken: readonly Slot[],
): Decision {
  if (standing !== null && isSameSlot(standing, slot)) return ok([]);
  if (refusal) return refuse(refusal);
  return taken.length > 0 ? refuse({ code: 'APPOINTMENT_TAKEN', slot }) : ok([{ type: 'AGREED', slot }]);
}

function decideBooking(...facts: Parameters<typeof decideSlot>): Decision {
  const booked = decideSlot(...facts);
  const [slot] = facts;
  return booked.ok || booked.error.code !== 'APPOINTMENT_TAKEN'
    ? booked
    : refuse({ code: 'SLOT_TAKEN', slot });
}

/** The appointment after an event that `decideAppointment` returned for it. */
export function evolveAppointment(appointment: Appointment, event: AppointmentEvent): Appointment {
  const { state, sequence } = appointment;
  // What falls away is a new version of the calendar's entry.
  const left = state === 'AGREED' ? sequence + 1 : sequence;
  switch (event.type) {
    case 'PROPOSED': {
      const lastNumber = Math.max(appointment.lastNumber, ...event.proposals.map(({ number }) => number));
      const { proposals } = event;
      return { ...appointment, state: 'PROPOSED', proposals, remark: null, sequence: left, lastNumber };
    }
    case 'AGREED':
      return { ...appointment, state: 'AGREED', agreed: event.slot, remark: null, sequence: sequence + 1 };
    case 'ASKED':
      return { ...appointment, state: 'ASKED', remark: event.remark, sequence: left };
    case 'CANCELLED':
      return { ...appointment, state: 'CANCELLED', sequence: left };
    default:
      return assertNever(event);
  }
}
