import type { CallOf } from '@stromwandel/api-spec';
import { addDays, cents, ok, refuse, type Result } from '@stromwandel/kernel';
import { decideExtension, extensionFrom, lastDayOfTerm, monthsOfTerm, packageOn } from '@stromwandel/leasing';
import { contributionTo } from '@stromwandel/pricing';
import { and, eq } from 'drizzle-orm';
import { fromEuro } from '@stromwandel/api-spec';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseExtensions } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import {
  extensionTime,
  findExtensions,
  lockLease,
  NOT_FOUND,
  type ExtensionRow,
  type LeaseRecord,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { asProblem, recordExtensionEvent } from './extension-events.ts';
import { mailExtension } from './extension-mails.ts';

type Body = CallOf<'offerExtension'>['body'];
type Terms = Omit<
  typeof leaseExtensions.$inferInsert,
  'leaseId' | 'tenantId' | 'userId' | 'number' | 'state' | 'offeredAt'
>;

/** The terms of an offer: the package of the last day with the offered rate and the months of the whole term. */
function termsOf(record: LeaseRecord, { months, rateEur }: Body, from: NonNullable<ExtensionRow['effectiveFrom']>): Terms {
  const { order, packages } = record;
  const { leasePackage, calculation } = order.snapshot;
  const { lease } = extensionTime(record, addDays(lease0(record), 0));
  const packageBefore = packageOn(leasePackage, packages, lease.endsOn ?? lease0(record));
  const durationMonths = monthsOfTerm(leasePackage, packages) + months;
  const rate = cents(rateEur);
  return {
    months,
    effectiveFrom: from,
    until: lastDayOfTerm(lease0(record), durationMonths),
    packageBefore,
    packageAfter: { ...packageBefore, durationMonths, totalMonthlyGrossCostCents: rate },
    monthlyRateCents: rate,
    contributionCents: contributionTo(rate, calculation.terms),
  };
}
