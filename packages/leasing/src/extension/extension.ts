import {
  addDays,
  assertNever,
  daysBetween,
  ok,
  refuse,
  type CalendarDate,
  type Result,
} from '@stromwandel/kernel';
import { ENDS_SOON_DAYS } from '../end-notices.ts';
import { lastDayOfTerm } from '../last-day-of-term.ts';
import { lastDayOfLease, type LeaseOnDay } from '../lease-views.ts';
import type { LeaseActor } from '../lease.ts';
import type { ChangedPackage } from '../package-change/package-periods.ts';

/**
 * OFFERED: the employee answers. REVIEW: the employer decides. TO_SIGN: the employee signs the annex. DECLINED by the employee,
 * REJECTED by the employer.
 */
export const EXTENSION_STATES = ['OFFERED', 'REVIEW', 'TO_SIGN', 'SIGNED', 'DECLINED', 'REJECTED'] as const;
export type ExtensionState = (typeof EXTENSION_STATES)[number];

export type ExtensionCommand =
  /** The provider's offer; another rate for the same months replaces an unanswered one. */
  | { readonly type: 'OFFER'; readonly isSame: boolean }
  | { readonly type: 'ACCEPT' }
  /** Also takes back an acceptance that is not signed. */
  | { readonly type: 'DECLINE' }
  | { readonly type: 'APPROVE' }
  | { readonly type: 'REJECT' }
  | { readonly type: 'SIGN' };

export type ExtensionEvent =
  | { readonly type: 'OFFERED' }
  | { readonly type: 'ACCEPTED' }
  | { readonly type: 'DECLINED' }
  | { readonly type: 'APPROVED' }
  | { readonly type: 'REJECTED' }
  | { readonly type: 'SIGNED' };

export type ExtensionRefusal =
  | { readonly code: 'EXTENSION_NOT_ALLOWED' }
  | { readonly code: 'LEASE_NOT_ACTIVE' }
  /** The car is back, its last day is over, or the employment ends before the term. */
  | { readonly code: 'LEASE_ENDED' }
  /** The end of the term is more than 180 days ahead. */
  | { readonly code: 'END_CHOICE_TOO_EARLY' }
  /** There is no such offer in the state that the command needs. */
  | { readonly code: 'EXTENSION_NOT_OFFERED' }
  /** Another extension of the lease waits for its decision or signature. */
  | { readonly code: 'EXTENSION_OPEN' }
  /** The conversion would break a limit of the law; its figures are the caller's. */
  | { readonly code: 'CONVERSION_NOT_ALLOWED' };

/** An offer of the provider. */
export interface Extension {
  readonly state: ExtensionState;
  /** First day of the extension, when it was offered. */
  readonly from: CalendarDate;
}

export interface ExtensionContext extends LeaseOnDay {
  /** Whether another extension of the lease was accepted and is not signed. */
  readonly hasOther: boolean;
  /** Whether the conversion breaks a limit of the law in a month of the extension. */
  readonly breaksLimit: boolean;
}

/**
 * The first day of an extension that is agreed on today: the day after the term. From 180 days before the end of the term to its last
 * day, while the employment does not end before it.
 */
export function extensionFrom(on: LeaseOnDay): Result<CalendarDate, ExtensionRefusal> {
  const { lease, today } = on;
  const { state, endsOn } = lease;
  if (state !== 'ACTIVE' || endsOn === null) {
    return refuse({ code: state === 'PREPARED' ? 'LEASE_NOT_ACTIVE' : 'LEASE_ENDED' });
  }
  if (today > endsOn || lastDayOfLease(on) !== endsOn) return refuse({ code: 'LEASE_ENDED' });
  return daysBetween(today, endsOn) > ENDS_SOON_DAYS
    ? refuse({ code: 'END_CHOICE_TOO_EARLY' })
    : ok(addDays(endsOn, 1));
}

const ACTOR_OF: Readonly<Record<ExtensionCommand['type'], LeaseActor>> = {
  OFFER: 'ADMIN',
  ACCEPT: 'EMPLOYEE',
  DECLINE: 'EMPLOYEE',
  APPROVE: 'TENANT_ADMIN',
  REJECT: 'TENANT_ADMIN',
  SIGN: 'EMPLOYEE',
};

type Decision = Result<ExtensionEvent[], ExtensionRefusal>;

const isAccepted = ({ state }: Extension) => state === 'REVIEW' || state === 'TO_SIGN';

/** What is refused while the lease, its offer or its conversion does not allow an agreement. */
function obstacle(extension: Extension, context: ExtensionContext): Decision | null {
  const from = extensionFrom(context);
  if (!from.ok) return from;
  // The term moved since the offer.
  if (from.value !== extension.from) return refuse({ code: 'EXTENSION_NOT_OFFERED' });
  if (context.hasOther) return refuse({ code: 'EXTENSION_OPEN' });
  return context.breaksLimit ? refuse({ code: 'CONVERSION_NOT_ALLOWED' }) : null;
}

