import {
  addDays,
  addMonths,
  assertNever,
  ok,
  refuse,
  type CalendarDate,
  type Result,
} from '@stromwandel/kernel';
import { lastDayOfLease, type LeaseOnDay } from '../lease-views.ts';
import type { LeaseActor } from '../lease.ts';

/** REVIEW: the employer decides. TO_SIGN: the employee signs the annex. */
export const PACKAGE_CHANGE_STATES = ['REVIEW', 'TO_SIGN', 'SIGNED', 'DECLINED', 'CANCELLED'] as const;
export type PackageChangeState = (typeof PACKAGE_CHANGE_STATES)[number];

const MONTHS_BETWEEN_CHANGES = 12;
const LAST_MONTHS = 6;

export type PackageChangeCommand =
  /** `needsApproval`: the conversion or the employer's contribution rises. */
  | { readonly type: 'REQUEST'; readonly packageId: number; readonly needsApproval: boolean }
  | { readonly type: 'APPROVE' }
  | { readonly type: 'DECLINE' }
  | { readonly type: 'SIGN' }
  | { readonly type: 'CANCEL' };

export type PackageChangeEvent =
  | { readonly type: 'REQUESTED'; readonly state: 'REVIEW' | 'TO_SIGN' }
  | { readonly type: 'APPROVED' }
  | { readonly type: 'DECLINED' }
  /** `from`: the first day of the new package. */
  | { readonly type: 'SIGNED'; readonly from: CalendarDate }
  | { readonly type: 'CANCELLED' };

export type PackageChangeRefusal =
  | { readonly code: 'PACKAGE_CHANGE_NOT_ALLOWED' }
  | { readonly code: 'LEASE_NOT_ACTIVE' }
  | { readonly code: 'LEASE_ENDED' }
  /** CHANGED_LATELY: possible again from `day`. ENDS_SOON: not possible from `day` on, to the end of the lease. */
  | {
      readonly code: 'PACKAGE_CHANGE_NOT_POSSIBLE';
      readonly reason: 'CHANGED_LATELY' | 'ENDS_SOON';
      readonly day: CalendarDate;
    }
  /** Another change waits for its decision or signature. */
  | { readonly code: 'PACKAGE_CHANGE_OPEN' }
  | { readonly code: 'PACKAGE_CHANGE_DECIDED' }
  /** The employer has not approved. */
  | { readonly code: 'PACKAGE_CHANGE_NOT_APPROVED' }
  /** The conversion would break a limit of the law; its figures are the caller's. */
  | { readonly code: 'CONVERSION_NOT_ALLOWED' };

/** The facts of a lease on which a change of its package depends. */
export interface PackageChangeTime extends LeaseOnDay {
  /** First day of the last signed change; null without one. */
  readonly lastChangeFrom: CalendarDate | null;
}

export interface PackageChangeContext extends PackageChangeTime {
  /** Whether the conversion breaks a limit of the law in a remaining month, and did not before. */
  readonly breaksLimit: boolean;
}

/** The change that a command is about; null where there is no open one. */
export interface PackageChange {
  readonly state: PackageChangeState;
  readonly packageId: number;
}

const firstOfNextMonth = (day: CalendarDate) => addMonths(addDays(day, 1 - Number(day.slice(8))), 1);

/**
 * The first day of a package that is signed today: the first of the next month. Once in 12 months, and not within the last 6
 * months of the lease.
 */
export function packageChangeFrom(time: PackageChangeTime): Result<CalendarDate, PackageChangeRefusal> {
  const { lease, lastChangeFrom, today } = time;
  const lastDay = lastDayOfLease(time);
  if (lease.state !== 'ACTIVE' || lastDay === null) {
    return refuse({ code: lease.state === 'PREPARED' ? 'LEASE_NOT_ACTIVE' : 'LEASE_ENDED' });
  }
  const from = firstOfNextMonth(today);
  const again = lastChangeFrom && addMonths(lastChangeFrom, MONTHS_BETWEEN_CHANGES);
  const notFrom = addDays(addMonths(addDays(lastDay, 1), -LAST_MONTHS), 1);
  const isLast = (day: CalendarDate) => day >= notFrom;
  if (isLast(from) || (again && isLast(again))) {
    return refuse({ code: 'PACKAGE_CHANGE_NOT_POSSIBLE', reason: 'ENDS_SOON', day: notFrom });
  }
  return again && from < again
    ? refuse({ code: 'PACKAGE_CHANGE_NOT_POSSIBLE', reason: 'CHANGED_LATELY', day: again })
    : ok(from);
}

