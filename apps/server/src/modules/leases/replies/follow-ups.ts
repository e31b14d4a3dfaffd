import type { OwnLease } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { followUpPlan, lastDayOfLease } from '@stromwandel/leasing';
import { and, desc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { germanDay } from '../../../platform/clock/clock.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { orders } from '../../../platform/database/schema/index.ts';
import { handoverOrArrival, readSnapshot, vehicleName } from '../../orders/index.ts';
import { leaseFacts, type LeaseRecord } from '../record/lease-store.ts';

export type FollowUp = OwnLease['followUp'];

type OrderRow = typeof orders.$inferSelect;

function followUp(row: OrderRow, record: LeaseRecord): FollowUp {
  const leavingOn = record.leavingOn === null ? null : calendarDate(record.leavingOn);
  const lastDay = lastDayOfLease({ lease: leaseFacts(record), leavingOn });
  if (lastDay === null) return null;
  const day = handoverOrArrival(row);
  const { handoverOn, lateDays } = followUpPlan(lastDay, day);
  const handedOver = row.handedOverOn !== null;
  return {
    orderId: row.id,
    car: vehicleName(readSnapshot(row.snapshot)),
    stage: row.stage,
    signedOn: row.signedAt && germanDay(row.signedAt),
    handoverOn: handedOver ? day : handoverOn,
    handedOver,
    lateDays,
  };
}

/**
 * The orders that follow leases and have not ended without a car: of each lease the signed one, else the newest.
 * @param of the reader; desks see signed orders alone
 */
export async function findFollowUps(
  db: DatabaseOrTransaction,
  records: readonly LeaseRecord[],
  of: 'EMPLOYEE' | 'DESK',
): Promise<(record: LeaseRecord) => FollowUp> {
  if (records.length === 0) return () => null;
  const ids = records.map(({ orderId }) => orderId);
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.followsOrderId, ids),
        isNull(orders.endReason),
        of === 'DESK' ? isNotNull(orders.signedAt) : undefined,
      ),
    )
    .orderBy(sql`${orders.signedAt} is null`, desc(orders.id));
  return (record) => {
    const row = rows.find(({ followsOrderId }) => followsOrderId === record.orderId);
    return row ? followUp(row, record) : null;
  };
}
