import type { CalendarDate } from '@stromwandel/kernel';
import { and, gte, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { employmentReports, orders } from '../../../platform/database/schema/index.ts';

/** Joins to an order that its person leaves the employer, as reported; at most one row. */
export const leavingOfOrder: SQL = sql`(${employmentReports.userId} = ${orders.userId}
  and ${employmentReports.tenantId} = ${orders.tenantId}
  and ${employmentReports.kind} = 'LEAVING' and ${employmentReports.withdrawnAt} is null)`;

/**
 * The last day of a lease, as payroll has it: that of the term, or of the employment when it ends earlier; null before the
 * handover. Of orders joined with `leavingOfOrder`.
 */
export const lastDayOfLease: SQL = sql`case when ${orders.handedOverOn} is not null then
  least((${orders.handedOverOn} + make_interval(months => ${orders.durationMonths}))::date - 1, ${employmentReports.day})
  end`;

/** Orders that were never handed over, or whose lease is not over on a day. Joined with `leavingOfOrder`. */
export function leaseGoesOn(day: CalendarDate): SQL | undefined {
  return or(isNull(lastDayOfLease), gte(lastDayOfLease, day));
}

/** Signed orders that have not ended and whose lease is not over on a day. Joined with `leavingOfOrder`. */
export function isRunningOn(day: CalendarDate): SQL | undefined {
  return and(isNotNull(orders.signedAt), isNull(orders.endReason), leaseGoesOn(day));
}
