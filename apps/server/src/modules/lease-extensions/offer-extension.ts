import { toCents, type CallOf } from '@stromwandel/api-spec';
import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { decideExtension, extensionFrom, lastDayOfTerm, monthsOfTerm, packageOn } from '@stromwandel/leasing';
import { contributionTo } from '@stromwandel/pricing';
import { eq } from 'drizzle-orm';
import { leaseExtensions } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { extensionTime, leaseFacts, lockLease, NOT_FOUND, type LeaseRecord } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { asExtension, asProblem, extensionsOf, recordExtensionEvent } from './extension-events.ts';
import { mailExtension } from './extension-mails.ts';

type Body = CallOf<'offerExtension'>['body'];

/** The terms of an offer: the package of the last day with the offered rate and the months of the whole term. */
function offeredTerms(record: LeaseRecord, { months, rateEur }: Body, from: CalendarDate) {
  const { order, packages } = record;
  const { leasePackage, calculation } = order.snapshot;
  const { handedOverOn } = leaseFacts(record);
  const packageBefore = packageOn(leasePackage, packages, from);
  const durationMonths = monthsOfTerm(leasePackage, packages) + months;
  const rate = toCents(rateEur);
  return {
    months,
    effectiveFrom: from,
    until: lastDayOfTerm(handedOverOn ?? from, durationMonths),
    packageBefore,
    packageAfter: { ...packageBefore, durationMonths, totalMonthlyGrossCostCents: rate },
    monthlyRateCents: rate,
    contributionCents: contributionTo(rate, calculation.terms),
  };
}

/** Offers more months of a lease with a rate. The same offer again changes nothing; another rate replaces it. */
export function offerExtension(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  body: Body,
): Promise<Result<undefined, Refusal>> {
  const { clock } = services;
  return services.db.transaction(async (tx): Promise<Result<undefined, Refusal>> => {
    const record = await lockLease(tx, leaseId);
    if (!record) return refuse(NOT_FOUND);
    const rows = await extensionsOf(tx, leaseId);
    const time = extensionTime(record, clock.today());
    const from = extensionFrom(time);
    const open = rows.find(
      ({ state, months, effectiveFrom }) =>
        state === 'OFFERED' && months === body.months && from.ok && effectiveFrom === from.value,
    );
    const isSame = open?.monthlyRateCents === toCents(body.rateEur);
    const decision = decideExtension({ type: 'OFFER', isSame }, open ? asExtension(open) : null, ['ADMIN'], {
      ...time,
      hasOther: false,
      breaksLimit: false,
    });
    if (!decision.ok) return refuse(asProblem(decision.error));
    const [event] = decision.value;
    if (!event || !from.ok) return ok(undefined);
    // Offers of the same length are one: the former rate is gone.
    const replaced = rows.filter(({ state, months }) => state === 'OFFERED' && months === body.months);
    for (const { id } of replaced) await tx.delete(leaseExtensions).where(eq(leaseExtensions.id, id));
    const { tenantId, userId } = record;
    const terms = offeredTerms(record, body, from.value);
    await tx.insert(leaseExtensions).values({
      leaseId,
      tenantId,
      userId,
      number: (rows[0]?.number ?? 0) + 1,
      state: 'OFFERED',
      ...terms,
      offeredAt: clock.now(),
    });
    const admin = { id: caller.userId, role: 'ADMIN' as const };
    await recordExtensionEvent(tx, services, record, admin, event, terms);
    await mailExtension(tx, services, record, ['EMPLOYEE'], terms, (facts) => ({
      kind: 'EXTENSION_OFFERED',
      ...facts,
    }));
    return ok(undefined);
  });
}
