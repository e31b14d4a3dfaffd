import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { lastDayOfTerm } from '@stromwandel/leasing';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leases, orders, users } from '../../../platform/database/schema/index.ts';
import { findAgreedPackages, type AgreedPackages } from '../record/agreed-packages.ts';
import type { OrderRow } from '../record/order-record.ts';
import { readSnapshot } from '../record/frozen-versions.ts';
import type { OrderSnapshot } from '../record/snapshot.ts';

/** An order whose car was handed over, for payroll. */
export interface HandedOverOrder {
  readonly row: OrderRow;
  readonly snapshot: OrderSnapshot;
  readonly packages: AgreedPackages;
  readonly handedOverOn: string;
  /** Last day of the term with its extensions. */
  readonly endsOn: CalendarDate;
  /** When the car came back; null while it has not. */
  readonly returnedOn: CalendarDate | null;
  /** The account's number of today. */
  readonly personnelNumber: string | null;
}

/**
 * The orders of an employer whose lease began by a day, including expired ones, oldest first.
 * @param userId of this person alone
 */
export async function findHandedOverOrders(
  db: DatabaseOrTransaction,
  tenantId: number,
  until: CalendarDate,
  userId?: number,
): Promise<HandedOverOrder[]> {
  const rows = await db
    .select({
      row: orders,
      personnelNumber: users.employeeId,
      returnedOn: leases.returnedOn,
      endsOn: leases.endsOn,
    })
    .from(orders)
    .innerJoin(users, and(eq(users.id, orders.userId), eq(users.tenantId, orders.tenantId)))
    .leftJoin(leases, eq(leases.orderId, orders.id))
    .where(
      and(
        eq(orders.tenantId, tenantId),
        userId === undefined ? undefined : eq(orders.userId, userId),
        isNull(orders.endReason),
        lte(orders.handedOverOn, until),
      ),
    )
    .orderBy(asc(orders.id));
  const packagesOf = await findAgreedPackages(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.flatMap(({ row, personnelNumber, returnedOn, endsOn }) =>
    row.handedOverOn === null
      ? []
      : [
          {
            row,
            // Only order creation writes this column, in this shape.
            snapshot: readSnapshot(row.snapshot),
            endsOn:
              endsOn === null
                ? lastDayOfTerm(calendarDate(row.handedOverOn), row.durationMonths)
                : calendarDate(endsOn),
            packages: packagesOf(row.id),
            handedOverOn: row.handedOverOn,
            personnelNumber,
            returnedOn: returnedOn === null ? null : calendarDate(returnedOn),
          },
        ],
  );
}
