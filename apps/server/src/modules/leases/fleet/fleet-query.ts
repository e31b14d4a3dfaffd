import type { CallOf } from '@stromwandel/api-spec';
import { addDays, foldForSearch, type CalendarDate } from '@stromwandel/kernel';
import { licenceOverdueBefore } from '@stromwandel/leasing';
import {
  and,
  countDistinct,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { beginsWords } from '../../../platform/database/begins-words.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { spanOf } from '../../../platform/database/records-of-words.ts';
import {
  employmentReports,
  leaseDamages,
  leaseDrivers,
  leases,
  orderWords,
} from '../../../platform/database/schema/index.ts';
import { leasesToDecide, type Desk } from '../damage/damage-store.ts';
import { plateKey } from '../record/lease-store.ts';
import { lastDayOfRow, leavingOfLease } from './last-day.ts';
import { leasesWithLateFollower } from './late-followers.ts';

/** Filters of a desk's fleet; `tenantId` is the employer's own, or the provider's choice. */
export type FleetFilters = Omit<CallOf<'listProviderLeases'>['query'], 'after' | 'tenantId'> &
  Desk & { readonly after?: number | undefined };

// Behind every day: leases before the handover have no last day.
const sortDay = sql`coalesce(${lastDayOfRow}, '9999-12-31'::date)`;

const isActive = sql`${leases.state} = 'ACTIVE'`;
const isRunning = inArray(leases.state, ['PREPARED', 'ACTIVE', 'RETURNED']);
const isOverdue = (today: CalendarDate) => sql`${isActive} and ${lastDayOfRow} < ${today}::date`;
const endsWithin = (today: CalendarDate, days: number) =>
  sql`${isActive} and ${lastDayOfRow} between ${today}::date and ${addDays(today, days)}::date`;
const lacksCarData = and(
  inArray(leases.state, ['PREPARED', 'ACTIVE', 'RETURNED']),
  or(isNull(leases.vin), isNull(leases.plate), isNotNull(leases.vinOnRecord)),
);

// Literals, so that the index of open cases can be used.
const isDamageOpen = sql`${leaseDamages.state} in ('REPORTED', 'WITH_INSURER', 'IN_REPAIR')`;
const hasOpenDamage = exists(
  sql`(select 1 from ${leaseDamages} where ${leaseDamages.leaseId} = ${leases.id} and ${isDamageOpen})`,
);

/** Licences whose check is overdue, or whose loss was reported. */
const isForbidden = (today: CalendarDate) =>
  and(
    eq(leaseDrivers.state, 'ACTIVE'),
    or(lt(leaseDrivers.dueOn, licenceOverdueBefore(today)), isNotNull(leaseDrivers.lostOn)),
  );

/** The employee must not drive. Employers reach the employee's row alone. */
const mustNotDrive = (today: CalendarDate) =>
  exists(
    sql`(select 1 from ${leaseDrivers} where ${leaseDrivers.leaseId} = ${leases.id} and ${leaseDrivers.relation} = 'SELF'
      and ${isForbidden(today)})`,
  );

const words = { table: orderWords, of: orderWords.orderId, word: orderWords.word };

/**
 * Leases that a search finds: by plate however it is spaced, by the VIN or its last six signs, or by words with which
 * words of number, person, personnel number, employer or car begin.
 */
async function searched(db: DatabaseOrTransaction, search: string): Promise<SQL | undefined> {
  const compact = plateKey(search);
  const beginnings = [...new Set(foldForSearch(search).split(/\s+/).filter(Boolean))];
  const ofCar =
    compact === ''
      ? []
      : [
          spanOf({ word: leases.plateKey }, compact),
          spanOf({ word: leases.vinEnd }, compact),
          eq(leases.vin, compact.toUpperCase()),
        ];
  return or(await beginsWords(db, words, leases.orderId, beginnings), ...ofCar);
}

/** The filter of a fleet. Needs `leavingOfLease` joined. */
export async function fleetCondition(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  { search, state, endsWithin: days, flag, tenantId, desk }: FleetFilters,
): Promise<SQL | undefined> {
  if (flag === 'EXCESS_OPEN') {
    // Of closed leases too: who bears an excess can be open after the end.
    const open = await leasesToDecide(db, { desk, tenantId }, today);
    return and(inArray(leases.id, open), search === undefined ? undefined : await searched(db, search));
  }
  return and(
    tenantId === undefined ? undefined : eq(leases.tenantId, tenantId),
    state === undefined ? isRunning : eq(leases.state, state),
    days === undefined ? undefined : endsWithin(today, Number(days)),
    flag === 'OVERDUE' ? isOverdue(today) : undefined,
    flag === 'CAR_DATA_MISSING' ? lacksCarData : undefined,
    flag === 'DAMAGE_OPEN' ? hasOpenDamage : undefined,
    flag === 'FOLLOWER_LATE' ? inArray(leases.id, leasesWithLateFollower(db)) : undefined,
    flag === 'LICENCE_OVERDUE' ? and(isActive, mustNotDrive(today)) : undefined,
    search === undefined ? undefined : await searched(db, search),
  );
}

const PAGE = 50;

/** Ids of a page, and where the next one begins. */
export interface FleetPage {
  readonly ids: readonly number[];
  readonly next: number | null;
}

/** 0 where driving is forbidden or the return is overdue, 1 elsewhere. One reading of the drivers serves all leases. */
const urgency = (today: CalendarDate) =>
  sql<number>`case when ${isOverdue(today)} or (${isActive} and ${leases.id} in (select ${leaseDrivers.leaseId}
    from ${leaseDrivers} where ${leaseDrivers.relation} = 'SELF' and ${isForbidden(today)})) then 0 else 1 end`;

/** What a lease is sorted by before its last day and its number. */
const firstKey = (today: CalendarDate, sort: FleetFilters['sort']) =>
  sort === 'END' ? sql<number>`0::int` : urgency(today);

/** Condition of the leases behind one; null if there is no such lease. */
async function behind(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  { sort }: FleetFilters,
  after: number,
): Promise<SQL | null> {
  if (sort === 'NEWEST') return sql`${leases.id} < ${after}::bigint`;
  const [place] = await db
    .select({ first: firstKey(today, sort), day: sql<string>`${sortDay}::text` })
    .from(leases)
    .leftJoin(employmentReports, leavingOfLease)
    .where(eq(leases.id, after));
  if (place === undefined) return null;
  return sql`(${firstKey(today, sort)}, ${sortDay}, ${leases.id}) > (${place.first}::int, ${place.day}::date, ${after}::bigint)`;
}

/** A page of a fleet: urgent leases before the others, each by the last day, the earliest first; END and NEWEST have no urgent ones. */
export async function findFleetPage(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  filters: FleetFilters,
  limit = PAGE,
): Promise<FleetPage> {
  const { after, sort } = filters;
  const rest = after === undefined ? undefined : await behind(db, today, filters, after);
  if (rest === null) return { ids: [], next: null };
  const rows = await db
    .select({ id: leases.id })
    .from(leases)
    .leftJoin(employmentReports, leavingOfLease)
    .where(and(await fleetCondition(db, today, filters), rest))
    .orderBy(...(sort === 'NEWEST' ? [sql`${leases.id} desc`] : [firstKey(today, sort), sortDay, leases.id]))
    .limit(limit + 1);
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return { ids, next: rows.length > limit ? (ids.at(-1) ?? null) : null };
}

/** Those of some leases whose employee must not drive. */
export async function findMustNotDrive(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { leaseId, relation } = leaseDrivers;
  const rows = await db
    .select({ leaseId })
    .from(leaseDrivers)
    .where(and(inArray(leaseId, [...ids]), eq(relation, 'SELF'), isForbidden(today)));
  return new Set(rows.map((row) => row.leaseId));
}

/** Within how many days ends are counted. */
const COUNTED_DAYS = [30, 90, 180];

/** How many leases of an employer, or of all, are in each part of a desk's fleet. */
export async function countFleet(db: DatabaseOrTransaction, today: CalendarDate, { desk, tenantId }: Desk) {
  const firstDays = [today, ...COUNTED_DAYS.map((days) => addDays(today, days + 1))];
  // Each lease is judged once: a filter for each count would compute its last day four times.
  const rows = await db
    .select({
      state: leases.state,
      /** 0 overdue, 1 to 3 by COUNTED_DAYS, 4 later; null before the handover. */
      span: sql<number | null>`width_bucket(${lastDayOfRow}, ${sql.param(firstDays)}::date[])`,
      lacks: sql<boolean>`${lacksCarData}`,
      count: sql<number>`count(*)::int`,
    })
    .from(leases)
    .leftJoin(employmentReports, leavingOfLease)
    .where(and(isRunning, tenantId === undefined ? undefined : eq(leases.tenantId, tenantId)))
    .groupBy(sql`1, 2, 3`);
  const count = (has: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(has).reduce((sum, row) => sum + row.count, 0);
  const endsIn = (last: number) =>
    count(({ state, span }) => state === 'ACTIVE' && span !== null && span > 0 && span <= last);
  const { tenantId: of, relation } = leaseDrivers;
  const isOfTenant = tenantId === undefined ? undefined : eq(of, tenantId);
  return {
    all: count(() => true),
    overdue: count(({ state, span }) => state === 'ACTIVE' && span === 0),
    endsIn30: endsIn(1),
    endsIn90: endsIn(2),
    endsIn180: endsIn(3),
    toHandOver: count(({ state }) => state === 'PREPARED'),
    carDataMissing: count(({ lacks }) => lacks),
    excessOpen: (await leasesToDecide(db, { desk, tenantId }, today)).length,
    licenceOverdue: await db.$count(leaseDrivers, and(eq(relation, 'SELF'), isForbidden(today), isOfTenant)),
  };
}

/** How many leases of an employer, or of all, have a damage that is not settled. For the provider. */
export async function countOpenDamages(
  db: DatabaseOrTransaction,
  tenantId: number | undefined,
): Promise<number> {
  const [counted] = await db
    .select({ leases: countDistinct(leaseDamages.leaseId) })
    .from(leaseDamages)
    .where(and(isDamageOpen, tenantId === undefined ? undefined : eq(leaseDamages.tenantId, tenantId)));
  return counted?.leases ?? 0;
}

/** How many leases of an employer, or of all, have a follow-up car that comes after their last day. For the provider. */
export function countLateFollowers(db: DatabaseOrTransaction, tenantId: number | undefined): Promise<number> {
  const isOfTenant = tenantId === undefined ? undefined : eq(leases.tenantId, tenantId);
  return db.$count(leases, and(inArray(leases.id, leasesWithLateFollower(db)), isOfTenant));
}
