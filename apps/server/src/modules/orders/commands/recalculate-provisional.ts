import { calendarDate, type CalendarDate } from '@stromwandel/kernel';
import { figuresInForce, payrollLawOn, type EnactedLawOn, type PayrollLaw } from '@stromwandel/payroll';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { mailMonths } from '../../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../../adapters/mail/mail-recipient.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { enqueueMail } from '../../../outbox-jobs.ts';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { orders } from '../../../platform/database/schema/index.ts';
import { compareOrder } from '../changes/compare-order.ts';
import { frozenDeliveryRate, priceFrozenOrder } from '../changes/price-frozen-order.ts';
import type { FailureListener } from '../record/for-each-due-order.ts';
import { SCHEMA_VERSION } from '../record/frozen-versions.ts';
import { listColumns } from '../record/list-columns.ts';
import { mailedDetail } from '../record/mailed-detail.ts';
import type { OrderRecord } from '../record/order-record.ts';
import type { OrderServices } from '../record/order-services.ts';
import { lockOrder } from '../record/order-store.ts';
import { findPerson } from '../record/person-store.ts';
import { openPrivateSnapshot, sealRecalculatedSnapshot } from '../record/private-order.ts';
import { vehicleName } from '../record/snapshot.ts';

const BATCH = 200;

/** Orders and running leases whose figures are still provisional, oldest first. */
function findProvisional(db: Database, after: number) {
  return db
    .select({ id: orders.id, month: orders.provisionalMonth })
    .from(orders)
    .where(
      and(
        gt(orders.id, after),
        isNotNull(orders.provisionalMonth),
        isNull(orders.recalculatedAt),
        isNull(orders.endReason),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(BATCH);
}

/** The figures of an order by an enacted law. @throws Error where that law refuses them */
function enactedFigures({ seal }: OrderServices, order: OrderRecord, day: CalendarDate, law: PayrollLaw) {
  const own = openPrivateSnapshot(seal, order);
  const figures = figuresInForce();
  const price = priceFrozenOrder(order.snapshot, own, { day, law, figures });
  if (!price.ok) throw new Error(`${law.version} refuses order ${order.id}: ${price.error.code}`);
  const { comparison, taxResult, later } = price.value;
  if (!later.ok) throw new Error(`${law.version} refuses order ${order.id}: ${later.error.code}`);
  const { employerSavingCents, employerResultCents } = listColumns(
    order.snapshot,
    { taxResult },
    comparison.employer,
  );
  return {
    recalculatedSnapshot: sealRecalculatedSnapshot(seal, order.row, {
      schemaVersion: SCHEMA_VERSION,
      salaryInfo: own.salaryInfo,
      taxResult,
      later: later.value,
      comparison: compareOrder(order.snapshot, { ...own, taxResult }, own.comparison),
      rateAtDelivery: frozenDeliveryRate(order.snapshot, own),
      ...(figures.rows.length > 0 && { figures: figures.rows }),
    }),
    employerSavingCents,
    employerResultCents,
  };
}

async function mailOf(tx: Transaction, { configuration }: OrderServices, order: OrderRecord): Promise<Mail> {
  const person = await findPerson(tx, order.userId);
  const month = order.snapshot.calculation.terms.payrollMonth.slice(0, 7);
  return {
    to: mailRecipient(person),
    content: {
      kind: 'RECALCULATED',
      orderId: order.id,
      vehicle: vehicleName(order.snapshot),
      link: `${configuration.publicUrl}/order/${order.id}/timeline`,
      month: mailMonths([month], languageOf(person)),
    },
  };
}

async function recalculate(
  tx: Transaction,
  services: OrderServices,
  orderId: number,
  law: PayrollLaw,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  // Another process was faster, or the order ended meanwhile.
  if (!order?.row.provisionalMonth || order.row.recalculatedAt || order.row.endReason) return;
  const at = services.clock.now();
  const figures = enactedFigures(services, order, calendarDate(order.row.provisionalMonth), law);
  await tx
    .update(orders)
    .set({ ...figures, recalculatedAt: at })
    .where(eq(orders.id, orderId));
  const mail = await mailOf(tx, services, order);
  await recordAuditEvent(tx, {
    at,
    actorId: null,
    actorRole: 'SYSTEM',
    tenantId: order.tenantId,
    action: 'FIGURES_RECALCULATED',
    record: 'order',
    recordId: orderId,
    // No rates: the audit log is read by others than the employee.
    details: { version: law.version, ...mailedDetail([mail]) },
    personId: order.userId,
  });
  await enqueueMail(tx, mail, at);
}

/**
 * Keeps the promise of orders with provisional figures: computes them with the law of their month once it is enacted, stores the
 * result beside the provisional one, and mails the employee. Each order once, in its own transaction; safe in several processes
 * at once.
 * @param lawOn the enacted law of a day
 */
export async function recalculateProvisional(
  services: OrderServices,
  onFailure: FailureListener,
  lawOn: EnactedLawOn = payrollLawOn,
): Promise<void> {
  for (let after = 0; ;) {
    const found = await findProvisional(services.db, after);
    for (const { id, month } of found) {
      after = id;
      const law = month === null ? undefined : lawOn(calendarDate(month));
      if (!law) continue;
      try {
        await services.db.transaction((tx) => recalculate(tx, services, id, law));
      } catch (error) {
        onFailure(id, error);
      }
    }
    if (found.length < BATCH) return;
  }
}
