import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import { mailCalendarDay } from '../../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../../adapters/mail/mail-recipient.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { enqueueMail } from '../../../outbox-jobs.ts';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { orders } from '../../../platform/database/schema/index.ts';
import { readSnapshot } from '../record/frozen-versions.ts';
import { mailedDetail } from '../record/mailed-detail.ts';
import type { OrderRow } from '../record/order-record.ts';
import type { OrderServices } from '../record/order-services.ts';
import { findDeciders, findPerson } from '../record/person-store.ts';
import { vehicleName } from '../record/snapshot.ts';

const BATCH = 200;

/** Findings without a notice, or that begin earlier than their notice said. One that has begun moves with today and is not new. */
const isUntold: SQL | undefined = and(
  isNotNull(orders.minimumWageShortFrom),
  or(isNull(orders.minimumWageToldFrom), lt(orders.minimumWageShortFrom, orders.minimumWageToldFrom)),
);

async function mailsAbout(
  tx: Transaction,
  { configuration }: OrderServices,
  { id, userId, tenantId, snapshot: stored }: OrderRow,
  day: string,
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
      from: mailCalendarDay(day, languageOf(person)),
      link: `${configuration.publicUrl}${path}`,
      ...facts,
    },
  });
  return [
    mailTo(employee, 'EMPLOYEE', `/order/${id}/timeline`),
    ...office.map((person) => mailTo(person, 'EMPLOYER', `/employer?order=${id}`)),
  ];
}

async function tell(tx: Transaction, services: OrderServices, userId: number): Promise<void> {
  // The update locks the rows: another process finds nothing left to tell.
  const found = await tx
    .update(orders)
    .set({ minimumWageToldFrom: orders.minimumWageShortFrom })
    .where(and(eq(orders.userId, userId), isUntold))
    .returning();
  const at = services.clock.now();
  const [first] = found.toSorted((one, other) => one.id - other.id);
  if (!first?.minimumWageShortFrom) return;
  const mails = await mailsAbout(tx, services, first, first.minimumWageShortFrom);
  for (const row of found) {
    await recordAuditEvent(tx, {
      at,
      actorId: null,
      actorRole: 'SYSTEM',
      tenantId: row.tenantId,
      action: 'LIMIT_AHEAD',
      record: 'order',
      recordId: row.id,
      details: { limitFrom: row.minimumWageShortFrom, ...(row.id === first.id && mailedDetail(mails)) },
      personId: row.userId,
    });
  }
  for (const mail of mails) await enqueueMail(tx, mail, at);
}

/**
 * Announces each finding of the nightly check once: from a day on, a running lease leaves less pay in money than the enacted
 * minimum wage. Employee and HR team get a mail with the ways out, without amounts; the order's timeline gets an event. A finding
 * that disappears and returns is announced anew.
 */
export async function tellOfLimits(
  services: OrderServices,
  onFailure: (userId: number, error: unknown) => void,
): Promise<void> {
  await services.db
    .update(orders)
    .set({ minimumWageToldFrom: null })
    .where(and(isNull(orders.minimumWageShortFrom), isNotNull(orders.minimumWageToldFrom)));
  for (let after = 0; ;) {
    const people = await services.db
      .selectDistinct({ userId: orders.userId })
      .from(orders)
      .where(and(gt(orders.userId, after), isUntold))
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
