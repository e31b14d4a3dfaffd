import { toEuro, type DamageCase, type EmployerLease, type StuckItem } from '@stromwandel/api-spec';
import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import {
  canProposeExcess,
  damageChangeable,
  damagePhotosAddable,
  damageWithdrawableUntil,
  excessDecidableUntil,
  excessObjectableUntil,
  lateDamageDays,
  lateExcessSince,
  nextDamageStates,
  OPEN_DAMAGE_STATES,
  providerDecidesExcess,
  type Excess,
} from '@stromwandel/leasing';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Database, DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { germanDay } from '../../../platform/clock/clock.ts';
import { leaseDamages, leases } from '../../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../../platform/sealing/data-seal.ts';

export type DamageRow = typeof leaseDamages.$inferSelect;
export type Report = DamageCase['report'];

/** What the provider enters in words. */
export type Handling = Pick<DamageCase, 'claimNumber' | 'workshop' | 'note'>;
type Named = Pick<DamageRow, 'leaseId' | 'name' | 'userId'>;

const NO_HANDLING: Handling = { claimNumber: null, workshop: null, note: null };

/** Columns of the words about an excess, with their names in the database. */
const WORD_COLUMNS = {
  excessReason: 'excess_reason',
  excessObjection: 'excess_objection',
  excessAnswer: 'excess_answer',
} as const;
type WordColumn = keyof typeof WORD_COLUMNS;
export type ExcessWords = Partial<Readonly<Record<WordColumn, string>>>;

type Sealed = 'report' | 'handling' | (typeof WORD_COLUMNS)[WordColumn];

const placeOf = (column: Sealed, { leaseId, name, userId }: Named): SealedPlace => ({
  table: 'lease_damages',
  column,
  record: `${leaseId}/${name}`,
  ownerId: userId,
});

export const sealReport = (seal: DataSeal, named: Named, report: Report): string =>
  seal.seal(report, placeOf('report', named));

export const sealHandling = (seal: DataSeal, named: Named, handling: Handling): string =>
  seal.seal(handling, placeOf('handling', named));

/** What is sealed of a damage. For its driver, or after the reading was recorded. */
export function openDamage(
  seal: DataSeal,
  row: DamageRow,
): { readonly report: Report; readonly handling: Handling } {
  // Only `sealReport` seals it, in this shape.
  const report = seal.open(row.report, placeOf('report', row)) as Report;
  return {
    // Photos of cases without a claim are deleted before the report.
    report: { ...report, photos: report.photos.filter(({ photo }) => row.photos.includes(photo)) },
    handling:
      row.handling === null ? NO_HANDLING : (seal.open(row.handling, placeOf('handling', row)) as Handling), // only `sealHandling` seals it
  };
}

/** The words about an excess as its columns store them. */
export function sealExcessWords(seal: DataSeal, named: Named, words: ExcessWords): ExcessWords {
  const columns = Object.keys(WORD_COLUMNS) as WordColumn[]; // of a constant
  return Object.fromEntries(
    columns.flatMap((column) => {
      const text = words[column];
      return text === undefined ? [] : [[column, seal.seal(text, placeOf(WORD_COLUMNS[column], named))]];
    }),
  );
}

function openWord<Column extends WordColumn>(
  seal: DataSeal,
  row: Named & { readonly [Key in Column]: string | null },
  column: Column,
): string | null {
  const sealed = row[column];
  // Only `sealExcessWords` seals it.
  return sealed === null ? null : (seal.open(sealed, placeOf(WORD_COLUMNS[column], row)) as string);
}

/** The excess of a row as its rules see it; null before its proposal. */
export function excessOf(
  row: Pick<DamageRow, 'excessCents' | 'excessBearer' | 'excessState' | 'excessSince'>,
): Excess | null {
  const { excessCents, excessBearer: bearer, excessState: state, excessSince } = row;
  if (excessCents === null || bearer === null || state === null || excessSince === null) return null;
  return { excessCents, bearer, state, since: calendarDate(excessSince) };
}

const excessReply = (excess: Excess, reason: string) => ({
  excessEur: toEuro(cents(excess.excessCents)),
  bearer: excess.bearer,
  state: excess.state,
  reason,
  decidableUntil: excessDecidableUntil(excess),
  objectableUntil: excessObjectableUntil(excess),
});

/**
 * Damages of a lease as its employer sees them, the newest first. Reads no report, handling or photo: employers have no
 * access to the rows. After the reading was recorded.
 */
export function employerDamages(
  db: Database,
  seal: DataSeal,
  leaseId: number,
): Promise<EmployerLease['damages']> {
  const { id, name, userId, kind, day, state, reportedAt, costCents } = leaseDamages;
  const { excessCents, excessBearer, excessState, excessSince, excessReason } = leaseDamages;
  const excessColumns = { excessCents, excessBearer, excessState, excessSince, excessReason };
  const columns = {
    id,
    leaseId: leaseDamages.leaseId,
    name,
    userId,
    kind,
    day,
    state,
    reportedAt,
    costCents,
  };
  return db.transaction(async (tx) => {
    const rows = await asSystem(tx, () =>
      tx
        .select({ ...columns, ...excessColumns })
        .from(leaseDamages)
        .where(eq(leaseDamages.leaseId, leaseId))
        .orderBy(desc(id)),
    );
    return rows.map((row) => {
      const excess = excessOf(row);
      return {
        id: row.id,
        kind: row.kind,
        day: row.day,
        state: row.state,
        reportedAt: row.reportedAt.toISOString(),
        costEur: row.costCents === null ? null : toEuro(cents(row.costCents)),
        excess: excess && excessReply(excess, openWord(seal, row, 'excessReason') ?? ''),
      };
    });
  });
}

