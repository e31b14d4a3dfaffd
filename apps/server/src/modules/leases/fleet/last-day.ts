import { sql, type SQL } from 'drizzle-orm';
import { employmentReports, leases } from '../../../platform/database/schema/index.ts';

/** Joins a lease with the reported leaving of its person; at most one row. */
export const leavingOfLease: SQL = sql`(${employmentReports.userId} = ${leases.userId}
  and ${employmentReports.tenantId} = ${leases.tenantId}
  and ${employmentReports.kind} = 'LEAVING' and ${employmentReports.withdrawnAt} is null)`;

/** Last day of a lease; null before the handover. Needs `leavingOfLease` joined. */
export const lastDayOfRow = sql`case when ${leases.endsOn} is not null then least(${leases.endsOn}, ${employmentReports.day}) end`;
