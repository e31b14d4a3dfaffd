import type { CalendarDate } from '@stromwandel/kernel';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { orders, users } from '../../database/schema/index.ts';
import type { OrderRow } from './order-record.ts';
import type { OrderSnapshot } from './snapshot.ts';

/** An order whose car was handed over, as payroll needs to know it. */
export interface DeliveredOrder {
  readonly row: OrderRow;
  readonly snapshot: OrderSnapshot;
  readonly deliveredOn: string;
  /** As it stands with the account today. */
  readonly personnelNumber: string | null;
}

/** The orders of an employer that became leases by a day, also those whose term is over, oldest first. */
export async function findDeliveredOrders(
  db: DatabaseOrTransaction,
  tenantId: number,
  until: CalendarDate,
): Promise<DeliveredOrder[]> {
  const rows = await db
    .select({ row: orders, personnelNumber: users.employeeId })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.tenantId, tenantId), isNull(orders.endReason), lte(orders.deliveredOn, until)))
    .orderBy(asc(orders.id));
  return rows.flatMap(({ row, personnelNumber }) =>
    // A delivered order that is not ended still waits for its handover.
    row.deliveredOn === null || row.endedAt === null
      ? []
      : [
          {
            row,
            // Written by the creation of the order alone, in this very shape.
            snapshot: row.snapshot as OrderSnapshot,
            deliveredOn: row.deliveredOn,
            personnelNumber,
          },
        ],
  );
}
