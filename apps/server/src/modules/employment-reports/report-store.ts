import type { CallOf, ReplyOf } from '@stromwandel/api-spec';
import { addDays, calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import { toEuro } from '@stromwandel/api-spec';
import { lastDayOfTerm } from '@stromwandel/leasing';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { employmentReports, leases, orders, tenants, users } from '../../platform/database/schema/index.ts';
import { readSnapshot, vehicleName } from '../orders/index.ts';

export type EmploymentReport = typeof employmentReports.$inferSelect;
export type PersonLease = ReplyOf<'listPersonLeases'>[number];
type ReportBody = CallOf<'reportEmployment'>['body'];

function byPerson<T extends { readonly userId: number }>(rows: readonly T[]): Map<number, T[]> {
  const people = new Map<number, T[]>();
  for (const row of rows) people.set(row.userId, [...(people.get(row.userId) ?? []), row]);
  return people;
}

/** Reports of some people of an employer that were not taken back, by person. */
export async function findReportsInForce(
  db: DatabaseOrTransaction,
  tenantId: number,
  userIds: readonly number[],
): Promise<Map<number, EmploymentReport[]>> {
  const rows = await db
    .select()
    .from(employmentReports)
    .where(
      and(
        eq(employmentReports.tenantId, tenantId),
        inArray(employmentReports.userId, [...userIds]),
        isNull(employmentReports.withdrawnAt),
      ),
    )
    .orderBy(asc(employmentReports.day));
  return byPerson(rows);
}

/** What of a person's signed orders is not over on a day, oldest first. */
export async function findLeases(
  db: DatabaseOrTransaction,
  userIds: readonly number[],
  today: CalendarDate,
): Promise<Map<number, PersonLease[]>> {
  const rows = await db
    .select({
      id: orders.id,
      userId: orders.userId,
      snapshot: orders.snapshot,
      handedOverOn: orders.handedOverOn,
      endsOn: leases.endsOn,
    })
    .from(orders)
    .leftJoin(leases, eq(leases.orderId, orders.id))
    .where(and(inArray(orders.userId, [...userIds]), isNotNull(orders.signedAt), isNull(orders.endReason)))
    .orderBy(asc(orders.id));
  const found = rows.map((row) => {
    // Written by the creation of the order alone, in this very shape.
    const { vehicle, leasePackage } = readSnapshot(row.snapshot);
    const ordered =
      row.handedOverOn === null
        ? null
        : lastDayOfTerm(calendarDate(row.handedOverOn), leasePackage.durationMonths);
    const until = row.endsOn === null ? ordered : calendarDate(row.endsOn);
    return {
      userId: row.userId,
      lease: {
        orderId: row.id,
        vehicle: vehicleName({ vehicle }),
        until,
        rateEur: toEuro(cents(leasePackage.totalMonthlyGrossCostCents)),
        insured: leasePackage.rateInsuranceIncluded,
      },
    };
  });
  const running = found.filter(({ lease }) => lease.until === null || lease.until >= today);
  return new Map(
    [...byPerson(running)].map(([userId, own]) => [userId, own.map(({ lease }) => lease)] as const),
  );
}

/** Whether a report says what stands already: that the person leaves, or an absence of some of the same days. */
export async function isReported(
  tx: Transaction,
  userId: number,
  { kind, day, until }: ReportBody,
): Promise<boolean> {
  const overlaps = and(
    ne(employmentReports.kind, 'LEAVING'),
    until === null ? undefined : sql`${employmentReports.day} <= ${until}::date`,
    or(isNull(employmentReports.until), gte(employmentReports.until, day)),
  );
  const rows = await tx
    .select({ id: employmentReports.id })
    .from(employmentReports)
    .where(
      and(
        eq(employmentReports.userId, userId),
        isNull(employmentReports.withdrawnAt),
        kind === 'LEAVING' ? eq(employmentReports.kind, 'LEAVING') : overlaps,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertReport(
  tx: Transaction,
  values: typeof employmentReports.$inferInsert,
): Promise<EmploymentReport> {
  const [row] = await tx.insert(employmentReports).values(values).returning();
  if (!row) throw new Error('An insert returns its row');
  return row;
}

/** A report that was not taken back, locked. */
export async function lockReport(
  tx: Transaction,
  { tenantId, userId, id }: Pick<EmploymentReport, 'tenantId' | 'userId' | 'id'>,
): Promise<EmploymentReport | undefined> {
  const [row] = await tx
    .select()
    .from(employmentReports)
    .where(
      and(
        eq(employmentReports.id, id),
        eq(employmentReports.userId, userId),
        eq(employmentReports.tenantId, tenantId),
        isNull(employmentReports.withdrawnAt),
      ),
    )
    .for('update');
  return row;
}

/** Takes a report back. */
export async function withdrawReport(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(employmentReports).set({ withdrawnAt: now }).where(eq(employmentReports.id, id));
}

/** Ends an absence: the person gets pay from a day on. */
export async function endAbsence(tx: Transaction, id: number, paidFrom: CalendarDate): Promise<void> {
  await tx
    .update(employmentReports)
    .set({ until: addDays(paidFrom, -1) })
    .where(eq(employmentReports.id, id));
}

/** What employers have reported about a person, also what was taken back, for the person. */
export async function exportReports(db: DatabaseOrTransaction, userId: number) {
  const rows = await db
    .select()
    .from(employmentReports)
    .where(eq(employmentReports.userId, userId))
    .orderBy(asc(employmentReports.id));
  return rows.map(({ kind, day, until, reportedAt, withdrawnAt }) => ({
    kind,
    day,
    until,
    reportedAt: reportedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}

const PAGE = 50;

/** A page of reports of all employers about people with signed orders, newest first. */
export async function findReports(db: DatabaseOrTransaction, after: number | undefined) {
  const found = await db
    .select({
      report: employmentReports,
      firstName: users.firstName,
      lastName: users.lastName,
      tenantName: tenants.name,
    })
    .from(employmentReports)
    .innerJoin(users, eq(users.id, employmentReports.userId))
    .innerJoin(tenants, eq(tenants.id, employmentReports.tenantId))
    .where(
      and(
        isNull(employmentReports.withdrawnAt),
        ne(employmentReports.kind, 'MATERNITY_PROTECTION'),
        sql`exists (select from ${orders} where ${orders.userId} = ${employmentReports.userId}
          and ${orders.signedAt} is not null and ${orders.endReason} is null)`,
        after === undefined ? undefined : lt(employmentReports.id, after),
      ),
    )
    .orderBy(desc(employmentReports.id))
    .limit(PAGE + 1);
  const reports = found.slice(0, PAGE);
  return { reports, next: found.length > PAGE ? (reports.at(-1)?.report.id ?? null) : null };
}
