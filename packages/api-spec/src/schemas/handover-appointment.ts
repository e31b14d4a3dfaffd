import { z } from 'zod';
import {
  calendarDateSchema,
  germanPostcode,
  instantSchema,
  line,
  onlyReason,
  optionalPhone,
} from './basics.ts';

const timeOfDay = line(5).refine(
  (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  onlyReason('INVALID_FORMAT'),
);

/** When and where the car is handed over. */
export const appointmentBody = z.strictObject({
  /** From tomorrow, for a year. */
  day: calendarDateSchema,
  /** German time, `10:30`. */
  time: timeOfDay,
  /** Name of the place, for example the dealer. */
  place: line(80),
  /** With the number of the house. */
  street: line(100),
  postcode: germanPostcode(),
  city: line(80),
  /** Of the person who hands the car over. */
  phone: optionalPhone(),
});
export type HandoverAppointment = z.output<typeof appointmentBody>;

/** An appointment as its employee and the provider read it. */
export const appointmentSet = z.object({
  day: z.string(),
  time: z.string(),
  place: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.string().nullable(),
  /** When it was set or last changed. */
  setAt: instantSchema,
});
export type AppointmentSet = z.infer<typeof appointmentSet>;

export const appointmentReply = z.object({ appointment: appointmentSet.nullable() });
