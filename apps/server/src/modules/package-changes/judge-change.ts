import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { lastDayOfTerm, type PackageChangeRefusal } from '@stromwandel/leasing';
import type { LimitAhead } from '@stromwandel/payroll';
import { toEuro } from '@stromwandel/api-spec';
import type { Refusal } from '../../platform/http/refusal.ts';
import { leaseFacts, packageTermsReply, type LeaseRecord } from '../leases/index.ts';
import type { FrozenPackage } from '../orders/index.ts';

/** The facts of a lease on which a change of its package depends. */
export function changeTime(record: LeaseRecord, today: CalendarDate) {
  const { leavingOn, packages, order } = record;
  const lease = leaseFacts(record);
  const { handedOverOn, endsOn } = lease;
  // The order's prices hold for the ordered term: an extension has a rate of its own.
  const ordered = handedOverOn && lastDayOfTerm(handedOverOn, order.snapshot.leasePackage.durationMonths);
  return {
    lease: { ...lease, endsOn: ordered && endsOn && (endsOn < ordered ? endsOn : ordered) },
    leavingOn: leavingOn === null ? null : calendarDate(leavingOn),
    today,
    lastChangeFrom: packages.at(-1)?.from ?? null,
  };
}

/** How conversion and contribution move from one package to another. */
export function comparePackages(record: LeaseRecord, before: FrozenPackage, after: FrozenPackage) {
  const [old, next] = [packageTermsReply(before, record), packageTermsReply(after, record)];
  const rises = next.conversionEur > old.conversionEur;
  return { rises, needsApproval: rises || next.contributionEur > old.contributionEur };
}

/** A limit of the law with the person's own figures. */
export const limitReply = ({ limit, from, left, required }: LimitAhead) => ({
  limit,
  from,
  leftEur: toEuro(left),
  requiredEur: toEuro(required),
});

/** The refusal of a conversion that would break a limit of the law, with the person's own figures. */
export const conversionNotAllowed = (limit: LimitAhead | null): Refusal => ({
  code: 'CONVERSION_NOT_ALLOWED',
  params: limit ? { stop: `PACKAGE_${limit.limit}`, ...limitReply(limit) } : {},
});

/** A refusal with its figures. @param limit that the conversion would break */
export function asProblem(refusal: PackageChangeRefusal, limit: LimitAhead | null = null): Refusal {
  switch (refusal.code) {
    case 'PACKAGE_CHANGE_NOT_ALLOWED':
      return { code: 'NOT_FOUND' };
    case 'PACKAGE_CHANGE_NOT_POSSIBLE':
      return { code: refusal.code, params: { reason: refusal.reason, day: refusal.day } };
    case 'CONVERSION_NOT_ALLOWED':
      return conversionNotAllowed(limit);
    default:
      return { code: refusal.code };
  }
}
