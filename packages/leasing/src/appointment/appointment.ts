import { addDays, calendarDate, daysBetween, type CalendarDate } from '@stromwandel/kernel';

/** What is agreed on; both follow the same rules. */
export const APPOINTMENT_KINDS = ['HANDOVER', 'RETURN'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/**
 * NONE: nothing was proposed. PROPOSED: the employee chooses. ASKED: the employee wishes other times. AGREED: day and
 * place are fixed. CANCELLED: the agreed time falls away without another one.
 */
export const APPOINTMENT_STATES = ['NONE', 'PROPOSED', 'ASKED', 'AGREED', 'CANCELLED'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

export const MOST_PROPOSALS = 3;

/** Working days between the proposal and its earliest day. */
export const NOTICE_WORKING_DAYS = 2;
const LONGEST_AHEAD_DAYS = 365;

/** Days without an answer after which both sides are reminded. */
export const REMINDED_AFTER_DAYS = 5;
/** Days without an answer after which the provider has to call. */
export const TASK_AFTER_DAYS = 10;

/** A moment in German time, `2026-12-01T10:30`; such moments compare as texts. */
export type LocalMoment = string;

/** A time and a place. */
export interface Slot {
  readonly day: CalendarDate;
  /** German time, `10:30`. */
  readonly time: string;
  readonly minutes: number;
  /** Name of the place, for example the dealer. */
  readonly place: string;
  /** With the number of the house. */
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** Of the person who is met there. */
  readonly phone: string;
}

/** A slot that the employee can choose by its number, which no later proposal of the appointment has again. */
export interface Proposal extends Slot {
  readonly number: number;
}

/** The facts for decisions about an appointment. */
export interface Appointment {
  readonly state: AppointmentState;
  /** The last ones; an earlier list is not offered any more. */
  readonly proposals: readonly Proposal[];
  /** The time last agreed on. It holds in the state AGREED alone; later it is what fell away. */
  readonly agreed: Slot | null;
  /** What the employee wished with ASKED. */
  readonly remark: string | null;
  /** Version of the calendar's entry: one more with each change of what was agreed (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
  /** The number of the last proposal. */
  readonly lastNumber: number;
}

/** Before the first proposal. */
export const NO_APPOINTMENT: Appointment = {
  state: 'NONE',
  proposals: [],
  agreed: null,
  remark: null,
  sequence: -1,
  lastNumber: 0,
};

const SLOT_FIELDS = ['day', 'time', 'minutes', 'place', 'street', 'postcode', 'city', 'phone'] as const;

/** Whether two slots are the same in all they say. */
export const isSameSlot = (one: Slot, other: Slot): boolean =>
  SLOT_FIELDS.every((field) => one[field] === other[field]);

const MINUTES_A_DAY = 1_440;
const startMinute = ({ time }: Slot) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const ADDRESS = ['street', 'postcode', 'city'] as const;
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');

/** Whether two slots overlap at one address. An appointment does not go beyond its day. */
export function collide(one: Slot, other: Slot): boolean {
  if (one.day !== other.day || ADDRESS.some((field) => plain(one[field]) !== plain(other[field])))
    return false;
  const [from, otherFrom] = [startMinute(one), startMinute(other)];
  return from < otherFrom + other.minutes && otherFrom < from + one.minutes;
}

/** When a slot begins. */
export const startOf = ({ day, time }: Pick<Slot, 'day' | 'time'>): LocalMoment => `${day}T${time}`;

function endOf(slot: Slot): LocalMoment {
  const end = Math.min(startMinute(slot) + slot.minutes, MINUTES_A_DAY - 1);
  const padded = (part: number) => String(part).padStart(2, '0');
  return `${slot.day}T${padded(Math.floor(end / 60))}:${padded(end % 60)}`;
}

/** Whole days before a slot until which it can be chosen, moved or cancelled. */
const NOTICE_DAYS: Readonly<Record<AppointmentKind, number>> = { HANDOVER: 1, RETURN: 2 };

/**
 * Until when a slot can be chosen, moved or cancelled: 24 hours before a handover, 48 before a return, counted by the clock on the
 * wall.
 */
export const changeableUntil = (
  { day, time }: Pick<Slot, 'day' | 'time'>,
  kind: AppointmentKind,
): LocalMoment => startOf({ day: addDays(day, -NOTICE_DAYS[kind]), time });

/** Whether a slot stands so close ahead, or is under way, that only a call helps. */
export const isTooLate = (slot: Slot, now: LocalMoment, kind: AppointmentKind): boolean =>
  now > changeableUntil(slot, kind) && now < endOf(slot);

const THURSDAY = calendarDate('1970-01-01');
const SATURDAY = 2;
const WEEKEND_DAYS = 2;

/** Monday to Friday; public holidays differ by Land and count as working days. */
export function isWorkingDay(day: CalendarDate): boolean {
  const afterThursday = ((daysBetween(THURSDAY, day) % 7) + 7) % 7;
  return afterThursday < SATURDAY || afterThursday >= SATURDAY + WEEKEND_DAYS;
}

/** The days that can be proposed, both included: from two working days ahead, for a year. */
export function proposableDays(today: CalendarDate): {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
} {
  let first = today;
  for (let left = NOTICE_WORKING_DAYS; left > 0;) {
    first = addDays(first, 1);
    if (isWorkingDay(first)) left -= 1;
  }
  return { first, last: addDays(today, LONGEST_AHEAD_DAYS) };
}

/** Whose answer an appointment waits for; null when it is agreed on. */
export function waitsFor(state: AppointmentState): 'EMPLOYEE' | 'PROVIDER' | null {
  if (state === 'AGREED') return null;
  return state === 'PROPOSED' ? 'EMPLOYEE' : 'PROVIDER';
}
