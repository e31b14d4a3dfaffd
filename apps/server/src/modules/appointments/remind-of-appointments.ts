import { addDays, type CalendarDate } from '@stromwandel/kernel';
import { enqueueMail } from '../../outbox-jobs.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type FailureListener, lockOrder, mailedDetail, type OrderServices } from '../orders/index.ts';
import { appointmentMail } from './appointment-mails.ts';
import { findAppointments, findUnreminded, markReminded } from './appointment-store.ts';

async function remind(
  tx: Transaction,
  services: OrderServices,
  orderId: number,
  day: CalendarDate,
): Promise<void> {
  const at = services.clock.now();
  const order = await lockOrder(tx, orderId);
  if (!order || order.row.endedAt !== null || !(await markReminded(tx, orderId, day, at))) return;
  const [appointment] = await findAppointments(tx, services.seal, [orderId]);
  if (!appointment) return;
  const mail = await appointmentMail(tx, services, order, { kind: 'APPOINTMENT_TOMORROW', appointment });
  await recordAuditEvent(tx, {
    at,
    actorId: null,
    actorRole: 'SYSTEM',
    tenantId: order.tenantId,
    action: 'EMPLOYEE_REMINDED',
    record: 'order',
    recordId: orderId,
    details: mailedDetail([mail]),
    personId: order.userId,
  });
  await enqueueMail(tx, mail, at);
}

/**
 * Reminds employees of tomorrow's appointments, once each. A failing order does not stop the others. Safe in several
 * processes at once.
 */
export async function remindOfAppointments(
  services: OrderServices,
  onFailure: FailureListener,
): Promise<void> {
  const tomorrow = addDays(services.clock.today(), 1);
  for (const orderId of await findUnreminded(services.db, tomorrow)) {
    try {
      await services.db.transaction((tx) => remind(tx, services, orderId, tomorrow));
    } catch (error) {
      onFailure(orderId, error);
    }
  }
}
