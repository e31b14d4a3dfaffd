import type { CalendarDate } from '@stromwandel/kernel';
import { and, gte, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { employmentReports, leases, orders } from '../../../platform/database/schema/index.ts';

/** Joins an order with the reported leaving of its person; at most one row. */
export const leavingOfOrder: SQL = sql`(${employmentReports.userId} = ${orders.userId}
  and ${employmentReports.tenantId} = ${orders.tenantId}
  and ${employmentReports.kind} = 'LEAVING' and ${employmentReports.withdrawnAt} is null)`;

/** Last day of the term as it was ordered; null before the handover. */
export const lastDayOfOrderedTerm: SQL = sql`(${orders.handedOverOn} + make_interval(months => ${orders.durationMonths}))::date - 1`;

/**
 * Last day of a lease that is paid for: end of the term with its extensions, of the employment, or the car's return, whichever is
 * earliest; null before the handover. Needs `leavingOfOrder` joined.
 */
export const lastDayOfLease: SQL = sql`case when ${orders.handedOverOn} is not null then
  least(coalesce((select least(${leases.endsOn}, ${leases.returnedOn}) from ${leases} where ${leases.orderId} = ${orders.id}),
    ${lastDayOfOrderedTerm}), ${employmentReports.day})
  end`;

/** Orders without handover, or whose lease ends on or after a day. Needs `leavingOfOrder` joined. */
export function leaseGoesOn(day: CalendarDate): SQL | undefined {
  return or(isNull(lastDayOfLease), gte(lastDayOfLease, day));
}

/** Signed orders that have not ended and whose lease ends on or after a day. Needs `leavingOfOrder` joined. */
export function isRunningOn(day: CalendarDate): SQL | undefined {
  return and(isNotNull(orders.signedAt), isNull(orders.endReason), leaseGoesOn(day));
}
