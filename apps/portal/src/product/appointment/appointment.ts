import type { EndpointName } from '@stromwandel/api-spec';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';

export type AppointmentReply = ReplyOf<'getAppointment'>;
export type Appointment = NonNullable<AppointmentReply['appointment']>;
export type AppointmentSlot = NonNullable<Appointment['agreed']>;

/** What a change of an appointment makes out of date. */
const OUTDATED: readonly EndpointName[] = [
  'getAppointment',
  'getOrderTimeline',
  'listOwnLeases',
  'getProviderLease',
];

/** What is agreed on: the handover of an order's car, or its return. */
export type AppointmentKind = Appointment['kind'];

/** The call's parameters of an order's appointment. */
export const appointmentOf = (orderId: number, kind: AppointmentKind) => ({ orderId: String(orderId), kind });

/** The call that changes an appointment. */
export const useAppointmentChange = () => useApiMutation('changeAppointment', { outdates: OUTDATED });
