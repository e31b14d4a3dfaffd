import { addDays, calendarDate, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import { collide, proposableDays, type Slot } from '../appointment/appointment.ts';

/** A place where the provider takes cars back, or from which cars are collected at home. */
export interface ReturnPlace {
  readonly id: number;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly phone: string;
  /** Monday is 1, Sunday 7. */
  readonly weekdays: readonly number[];
  /** German times, `09:00`. */
  readonly times: readonly string[];
  readonly minutes: number;
  /** Cars at the same time. */
  readonly capacity: number;
  /** Days on which it takes no car. */
  readonly closedDays: readonly string[];
  /** The car is collected at the employee's address. */
  readonly collects: boolean;
}

/** Days before the last day from which on the car can be given back at a booked time. */
const OPEN_DAYS = 14;

/**
 * The days that can be booked, both included: the last two weeks with the car, from two working days ahead. A car whose last day is
 * nearer or over gets two weeks from then.
 */
export function bookableDays(
  today: CalendarDate,
  lastDay: CalendarDate,
): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const { first: earliest } = proposableDays(today);
  if (lastDay < earliest) return { first: earliest, last: addDays(earliest, OPEN_DAYS - 1) };
  const open = addDays(lastDay, 1 - OPEN_DAYS);
  return { first: open > earliest ? open : earliest, last: lastDay };
}

const MONDAY = calendarDate('1970-01-05');
/** Monday is 1. */
const weekdayOf = (day: CalendarDate) => (((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1;

/** Whether a place takes cars at a time, full or not. */
export const isOpenAt = (place: ReturnPlace, day: CalendarDate, time: string): boolean =>
  place.weekdays.includes(weekdayOf(day)) && !place.closedDays.includes(day) && place.times.includes(time);

/** A booked time: a slot of an appointment, and the place's number if it was booked by it. */
export type BookedSlot = Slot & { readonly returnPlaceId?: number };

/**
 * Whether a place has room for one more car at a time.
 * @param booked agreed times of other cars on that day
 */
export function hasRoom(place: ReturnPlace, slot: Slot, booked: readonly BookedSlot[]): boolean {
  const cars = booked.filter((one) => {
    // Collections have the addresses of their employees.
    const same = one.returnPlaceId === place.id ? { ...one, ...addressOf(slot) } : one;
    return collide(same, slot);
  });
  return cars.length < place.capacity;
}

const addressOf = ({ street, postcode, city }: Slot) => ({ street, postcode, city });

/** The slot of an appointment at a place; a collection has the employee's address. */
export function slotAt(
  place: ReturnPlace,
  day: CalendarDate,
  time: string,
  home: Pick<Slot, 'street' | 'postcode' | 'city'> | null,
): BookedSlot {
  const { id, name, minutes, phone } = place;
  const { street, postcode, city } = home ?? place;
  return { day, time, minutes, place: name, street, postcode, city, phone, returnPlaceId: id };
}

/**
 * The times with room at a place.
 * @param bookedOn agreed times of other cars on a day
 */
export function freeTimes(
  place: ReturnPlace,
  days: { readonly first: CalendarDate; readonly last: CalendarDate },
  bookedOn: (day: CalendarDate) => readonly BookedSlot[],
): { readonly day: CalendarDate; readonly times: string[] }[] {
  const free: { readonly day: CalendarDate; readonly times: string[] }[] = [];
  for (let day = days.first; day <= days.last; day = addDays(day, 1)) {
    const booked = bookedOn(day);
    const times = place.times
      .toSorted()
      .filter((time) => isOpenAt(place, day, time) && hasRoom(place, slotAt(place, day, time, null), booked));
    if (times.length > 0) free.push({ day, times });
  }
  return free;
}
