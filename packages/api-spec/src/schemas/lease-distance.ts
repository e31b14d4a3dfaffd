import { z } from 'zod';
import { calendarDateSchema, euroReply, idParam, idSchema } from './basics.ts';
import { MOST_KILOMETRES, photoName } from './handover-record.ts';
import { leaseParams } from './lease.ts';

/** HANDOVER: from its record. EMPLOYEE: from the driver. */
export const READING_SOURCES = ['HANDOVER', 'EMPLOYEE', 'RETURN'] as const;
export const DISTANCE_STATES = ['ON_PLAN', 'ABOVE', 'BELOW'] as const;

const reading = {
  /** Whole kilometres, as the car shows them. */
  km: z.number().int().min(0).max(MOST_KILOMETRES),
  /** From the handover until today. */
  day: calendarDateSchema,
};

/** What the driver types; the photo is optional. */
export const readingForm = z.strictObject({ ...reading, photo: photoName.nullable() });
export const readingBody = readingForm.extend({
  /** Chosen by the client, so that sending a reading twice stores it once. */
  clientId: photoName,
});
export const readingParams = leaseParams.extend({ readingId: idParam });

const forecast = z.object({
  /** At the end of the term, if the driving goes on as so far; to 100 km. */
  km: z.number(),
  /** Above the agreed kilometres; below 0 when fewer. */
  deviationKm: z.number(),
  state: z.enum(DISTANCE_STATES),
  /** Beyond the tolerance, at most the cap: what is charged or credited. */
  settledKm: z.number(),
  /** Charge above 0, credit below 0. */
  netEur: euroReply,
  /** With 19 % VAT. */
  grossEur: euroReply,
});

export const leaseReading = z.object({
  id: idSchema,
  ...reading,
  source: z.enum(READING_SOURCES),
  photo: z.string().nullable(),
  /** Until this day the driver can take the reading back; null for others, and afterwards. */
  withdrawableUntil: z.string().nullable(),
});
export type LeaseReading = z.infer<typeof leaseReading>;

export const leaseDistanceReply = z.object({
  /** The latest first. */
  readings: z.array(leaseReading),
  /** Null before the handover. */
  handedOverOn: z.string().nullable(),
  /** At the handover; null where no record states it, which counts as 0. */
  startKm: z.number().nullable(),
  /** For the whole term. */
  agreedKm: z.number(),
  /** Agreed for the days up to the latest reading; null before the first one of the driver. */
  plannedKm: z.number().nullable(),
  /** From the handover to the latest reading; null before the first one of the driver. */
  drivenKm: z.number().nullable(),
  kmPerYear: z.number(),
  durationMonths: z.number(),
  /** Neither charged nor credited. */
  extraTolerance: z.number(),
  fewerTolerance: z.number(),
  /** Per kilometre, net. */
  extraKilometerEur: z.number(),
  fewerKilometerEur: z.number(),
  /** Null until a reading 60 days after the handover. */
  forecast: forecast.nullable(),
  /** From this day on the driver is to report the next reading; null for others, and unless the lease runs. */
  dueOn: z.string().nullable(),
  /** Whether the driver can report a reading now. */
  canReport: z.boolean(),
});
export type LeaseDistance = z.infer<typeof leaseDistanceReply>;

/** Readings of a person, oldest first. */
export const exportedReading = z.object({
  leaseId: idSchema,
  ...reading,
  source: z.enum(READING_SOURCES),
  photo: z.string().nullable(),
});
