import { calendarDate, foldForSearch } from '@stromwandel/kernel';
import type { Lease } from '@stromwandel/leasing';
import { and, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import {
  employmentReports,
  leases,
  orderAppointments,
  orders,
} from '../../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../../platform/sealing/data-seal.ts';
import {
  findAgreedPackages,
  leavingOfOrder,
  readSnapshot,
  type AgreedPackages,
  type OrderSnapshot,
} from '../../orders/index.ts';

export type LeaseRow = typeof leases.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

/** A lease with its order. Its policy number stays sealed until `openLease`. */
export interface LeaseRecord {
  readonly id: number;
  readonly orderId: number;
  readonly tenantId: number;
  readonly userId: number;
  readonly row: LeaseRow;
  readonly order: { readonly row: OrderRow; readonly snapshot: OrderSnapshot };
  /** Signed changes of the package, the earliest first. */
  readonly packages: AgreedPackages;
  /** Last day of the employment; null when the employee stays. */
  readonly leavingOn: string | null;
  /** Of the handover, then of the return, without its place; null without one, and for the employer. */
  readonly appointment: Pick<typeof orderAppointments.$inferSelect, 'state' | 'changedAt'> | null;
}

const policyPlace = ({ orderId, userId }: Pick<LeaseRow, 'orderId' | 'userId'>): SealedPlace => ({
  table: 'leases',
  column: 'policy_number',
  record: orderId,
  ownerId: userId,
});

const asDay = (day: string | null) => (day === null ? null : calendarDate(day));

/** The facts that decisions use, without the sealed policy number. */
export function leaseFacts({ row }: Pick<LeaseRecord, 'row'>): Lease {
  const { state, vin, plate, insurer, keys, vinOnRecord, endReason } = row;
  return {
    state,
    car: {
      vin,
      plate,
      firstRegistration: asDay(row.firstRegistration),
      insurer,
      policyNumber: null,
      keys,
    },
    vinOnRecord,
    handedOverOn: asDay(row.handedOverOn),
    refusedOn: asDay(row.refusedOn),
    endsOn: asDay(row.endsOn),
    returnedOn: asDay(row.returnedOn),
    closedOn: asDay(row.closedOn),
    endReason,
    endChoice: row.endChoice,
    endSteps: row.endSteps,
    reportStage: row.reportStage,
    answerUntil: asDay(row.answerUntil),
    closedAs: row.closedAs,
  };
}

/** The same with the policy number. For the lease's employee, or after the reading was recorded. */
export function openLease(seal: DataSeal, record: Pick<LeaseRecord, 'row'>): Lease {
  const facts = leaseFacts(record);
  const { policyNumber } = record.row;
  if (policyNumber === null) return facts;
  return {
    ...facts,
    car: { ...facts.car, policyNumber: String(seal.open(policyNumber, policyPlace(record.row))) },
  };
}

/** Leases by a condition, newest first. */
export async function findLeases(
  db: DatabaseOrTransaction,
  condition: SQL | undefined,
): Promise<LeaseRecord[]> {
  const rows = await db
    .select({
      row: leases,
      order: orders,
      leavingOn: employmentReports.day,
      appointment: { state: orderAppointments.state, changedAt: orderAppointments.changedAt },
    })
    .from(leases)
    .innerJoin(orders, eq(orders.id, leases.orderId))
    .leftJoin(employmentReports, leavingOfOrder)
    .leftJoin(
      orderAppointments,
      and(
        eq(orderAppointments.orderId, leases.orderId),
        sql`${orderAppointments.kind} = case when ${leases.state} = 'PREPARED' then 'HANDOVER' else 'RETURN' end`,
      ),
    )
    .where(condition)
    .orderBy(desc(leases.id));
  const packagesOf = await findAgreedPackages(
    db,
    rows.map(({ order }) => order.id),
  );
  return rows.map(({ row, order, leavingOn, appointment }) => ({
    id: row.id,
    orderId: row.orderId,
    tenantId: row.tenantId,
    userId: row.userId,
    row,
    order: { row: order, snapshot: readSnapshot(order.snapshot) },
    packages: packagesOf(order.id),
    leavingOn,
    appointment,
  }));
}

/** State of the lease of an order; null before the car's delivery. */
export async function leaseStateOf(
  db: DatabaseOrTransaction,
  orderId: number,
): Promise<Lease['state'] | null> {
  const [row] = await db.select({ state: leases.state }).from(leases).where(eq(leases.orderId, orderId));
  return row?.state ?? null;
}

/** Reads a lease by its id, of any person; the caller checks access. */
export async function findLease(db: DatabaseOrTransaction, leaseId: number): Promise<LeaseRecord | null> {
  return (await findLeases(db, eq(leases.id, leaseId)))[0] ?? null;
}

/** The lease of an order; the caller checks access. */
export async function findLeaseOfOrder(
  db: DatabaseOrTransaction,
  orderId: number,
): Promise<LeaseRecord | null> {
  return (await findLeases(db, eq(leases.orderId, orderId)))[0] ?? null;
}

/**
 * Reads a lease and locks it until the transaction ends. Every transaction that changes a lease or what belongs to it
 * takes this lock first, behind the order's lock where it takes that too.
 */
export async function lockLease(tx: Transaction, leaseId: number): Promise<LeaseRecord | null> {
  const [locked] = await tx
    .select({ id: leases.id })
    .from(leases)
    .where(eq(leases.id, leaseId))
    .for('update');
  return locked ? findLease(tx, locked.id) : null;
}

/** The same by the lease's order. */
export async function lockLeaseOfOrder(tx: Transaction, orderId: number): Promise<LeaseRecord | null> {
  const [locked] = await tx
    .select({ id: leases.id })
    .from(leases)
    .where(eq(leases.orderId, orderId))
    .for('update');
  return locked ? findLease(tx, locked.id) : null;
}

/** Letters and digits of a plate without case and accents, as the search compares them. */
export const plateKey = (plate: string): string => foldForSearch(plate).replaceAll(/[^a-z0-9]/g, '');

const VIN_END = 6;

/** Stores the facts of a lease. */
export async function saveLease(
  tx: Transaction,
  seal: DataSeal,
  { row }: Pick<LeaseRecord, 'row'>,
  { car, ...facts }: Lease,
): Promise<void> {
  const { policyNumber, vin, plate } = car;
  await tx
    .update(leases)
    .set({
      ...car,
      ...facts,
      policyNumber: policyNumber === null ? null : seal.seal(policyNumber, policyPlace(row)),
      plateKey: plate === null ? null : plateKey(plate),
      vinEnd: vin === null ? null : vin.slice(-VIN_END).toLowerCase(),
    })
    .where(eq(leases.id, row.id));
}

/** Which of VIN and plate another lease has that is not over. */
export async function findTaken(
  tx: Transaction,
  leaseId: number,
  { vin, plate }: Pick<Lease['car'], 'vin' | 'plate'>,
): Promise<{ readonly vinTaken: boolean; readonly plateTaken: boolean }> {
  const rows = await tx
    .select({ vin: leases.vin, plate: leases.plate, state: leases.state })
    .from(leases)
    .where(
      and(
        ne(leases.id, leaseId),
        inArray(leases.state, ['PREPARED', 'ACTIVE', 'RETURNED']),
        or(
          vin === null ? undefined : eq(leases.vin, vin),
          plate === null ? undefined : eq(leases.plate, plate),
        ),
      ),
    );
  return {
    vinTaken: rows.some((row) => vin !== null && row.vin === vin),
    plateTaken: rows.some((row) => plate !== null && row.plate === plate && row.state !== 'RETURNED'),
  };
}
