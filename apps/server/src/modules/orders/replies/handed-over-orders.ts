import type { CalendarDate } from '@stromwandel/kernel';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { orders, users } from '../../../platform/database/schema/index.ts';
import type { OrderRow } from '../record/order-record.ts';
import { readSnapshot } from '../record/frozen-versions.ts';
import type { OrderSnapshot } from '../record/snapshot.ts';

/** An order whose car was handed over, as payroll needs to know it. */
export interface HandedOverOrder {
  readonly row: OrderRow;
  readonly snapshot: OrderSnapshot;
  readonly handedOverOn: string;
  /** As it stands with the account today. */
  readonly personnelNumber: string | null;
}

/** The orders of an employer that became leases by a day, also those whose term is over, oldest first. */
export async function findHandedOverOrders(
  db: DatabaseOrTransaction,
  tenantId: number,
  until: CalendarDate,
): Promise<HandedOverOrder[]> {
  const rows = await db
    .select({ row: orders, personnelNumber: users.employeeId })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.tenantId, tenantId), isNull(orders.endReason), lte(orders.handedOverOn, until)))
    .orderBy(asc(orders.id));
  return rows.flatMap(({ row, personnelNumber }) =>
    row.handedOverOn === null
      ? []
      : [
          {
            row,
            // Written by the creation of the order alone, in this very shape.
            snapshot: readSnapshot(row.snapshot),
            handedOverOn: row.handedOverOn,
            personnelNumber,
          },
        ],
  );
}
