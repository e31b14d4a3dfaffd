import { currentStep, withStatus } from '@stromwandel/ordering';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { auditEvents, orders, userSteps } from '../../../platform/database/schema/index.ts';
import { enqueueMail } from '../../../outbox-jobs.ts';
import { forEachDueOrder, type FailureListener } from '../record/for-each-due-order.ts';
import { mailedDetail } from '../record/mailed-detail.ts';
import type { Mail, MailContent } from '../../../adapters/mail/mail.ts';
import { mailDay } from '../../../adapters/mail/mail-dates.ts';
import { languageOf, mailRecipient } from '../../../adapters/mail/mail-recipient.ts';
import type { OrderRecord } from '../record/order-record.ts';
import { lockOrder } from '../record/order-store.ts';
import type { OrderServices } from '../record/order-services.ts';
import { findApprovers, findDeciders, findPerson } from '../record/person-store.ts';
import { vehicleName } from '../record/snapshot.ts';

const BATCH = 100;
const DAY_MS = 86_400_000;
/** Days before a step's deadline on which the responsible person gets one reminder. */
const REMINDER_DAYS = 4;
const ACTIONS = ['EMPLOYEE_REMINDED', 'DECIDER_REMINDED'] as const;

async function wasReminded(tx: Transaction, orderId: number, stepId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.record, 'order'),
        eq(auditEvents.recordId, orderId),
        inArray(auditEvents.action, ACTIONS),
        sql`${auditEvents.details} ->> 'stepId' = ${String(stepId)}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type EmployeeStep = Extract<MailContent, { kind: 'SIGNATURE_MISSING' }>['step'];

const EMPLOYEE_STEPS: readonly EmployeeStep[] = [
  'CONFIRM_SUMMARY',
  'PREVIEW_CONTRACT',
  'NECT_DRIVERS_LICENCE',
  'NECT_SIGN',
];

async function mailToEmployee(
  tx: Transaction,
  { configuration }: OrderServices,
  order: OrderRecord,
  step: EmployeeStep,
  deadline: Date,
): Promise<Mail> {
  const person = await findPerson(tx, order.userId);
  const content = {
    kind: 'SIGNATURE_MISSING',
    orderId: order.id,
    vehicle: vehicleName(order.snapshot),
    link: `${configuration.publicUrl}/order/${order.id}/workflow`,
    step,
    until: mailDay(deadline, languageOf(person)),
  } as const;
  return { to: mailRecipient(person), content };
}

async function mailsToDeciders(
  tx: Transaction,
  { configuration }: OrderServices,
  order: OrderRecord,
  role: 'TENANT_ADMIN' | 'ADMIN',
  deadline: Date,
): Promise<Mail[]> {
  const { id, snapshot } = order;
  const approvers = role === 'ADMIN' ? [] : await findApprovers(tx, order);
  // When no tenant admin may decide, the provider can name one.
  const isMissing = role === 'TENANT_ADMIN' && approvers.length === 0;
  const asked = approvers.length > 0 ? approvers : await findDeciders(tx, 'ADMIN', null);
  // The person who gave the first of two approvals has nothing left to decide.
  const deciders = asked.filter((person) => person.id !== order.row.firstApprovalBy || role === 'ADMIN');
  const page = role === 'ADMIN' || isMissing ? `/provider/order/${id}` : `/employer?order=${id}`;
  return deciders.map((person) => ({
    to: mailRecipient(person),
    content: {
      kind: isMissing ? 'APPROVER_MISSING' : 'DECISION_MISSING',
      orderId: id,
      vehicle: vehicleName(snapshot),
      tenantName: snapshot.employer.name,
      link: `${configuration.publicUrl}${page}`,
      employeeName: `${snapshot.person.firstName} ${snapshot.person.lastName}`,
      decideUntil: mailDay(deadline, languageOf(person)),
    },
  }));
}

async function remind(tx: Transaction, services: OrderServices, id: number): Promise<void> {
  const order = await lockOrder(tx, id);
  const step = order && currentStep(withStatus(order.state.steps, order.state.userSteps));
  const deadline = order?.row.deadline;
  if (!order || !step || !deadline || (await wasReminded(tx, id, step.id))) return;
  const now = services.clock.now();
  const role = step.tenantAdminEnabled ? 'TENANT_ADMIN' : 'ADMIN';
  const own = EMPLOYEE_STEPS.find((stepType) => stepType === step.stepType);
  const mails = own
    ? [await mailToEmployee(tx, services, order, own, deadline)]
    : await mailsToDeciders(tx, services, order, role, deadline);
  await recordAuditEvent(tx, {
    at: now,
    actorId: null,
    actorRole: 'SYSTEM',
    tenantId: order.tenantId,
    action: own ? 'EMPLOYEE_REMINDED' : 'DECIDER_REMINDED',
    record: 'order',
    recordId: id,
    details: { stepId: step.id, stepType: step.stepType, ...mailedDetail(mails) },
    personId: order.userId,
  });
  for (const mail of mails) await enqueueMail(tx, mail, now);
}

/** Orders without a reminder for their present step, the last one in their log. */
const unreminded = sql`not exists (select from ${auditEvents} e where e.record = 'order'
  and e.record_id = ${orders.id} and e.action in ${ACTIONS}
  and e.details ->> 'stepId' = (select s.step_id::text from ${userSteps} s
    where s.order_id = ${orders.id} order by s.id desc limit 1))`;

/**
 * Reminds the responsible person, once a step, of each order that will expire soon. Safe in several processes at
 * once.
 * @param batch orders read per query
 */
export async function remindOfDeadlines(
  services: OrderServices,
  onFailure: FailureListener,
  batch = BATCH,
): Promise<void> {
  const from = services.clock.now();
  const until = new Date(from.getTime() + REMINDER_DAYS * DAY_MS);
  const which = and(gte(orders.deadline, from), lt(orders.deadline, until), unreminded);
  await forEachDueOrder(services.db, { which, batch, onFailure }, (tx, id) => remind(tx, services, id));
}
