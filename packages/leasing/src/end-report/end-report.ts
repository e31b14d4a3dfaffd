import {
  addCents,
  addDays,
  assertNever,
  ok,
  refuse,
  subtractCents,
  ZERO_CENTS,
  type CalendarDate,
  type Cents,
  type Result,
} from '@stromwandel/kernel';

/** Days within which the provider uploads the report after the return, where its setting says nothing else. */
export const REPORT_DUE_DAYS = 14;
/** Days within which the employee answers a report, counted from its upload. */
export const ANSWER_DAYS = 14;
/** Days within which the provider decides about objections after the last day of answers, and settles after that. */
const PROVIDER_DAYS = 14;
/** Days after the return without a report after which the account is closed without a claim. */
export const NO_CLAIM_DAYS = 60;

/**
 * The latest days that make the provider late today: of a return without report, of answers without decision, and without settlement.
 * @param reportDueDays days that the provider has for the report
 */
export const lateReturnDays = (today: CalendarDate, reportDueDays: number) => ({
  returnedOn: addDays(today, -reportDueDays - 1),
  toDecide: addDays(today, -PROVIDER_DAYS - 1),
  toSettle: addDays(today, -2 * PROVIDER_DAYS - 1),
});

/** Who acts on the report of a returned car: the employee answers, the provider decides and settles. */
export const REPORT_STAGES = ['TO_ANSWER', 'TO_DECIDE', 'TO_SETTLE', 'SETTLED'] as const;
export type ReportStage = (typeof REPORT_STAGES)[number];

/** KEPT and DROPPED are decisions of the provider; a finding of the handover's record is dropped from the start. */
export const POSITION_STATES = ['OPEN', 'ACCEPTED', 'OBJECTED', 'KEPT', 'DROPPED'] as const;
export type PositionState = (typeof POSITION_STATES)[number];

/** A finding with its loss in value, as the provider enters it. */
export interface ReportFinding {
  readonly part: string;
  readonly finding: string;
  readonly amountCents: Cents;
  /** Name of a photo of the lease; null without one. */
  readonly photo: string | null;
  /** The remark of the handover's record that states the same, from 1; null for a new finding. */
  readonly handoverRemark: number | null;
}

export interface ReportPosition extends ReportFinding {
  /** From 1. */
  readonly number: number;
  readonly state: PositionState;
  readonly objection: { readonly reason: string; readonly photo: string | null } | null;
  /** Of the provider; the amount is what is left to pay. */
  readonly decision: { readonly reason: string; readonly amountCents: Cents } | null;
}

/** The positions of a new report. What the handover's record states cannot be charged. */
export const newPositions = (findings: readonly ReportFinding[]): ReportPosition[] =>
  findings.map((finding, at) => ({
    ...finding,
    number: at + 1,
    state: finding.handoverRemark === null ? 'OPEN' : 'DROPPED',
    objection: null,
    decision: null,
  }));

/** What is left to pay for a position; 0 while it is not decided. */
export function chargedCents({ state, amountCents, decision }: ReportPosition): Cents {
  if (state === 'ACCEPTED') return amountCents;
  return state === 'KEPT' ? (decision?.amountCents ?? ZERO_CENTS) : ZERO_CENTS;
}

/** The days of a report. */
export interface ReportDays {
  readonly today: CalendarDate;
  /** Last day of the employee's answers. */
  readonly answerUntil: CalendarDate;
}

export const answerUntil = (uploadedOn: CalendarDate): CalendarDate => addDays(uploadedOn, ANSWER_DAYS);

/** The stage that follows from the positions, without the time that passes. */
export function stageOf(
  positions: readonly Pick<ReportPosition, 'state'>[],
): Exclude<ReportStage, 'SETTLED'> {
  if (positions.some(({ state }) => state === 'OPEN')) return 'TO_ANSWER';
  return positions.some(({ state }) => state === 'OBJECTED') ? 'TO_DECIDE' : 'TO_SETTLE';
}

/** The stage on a day: silence accepts nothing, it lets the provider decide. */
export function stageOn(
  stage: ReportStage | null,
  until: CalendarDate | null,
  today: CalendarDate,
): ReportStage | null {
  return stage === 'TO_ANSWER' && until !== null && today > until ? 'TO_DECIDE' : stage;
}

