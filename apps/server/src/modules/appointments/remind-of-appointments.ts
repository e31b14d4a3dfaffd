import { addDays } from '@stromwandel/kernel';
import { REMINDED_AFTER_DAYS, waitsFor } from '@stromwandel/leasing';
import type { Mail } from '../../adapters/mail/mail.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  type FailureListener,
  lockOrder,
  mailedDetail,
  type OrderRecord,
  type OrderServices,
} from '../orders/index.ts';
import { mailsToProvider, mailToEmployee, tomorrow } from './appointment-mails.ts';
import {
  findUnanswered,
  findUnreminded,
  markReminded,
  type DueAppointment,
  type StoredAppointment,
} from './appointment-store.ts';
import { agreementProblem } from './read-appointments.ts';

const DAY_MS = 86_400_000;

/** Of tomorrow's appointment, to the employee. */
async function ofTomorrow(
  tx: Transaction,
  services: OrderServices,
  order: OrderRecord,
  stored: StoredAppointment,
): Promise<Mail[]> {
  const { state, agreed } = stored.appointment;
  const isDue = state === 'AGREED' && agreed?.day === addDays(services.clock.today(), 1);
  if (!isDue) return [];
  return [
    await mailToEmployee(tx, services, order, stored.kind, tomorrow(agreed, stored, services.configuration)),
  ];
}

/** Of the missing answer, to both sides. */
async function ofMissingAnswer(
  tx: Transaction,
  services: OrderServices,
  order: OrderRecord,
  { kind: occasion, appointment: { state } }: StoredAppointment,
): Promise<Mail[]> {
  const side = waitsFor(state);
  if (side === null) return [];
  const kind = 'APPOINTMENT_UNANSWERED';
  const days = REMINDED_AFTER_DAYS;
  return [
    await mailToEmployee(tx, services, order, occasion, ({ about }) => ({
      kind,
      days,
      yours: side === 'EMPLOYEE',
      employeeName: null,
      ...about,
    })),
    ...(await mailsToProvider(tx, services, order, occasion, ({ about, employeeName }) => ({
      kind,
      days,
      yours: side === 'PROVIDER',
      employeeName,
      ...about,
    }))),
  ];
}

async function remind(
  tx: Transaction,
  services: OrderServices,
  due: DueAppointment,
  column: 'remindedAt' | 'askedAgainAt',
): Promise<void> {
  const at = services.clock.now();
  const order = await lockOrder(tx, due.orderId);
  if (!order || (await agreementProblem(tx, order, due.kind)) !== null) return;
  const stored = await markReminded(tx, services.seal, due, column, at);
  if (!stored) return;
  const write = column === 'remindedAt' ? ofTomorrow : ofMissingAnswer;
  const mails = await write(tx, services, order, stored);
  if (mails.length === 0) return;
  await recordAuditEvent(tx, {
    at,
    actorId: null,
    actorRole: 'SYSTEM',
    tenantId: order.tenantId,
    action: 'EMPLOYEE_REMINDED',
    record: 'order',
    recordId: order.id,
    details: mailedDetail(mails),
    personId: order.userId,
  });
  for (const mail of mails) await enqueueMail(tx, mail, at);
}

/**
 * Reminds employees of tomorrow's appointments, and both sides of one without an answer for five days, once each. A
 * failing order does not stop the others. Safe in several processes at once.
 */
export async function remindOfAppointments(
  services: OrderServices,
  onFailure: FailureListener,
): Promise<void> {
  const { db, clock } = services;
  const since = new Date(clock.now().getTime() - REMINDED_AFTER_DAYS * DAY_MS);
  const agreed = await findUnreminded(db, addDays(clock.today(), 1));
  const open = await findUnanswered(db, since);
  const due = [
    ...agreed.map((one) => ({ ...one, column: 'remindedAt' as const })),
    ...open.map((one) => ({ ...one, column: 'askedAgainAt' as const })),
  ];
  for (const { column, ...one } of due) {
    try {
      await db.transaction((tx) => remind(tx, services, one, column));
    } catch (error) {
      onFailure(one.orderId, error);
    }
  }
}
