import { z } from 'zod';
import { timeOfDay } from './appointments.ts';
import {
  calendarDateSchema,
  checked,
  germanPostcode,
  idParam,
  idSchema,
  line,
  phoneNumber,
} from './basics.ts';

const MOST_TIMES = 24;
const MOST_CLOSED_DAYS = 100;
const DAYS_A_WEEK = 7;

const once = (texts: readonly (string | number)[]) => new Set(texts).size === texts.length;

/** A place where the provider takes cars back, or from which cars are collected at home. */
export const returnPlaceBody = z.strictObject({
  name: line(80),
  /** With the number of the house. */
  street: line(100),
  postcode: germanPostcode(),
  city: line(80),
  phone: phoneNumber(),
  /** Monday is 1. */
  weekdays: z.array(z.number().int().min(1).max(DAYS_A_WEEK)).min(1).refine(once, checked('REPEATED')),
  times: z.array(timeOfDay).min(1).max(MOST_TIMES).refine(once, checked('REPEATED')),
  minutes: z.number().int().min(15).max(240),
  /** Cars at the same time. */
  capacity: z.number().int().min(1).max(50),
  /** Days on which it takes no car. */
  closedDays: z.array(calendarDateSchema).max(MOST_CLOSED_DAYS).refine(once, checked('REPEATED')),
  /** The car is collected at the employee's address. */
  collects: z.boolean(),
});
/** What the provider types: days of the week as texts, closed days in rows. */
export const returnPlaceForm = returnPlaceBody.extend({
  weekdays: z.array(z.enum(['1', '2', '3', '4', '5', '6', '7'])).min(1),
  closedDays: z.array(z.strictObject({ day: calendarDateSchema })).max(MOST_CLOSED_DAYS),
});
export const returnPlaceParams = z.object({ placeId: idParam });
export const returnPlacesReply = z.array(
  z.object({
    id: idSchema,
    name: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    phone: z.string(),
    weekdays: z.array(z.number()),
    times: z.array(z.string()),
    minutes: z.number(),
    capacity: z.number(),
    closedDays: z.array(z.string()),
    collects: z.boolean(),
  }),
);

/** Where a car is collected. */
export const collectionForm = z.strictObject({
  street: line(100),
  postcode: germanPostcode(),
  city: line(80),
});
export const returnSlotBody = z.strictObject({
  placeId: idSchema,
  day: calendarDateSchema,
  time: timeOfDay,
  /** Where a car is collected; null at a place that takes cars. */
  home: collectionForm.nullable(),
});

/** Free times of all places; without places the provider agrees on times one by one. */
export const returnSlotsReply = z.object({
  days: z.object({ first: z.string(), last: z.string() }),
  places: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      street: z.string(),
      postcode: z.string(),
      city: z.string(),
      collects: z.boolean(),
      free: z.array(z.object({ day: z.string(), times: z.array(z.string()) })),
    }),
  ),
});
