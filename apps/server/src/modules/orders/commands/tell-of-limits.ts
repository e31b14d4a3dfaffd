import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { mailCalendarDay } from '../../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../../adapters/mail/mail-recipient.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { enqueueMail } from '../../../outbox-jobs.ts';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { employmentReports, orders, type LimitFinding } from '../../../platform/database/schema/index.ts';
import { readSnapshot } from '../record/frozen-versions.ts';
import { isRunningOn, leavingOfOrder } from '../record/lease-end.ts';
import { mailedDetail } from '../record/mailed-detail.ts';
import type { OrderRow } from '../record/order-record.ts';
import type { OrderServices } from '../record/order-services.ts';
import { findDeciders, findPerson } from '../record/person-store.ts';
import { vehicleName } from '../record/snapshot.ts';

const BATCH = 200;

/** Orders with a finding without a notice, or that begins earlier than its notice said: see `isUntold`. */
const hasUntold: SQL = sql`jsonb_path_exists(${orders.limitsAhead}, '$[*] ? (@.toldFrom == null || @.from < @.toldFrom)')`;

/** A finding that has begun moves with today and is not new. */
function isUntold({ from, toldFrom }: LimitFinding): boolean {
  return toldFrom === null || from < toldFrom;
}

async function mailsAbout(
  tx: Transaction,
  { configuration }: OrderServices,
  { id, userId, tenantId, snapshot: stored }: OrderRow,
  { limit, from }: LimitFinding,
): Promise<Mail[]> {
  const snapshot = readSnapshot(stored);
  const employee = await findPerson(tx, userId);
  const office = (await findDeciders(tx, 'TENANT_ADMIN', tenantId)).filter((person) => person.id !== userId);
  const facts = {
    orderId: id,
    vehicle: vehicleName(snapshot),
    employeeName: `${snapshot.person.firstName} ${snapshot.person.lastName}`,
  };
  const mailTo = (person: typeof employee, reader: 'EMPLOYEE' | 'EMPLOYER', path: string): Mail => ({
    to: mailRecipient(person),
    content: {
      kind: 'LIMIT_AHEAD',
      reader,
      limit,
      from: mailCalendarDay(from, languageOf(person)),
      link: `${configuration.publicUrl}${path}`,
      ...facts,
    },
  });
  return [
    mailTo(employee, 'EMPLOYEE', `/order/${id}/timeline`),
    ...office.map((person) => mailTo(person, 'EMPLOYER', `/employer?order=${id}`)),
  ];
}

/** Announces the untold findings of a person's running orders: a mail a limit, about the first order, and an event an order. */
async function tell(tx: Transaction, services: OrderServices, userId: number): Promise<void> {
  const at = services.clock.now();
  const running = await tx
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(and(eq(orders.userId, userId), isRunningOn(services.clock.today())));
  // The lock lets another process find nothing left to announce.
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        inArray(
          orders.id,
          running.map(({ id }) => id),
        ),
        hasUntold,
      ),
    )
    .orderBy(asc(orders.id))
    .for('update');
  const mailed = new Set<LimitFinding['limit']>();
  for (const row of rows) {
    for (const finding of row.limitsAhead.filter(isUntold)) {
      const { limit, from } = finding;
      const mails = mailed.has(limit) ? [] : await mailsAbout(tx, services, row, finding);
      mailed.add(limit);
      await recordAuditEvent(tx, {
        at,
        actorId: null,
        actorRole: 'SYSTEM',
        tenantId: row.tenantId,
        action: 'LIMIT_AHEAD',
        record: 'order',
        recordId: row.id,
        details: { limit, limitFrom: from, ...(mails.length > 0 && mailedDetail(mails)) },
        personId: row.userId,
      });
      for (const mail of mails) await enqueueMail(tx, mail, at);
    }
    const limitsAhead = row.limitsAhead.map((one) => (isUntold(one) ? { ...one, toldFrom: one.from } : one));
    await tx.update(orders).set({ limitsAhead }).where(eq(orders.id, row.id));
  }
}

/**
 * Announces each finding of the nightly check once: from a day on, a running lease breaks an enacted limit of the law. Employee
 * and HR team get a mail with the ways out, without amounts; the order's timeline gets an event. A finding that disappears and
 * returns is announced anew.
 */
export async function tellOfLimits(
  services: OrderServices,
  onFailure: (userId: number, error: unknown) => void,
): Promise<void> {
  for (let after = 0; ;) {
    const people = await services.db
      .selectDistinct({ userId: orders.userId })
      .from(orders)
      .leftJoin(employmentReports, leavingOfOrder)
      .where(
        and(
          gt(orders.userId, after),
          sql`${orders.limitsAhead} <> '[]'`,
          hasUntold,
          isRunningOn(services.clock.today()),
        ),
      )
      .orderBy(asc(orders.userId))
      .limit(BATCH);
    for (const { userId } of people) {
      after = userId;
      try {
        await services.db.transaction((tx) => tell(tx, services, userId));
      } catch (error) {
        onFailure(userId, error);
      }
    }
    if (people.length < BATCH) return;
  }
}
