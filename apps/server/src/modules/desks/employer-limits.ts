import type { ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { limitsEnactedUntilYear } from '@stromwandel/payroll';
import { and, asc, eq, sql } from 'drizzle-orm';
import { recordReadings } from '../../platform/audit/record-reading.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { employmentReports, orders } from '../../platform/database/schema/index.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { isRunningOn, leavingOfOrder, readSnapshot, type OrderCommandServices } from '../orders/index.ts';

type LimitsReply = ReplyOf<'getEmployerLimits'>;
type LimitsNotice = ReplyOf<'listEmployerOrders'>['limitsAhead'];

const withLimits = (tenantId: number, today: CalendarDate) =>
  and(eq(orders.tenantId, tenantId), sql`${orders.limitsAhead} <> '[]'`, isRunningOn(today));

/** Uses the daily job's result, so no pay is opened. */
export async function findLimitsNotice(
  db: DatabaseOrTransaction,
  tenantId: number,
  today: CalendarDate,
): Promise<LimitsNotice> {
  const rows = await db
    .select({ userId: orders.userId, limits: orders.limitsAhead })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(withLimits(tenantId, today));
  const [from] = rows.flatMap(({ limits }) => limits.map((one) => one.from)).toSorted();
  return from === undefined ? null : { from, people: new Set(rows.map(({ userId }) => userId)).size };
}

/**
 * The employer's running leases that break an enacted limit, by first day and order; the reading of each person is recorded. No pay
 * and no distance to the limit.
 */
export async function readEmployerLimits(
  { db, clock }: OrderCommandServices,
  caller: Caller,
  tenantId: number,
): Promise<LimitsReply> {
  const rows = await db
    .select({ id: orders.id, userId: orders.userId, limits: orders.limitsAhead, snapshot: orders.snapshot })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(withLimits(tenantId, clock.today()))
    .orderBy(asc(orders.id));
  const at = clock.now();
  await recordReadings(
    db,
    caller,
    rows.map(({ id, userId }) => ({
      at,
      action: 'LIMITS_READ',
      record: 'order',
      recordId: id,
      personId: userId,
    })),
  );
  const limits = rows.flatMap(({ id, limits: findings, snapshot }) => {
    const { person, vehicle } = readSnapshot(snapshot);
    return findings.map(({ limit, from }) => ({
      orderId: id,
      firstName: person.firstName,
      lastName: person.lastName,
      vehicle: { brand: vehicle.brand, carModel: vehicle.model, trimLevel: vehicle.trimLevel },
      limit,
      from: calendarDate(from),
    }));
  });
  return {
    year: limitsEnactedUntilYear(),
    limits: limits.toSorted((one, other) => one.from.localeCompare(other.from)),
  };
}
