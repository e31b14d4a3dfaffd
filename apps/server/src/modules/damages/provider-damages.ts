import type { ReplyOf } from '@stromwandel/api-spec';
import { daysBetween } from '@stromwandel/kernel';
import { DAMAGE_STATES, isDamageLate, OPEN_DAMAGE_STATES, type DamageState } from '@stromwandel/leasing';
import { and, asc, count, gt, inArray, sql } from 'drizzle-orm';
import { germanDay } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { leaseDamages, leases } from '../../platform/database/schema/index.ts';
import { findLeases } from '../leases/index.ts';
import { vehicleName, type OrderServices } from '../orders/index.ts';

const PAGE = 50;

async function countsByState(db: Database): Promise<ReplyOf<'listProviderDamages'>['counts']> {
  const { state } = leaseDamages;
  const rows = await db.select({ state, number: count() }).from(leaseDamages).groupBy(state);
  const numberOf = new Map(rows.map((row) => [row.state, row.number]));
  const counts = DAMAGE_STATES.map((one) => [one, numberOf.get(one) ?? 0] as const);
  // Of all states.
  return Object.fromEntries(counts) as ReplyOf<'listProviderDamages'>['counts'];
}

/** A page of the cases of all leases, the oldest first. Opens nothing that is sealed. For the provider. */
export async function listProviderDamages(
  { db, clock }: Pick<OrderServices, 'db' | 'clock'>,
  { state, after }: { readonly state?: DamageState | undefined; readonly after?: number | undefined },
): Promise<ReplyOf<'listProviderDamages'>> {
  const { id } = leaseDamages;
  const rows = await db
    .select({
      id,
      leaseId: leaseDamages.leaseId,
      kind: leaseDamages.kind,
      state: leaseDamages.state,
      day: leaseDamages.day,
      reportedAt: leaseDamages.reportedAt,
      changedAt: leaseDamages.changedAt,
      isTaken: sql<boolean>`${leaseDamages.state} <> 'REPORTED' or ${leaseDamages.handling} is not null`,
    })
    .from(leaseDamages)
    .where(
      and(
        inArray(leaseDamages.state, state === undefined ? [...OPEN_DAMAGE_STATES] : [state]),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const leaseIds = [...new Set(page.map(({ leaseId }) => leaseId))];
  const records = leaseIds.length === 0 ? [] : await findLeases(db, inArray(leases.id, leaseIds));
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const today = clock.today();
  return {
    damages: page.flatMap(({ changedAt, isTaken, ...row }) => {
      const record = recordOf.get(row.leaseId);
      if (!record) return [];
      const { snapshot } = record.order;
      const reportedOn = germanDay(row.reportedAt);
      const changedOn = germanDay(changedAt);
      return [
        {
          ...row,
          reportedAt: row.reportedAt.toISOString(),
          unchangedDays: Math.max(0, daysBetween(changedOn, today)),
          late: isDamageLate({ state: row.state, isTaken, reportedOn, changedOn }, today),
          plate: record.row.plate,
          employeeName: `${snapshot.person.firstName} ${snapshot.person.lastName}`,
          tenantName: snapshot.employer.name,
          vehicle: vehicleName(snapshot),
        },
      ];
    }),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    counts: await countsByState(db),
  };
}
