import { z } from 'zod';
import {
  calendarDateSchema,
  germanPostcode,
  idParam,
  instantSchema,
  line,
  multiline,
  onlyReason,
  phoneNumber,
} from './basics.ts';

/** What is agreed on. */
export const APPOINTMENT_KINDS = ['HANDOVER', 'RETURN'] as const;

/**
 * NONE: nothing was proposed. PROPOSED: the employee chooses. ASKED: the employee wishes other times. CANCELLED: the
 * agreed time fell away.
 */
export const APPOINTMENT_STATES = ['NONE', 'PROPOSED', 'ASKED', 'AGREED', 'CANCELLED'] as const;

export const MOST_PROPOSALS = 3;
const LONGEST_WISH = 500;
const FEWEST_MINUTES = 15;
const MOST_MINUTES = 240;

export const appointmentParams = z.object({ orderId: idParam, kind: z.enum(APPOINTMENT_KINDS) });

/** German time, `10:30`. */
export const timeOfDay = line(5).refine(
  (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  onlyReason('INVALID_FORMAT'),
);

/** A time and a place. */
export const appointmentSlot = z.strictObject({
  /** From two working days ahead, for a year. */
  day: calendarDateSchema,
  /** German time, `10:30`. */
  time: timeOfDay,
  minutes: z.number().int().min(FEWEST_MINUTES).max(MOST_MINUTES),
  /** Name of the place, for example the dealer. */
  place: line(80),
  /** With the number of the house. */
  street: line(100),
  postcode: germanPostcode(),
  city: line(80),
  /** Of the person who hands the car over. */
  phone: phoneNumber(),
});
export type AppointmentSlot = z.output<typeof appointmentSlot>;

/** What the provider types: up to three times at one place, or each at a place of its own. */
export const proposalForm = appointmentSlot.omit({ day: true, time: true }).extend({
  times: z
    .array(
      appointmentSlot.pick({ day: true, time: true }).extend({
        /** Null at the place of the others. */
        elsewhere: appointmentSlot.omit({ day: true, time: true, minutes: true }).nullable(),
      }),
    )
    .min(1)
    .max(MOST_PROPOSALS),
  /** Agreed on the phone: the first time is fixed. */
  phoned: z.boolean(),
});

/** What the employee writes who wishes other times. */
export const wishForm = z.strictObject({ remark: multiline(LONGEST_WISH) });

/** What the side that hands over the car does about its appointment. */
const handingOver = [
  /** Provider and dealer: the employee chooses one of them. */
  z.strictObject({
    command: z.literal('PROPOSE'),
    slots: z.array(appointmentSlot).min(1).max(MOST_PROPOSALS),
  }),
  /** Provider and dealer: what was agreed on the phone. */
  z.strictObject({ command: z.literal('MOVE'), slots: z.tuple([appointmentSlot]) }),
] as const;

/** What the dealer does with the link. */
export const dealerAppointmentBody = z.discriminatedUnion('command', [...handingOver]);

/** What a side does about an appointment. */
export const appointmentBody = z.discriminatedUnion('command', [
  ...handingOver,
  /** Employee. */
  z.strictObject({ command: z.literal('CHOOSE'), number: z.number().int().min(1) }),
  /** Employee: other times, please. */
  wishForm.extend({ command: z.literal('ASK') }),
  z.strictObject({ command: z.literal('CANCEL') }),
]);
export type AppointmentBody = z.output<typeof appointmentBody>;

export const slotReply = z.object({
  day: z.string(),
  time: z.string(),
  minutes: z.number(),
  place: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.string(),
});

/** An appointment as employee and provider read it. */
export const appointment = z.object({
  kind: z.enum(APPOINTMENT_KINDS),
  state: z.enum(APPOINTMENT_STATES),
  /** Offered to the employee; empty where another state makes the choice impossible. */
  proposals: z.array(slotReply.extend({ number: z.number() })),
  /** The agreed time; with another state than AGREED the one that fell away. */
  agreed: slotReply.nullable(),
  /** What the employee wishes. */
  remark: z.string().nullable(),
  /** Version of the calendar's entry. */
  sequence: z.number(),
  /** German time until which the agreed time can be moved or cancelled, `2026-12-01T10:30`; null without one. */
  changeableUntil: z.string().nullable(),
  /** Whether it can be moved or cancelled now. */
  canChange: z.boolean(),
  /** Without an answer for ten days: the provider has to call. */
  isOverdue: z.boolean(),
  /** When it was last changed. */
  changedAt: instantSchema,
});
export type Appointment = z.infer<typeof appointment>;

export const appointmentReply = z.object({
  /** Null before the first proposal. */
  appointment: appointment.nullable(),
  /** Days that can be proposed; null while, or after, there is nothing to agree on. */
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
});
