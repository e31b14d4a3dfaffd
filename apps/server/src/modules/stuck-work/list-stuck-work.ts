import type { ReplyOf, StuckItem } from '@stromwandel/api-spec';
import { eq, inArray } from 'drizzle-orm';
import { germanDay } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { orders, users } from '../../platform/database/schema/index.ts';
import { findStuckJobs } from '../../platform/outbox/stuck-jobs.ts';
import { findLateFines } from '../fines/index.ts';
import { findLateReturns } from '../lease-end/index.ts';
import { findLateDamages } from '../leases/index.ts';
import { findLateLicences } from '../licences/index.ts';
import { listUnreportedOrders } from '../manufacturer/index.ts';
import { findStuckChecks } from '../verification/index.ts';
import {
  checkItem,
  damageItem,
  fineItem,
  jobItem,
  licenceItem,
  reportItem,
  returnItem,
} from './stuck-items.ts';

const LIMIT = 200;

async function personsOf(
  db: Database,
  orderIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(orderIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, firstName: users.firstName, lastName: users.lastName })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.id, ids));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

const isGivenUp = ({ state }: StuckItem) => state === 'GIVEN_UP';

/**
 * What failed or waits in vain, given up first, then longest first. Reaches rows of everybody.
 * @param ofOrder only what concerns this order; null for all
 */
export async function listStuckWork(
  db: Database,
  now: Date,
  ofOrder: number | null,
): Promise<ReplyOf<'listStuckWork'>> {
  const { jobs, total: jobsInAll } = await findStuckJobs(db, now, { ofOrder, limit: LIMIT });
  const { checks, total: checksInAll } = await findStuckChecks(db, now, { ofOrder, limit: LIMIT });
  const { reports, total: reportsInAll } = await listUnreportedOrders(db, now, {
    orderId: ofOrder,
    limit: LIMIT,
  });
  const { damages, total: damagesInAll } = await findLateDamages(db, germanDay(now), {
    ofOrder,
    limit: LIMIT,
  });
  const { fines, total: finesInAll } = await findLateFines(db, germanDay(now), { ofOrder, limit: LIMIT });
  const { licences, total: licencesInAll } = await findLateLicences(db, germanDay(now), {
    ofOrder,
    limit: LIMIT,
  });
  const { returns, total: returnsInAll } = await findLateReturns(db, germanDay(now), {
    ofOrder,
    limit: LIMIT,
  });
  const persons = await personsOf(
    db,
    [...jobs, ...checks, ...reports, ...damages, ...fines, ...licences, ...returns].map(
      ({ orderId }) => orderId,
    ),
  );
  const items = [
    ...jobs.map((job) => jobItem(job, now, persons)).filter((item) => item !== null),
    ...checks.map((check) => checkItem(check, persons)),
    ...reports.map((report) => reportItem(report, now, persons)),
    ...damages.map((damage) => damageItem(damage, persons)),
    ...fines.map((fine) => fineItem(fine, persons)),
    ...licences.map((licence) => licenceItem(licence, persons)),
    ...returns.map((late) => returnItem(late, persons)),
  ];
  const sorted = items.toSorted(
    (one, other) => Number(isGivenUp(other)) - Number(isGivenUp(one)) || one.since.localeCompare(other.since),
  );
  return {
    items: sorted.slice(0, LIMIT),
    total: jobsInAll + checksInAll + reportsInAll + damagesInAll + finesInAll + licencesInAll + returnsInAll,
  };
}