function decideAnswer(
  { type }: Extract<ExtensionCommand, { type: 'ACCEPT' | 'DECLINE' }>,
  extension: Extension,
  context: ExtensionContext,
): Decision {
  if (type === 'DECLINE') {
    if (extension.state === 'DECLINED') return ok([]);
    return extension.state === 'OFFERED' || isAccepted(extension)
      ? ok([{ type: 'DECLINED' }])
      : refuse({ code: 'EXTENSION_NOT_OFFERED' });
  }
  if (isAccepted(extension) || extension.state === 'SIGNED') return ok([]);
  if (extension.state !== 'OFFERED') return refuse({ code: 'EXTENSION_NOT_OFFERED' });
  return obstacle(extension, context) ?? ok([{ type: 'ACCEPTED' }]);
}

function decideApproval(
  { type }: Extract<ExtensionCommand, { type: 'APPROVE' | 'REJECT' }>,
  { state }: Extension,
  context: ExtensionContext,
): Decision {
  if (type === 'REJECT') {
    if (state === 'REJECTED') return ok([]);
    return state === 'REVIEW' ? ok([{ type: 'REJECTED' }]) : refuse({ code: 'EXTENSION_NOT_OFFERED' });
  }
  if (state === 'TO_SIGN' || state === 'SIGNED') return ok([]);
  if (state !== 'REVIEW') return refuse({ code: 'EXTENSION_NOT_OFFERED' });
  const from = extensionFrom(context);
  return from.ok ? ok([{ type: 'APPROVED' }]) : from;
}

/**
 * Decides a command about an extension of the term. A repeated command has no events. Every extension needs the employer's
 * approval, because the conversion goes on longer than it agreed to.
 * @param extension the unanswered offer of the same months for an offer, else the one that the command names; null without one
 */
export function decideExtension(
  command: ExtensionCommand,
  extension: Extension | null,
  actor: readonly LeaseActor[],
  context: ExtensionContext,
): Decision {
  if (!actor.includes(ACTOR_OF[command.type])) return refuse({ code: 'EXTENSION_NOT_ALLOWED' });
  if (command.type === 'OFFER') {
    const from = extensionFrom(context);
    if (!from.ok) return from;
    return ok(extension !== null && command.isSame ? [] : [{ type: 'OFFERED' }]);
  }
  if (extension === null) return refuse({ code: 'EXTENSION_NOT_ALLOWED' });
  switch (command.type) {
    case 'ACCEPT':
    case 'DECLINE':
      return decideAnswer(command, extension, context);
    case 'APPROVE':
    case 'REJECT':
      return decideApproval(command, extension, context);
    case 'SIGN':
      if (extension.state === 'SIGNED') return ok([]);
      if (extension.state !== 'TO_SIGN') return refuse({ code: 'EXTENSION_NOT_OFFERED' });
      return obstacle(extension, context) ?? ok([{ type: 'SIGNED' }]);
    default:
      return assertNever(command);
  }
}

const STATE_AFTER: Readonly<Record<ExtensionEvent['type'], ExtensionState>> = {
  OFFERED: 'OFFERED',
  ACCEPTED: 'REVIEW',
  DECLINED: 'DECLINED',
  APPROVED: 'TO_SIGN',
  REJECTED: 'REJECTED',
  SIGNED: 'SIGNED',
};

/** The state after an event. */
export const extensionStateAfter = ({ type }: ExtensionEvent): ExtensionState => STATE_AFTER[type];

/** A span that was agreed on at once: the ordered term, or an extension. Both ends included. */
export interface AgreedTerm<P> {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly leasePackage: P;
}

/** A package whose term is counted from the handover. */
interface TermedPackage {
  readonly durationMonths: number;
}

/**
 * The ordered term and its extensions, one after the other. An extension is an agreed package with a longer term.
 * @param changes the earliest first
 */
export function agreedTerms<P extends TermedPackage>(
  handedOverOn: CalendarDate,
  ordered: P,
  changes: readonly ChangedPackage<P>[],
): AgreedTerm<P>[] {
  const terms: AgreedTerm<P>[] = [
    { from: handedOverOn, until: lastDayOfTerm(handedOverOn, ordered.durationMonths), leasePackage: ordered },
  ];
  for (const { from, leasePackage } of changes) {
    const months = terms.at(-1)?.leasePackage.durationMonths ?? 0;
    if (leasePackage.durationMonths <= months) continue;
    terms.push({ from, until: lastDayOfTerm(handedOverOn, leasePackage.durationMonths), leasePackage });
  }
  return terms;
}

/** Months of the whole term with its extensions. @param changes the earliest first */
export function monthsOfTerm<P extends TermedPackage>(
  ordered: P,
  changes: readonly ChangedPackage<P>[],
): number {
  return (changes.at(-1)?.leasePackage ?? ordered).durationMonths;
}
