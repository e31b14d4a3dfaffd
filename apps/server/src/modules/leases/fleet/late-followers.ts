import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { employmentReports, leases, orders } from '../../../platform/database/schema/index.ts';
import { handoverOrArrivalOf } from '../../orders/index.ts';
import { lastDayOfRow, leavingOfLease } from './last-day.ts';

const follower = alias(orders, 'follower');

/** Active leases whose signed follow-up car comes after their last day: ids, for a condition. */
export const leasesWithLateFollower = (db: DatabaseOrTransaction) =>
  db
    .select({ id: leases.id })
    .from(follower)
    .innerJoin(leases, eq(leases.orderId, follower.followsOrderId))
    .leftJoin(employmentReports, leavingOfLease)
    .where(
      and(
        eq(leases.state, 'ACTIVE'),
        isNotNull(follower.followsOrderId),
        isNotNull(follower.signedAt),
        isNull(follower.endReason),
        isNull(follower.handedOverOn),
        sql`${handoverOrArrivalOf(follower)} > ${lastDayOfRow}`,
      ),
    );
