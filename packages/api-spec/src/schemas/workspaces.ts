import { z } from 'zod';
import { euroReply, idParam, idSchema, instantSchema, calendarDateSchema, monthText } from './basics.ts';
import { orderReports } from './employment-reports.ts';
import { BENEFIT_VALUES_107, BODY_STYLES } from '../vehicle-kinds.ts';
import { problemCodes } from '../problem-schema.ts';
import { leaseOfFollower } from './follow-up.ts';
import { ORDER_STAGES } from './order-stages.ts';
import { END_REASONS, orderedDrivers, STEP_TYPES, stepReply } from './order.ts';

const person = z.object({ firstName: z.string(), lastName: z.string(), employeeId: z.string().nullable() });
const vehicle = z.object({
  brand: z.string(),
  carModel: z.string(),
  trimLevel: z.string().nullable(),
  mainPhotoUrl: z.string().nullable(),
  bodyStyle: z.enum(BODY_STYLES),
});

/** Shared by both workspaces: never tax class, religion, health insurance, salary or net figures. */
const workspaceOrder = z.object({
  id: idSchema,
  created: instantSchema,
  stage: z.enum(ORDER_STAGES),
  stepType: z.enum(STEP_TYPES).nullable(),
  employee: person,
  vehicle,
  color: z.object({ name: z.string(), hex: z.string() }),
  durationMonths: z.number(),
  kmPerYear: z.number(),
  totalMonthlyGrossCostEur: euroReply,
  grossRetailPriceEur: euroReply,
  waitingSince: instantSchema.nullable(),
  deadline: instantSchema.nullable(),
  signedAt: instantSchema.nullable(),
  endReason: z.enum(END_REASONS).nullable(),
  endNote: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
});

/** Why the reader may not do something now, as the call would answer; null where they may. */
const obstacle = z.enum(problemCodes).nullable();

export const employerOrderItem = z.object({
  ...workspaceOrder.shape,
  /** The first of two approvals; null without one. */
  firstApproval: z.object({ at: instantSchema, own: z.boolean() }).nullable(),
  /** What the reader may decide now; `approveAmongOthers` is for several orders at once. */
  decisions: z.object({ approve: obstacle, approveAmongOthers: obstacle, decline: obstacle }),
});
export type EmployerOrderItem = z.infer<typeof employerOrderItem>;

/** What waits for the employer, what it approved, and what ended without a car. */
export const QUEUE_PARTS = ['OPEN', 'APPROVED', 'ENDED'] as const;

export const employerOrdersQuery = z.strictObject({
  part: z.enum(QUEUE_PARTS).optional(),
  stage: z.enum(ORDER_STAGES).optional(),
  /** Words that all occur in number, person, personnel number or car. */
  search: z.string().trim().min(1).max(100).optional(),
  /** The month in which the contract was signed, `2026-12`. */
  month: monthText.optional(),
  /** The order below which the page begins. */
  after: idParam.optional(),
});
export const employerOrdersReply = z.object({
  /** Newest first, 50 a page. */
  orders: z.array(employerOrderItem),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
  /** How many orders fit search and month in each part. */
  counts: z.object({ OPEN: z.number(), APPROVED: z.number(), ENDED: z.number() }),
  /** Running leases that count the car otherwise under § 107 GewO than the provider does today; without pay data. */
  otherReadings: z.array(z.object({ orderId: idSchema, firstName: z.string(), lastName: z.string() })),
  /** How many people have a running lease that breaks an enacted limit, and the first day; null where there is none. */
  limitsAhead: z.object({ from: z.string(), people: z.number() }).nullable(),
  /** Over all orders of the employer. */
  figures: z.object({
    waiting: z.number(),
    /** How many of them have waited for longer than `longWaitDays`. */
    waitingLong: z.number(),
    longWaitDays: z.number(),
    /** Approved orders whose contract is not over. */
    approved: z.number(),
    monthlyConversionEur: euroReply,
  }),
});

/** What is known of the delivery: the week, what the manufacturer reported, and from when the lease counts. */
const deliveryFacts = {
  deliveryWeek: z.string().nullable(),
  builtOn: z.string().nullable(),
  shippedOn: z.string().nullable(),
  deliveredOn: z.string().nullable(),
  handedOverOn: z.string().nullable(),
};

/** Calendar days, both included. */
const daySpan = z.object({ first: z.string(), last: z.string() });

