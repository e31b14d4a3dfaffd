import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { appointmentBody, appointmentParams, appointmentReply } from '../schemas/appointments.ts';

/** When and where a car is handed over, and comes back. Named by the order, because it can be agreed on before the car's delivery. */
export const appointmentEndpoints = {
  getAppointment: defineEndpoint({
    ...ROUTES.getAppointment,
    access: ['EMPLOYEE', 'ADMIN'],
    summary:
      'Proposals and agreed time of a handover or return. The reading of another person’s is recorded.',
    params: appointmentParams,
    reply: appointmentReply,
    problems: ['NOT_FOUND'],
  }),
  changeAppointment: defineEndpoint({
    ...ROUTES.changeAppointment,
    access: ['EMPLOYEE', 'ADMIN'],
    summary:
      'Proposes, chooses, moves or cancels, or asks for other times; the other side gets a mail. Repeating changes nothing.',
    params: appointmentParams,
    body: appointmentBody,
    reply: 'none',
    problems: [
      'NOT_FOUND',
      'ORDER_ENDED',
      'STEP_NOT_CURRENT',
      'LEASE_NOT_ACTIVE',
      'ALREADY_RETURNED',
      'DELIVERY_WEEK_MISSING',
      'APPOINTMENT_DAY_NOT_POSSIBLE',
      'APPOINTMENT_TAKEN',
      'PROPOSAL_NOT_OPEN',
      'TOO_LATE_TO_MOVE',
    ],
  }),
} as const;
