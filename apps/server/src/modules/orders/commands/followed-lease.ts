import type { OrderDetailReply } from '@stromwandel/api-spec';
import { addDays, calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { followUpPlan } from '@stromwandel/leasing';
import { mondayOfIsoWeek } from '@stromwandel/ordering';
import { and, asc, eq, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leases, orders } from '../../../platform/database/schema/index.ts';
import { readSnapshot } from '../record/frozen-versions.ts';
import type { OrderRow } from '../record/order-record.ts';
import { vehicleName } from '../record/snapshot.ts';

type LeaseOfFollower = NonNullable<OrderDetailReply['followsLease']>;

/** A lease as the order that follows it shows it. */
interface FollowedLease {
  readonly leaseId: number;
  readonly orderId: number;
  /** Brand and model. */
  readonly car: string;
  /** Last day of the agreed term. */
  readonly endsOn: CalendarDate;
}

const follower = alias(orders, 'follower');

const shownColumns = {
  leaseId: leases.id,
  orderId: leases.orderId,
  snapshot: orders.snapshot,
  endsOn: leases.endsOn,
};

function followedLease([row]: {
  readonly leaseId: number;
  readonly orderId: number;
  readonly snapshot: unknown;
  readonly endsOn: string | null;
}[]): FollowedLease | null {
  if (!row || row.endsOn === null) return null;
  const { leaseId, orderId, endsOn } = row;
  return {
    leaseId,
    orderId,
    car: vehicleName(readSnapshot(row.snapshot)),
    endsOn: calendarDate(endsOn),
  };
}

/**
 * The lease that the person's next order follows: the one that ends first of those with a follow-up car chosen (`takesFollower`) and
 * no signed order that follows.
 */
export async function findLeaseToFollow(
  db: DatabaseOrTransaction,
  userId: number,
): Promise<FollowedLease | null> {
  const signedFollower = db
    .select({ one: sql`1` })
    .from(follower)
    .where(
      and(
        eq(follower.followsOrderId, leases.orderId),
        isNotNull(follower.signedAt),
        isNull(follower.endReason),
      ),
    );
  const rows = await db
    .select(shownColumns)
    .from(leases)
    .innerJoin(orders, eq(orders.id, leases.orderId))
    .where(
      and(
        eq(leases.userId, userId),
        eq(leases.state, 'ACTIVE'),
        eq(leases.endChoice, 'FOLLOW_UP'),
        notExists(signedFollower),
      ),
    )
    .orderBy(asc(leases.endsOn), asc(leases.id))
    .limit(1);
  return followedLease(rows);
}

/** A followed lease as its reply shows it. */
export const followedLeaseReply = ({ leaseId, car, endsOn }: FollowedLease) => ({ leaseId, car, endsOn });

/** Sunday of a week. */
const DAYS_TO_SUNDAY = 6;

/** The day of the handover, else the one on which it is possible as far as known: delivery, end of its week, or the ordered day. */
export function handoverOrArrival(row: OrderRow): CalendarDate {
  const known = row.handedOverOn ?? row.deliveredOn;
  if (known !== null) return calendarDate(known);
  const monday = row.deliveryWeek === null ? null : mondayOfIsoWeek(row.deliveryWeek);
  return monday === null
    ? readSnapshot(row.snapshot).calculation.car.acquiredOn
    : addDays(monday, DAYS_TO_SUNDAY);
}

/** The same in SQL, of the orders of a query. */
export const handoverOrArrivalOf = ({
  handedOverOn,
  deliveredOn,
  deliveryWeek,
  snapshot,
}: Readonly<
  Record<'handedOverOn' | 'deliveredOn' | 'deliveryWeek' | 'snapshot', PgColumn>
>): SQL => sql`coalesce(
    ${handedOverOn}, ${deliveredOn}, to_date(${deliveryWeek}, 'IYYY"-W"IW') + ${sql.raw(String(DAYS_TO_SUNDAY))},
    (${snapshot} #>> '{calculation,car,acquiredOn}')::date)`;

/** The lease that an order follows, as its reply shows it; null of an order that follows none. */
export async function findFollowedLease(
  db: DatabaseOrTransaction,
  row: OrderRow,
): Promise<LeaseOfFollower | null> {
  if (row.followsOrderId === null) return null;
  const rows = await db
    .select(shownColumns)
    .from(leases)
    .innerJoin(orders, eq(orders.id, leases.orderId))
    .where(eq(leases.orderId, row.followsOrderId));
  const followed = followedLease(rows);
  if (followed === null) return null;
  const day = handoverOrArrival(row);
  const { handoverOn, lateDays } = followUpPlan(followed.endsOn, day);
  const handover = row.handedOverOn === null ? handoverOn : day;
  return { ...followedLeaseReply(followed), handoverOn: handover, lateDays };
}

/** The first day that the follower can have: the last day of the followed lease, or later where its car is on offer later. */
export function notBefore({ endsOn }: FollowedLease, availableFrom: string | null): string {
  return availableFrom !== null && availableFrom > endsOn ? availableFrom : endsOn;
}