const workspaceSheet = {
  /** The lease that the order follows; null of an order that follows none. */
  followsLease: leaseOfFollower.nullable(),
  tires: z.string(),
  delivery: z.string(),
  additionalDrivers: orderedDrivers,
  /** Taxable benefit of private use, which follows from the car alone. */
  benefitPrivateUseEur: euroReply,
  benefitPercent: z.number(),
  totalOverTermEur: euroReply,
  steps: z.array(stepReply),
  checks: z.array(
    z.object({
      code: z.enum(['CONTRACT_SIGNED', 'LICENCE_CHECKED']),
      on: instantSchema.nullable(),
    }),
  ),
  /** Limits of the law that were judged for every month of the term; an order that reaches one does not come about. */
  limitsKept: z.object({
    on: instantSchema,
    from: calendarDateSchema,
    until: calendarDateSchema,
    /** From when on the minimum wage asks most, and what it asks an hour. */
    tightestFrom: calendarDateSchema,
    hourlyWageEur: euroReply,
    benefitValue107: z.enum(BENEFIT_VALUES_107),
  }),
};
export const employerOrderSheet = z.object({
  ...employerOrderItem.shape,
  ...workspaceSheet,
  ...deliveryFacts,
  /** The group that the employer has entered for the employee, whose contribution may differ; null without one. */
  personGroup: z.string().nullable(),
  /** That the employee leaves or gets no pay for a time. */
  reports: orderReports,
  /** Whether the employer wants two approvals. */
  fourEyes: z.boolean(),
  /** Up to which list price the employer's rules of today let people order; null without such a rule. */
  highestListPriceEur: euroReply.nullable(),
  /** The person who gave the first approval; null without one, or when the account was deleted. */
  firstApprover: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /**
   * What the order costs the employer and what it leaves; a month and over the term. The result is the saved shares of social
   * insurance less contribution, VAT and flat tax that the employer bears, in full 5 EUR: from the exact amount the pay could be computed.
   */
  employerCost: z.object({
    contributionEur: euroReply,
    /** VAT that the employer owes on private use and bears; 0 when it is passed on. The one on the commute is left to payroll. */
    vatEur: euroReply,
    vatPassedOn: z.boolean(),
    vatOverTermEur: euroReply,
    /** Negative where the order costs more than it saves. */
    resultEur: euroReply,
    contributionOverTermEur: euroReply,
    resultOverTermEur: euroReply,
  }),
});
export type EmployerOrderSheet = z.infer<typeof employerOrderSheet>;

/** Orders to approve, or to order from the manufacturer, at once. */
export const approvalsBody = z.strictObject({ orderIds: z.array(idSchema).min(1).max(100) });
export const approvalsReply = z.array(
  z.object({
    orderId: idSchema,
    /** Why the order could not be approved; null when it is, or when this was the first of two approvals. */
    problem: z.enum(problemCodes).nullable(),
    /** This was the first of two approvals; the order waits for another person's. */
    waitsForSecond: z.boolean(),
  }),
);

export const placedOrdersReply = z.array(
  z.object({
    orderId: idSchema,
    /** Why the order could not be passed to the manufacturer; null when it is. */
    problem: z.enum(problemCodes).nullable(),
  }),
);

const providerFields = {
  tenantName: z.string(),
  ...deliveryFacts,
  manufacturerLinkSentAt: instantSchema.nullable(),
};
export const providerOrderItem = z.object({ ...workspaceOrder.shape, ...providerFields });
export type ProviderOrderItem = z.infer<typeof providerOrderItem>;
export const providerOrderSheet = z.object({
  ...providerOrderItem.shape,
  ...workspaceSheet,
  /** Time that the time stamp over the signature states; null without one. */
  signatureStampedAt: instantSchema.nullable(),
  /** That the employee leaves or gets no pay for a time. */
  reports: orderReports,
  /** Calendar days that can be that of the handover; null when it is not the next step. */
  handoverDays: daySpan
    .extend({
      /** Months since `first`, `YYYY-MM`, whose file for payroll the employer has made: it lacks the car. */
      payrollMonths: z.array(z.string()),
    })
    .nullable(),
  /** What the reader may do now; `accept` is ordering from the manufacturer, then the handover. */
  decisions: z.object({ accept: obstacle, decline: obstacle, changeWeek: obstacle, sendLink: obstacle }),
});
export type ProviderOrderSheet = z.infer<typeof providerOrderSheet>;

/** What the provider has to do or to wait for, in the order of the way. */
export const BOARD_LANES = ['TO_ORDER', 'TO_CONFIRM', 'IN_DELIVERY', 'TO_HAND_OVER'] as const;
export type BoardLane = (typeof BOARD_LANES)[number];

export const providerOrdersQuery = z.strictObject({
  stage: z.enum(ORDER_STAGES).optional(),
  lane: z.enum(BOARD_LANES).optional(),
  /** Words with which words of number, person, personnel number, employer or car begin. */
  search: z.string().trim().min(1).max(100).optional(),
  /** The order below which the page begins. */
  after: idParam.optional(),
});
export const providerOrdersReply = z.object({
  /** Newest first, 50 a page. */
  orders: z.array(providerOrderItem),
  /** What `after` of the next page is; null on the last one. */
  next: idSchema.nullable(),
});
export const providerBoardReply = z.array(
  z.object({
    lane: z.enum(BOARD_LANES),
    /** The first ones: those that have been on their way for longest, or are due first. */
    orders: z.array(providerOrderItem),
    /** How many there are; counted up to 1,000. */
    count: z.number(),
    /** Whether there are more than were counted. */
    countIsMore: z.boolean(),
  }),
);
export type ProviderBoard = z.infer<typeof providerBoardReply>;

/** When the manufacturer's newest link was sent. */
export const manufacturerLinkReply = z.object({ sentAt: instantSchema });

/** The view through a manufacturer's one-time link: the car and the dates, no names of people. */
export const manufacturerOrderReply = z.object({
  orderId: idSchema,
  vehicle: vehicle,
  /** The number of the car in the catalogue; null when it has none. */
  reference: z.string().nullable(),
  durationMonths: z.number(),
  kmPerYear: z.number(),
  specialEquipment: z.array(z.string()),
  color: z.object({ name: z.string(), hex: z.string() }),
  tires: z.string(),
  delivery: z.string(),
  orderedAt: instantSchema,
  confirmUntil: instantSchema,
  expectedFromWeeks: z.number().nullable(),
  expectedToWeeks: z.number().nullable(),
  deliveryWeek: z.string().nullable(),
  builtOn: z.string().nullable(),
  shippedOn: z.string().nullable(),
  deliveredOn: z.string().nullable(),
});
export type ManufacturerOrderReply = z.infer<typeof manufacturerOrderReply>;
