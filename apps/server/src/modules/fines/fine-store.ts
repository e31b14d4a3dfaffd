import { toEuro, type DeskFine, type FineCase, type OwnFine, type StuckItem } from '@stromwandel/api-spec';
import { calendarDate, cents, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import { decideFine, fineLateDeadline, type Fine, type FineAnswer } from '@stromwandel/leasing';
import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { leaseFines, leases } from '../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';
import { contractLessor } from '../contract-printing/index.ts';
import type { LeaseRecord } from '../leases/index.ts';
import { driversOn } from '../licences/index.ts';
import { vehicleName } from '../orders/index.ts';

export type FineRow = typeof leaseFines.$inferSelect;

/** What a letter says. */
export type FineContent = Pick<
  FineCase,
  'kind' | 'plate' | 'day' | 'time' | 'authority' | 'reference' | 'amountEur'
>;
type Named = Pick<FineRow, 'leaseId' | 'name' | 'userId'>;

const placeOf = (column: 'content' | 'answer', { leaseId, name, userId }: Named): SealedPlace => ({
  table: 'lease_fines',
  column,
  record: `${leaseId}/${name}`,
  ownerId: userId,
});

export const sealContent = (seal: DataSeal, named: Named, content: FineContent): string =>
  seal.seal(content, placeOf('content', named));

/** What the letter says. For its driver, or after the reading was recorded. */
export function openContent(seal: DataSeal, row: FineRow): FineContent {
  return seal.open(row.content, placeOf('content', row)) as FineContent; // only `sealContent` seals it
}

/** An answer, and who drove where it names a driver: kept here, because drivers are deleted. */
export interface KeptAnswer {
  readonly answer: FineAnswer;
  readonly driverName: string | null;
  /** To read the address, as long as the driver is there. */
  readonly driverId: number | null;
}

export const sealAnswer = (seal: DataSeal, named: Named, kept: KeptAnswer): string =>
  seal.seal(kept, placeOf('answer', named));

/** The answer; nulls without one. For its driver, or after the reading was recorded. */
export function openAnswer(
  seal: DataSeal,
  row: FineRow,
): KeptAnswer | { answer: null; driverName: null; driverId: null } {
  return row.answer === null
    ? { answer: null, driverName: null, driverId: null }
    : (seal.open(row.answer, placeOf('answer', row)) as KeptAnswer); // only `sealAnswer` seals it
}

const asDay = (day: string | null) => (day === null ? null : calendarDate(day));

/** A case as its rules see it. For its driver, or after the reading was recorded. */
export const fineFacts = (seal: DataSeal, row: FineRow): Fine => ({
  state: row.state,
  answer: openAnswer(seal, row).answer,
  answerUntil: asDay(row.answerUntil),
});

/** Cases by a condition, the newest first. */
export function findFines(db: DatabaseOrTransaction, condition: SQL | undefined): Promise<FineRow[]> {
  return db.select().from(leaseFines).where(condition).orderBy(desc(leaseFines.id));
}

/** Name of the holder in letters and on pages. */
export function holderName({ order: { snapshot } }: LeaseRecord, holder: FineRow['holder']): string {
  return holder === 'PROVIDER' ? contractLessor(snapshot.lessor).name : snapshot.employer.name;
}

function facts(seal: DataSeal, row: FineRow) {
  const { id, leaseId, state, holder, deadline, arrivedOn, answerUntil } = row;
  return {
    id,
    leaseId,
    state,
    holder,
    ...openContent(seal, row),
    deadline,
    feeEur: toEuro(cents(row.feeCents)),
    arrivedOn,
    answerUntil,
    ...openAnswer(seal, row),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    passedOnAt: row.passedOnAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** A letter as its driver sees it. */
export async function ownFine(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  record: LeaseRecord,
  row: FineRow,
  today: CalendarDate,
): Promise<OwnFine> {
  const fine = fineFacts(seal, row);
  const until = row.state === 'OPEN' ? fine.answerUntil : null;
  const command = { type: 'ANSWER', answer: 'DROVE' } as const;
  const answerable = fine.answer === null && decideFine(command, fine, 'EMPLOYEE', today).ok;
  const drivers = answerable ? await driversOn(db, seal, row.leaseId, openContent(seal, row).day) : [];
  return {
    ...facts(seal, row),
    drivers: drivers.map(({ row: { id }, name }) => ({ id, name })),
    daysLeft: until === null ? null : Math.max(0, daysBetween(today, until)),
    answerable,
    holderName: holderName(record, row.holder),
  };
}

/** What a desk sees of a case's lease. */
export function leaseOfFine({ order: { snapshot } }: LeaseRecord) {
  const { person, employer } = snapshot;
  return {
    employeeName: `${person.firstName} ${person.lastName}`,
    tenantName: employer.name,
    vehicle: vehicleName(snapshot),
  };
}

/** A case in a desk's list: opens nothing. */
export function deskFine(row: FineRow, record: LeaseRecord): DeskFine {
  const { id, leaseId, state, deadline, answerUntil } = row;
  return {
    id,
    leaseId,
    state,
    plate: record.row.plate ?? '',
    ...leaseOfFine(record),
    deadline,
    answerUntil,
  };
}

/** A case for the holder, after the reading was recorded. */
export function fineCase(seal: DataSeal, row: FineRow, record: LeaseRecord, logbookHint: boolean): FineCase {
  return { ...facts(seal, row), ...leaseOfFine(record), logbookHint };
}

/** An answered case that waits too long for the provider. */
export interface LateFine {
  readonly id: number;
  readonly leaseId: number;
  readonly orderId: number;
  readonly reason: Extract<StuckItem['reason'], `FINE_${string}`>;
  readonly since: Date;
}

/** Cases that the provider as holder has not passed on the day before the authority's deadline; longest first. */
export async function findLateFines(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  { ofOrder, limit }: { readonly ofOrder: number | null; readonly limit: number },
): Promise<{ readonly fines: readonly LateFine[]; readonly total: number }> {
  const { id, leaseId, state, holder, deadline, enteredAt } = leaseFines;
  const rows = await db
    .select({
      id,
      leaseId,
      orderId: leases.orderId,
      since: enteredAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(leaseFines)
    .innerJoin(leases, eq(leases.id, leaseId))
    .where(
      and(
        eq(holder, 'PROVIDER'),
        eq(state, 'ANSWERED'),
        lte(deadline, fineLateDeadline(today)),
        ofOrder === null ? undefined : eq(leases.orderId, ofOrder),
      ),
    )
    .orderBy(asc(deadline), asc(id))
    .limit(limit);
  return {
    fines: rows.map(({ total: _total, ...fine }) => ({ ...fine, reason: 'FINE_NOT_PASSED_ON' })),
    total: rows[0]?.total ?? 0,
  };
}
