import { z } from 'zod';
import { calendarDateSchema, euroReply, onlyReason } from './basics.ts';
import { comparisonDefaults } from './comparison-defaults.ts';

/** The offer package's codes, as all names below. INCLUDED: in the rate. NONE: does not exist there. MISSING: not known. */
const NO_AMOUNTS = ['INCLUDED', 'NONE', 'MISSING'] as const;

/** A month and the whole term. */
const cost = z.object({ perMonthEur: euroReply, ofTermEur: euroReply });
const cell = z.union([cost, z.enum(NO_AMOUNTS)]);

const column = z.object({
  rows: z.object({
    RATE: cell,
    INTEREST: cell,
    INSURANCE: cell,
    VEHICLE_TAX: cell,
    TYRES: cell,
    SERVICE: cell,
    BROADCASTING: cell,
    ELECTRICITY: cell,
    PREMIUM: cell,
  }),
  /** Null where a row is missing. */
  sum: cost.nullable(),
});

/** How the offer compares with leasing privately; UNKNOWN without a private rate. Electricity is the same and left out. */
export const comparisonVerdict = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['EMPLOYER_CHEAPER', 'PRIVATE_CHEAPER', 'EVEN']),
    /** The difference in whole euros. */
    perMonthEur: euroReply,
    /** Share of the private cost, not rounded. */
    percent: z.number(),
    /** Leasing privately, after the premium for private buyers. */
    privatePerMonthEur: euroReply,
    /** What of the premium counts for a month; 0 without one. */
    premiumPerMonthEur: euroReply,
  }),
  z.object({ kind: z.literal('UNKNOWN') }),
]);

const NO_CLAIMS_CLASSES = [0, 1, 5, 10, 20, 35];
const HUNDREDTHS = 100;
const upTo = (limit: number) =>
  z
    .int()
    .min(0)
    .max(limit * HUNDREDTHS);

/**
 * Assumptions that a person has entered instead of the provider's: whole hundredths of a euro, cent or percent; the no-claims class
 * by its number, the household's income by the position of its band.
 */
export const comparisonEdits = z
  .strictObject({
    privateRate: upTo(20_000),
    insurance: upTo(20_000),
    noClaimsClass: z.int().refine((number) => NO_CLAIMS_CLASSES.includes(number), onlyReason('NOT_FOUND')),
    tyres: upTo(20_000),
    service: upTo(100),
    vehicleTax: upTo(20_000),
    broadcasting: upTo(20_000),
    electricityPrice: upTo(500),
    electricityRefund: upTo(20_000),
    interest: upTo(100),
    discount: upTo(100),
    residual: upTo(500_000),
    subscription: upTo(20_000),
    incomeBand: z.int().min(0).max(3),
    children: z.int().min(0).max(2),
  })
  .partial();

const comparedCosts = {
  columns: z.object({ EMPLOYER: column, PRIVATE_LEASE: column, PURCHASE: column, SUBSCRIPTION: column }),
  verdict: comparisonVerdict,
};

/** What a car costs through the employer and on three other ways, with everything that it was computed from. */
export const costComparisonReply = z.object({
  car: z.object({
    electric: z.boolean(),
    listPriceEur: euroReply,
    months: z.int(),
    kmPerYear: z.int(),
    /** kWh per 100 km. */
    consumption: z.number().nullable(),
    /** Of the catalogue, with insurance, tyres and service. */
    privateRateEur: euroReply.nullable(),
    netRateEur: euroReply,
    netRateOfTermEur: euroReply.nullable(),
    /** Bands of the household's taxable income, estimated from the own pay. */
    incomeBand: z.enum(['BELOW_45000', 'BELOW_60000', 'UP_TO_LIMIT', 'ABOVE_LIMIT']),
    children: z.int(),
  }),
  /** The provider's assumptions, each with day and source. */
  figures: comparisonDefaults,
  /** The premium for private buyers of electric cars. */
  premium: z.object({
    registeredFrom: calendarDateSchema,
    asOf: calendarDateSchema,
    source: z.string(),
    leastMonths: z.int(),
    baseEur: euroReply,
    below60000Eur: euroReply,
    below45000Eur: euroReply,
    perChildEur: euroReply,
    incomeLimitEur: euroReply,
    limitPerChildEur: euroReply,
  }),
  ...comparedCosts,
  /** The same with the person's own assumptions, if the person kept any. */
  kept: z.object({ edits: comparisonEdits, ...comparedCosts }).nullable(),
});
export type CostComparisonReply = z.infer<typeof costComparisonReply>;
