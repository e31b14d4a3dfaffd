import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ROUTES } from '../routes.ts';
import { idParam } from '../schemas/basics.ts';
import { appointmentBody, appointmentReply } from '../schemas/handover-appointment.ts';

const orderParams = z.object({ orderId: idParam });
const PROBLEMS = ['NOT_FOUND', 'ORDER_ENDED', 'STEP_NOT_CURRENT', 'DELIVERY_WEEK_MISSING'] as const;

export const appointmentEndpoints = {
  getAppointment: defineEndpoint({
    ...ROUTES.getAppointment,
    access: ['EMPLOYEE'],
    summary: 'When and where the car of an own order is handed over.',
    params: orderParams,
    reply: appointmentReply,
    problems: ['NOT_FOUND'],
  }),
  saveAppointment: defineEndpoint({
    ...ROUTES.saveAppointment,
    access: ['ADMIN'],
    summary: 'Sets or moves the appointment of the handover; the employee gets a mail.',
    params: orderParams,
    body: appointmentBody,
    reply: 'none',
    problems: PROBLEMS,
  }),
  cancelAppointment: defineEndpoint({
    ...ROUTES.cancelAppointment,
    access: ['ADMIN'],
    summary: 'Cancels the appointment of the handover; the employee gets a mail.',
    params: orderParams,
    reply: 'none',
    problems: PROBLEMS,
  }),
};
