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

/** The call's parameters of an order's handover. */
export const handoverOf = (orderId: number) => ({ orderId: String(orderId), kind: 'HANDOVER' as const });

/** The call that changes an appointment. */
export const useAppointmentChange = () => useApiMutation('changeAppointment', { outdates: OUTDATED });
