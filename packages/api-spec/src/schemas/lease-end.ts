import { z } from 'zod';
import { euro, euroReply, idParam, idSchema, multiline, printedLine } from './basics.ts';
import { photoName } from './handover-record.ts';
import { END_CHOICES, END_STEP_STATES, END_STEPS, leaseParams } from './lease.ts';

/** Who acts on the report of a returned car. */
export const REPORT_STAGES = ['TO_ANSWER', 'TO_DECIDE', 'TO_SETTLE', 'SETTLED'] as const;
export const POSITION_STATES = ['OPEN', 'ACCEPTED', 'OBJECTED', 'KEPT', 'DROPPED'] as const;
/** How the provider closes an account. */
export const PROVIDER_CLOSINGS = ['PAID', 'WAIVED'] as const;

const MOST_POSITIONS = 60;
const MOST_REMARKS = 11;
const MOST_CREDITS = 10;
const LARGEST_EUR = 20_000;
const LONGEST_REASON = 500;

export const reportPositionParams = leaseParams.extend({ position: idParam });

/** A finding of the report with its loss in value. */
export const reportFindingForm = z.strictObject({
  part: printedLine(60),
  finding: printedLine(200),
  amountEur: euro(0, LARGEST_EUR),
  /** Sent before; null without one. */
  photo: photoName.nullable(),
  /** The remark of the handover's record that states the same, from 1. Such a position cannot be charged. */
  handoverRemark: z.number().int().min(1).max(MOST_REMARKS).nullable(),
});
export const reportBody = z.strictObject({ positions: z.array(reportFindingForm).max(MOST_POSITIONS) });

export const objectionForm = z.strictObject({
  reason: multiline(LONGEST_REASON),
  photo: photoName.nullable(),
});
export const positionAnswerBody = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('ACCEPT') }),
  objectionForm.extend({ answer: z.literal('OBJECT') }),
]);

export const positionDropForm = z.strictObject({ reason: multiline(LONGEST_REASON) });
export const positionKeepForm = positionDropForm.extend({ amountEur: euro(0, LARGEST_EUR) });
export const positionDecisionBody = z.discriminatedUnion('decision', [
  positionKeepForm.extend({ decision: z.literal('KEEP') }),
  positionDropForm.extend({ decision: z.literal('DROP') }),
]);

export const creditForm = z.strictObject({ text: printedLine(100), amountEur: euro(0, LARGEST_EUR) });
/** What the person does not bear: an insurance, a payment, goodwill. */
export const endSettlementBody = z.strictObject({ credits: z.array(creditForm).max(MOST_CREDITS) });

export const endStepParams = leaseParams.extend({ step: z.enum(END_STEPS) });
/** Null opens the reminder again. */
export const endStepBody = z.strictObject({ state: z.enum(END_STEP_STATES).nullable() });

export const endChoiceBody = z.strictObject({ choice: z.enum(END_CHOICES) });

export const leaseClosingBody = z.strictObject({ outcome: z.enum(PROVIDER_CLOSINGS) });

const position = z.object({
  number: z.number(),
  part: z.string(),
  finding: z.string(),
  amountEur: euroReply,
  photo: z.string().nullable(),
  handoverRemark: z.number().nullable(),
  state: z.enum(POSITION_STATES),
  objection: z.object({ reason: z.string(), photo: z.string().nullable() }).nullable(),
  /** Of the provider; null of a position that the handover's record states. */
  decision: z.object({ reason: z.string(), amountEur: euroReply }).nullable(),
});

const distance = z.object({
  /** Driven since the handover. */
  km: z.number(),
  /** Beyond the tolerance; at most the cap. */
  settledKm: z.number(),
  deviationKm: z.number(),
  /** Charge above 0, credit below 0; without VAT, like the prices of the contract. */
  netEur: euroReply,
});

export const endReportReply = z.object({
  leaseId: idSchema,
  /** Null before the report is complete. */
  stage: z.enum(REPORT_STAGES).nullable(),
  /** Until when the provider uploads the report; null before the return. */
  dueOn: z.string().nullable(),
  hasFile: z.boolean(),
  uploadedOn: z.string().nullable(),
  answerUntil: z.string().nullable(),
  positions: z.array(position),
  /** Remarks of the handover's record, which position and objection can name. */
  handoverRemarks: z.array(z.string()),
  /** Of the odometer at the return; null where it is unknown. */
  distance: distance.nullable(),
  /** Where the driver can turn to, once a position was kept against an objection; null before, and where the provider names none. */
  arbitrationBody: z.string().nullable(),
  settlement: z
    .object({
      damageEur: euroReply,
      kilometerEur: euroReply,
      credits: z.array(z.object({ text: z.string(), amountEur: euroReply })),
      /** Below 0 the provider pays. */
      totalEur: euroReply,
      settledOn: z.string(),
      /** As PDF; null until it is printed. */
      document: z.object({ id: idSchema, name: z.string() }).nullable(),
    })
    .nullable(),
});

/** A report as the export of the own data contains it. */
export const exportedEndReport = endReportReply.omit({
  handoverRemarks: true,
  distance: true,
  dueOn: true,
  arbitrationBody: true,
});