type Decision = Result<PackageChangeEvent[], PackageChangeRefusal>;

function actorOf({ type }: PackageChangeCommand): LeaseActor {
  return type === 'APPROVE' || type === 'DECLINE' ? 'TENANT_ADMIN' : 'EMPLOYEE';
}

function decideRequest(
  { packageId, needsApproval }: Extract<PackageChangeCommand, { type: 'REQUEST' }>,
  open: PackageChange | null,
  context: PackageChangeContext,
): Decision {
  if (open !== null) return open.packageId === packageId ? ok([]) : refuse({ code: 'PACKAGE_CHANGE_OPEN' });
  const from = packageChangeFrom(context);
  if (!from.ok) return from;
  if (context.breaksLimit) return refuse({ code: 'CONVERSION_NOT_ALLOWED' });
  return ok([{ type: 'REQUESTED', state: needsApproval ? 'REVIEW' : 'TO_SIGN' }]);
}

function decideSignature({ state }: PackageChange, context: PackageChangeContext): Decision {
  if (state === 'SIGNED') return ok([]);
  if (state !== 'TO_SIGN') {
    return refuse({ code: state === 'REVIEW' ? 'PACKAGE_CHANGE_NOT_APPROVED' : 'PACKAGE_CHANGE_DECIDED' });
  }
  const from = packageChangeFrom(context);
  if (!from.ok) return from;
  if (context.breaksLimit) return refuse({ code: 'CONVERSION_NOT_ALLOWED' });
  return ok([{ type: 'SIGNED', from: from.value }]);
}

/**
 * Decides a command about a change of the package. A repeated command has no events. The day of the new package follows from that
 * of the signature, which is after the approval.
 * @param change the open change for a request, else the one that the command names
 */
export function decidePackageChange(
  command: PackageChangeCommand,
  change: PackageChange | null,
  actor: readonly LeaseActor[],
  context: PackageChangeContext,
): Decision {
  if (!actor.includes(actorOf(command))) return refuse({ code: 'PACKAGE_CHANGE_NOT_ALLOWED' });
  if (command.type === 'REQUEST') return decideRequest(command, change, context);
  if (change === null) return refuse({ code: 'PACKAGE_CHANGE_NOT_ALLOWED' });
  const { state } = change;
  switch (command.type) {
    case 'APPROVE': {
      if (state === 'TO_SIGN' || state === 'SIGNED') return ok([]);
      if (state !== 'REVIEW') return refuse({ code: 'PACKAGE_CHANGE_DECIDED' });
      const from = packageChangeFrom(context);
      return from.ok ? ok([{ type: 'APPROVED' }]) : from;
    }
    case 'DECLINE':
      if (state === 'DECLINED') return ok([]);
      return state === 'REVIEW' ? ok([{ type: 'DECLINED' }]) : refuse({ code: 'PACKAGE_CHANGE_DECIDED' });
    case 'SIGN':
      return decideSignature(change, context);
    case 'CANCEL':
      if (state === 'CANCELLED') return ok([]);
      return state === 'REVIEW' || state === 'TO_SIGN'
        ? ok([{ type: 'CANCELLED' }])
        : refuse({ code: 'PACKAGE_CHANGE_DECIDED' });
    default:
      return assertNever(command);
  }
}

/** The state after an event. */
export function stateAfter(event: PackageChangeEvent): PackageChangeState {
  switch (event.type) {
    case 'REQUESTED':
      return event.state;
    case 'APPROVED':
      return 'TO_SIGN';
    default:
      return event.type;
  }
}
