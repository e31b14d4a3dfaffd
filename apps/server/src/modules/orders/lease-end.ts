import { sql, type SQL } from 'drizzle-orm';
import { employmentReports, orders } from '../../database/schema/index.ts';

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