/**
 * Leases with an excess about which a desk decides today. The employer's desk decides proposals; the provider's (without a
 * tenant of its own) decides objections, and proposals that waited too long.
 */
export function leasesToDecide(
  db: DatabaseOrTransaction,
  { desk, tenantId }: Desk,
  today: CalendarDate,
): Promise<number[]> {
  const { leaseId, excessState, excessSince } = leaseDamages;
  const isLate = and(eq(excessState, 'PROPOSED'), lte(excessSince, lateExcessSince(today)));
  const decides = desk === 'EMPLOYER' ? eq(excessState, 'PROPOSED') : or(eq(excessState, 'OBJECTED'), isLate);
  const isOfTenant = tenantId === undefined ? undefined : eq(leaseDamages.tenantId, tenantId);
  return db.transaction(async (tx) => {
    const rows = await asSystem(tx, () =>
      tx.selectDistinct({ leaseId }).from(leaseDamages).where(and(decides, isOfTenant)),
    );
    return rows.map((row) => row.leaseId);
  });
}

/** Damages by a condition, the newest first. */
export function findDamages(db: DatabaseOrTransaction, condition: SQL | undefined): Promise<DamageRow[]> {
  return db.select().from(leaseDamages).where(condition).orderBy(desc(leaseDamages.id));
}

/** Names of the photos that damages of a lease show. */
export async function photosOfDamages(db: DatabaseOrTransaction, leaseId: number): Promise<string[]> {
  const rows = await db
    .select({ photos: leaseDamages.photos })
    .from(leaseDamages)
    .where(eq(leaseDamages.leaseId, leaseId));
  return rows.flatMap(({ photos }) => photos);
}

/** A case as its driver and the provider see it. For the driver, or after the reading was recorded. */
export function damageReply(seal: DataSeal, row: DamageRow, now: Date): DamageCase {
  const { id, state, reportedAt, changedAt, correctedAt, costCents } = row;
  const { report, handling } = openDamage(seal, row);
  const excess = excessOf(row);
  const today = germanDay(now);
  const until = damageWithdrawableUntil({ state, reportedAtMs: reportedAt.getTime() });
  return {
    id,
    state,
    nextStates: [...nextDamageStates(state)],
    reportedAt: reportedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    correctedAt: correctedAt?.toISOString() ?? null,
    changeable: damageChangeable(row),
    photosAddable: damagePhotosAddable(row),
    withdrawableUntil: until !== null && now.getTime() < until ? new Date(until).toISOString() : null,
    report,
    ...handling,
    costEur: costCents === null ? null : toEuro(cents(costCents)),
    excess: excess && {
      ...excessReply(excess, openWord(seal, row, 'excessReason') ?? ''),
      objection: openWord(seal, row, 'excessObjection'),
      answer: openWord(seal, row, 'excessAnswer'),
      providerDecides: providerDecidesExcess(excess, today),
    },
    excessProposable: canProposeExcess(state, excess),
  };
}

/** Whose list it is, and of which employer's leases; undefined for all. */
export interface Desk {
  readonly desk: 'EMPLOYER' | 'PROVIDER';
  readonly tenantId?: number | undefined;
}

/** A case that waits too long for the provider, or for its employer. */
export interface LateDamage {
  readonly id: number;
  readonly leaseId: number;
  readonly orderId: number;
  readonly reason: Extract<StuckItem['reason'], `DAMAGE_${string}` | `EXCESS_${string}`>;
  readonly since: Date;
}

/**
 * Open cases that the provider has not taken or changed in time, and excesses that wait too long for the employer's
 * decision or the provider's answer; longest first. For the provider.
 */
export async function findLateDamages(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  { ofOrder, limit }: { readonly ofOrder: number | null; readonly limit: number },
): Promise<{ readonly damages: readonly LateDamage[]; readonly total: number }> {
  const { id, leaseId, state, reportedAt, changedAt, handling, excessState, excessSince } = leaseDamages;
  const { reportedUntil, changedUntil } = lateDamageDays(today);
  const dayOf = (instant: typeof reportedAt | typeof changedAt) =>
    sql`(${instant} at time zone 'Europe/Berlin')::date`;
  const isTaken = or(sql`${state} <> 'REPORTED'`, isNotNull(handling));
  const isLate = or(
    and(eq(state, 'REPORTED'), isNull(handling), lte(dayOf(reportedAt), reportedUntil)),
    and(isTaken, lte(dayOf(changedAt), changedUntil)),
  );
  const isOpenAndLate = and(inArray(state, [...OPEN_DAMAGE_STATES]), isLate);
  const isExcessLate = and(
    inArray(excessState, ['PROPOSED', 'OBJECTED']),
    lte(excessSince, lateExcessSince(today)),
  );
  const rows = await db
    .select({
      id,
      leaseId,
      orderId: leases.orderId,
      reason: sql<LateDamage['reason']>`case
        when ${isExcessLate} and ${excessState} = 'PROPOSED' then 'EXCESS_NOT_DECIDED'
        when ${isExcessLate} then 'EXCESS_NOT_ANSWERED'
        when ${isTaken} then 'DAMAGE_UNCHANGED' else 'DAMAGE_NOT_TAKEN' end`,
      since: changedAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(leaseDamages)
    .innerJoin(leases, eq(leases.id, leaseId))
    .where(and(or(isOpenAndLate, isExcessLate), ofOrder === null ? undefined : eq(leases.orderId, ofOrder)))
    .orderBy(asc(changedAt), asc(id))
    .limit(limit);
  return { damages: rows.map(({ total: _total, ...damage }) => damage), total: rows[0]?.total ?? 0 };
}
