import { z } from 'zod';
import {
  calendarDateSchema,
  decimal,
  euro,
  euroReply,
  idSchema,
  instantSchema,
  monthText,
} from './basics.ts';
import { photoName } from './handover-record.ts';
import { leaseParams } from './lease.ts';

const DAYS_OF_A_MONTH = 31;
const MOST_KWH = 9_999_999;

/** FLAT_PRICE: the price of the year for everybody. OWN_PRICE: that of the person's contract. */
export const CHARGING_METHODS = ['FLAT_PRICE', 'OWN_PRICE'] as const;
/** What the employer does about the electricity. */
const CHARGING_RULES = ['REIMBURSE', 'LOWER_BENEFIT'] as const;

const kwh = decimal(0, MOST_KWH, 3);
const chargedDay = z.strictObject({ day: calendarDateSchema, kwh });

const chargingSource = z.discriminatedUnion('kind', [
  /** The meter at the beginning and the end of the month. */
  z.strictObject({ kind: z.literal('METER'), startKwh: kwh, endKwh: kwh }),
  /** Days of the table of a wallbox. */
  z.strictObject({ kind: z.literal('FILE'), days: z.array(chargedDay).min(1).max(DAYS_OF_A_MONTH) }),
]);

/** The price of the own contract. */
const ownPrice = z.strictObject({
  /** For a kilowatt hour; of a dynamic tariff the month's mean. */
  centsPerKwh: decimal(0.01, 200, 2),
  /** Of a year, and what the household with the car consumes in it: its share falls on each kilowatt hour. */
  baseFee: z
    .strictObject({ yearEur: euro(0, 2_000), householdKwh: z.number().int().min(1).max(200_000) })
    .nullable(),
});

const chargingTariff = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('FLAT_PRICE') }),
  ownPrice.extend({ method: z.literal('OWN_PRICE') }),
]);

export const driverMonthParams = leaseParams.extend({ month: monthText });

/** What the driver reports of a month; it replaces what was reported before. */
export const driverMonthBody = z.strictObject({
  /** The days of trips to work; none means no trips. Null where they are not valued singly. */
  tripDays: z.array(calendarDateSchema).max(DAYS_OF_A_MONTH).nullable(),
  /** Electricity charged at home; null without. */
  charging: z
    .strictObject({
      source: chargingSource,
      tariff: chargingTariff,
      /** Of the meter: for one that begins anew, and for more electricity than expected. */
      photo: photoName.nullable(),
    })
    .nullable(),
});

const trips = z.object({
  /** Null where the month was not reported: it counts at 0.03 %. */
  days: z.array(z.string()).nullable(),
  /** The days of the last reported month's weekdays; to confirm, never booked. */
  proposal: z.array(z.string()),
  /** Days on which the person drove to work in other months and cars of the year. */
  otherDays: z.array(z.string()),
  /** Trips that count in a calendar year, over all cars. */
  tripsPerYear: z.number(),
  /** What the way to work of the month counts as pay by the number of trips that count, from 0 on. */
  byCount: z.array(z.object({ valueEur: euroReply })),
  /** The same at 0.03 %. */
  flatEur: euroReply,
});

const charging = z.object({
  rule: z.enum(CHARGING_RULES),
  /** The flat price of the year for a kilowatt hour; null before it is known. */
  flatCentsPerKwh: z.number().nullable(),
  /** Of the year's other months; null while both are open. */
  methodOfYear: z.enum(CHARGING_METHODS).nullable(),
  /** The meter at the end of the last reported month; null without. */
  meterBefore: z.object({ month: z.string(), kwh: z.number() }).nullable(),
  /** As last entered. */
  ownPrice: ownPrice.nullable(),
  reported: z
    .object({
      source: chargingSource,
      method: z.enum(CHARGING_METHODS),
      photo: z.string().nullable(),
      kwh: z.number(),
      /** Null where the flat price of the year is not known yet. */
      costEur: euroReply.nullable(),
      rule: z.enum(CHARGING_RULES),
    })
    .nullable(),
});

export const driverMonthReply = z.object({
  month: z.string(),
  vehicle: z.string(),
  /** The first and the last day that can be reported: with the car, and not in the future. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** Until when the month comes in time, and until when it can be reported at all; null once it is closed. */
  confirmUntil: z.string(),
  openUntil: z.string().nullable(),
  /** When it was reported last; null before. */
  reportedAt: instantSchema.nullable(),
  /** Whether payroll has made the file of the month: changes are corrections then. */
  isInFile: z.boolean(),
  /** Months of the car before and after it; null without. */
  earlier: z.string().nullable(),
  later: z.string().nullable(),
  /** Null where the way to work is not valued by single trips. */
  trips: trips.nullable(),
  /** Null where the employer does nothing about it. */
  charging: charging.nullable(),
});

/** Electricity that a person reported, oldest first. */
export const exportedCharging = z.object({
  orderId: idSchema,
  month: z.string(),
  declaredAt: instantSchema,
  source: chargingSource,
  method: z.enum(CHARGING_METHODS),
  ownPrice: ownPrice.nullable(),
  rule: z.enum(CHARGING_RULES),
  kwh: z.number(),
  costEur: euroReply.nullable(),
  photo: z.string().nullable(),
});

export const COMMUTE_METHODS = ['FLAT_003', 'SINGLE_TRIPS_0002'] as const;

const year = z.number().int().min(2025).max(2100);

export const commuteComparisonQuery = z.strictObject({
  year: z
    .string()
    .regex(/^20\d\d$/)
    .transform(Number)
    .pipe(year),
});
export const commuteMethodBody = z.strictObject({ year, method: z.enum(COMMUTE_METHODS) });

const byMethod = z.object({ flatEur: euroReply, singleTripsEur: euroReply });

/** A year of the way to work by both methods, over all cars of the person. */
export const commuteComparisonReply = z.object({
  year: z.number(),
  /** Null without a car with a way to work in the year. */
  method: z.enum(COMMUTE_METHODS).nullable(),
  /** Until then the person can choose the other method for the year. */
  changeableUntil: z.string(),
  isChangeable: z.boolean(),
  reportedMonths: z.number(),
  reportedTrips: z.number(),
  /** Trips of the other months: by the weekdays of the last reported month, else by the days at work in the salary data. */
  expectedTrips: z.number(),
  /** Benefit in kind of the reported months. */
  reported: byMethod,
  /** Benefit in kind of the whole year. */
  benefit: byMethod,
  /** Less net pay in the whole year; null where it cannot be computed. */
  net: byMethod.nullable(),
  /** The method with which at least 50 EUR are left; null where both are alike. */
  cheaper: z.enum(COMMUTE_METHODS).nullable(),
});

/** A method that a person chose. */
export const exportedMethod = z.object({
  year: z.number(),
  method: z.enum(COMMUTE_METHODS),
  chosenAt: instantSchema,
});
