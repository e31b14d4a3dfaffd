import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { findOwnOrder, type OrderCommandServices } from '../orders/index.ts';
import { remindOfAppointments } from './remind-of-appointments.ts';
import { cancelAppointment, findAppointment, saveAppointment } from './save-appointment.ts';

export { appointmentDaysOf, findAppointment, readAppointments } from './save-appointment.ts';

const REMINDER_SECONDS = 900;

/** Registers the appointments of handovers: when and where an employee gets the car. */
export function registerAppointments(app: FastifyInstance, services: Services & OrderCommandServices): void {
  registerEndpoint(app, contract.getAppointment, async ({ params, caller }) => {
    const order = await findOwnOrder(services, caller, params.orderId);
    return order.ok ? ok({ appointment: await findAppointment(services, order.value) }) : order;
  });
  registerEndpoint(app, contract.saveAppointment, ({ params, body, caller }) =>
    saveAppointment(services, caller, params.orderId, body),
  );
  registerEndpoint(app, contract.cancelAppointment, ({ params, caller }) =>
    cancelAppointment(services, caller, params.orderId),
  );
  services.jobs.every('appointment-reminders', REMINDER_SECONDS, () =>
    remindOfAppointments(services, (orderId, err) =>
      app.log.error({ err, orderId, work: 'reminder of the appointment' }, 'work on an order failed'),
    ),
  );
}
