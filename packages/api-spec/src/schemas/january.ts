import { z } from 'zod';
import { calendarDateSchema, euroReply, idSchema } from './basics.ts';
import { laterReply } from './later.ts';
import { LAW_STATES } from './law-states.ts';
import { conversionStopReply, payslipBlock } from './tax-result.ts';
import { COMMUTE_VALUATIONS } from './user-info.ts';

export const januaryParams = z.object({
  /** The year that begins. */
  year: z.string().regex(/^20\d\d$/),
});

/** What changes a payslip at the turn of the year, in the order of computation; PERSON is the person's own age. */
export const JANUARY_CAUSES = [
  'PERSON',
  'TAX',
  'CEILINGS',
  'PENSION',
  'HEALTH',
  'CARE',
  'UNEMPLOYMENT',
  'MINIMUM_WAGE',
] as const;

/** LEASE is a car that was handed over, ORDER one on its way, FAVOURITE a saved calculation: salary data and a remembered car. */
export const JANUARY_KINDS = ['LEASE', 'ORDER', 'FAVOURITE'] as const;

/** Health insurance of the person with the car; ABOVE_LIMIT, STAYS_PRIVATE, BECOMES_COMPULSORY and OPEN come with both figures. */
const INSURANCE_CHECKS = [
  'STATUTORY',
  'UNAFFECTED',
  'ABOVE_LIMIT',
  'STAYS_PRIVATE',
  'BECOMES_COMPULSORY',
  'OPEN',
] as const;

/** What is left a month, and the least that must be; the limit is broken where it is more. */
const limitPair = z.object({ leftEur: euroReply, requiredEur: euroReply });

const januaryChecks = z.object({
  /** Null for apprentices. */
  minimumWage: limitPair.nullable(),
  /** Pay in money, § 107 (2) GewO. */
  cashPay: limitPair,
  insurance: z.object({
    status: z.enum(INSURANCE_CHECKS),
    /** With the car; and the yearly income limit of private insurance. */
    yearlyPayEur: euroReply,
    limitEur: euroReply,
  }),
});

const januaryChange = z.object({
  rateBeforeEur: euroReply,
  rateAfterEur: euroReply,
  takeHomeBeforeEur: euroReply,
  takeHomeAfterEur: euroReply,
  /** Sums are the differences above, to the cent. */
  causes: z.array(z.object({ cause: z.enum(JANUARY_CAUSES), rateEur: euroReply, takeHomeEur: euroReply })),
  /** The payslips with the car. */
  december: payslipBlock,
  january: payslipBlock,
  /** What the car changes in later benefits, computed from each month's payslips; null where a year has no figures. */
  later: z.object({ december: laterReply, january: laterReply }).nullable(),
  /** January's net rate by each valuation of the commute; null without a commute. */
  commute: z
    .object({
      /** The one that the change is computed with. */
      valuation: z.enum(COMMUTE_VALUATIONS),
      /** The person's days at work; of single trips, at most 15 a month count. */
      daysPerMonth: z.number(),
      flatEur: euroReply,
      singleTripsEur: euroReply,
    })
    .nullable(),
  /** January's figures beside the limits of the law, with all cars; null where January has no payslip with all of them. */
  checks: januaryChecks.nullable(),
  /** Limits of the law that the car breaks in one of its months. */
  stops: z.array(conversionStopReply),
});

/** The net rate a month in one year of the term; null where the salary data have no payslip. */
const forecastYear = z.object({
  year: z.int(),
  /** ENACTED or DRAFT: computed with the figures of the year, the three rates are one. */
  state: z.enum(LAW_STATES),
  /** Pay and ceilings stay as in the last enacted or drafted year. */
  sameEur: euroReply.nullable(),
  /** They rise as in the mean of five years. */
  meanEur: euroReply.nullable(),
  /** They rise twice as fast. */
  doubleEur: euroReply.nullable(),
});

const januaryCar = z.object({
  kind: z.enum(JANUARY_KINDS),
  orderId: idSchema.nullable(),
  vehicleId: idSchema,
  vehicle: z.object({
    brand: z.string(),
    carModel: z.string(),
    trimLevel: z.string().nullable(),
    mainPhotoUrl: z.string().nullable(),
    /** `#RRGGBB`: the ordered colour, or the first one of a saved car. */
    paint: z.string().nullable(),
  }),
  conversionEur: euroReply,
  durationMonths: z.number(),
  kmPerYear: z.number(),
  /** Whose salary data: those of the account, or those that the order froze. */
  salaryData: z.enum(['ACCOUNT', 'ORDER']),
  /** Null where the salary data have no payslip. */
  change: januaryChange.nullable(),
  /** From today to the end of the term. */
  forecast: z.array(forecastYear),
});

/** What changes on 1 January for each own car. */
export const januaryReply = z.object({
  year: z.int(),
  /** ENACTED, or a preview: with the figures of a DRAFT, or with those of the year before. */
  state: z.enum(LAW_STATES),
  checkedUntil: calendarDateSchema,
  /** The day of the draft; null without one. */
  draftOf: calendarDateSchema.nullable(),
  /** The statutory minimum wage an hour, which is enacted before the other figures. */
  minimumWage: z.object({ beforeEur: euroReply, afterEur: euroReply }),
  /** What the forecasts assume: the last enacted year, the drafted one after it, and the mean yearly growth of the five years before it. */
  forecastBasis: z.object({
    baseYear: z.int(),
    draftYear: z.int().nullable(),
    meanGrowthBasisPoints: z.int(),
  }),
  cars: z.array(januaryCar),
});
