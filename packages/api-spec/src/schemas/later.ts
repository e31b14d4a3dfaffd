import { z } from 'zod';
import { euroReply } from './basics.ts';

/** The benefits that a conversion changes; the later-benefits package's codes, in display order. */
export const BENEFITS = ['pension', 'krankengeld', 'elterngeld', 'arbeitslosengeld', 'health'] as const;

/** What a benefit comes to, or why it is not computed; the later-benefits package's codes. */
const LATER_OUTCOMES = [
  'LESS',
  'MORE',
  'SAME',
  'MOST',
  'NOT_INSURED',
  'VERSORGUNGSWERK',
  'PRIVATE_INSURANCE',
  'NEW_CLAIM',
  'CLASS_VI',
  'BECOMES_COMPULSORY',
  'STAYS_PRIVATE_55',
  'STAYS_PRIVATE_EXEMPT',
  'VOLUNTARY_BECOMES_COMPULSORY',
] as const;

/** Steps of a calculation; the later-benefits package's codes. */
const LATER_STEPS = [
  'yearlyPay',
  'averagePay',
  'points',
  'pensionValue',
  'limit',
  'regularPay',
  'seventyPercent',
  'netPay',
  'netOfOneOffPay',
  'ninetyPercent',
  'income',
  'allowance',
  'taxes',
  'charges',
  'net',
  'rate',
  'dailyPay',
  'flatCharge',
  'leistungsentgelt',
  'day',
  'month',
  'monthWithBenefits',
] as const;

const laterStep = z.union([
  z.object({
    name: z.enum(LATER_STEPS),
    unit: z.literal('EUR'),
    beforeEur: euroReply,
    afterEur: euroReply,
  }),
  z.object({
    name: z.enum(LATER_STEPS),
    /** Points of the pension, or percent. */
    unit: z.enum(['POINTS', 'PERCENT']),
    before: z.number(),
    after: z.number(),
  }),
]);

const laterRow = z.object({
  benefit: z.enum(BENEFITS),
  outcome: z.enum(LATER_OUTCOMES),
  /**
   * What is missing in a month, negative where the benefit grows; of the pension for each year with the car. Null where no amount
   * says it.
   */
  lostPerMonthEur: euroReply.nullable(),
  /** What is missing of the monthly pension over the whole term; null for the other benefits. */
  lostTermEur: euroReply.nullable(),
  /** Which limit decides about Krankengeld with the car; null for the other benefits. */
  bound: z.enum(['NET_90', 'GROSS_70', 'CEILING', 'NET_100']).nullable(),
  /** German law, cited the German way in every language. */
  source: z.string(),
  /** A figure of the section is announced, but not enacted. */
  announcedFigure: z.boolean(),
  /** The calculation, without and with the car; empty where nothing is computed. */
  steps: z.array(laterStep),
});

/** What a car changes in later benefits, as if the new pay held for the whole period that a benefit looks at. */
export const laterReply = z.object({
  rows: z.array(laterRow),
  /** What the rows are computed from beside both payslips. */
  inputs: z.object({
    months: z.number().int(),
    /** Regular one-off pay of a year, such as a 13th salary. */
    oneOffPerYearEur: euroReply,
    /** A child in the sense of § 32 EStG. */
    child: z.boolean(),
  }),
  law: z.object({
    payrollMonth: z.string(),
    /** Versions of payroll's and the benefits' figures. */
    payroll: z.string(),
    benefits: z.string(),
    checkedUntil: z.string(),
    /** The year of the figures, which an assumed law carries on to another one. */
    year: z.number().int(),
    state: z.enum(['ENACTED', 'DRAFT', 'ASSUMED']),
  }),
});
export type LaterReply = z.infer<typeof laterReply>;
