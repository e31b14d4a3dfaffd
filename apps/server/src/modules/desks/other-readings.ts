import type { EndpointReply, contract } from '@stromwandel/api-spec';
import type { CalendarDate } from '@stromwandel/kernel';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { employmentReports, orders } from '../../platform/database/schema/index.ts';
import { findBenefitValue107 } from '../offer/index.ts';
import { isRunningOn, leavingOfOrder } from '../orders/index.ts';
import { MOST_NAMED, namedLease } from './named-lease.ts';

type OtherReadings = EndpointReply<typeof contract.listEmployerOrders>['otherReadings'];

/**
 * Signed orders and running leases of an employer under the other reading of § 107 (2) GewO than the provider's
 * present one, oldest first. They continue; the result reveals nothing about pay.
 */
export async function findOtherReadings(
  db: DatabaseOrTransaction,
  tenantId: number,
  today: CalendarDate,
): Promise<OtherReadings> {
  const current = await findBenefitValue107(db);
  const rows = await db
    .select({ id: orders.id, snapshot: orders.snapshot })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        isRunningOn(today),
        sql`${orders.snapshot} #>> '{calculation,terms,benefitValue107}' <> ${current}`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MOST_NAMED);
  return rows.map(namedLease);
}
