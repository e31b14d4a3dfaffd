import { currentStep, withStatus } from '@stromwandel/ordering';
import { and, eq, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import type { Transaction } from '../../database/database.ts';
import { auditEvents } from '../../database/schema/index.ts';
import { enqueueMail } from '../../outbox/enqueue.ts';
import { mailedDetail } from './mailed-detail.ts';
import { mailDay } from './mail-dates.ts';
import { languageOf, mailRecipient } from './mail-recipient.ts';
import { findUnsignedOrdersDue, lockOrder } from './order-store.ts';
import type { OrdersServices } from './orders-services.ts';
import { findPerson } from './person-store.ts';
import { vehicleName } from './snapshot.ts';

const BATCH = 100;
const DAY_MS = 86_400_000;
/** Days before the deadline of an own step on which its employee is reminded, once a step. */
const REMINDER_DAYS = 4;
const REMINDED = 'EMPLOYEE_REMINDED';

async function wasReminded(tx: Transaction, orderId: number, stepId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.record, 'order'),
        eq(auditEvents.recordId, orderId),
        eq(auditEvents.action, REMINDED),
        sql`${auditEvents.details} ->> 'stepId' = ${String(stepId)}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

async function remind(tx: Transaction, { clock, configuration }: OrdersServices, id: number): Promise<void> {
  const order = await lockOrder(tx, id);
  const step = order && currentStep(withStatus(order.state.steps, order.state.userSteps));
  const deadline = order?.row.deadline;
  if (!order || !step?.userEnabled || !deadline || (await wasReminded(tx, id, step.id))) return;
  const now = clock.now();
  const person = await findPerson(tx, order.userId);
  const content = {
    kind: 'SIGNATURE_MISSING',
    orderId: id,
    vehicle: vehicleName(order.snapshot),
    link: `${configuration.publicUrl}/order/${id}/workflow`,
    validUntil: mailDay(deadline, languageOf(person)),
  } as const;
  const mail = { to: mailRecipient(person), content };
  await recordAuditEvent(tx, {
    at: now,
    actorId: null,
    actorRole: 'SYSTEM',
    tenantId: order.tenantId,
    action: REMINDED,
    record: 'order',
    recordId: id,
    details: { stepId: step.id, stepType: step.stepType, ...mailedDetail([mail]) },
    personId: order.userId,
  });
  await enqueueMail(tx, mail, now);
}

/** Reminds employees, once a step, whose unsigned order will end soon. Safe in several processes at once. */
export async function remindEmployees(services: OrdersServices): Promise<void> {
  const from = services.clock.now();
  const until = new Date(from.getTime() + REMINDER_DAYS * DAY_MS);
  for (const id of await findUnsignedOrdersDue(services.db, { from, until }, BATCH)) {
    await services.db.transaction((tx) => remind(tx, services, id));
  }
}
