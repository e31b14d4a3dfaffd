import { contract } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import type { OrderCommandServices } from '../orders/index.ts';
import { changeAppointment } from './change-appointment.ts';
import { readAppointment } from './read-appointments.ts';
import { remindOfAppointments } from './remind-of-appointments.ts';

export { agreedSlotsWithin } from './appointment-store.ts';
export { bookReturn, changeAppointmentAsDealer, dropReturn } from './change-appointment.ts';
export { agreementProblem, appointmentOf, readAppointments } from './read-appointments.ts';

const REMINDER_SECONDS = 900;

/** Registers the appointments of handovers: proposals, choice, changes, reminders. */
export function registerAppointments(app: FastifyInstance, services: Services & OrderCommandServices): void {
  registerEndpoint(app, contract.getAppointment, ({ params, caller }) =>
    readAppointment(services, caller, params),
  );
  registerEndpoint(app, contract.changeAppointment, ({ params, body, caller }) =>
    changeAppointment(services, caller, params, body),
  );
  services.jobs.every('appointment-reminders', REMINDER_SECONDS, () =>
    remindOfAppointments(services, (orderId, err) =>
      app.log.error({ err, orderId, work: 'reminder of the appointment' }, 'work on an order failed'),
    ),
  );
}
