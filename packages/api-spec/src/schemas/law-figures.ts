import { z } from 'zod';
import { calendarDateSchema, line } from './basics.ts';

const MAX_ROWS = 50;
const MAX_SOURCE = 300;
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/;

const amount = z.int().min(1).max(100_000_000);
const basisPoints = z.int().min(0).max(10_000);

const rowBasics = {
  validFrom: calendarDateSchema,
  /** Drafts never enter a price, so they cannot be loaded. */
  state: z.literal('ENACTED'),
  source: line(MAX_SOURCE),
  checkedUntil: calendarDateSchema,
};
const blockBasics = { ...rowBasics, validUntil: calendarDateSchema };

/** A row of enacted law; each name says its unit. */
export const figuresRow = z.discriminatedUnion('subject', [
  z.strictObject({ subject: z.literal('MINIMUM_WAGE'), ...rowBasics, centsPerHour: amount }),
  z.strictObject({
    subject: z.literal('SEIZURE_LIMITS'),
    ...blockBasics,
    baseCentsPerMonth: amount,
    firstPersonCentsPerMonth: amount,
    furtherPersonCentsPerMonth: amount,
    upperLimitCentsPerMonth: amount,
  }),
  z.strictObject({ subject: z.literal('PENSION_VALUE'), ...rowBasics, centsPerPoint: amount }),
  z.strictObject({
    subject: z.literal('SOCIAL_INSURANCE'),
    ...blockBasics,
    ceilingPensionCentsPerMonth: amount,
    ceilingHealthCentsPerMonth: amount,
    incomeLimitCentsPerYear: amount,
    specialIncomeLimitCentsPerYear: amount,
    healthRateBasisPoints: basisPoints,
    averageAdditionalRateBasisPoints: basisPoints,
    careRateBasisPoints: basisPoints,
    childlessSurchargeBasisPoints: basisPoints,
    careReductionPerChildBasisPoints: basisPoints,
    careShiftSaxonyBasisPoints: basisPoints,
    pensionRateBasisPoints: basisPoints,
    unemploymentRateBasisPoints: basisPoints,
    uebergangsbereichLimitCentsPerMonth: amount,
    factorFTenThousandths: basisPoints,
    averagePayCentsPerYear: amount,
  }),
  z.strictObject({ subject: z.literal('ELECTRICITY_PRICE'), ...rowBasics, hundredthCentsPerKwh: amount }),
]);

/** What the signature of a figures file covers. */
export const figuresContent = z.strictObject({
  formatVersion: z.literal(1),
  issuedOn: calendarDateSchema,
  rows: z.array(figuresRow).min(1).max(MAX_ROWS),
});
export type FiguresContent = z.infer<typeof figuresContent>;

/** A figures file: the content with its Ed25519 signature, in base64. */
export const figuresFile = figuresContent.extend({ signature: z.string().regex(SIGNATURE) });
export type FiguresFile = z.infer<typeof figuresFile>;
