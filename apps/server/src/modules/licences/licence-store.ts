import type { DriverAddress, StuckItem } from '@stromwandel/api-spec';
import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { licenceDueOn, licenceOverdueBefore, type LicenceInterval } from '@stromwandel/leasing';
import { and, asc, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { leaseDrivers, leases, tenants } from '../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import type { LeaseRecord } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { readOrderLicence } from '../verification/index.ts';

export type DriverRow = typeof leaseDrivers.$inferSelect;

/** Name of the employee's own row of a lease. */
export const SELF = 'self';

/** A named driver. */
export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: 'de' | 'en';
  /** Of the link in every mail. */
  readonly code: string;
  /** Null before the consent. */
  readonly bornOn: string | null;
  /** Null until a letter of an authority names this driver and the driver gives it. */
  readonly address: DriverAddress | null;
  /** A letter of an authority names this driver. */
  readonly addressAsked: boolean;
}

/** What is kept of checks: no pictures. */
export interface KeptLicence {
  readonly checkedOn: string | null;
  readonly classes: readonly string[];
  readonly validUntil: string | null;
  /** Why the last check did not pass. */
  readonly reason: string | null;
}

const NOTHING_KEPT: KeptLicence = { checkedOn: null, classes: [], validUntil: null, reason: null };

type Named = Pick<DriverRow, 'leaseId' | 'name' | 'userId'>;

const placeOf = (column: 'person' | 'result', { leaseId, name, userId }: Named): SealedPlace => ({
  table: 'lease_drivers',
  column,
  record: `${leaseId}/${name}`,
  ownerId: userId,
});

export const sealPerson = (seal: DataSeal, named: Named, person: NamedPerson): string =>
  seal.seal(person, placeOf('person', named));

/** A named driver. For the employee, the link's holder, or after the reading was recorded. */
export function openPerson(seal: DataSeal, row: DriverRow): NamedPerson {
  if (row.person === null) throw new Error(`Driver ${row.id} is the employee`);
  return seal.open(row.person, placeOf('person', row)) as NamedPerson; // only `sealPerson` seals it
}

export const sealResult = (seal: DataSeal, named: Named, kept: KeptLicence): string =>
  seal.seal(kept, placeOf('result', named));

/** What is kept of checks. For the driver, or after the reading was recorded. */
export function openResult(seal: DataSeal, row: DriverRow): KeptLicence {
  return row.result === null ? NOTHING_KEPT : (seal.open(row.result, placeOf('result', row)) as KeptLicence); // only `sealResult` seals it
}

export const asDay = (day: string | null): CalendarDate | null => (day === null ? null : calendarDate(day));

/** When a row's licence is due, as its rules see it. */
export const licenceFacts = ({ dueOn, lostOn }: Pick<DriverRow, 'dueOn' | 'lostOn'>) => ({
  dueOn: asDay(dueOn),
  lostOn: asDay(lostOn),
});

/** Rows by a condition, the newest first. */
export function findDrivers(db: DatabaseOrTransaction, condition: SQL | undefined): Promise<DriverRow[]> {
  return db.select().from(leaseDrivers).where(condition).orderBy(desc(leaseDrivers.id));
}

/** Rules of an employer for the drivers of its cars. For the server itself. */
export async function readDriverRules(db: DatabaseOrTransaction, tenantId: number) {
  const [row] = await db
    .select({ interval: tenants.licenceInterval, seesNames: tenants.seesDriverNames })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  if (!row) throw new Error(`Employer ${tenantId} is gone`);
  return row;
}

/** Columns of a due day: a new one begins with no mail sent. */
export function dueColumns(
  kept: Pick<KeptLicence, 'checkedOn' | 'validUntil'>,
  interval: LicenceInterval,
  drivesFrom: CalendarDate,
): Pick<DriverRow, 'dueOn' | 'dueBy' | 'mailsSent'> {
  const checked = { checkedOn: asDay(kept.checkedOn), validUntil: asDay(kept.validUntil) };
  return { dueOn: licenceDueOn(checked, interval, drivesFrom), dueBy: interval, mailsSent: 0 };
}

/** The employee's row of an active lease, made with the result of the order's check; null before and after. Under the lease's lock. */
export async function ensureSelf(
  tx: Transaction,
  { seal }: Pick<OrderServices, 'seal'>,
  { id: leaseId, orderId, tenantId, userId, row }: LeaseRecord,
): Promise<DriverRow | null> {
  const since = asDay(row.handedOverOn);
  if (row.state !== 'ACTIVE' || since === null) return null;
  const [known] = await findDrivers(tx, and(eq(leaseDrivers.leaseId, leaseId), eq(leaseDrivers.name, SELF)));
  if (known) return known;
  const named = { leaseId, tenantId, userId, name: SELF };
  // To keep it again; the caller sees what is allowed to it.
  const ofOrder = await runAsSystem(() => readOrderLicence(tx, seal, orderId));
  const kept = { ...NOTHING_KEPT, ...ofOrder };
  const { interval } = await readDriverRules(tx, tenantId);
  const [made] = await tx
    .insert(leaseDrivers)
    .values({
      ...named,
      relation: 'SELF',
      state: 'ACTIVE',
      since,
      result: sealResult(seal, named, kept),
      checkedOn: kept.checkedOn,
      ...dueColumns(kept, interval, since),
    })
    .returning();
  if (!made) throw new Error(`The driver of lease ${leaseId} was not stored`);
  return made;
}

/** Moves the due day where the employer's interval has changed: never into the past, so that no check is overdue at once. */
export async function followInterval(
  tx: Transaction,
  { seal, clock }: Pick<OrderServices, 'seal' | 'clock'>,
  row: DriverRow,
): Promise<void> {
  const { interval } = await readDriverRules(tx, row.tenantId);
  if (row.dueBy === interval || row.state !== 'ACTIVE') return;
  const today = clock.today();
  const since = calendarDate(row.since);
  const due = dueColumns(openResult(seal, row), interval, since < today ? today : since);
  await tx.update(leaseDrivers).set(due).where(eq(leaseDrivers.id, row.id));
}

/** An employee whose check is overdue. */
export interface LateLicence {
  readonly id: number;
  readonly leaseId: number;
  readonly orderId: number;
  readonly reason: Extract<StuckItem['reason'], `LICENCE_${string}`>;
  readonly since: Date;
}

/** Employees of active leases whose check is overdue, longest first. */
export async function findLateLicences(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  { ofOrder, limit }: { readonly ofOrder: number | null; readonly limit: number },
): Promise<{ readonly licences: readonly LateLicence[]; readonly total: number }> {
  const { id, leaseId, name, state, dueOn } = leaseDrivers;
  const rows = await db
    .select({ id, leaseId, orderId: leases.orderId, dueOn, total: sql<number>`(count(*) over ())::int` })
    .from(leaseDrivers)
    .innerJoin(leases, eq(leases.id, leaseId))
    .where(
      and(
        eq(name, SELF),
        eq(state, 'ACTIVE'),
        eq(leases.state, 'ACTIVE'),
        lt(dueOn, licenceOverdueBefore(today)),
        ofOrder === null ? undefined : eq(leases.orderId, ofOrder),
      ),
    )
    .orderBy(asc(dueOn), asc(id))
    .limit(limit);
  return {
    licences: rows.map(({ total: _total, dueOn: day, ...licence }) => ({
      ...licence,
      reason: 'LICENCE_NOT_CHECKED',
      since: new Date(`${day}T00:00:00Z`),
    })),
    total: rows[0]?.total ?? 0,
  };
}