export type PositionCommand =
  /** Employee. */
  | { readonly type: 'ACCEPT' }
  | { readonly type: 'OBJECT'; readonly reason: string; readonly photo: string | null }
  /** Provider, once. */
  | { readonly type: 'KEEP'; readonly reason: string; readonly amountCents: Cents }
  | { readonly type: 'DROP'; readonly reason: string };

export type PositionRefusal =
  | { readonly code: 'OBJECTION_TOO_LATE'; readonly until: CalendarDate }
  /** The employee can still answer. */
  | { readonly code: 'ANSWER_OPEN'; readonly until: CalendarDate }
  | { readonly code: 'POSITION_DECIDED' }
  | { readonly code: 'POSITION_IN_HANDOVER_RECORD' }
  | { readonly code: 'POSITION_AMOUNT_TOO_HIGH'; readonly mostCents: Cents };

type Decision = Result<ReportPosition, PositionRefusal>;

function decideAnswer(
  command: Extract<PositionCommand, { type: 'ACCEPT' | 'OBJECT' }>,
  position: ReportPosition,
  { today, answerUntil: until }: ReportDays,
): Decision {
  const { state, objection } = position;
  const isSame =
    command.type === 'ACCEPT'
      ? state === 'ACCEPTED'
      : state === 'OBJECTED' && objection?.reason === command.reason && objection.photo === command.photo;
  if (isSame) return ok(position);
  if (state === 'KEPT' || state === 'DROPPED') return refuse({ code: 'POSITION_DECIDED' });
  if (today > until) return refuse({ code: 'OBJECTION_TOO_LATE', until });
  if (command.type === 'ACCEPT') return ok({ ...position, state: 'ACCEPTED', objection: null });
  const { reason, photo } = command;
  return ok({ ...position, state: 'OBJECTED', objection: { reason, photo } });
}

function decideByProvider(
  command: Extract<PositionCommand, { type: 'KEEP' | 'DROP' }>,
  position: ReportPosition,
  { today, answerUntil: until }: ReportDays,
): Decision {
  const { state, amountCents, decision, handoverRemark } = position;
  const next = command.type === 'KEEP' ? 'KEPT' : 'DROPPED';
  const amount = command.type === 'KEEP' ? command.amountCents : ZERO_CENTS;
  if (state === next && decision?.reason === command.reason && decision.amountCents === amount) {
    return ok(position);
  }
  if (handoverRemark !== null) return refuse({ code: 'POSITION_IN_HANDOVER_RECORD' });
  if (state !== 'OPEN' && state !== 'OBJECTED') return refuse({ code: 'POSITION_DECIDED' });
  if (state === 'OPEN' && today <= until) return refuse({ code: 'ANSWER_OPEN', until });
  if (amount > amountCents) return refuse({ code: 'POSITION_AMOUNT_TOO_HIGH', mostCents: amountCents });
  return ok({ ...position, state: next, decision: { reason: command.reason, amountCents: amount } });
}

/** Decides an answer of the employee, or the provider's one decision. A repetition returns the position as it is. */
export function decidePosition(
  command: PositionCommand,
  position: ReportPosition,
  days: ReportDays,
): Decision {
  switch (command.type) {
    case 'ACCEPT':
    case 'OBJECT':
      return decideAnswer(command, position, days);
    case 'KEEP':
    case 'DROP':
      return decideByProvider(command, position, days);
    default:
      return assertNever(command);
  }
}

/** What the settlement states beside the positions. */
export interface SettlementParts {
  /** Charge above 0, credit below 0; 0 where the odometer is unknown. */
  readonly kilometerCents: Cents;
  readonly credits: readonly { readonly text: string; readonly amountCents: Cents }[];
}

export interface EndSettlement extends SettlementParts {
  readonly damageCents: Cents;
  /** Below 0 the provider pays. */
  readonly totalCents: Cents;
}

/** Adds up what a lease costs at its end: accepted and kept positions, kilometres, less credits. */
export function settleEnd(positions: readonly ReportPosition[], parts: SettlementParts): EndSettlement {
  const damageCents = addCents(...positions.map(chargedCents));
  const credits = addCents(...parts.credits.map(({ amountCents }) => amountCents));
  return {
    ...parts,
    damageCents,
    totalCents: subtractCents(addCents(damageCents, parts.kilometerCents), credits),
  };
}
