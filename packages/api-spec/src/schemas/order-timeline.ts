import { z } from 'zod';
import { euroReply, idSchema, instantSchema } from './basics.ts';
import { END_REASONS, STEP_TYPES } from './order.ts';
import { RUNNING_LIMITS } from './running-limits.ts';
import { ORDER_STAGES } from './order-stages.ts';

const TIMELINE_EVENTS = [
  'ORDER_CREATED',
  'FIRST_APPROVAL_GIVEN',
  'STEP_ACCEPTED',
  'STEP_DECLINED',
  'ORDER_ENDED',
  'DELIVERY_WEEK_CONFIRMED',
  'BUILD_REPORTED',
  'SHIPMENT_REPORTED',
  'DELIVERY_REPORTED',
  'APPOINTMENT_PROPOSED',
  'APPOINTMENT_ASKED',
  'APPOINTMENT_SET',
  'APPOINTMENT_CANCELLED',
  'EMPLOYEE_REMINDED',
  'DECIDER_REMINDED',
  'MANUFACTURER_REMINDED',
  'MANUFACTURER_LINK_SENT',
  'DOCUMENT_ADDED',
  'FIGURES_RECALCULATED',
  'LIMIT_AHEAD',
] as const;

const TIMELINE_ACTORS = ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'MANUFACTURER', 'DEALER', 'SYSTEM'] as const;

/** All mails about an order, to any recipient. */
export const ORDER_MAIL_KINDS = [
  'ORDER_RECEIVED',
  'ORDER_CONFIRMED',
  'SIGNATURE_MISSING',
  'ORDER_SIGNED',
  'EMPLOYER_REVIEW',
  'APPROVER_MISSING',
  'SECOND_APPROVAL',
  'EMPLOYER_APPROVED',
  'PROVIDER_REVIEW',
  'ORDER_DECLINED',
  'ORDERED_FROM_MANUFACTURER',
  'MANUFACTURER_ORDER',
  'MANUFACTURER_REMINDER',
  'MANUFACTURER_LINK',
  'MANUFACTURER_CANCELLATION',
  'DELIVERY_WEEK',
  'SHIPPED',
  'DELIVERED',
  'HANDOVER_DUE',
  'APPOINTMENT_PROPOSED',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_CANCELLED',
  'APPOINTMENT_ANSWERED',
  'APPOINTMENT_FOR_DEALER',
  'APPOINTMENT_UNANSWERED',
  'APPOINTMENT_TOMORROW',
  'LEASING_ACTIVE',
  'HANDOVER_DONE',
  'CAR_DATA_MISSING',
  'BREAKING_CHANGE',
  'ORDER_EXPIRED',
  'ORDER_CANCELLED',
  'ORDER_WITHDRAWN',
  'WITHDRAWAL_NOTICE',
  'LEASE_STARTED',
  'LEAVER_SIGNED',
  'END_NOTICE',
  'DECISION_MISSING',
  'RECALCULATED',
  'LIMIT_AHEAD',
] as const;

const timelineEvent = z.object({
  at: instantSchema,
  event: z.enum(TIMELINE_EVENTS),
  /** The role of the acting person; names are left out. */
  by: z.enum(TIMELINE_ACTORS),
  stepType: z.enum(STEP_TYPES).nullable(),
  /** ISO weeks, `2027-W05`; `previousWeek` is the one promised before. */
  deliveryWeek: z.string().nullable(),
  previousWeek: z.string().nullable(),
  builtOn: z.string().nullable(),
  shippedOn: z.string().nullable(),
  deliveredOn: z.string().nullable(),
  /** What was added to the week: the provider's reason, and for the provider alone what the manufacturer noted. */
  note: z.string().nullable(),
  /** Of the accepted handover. */
  handedOverOn: z.string().nullable(),
  /** Day and German time of the appointment for the handover, `2026-12-01T10:30`. */
  appointmentAt: z.string().nullable(),
  document: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Which limit of the law the conversion breaks, and from which day on. */
  limit: z.enum(RUNNING_LIMITS).nullable(),
  limitFrom: z.string().nullable(),
  /** Net rates before and after a recalculation by enacted law; for the employee alone. */
  rates: z.object({ provisionalEur: euroReply, enactedEur: euroReply }).nullable(),
  /** Mails that follow from the event, each once, however many people receive it; for the employer its own alone. */
  mails: z.array(z.enum(ORDER_MAIL_KINDS)),
});

export const orderTimelineReply = z.object({
  orderId: idSchema,
  vehicle: z.object({ brand: z.string(), carModel: z.string() }),
  /** Oldest first. */
  events: z.array(timelineEvent),
  stage: z.enum(ORDER_STAGES),
  /** The step that waits; null when the order waits for nothing. */
  stepType: z.enum(STEP_TYPES).nullable(),
  deadline: instantSchema.nullable(),
  /** Null where the employee cannot withdraw, or no longer. */
  withdrawableUntil: instantSchema.nullable(),
  endReason: z.enum(END_REASONS).nullable(),
  /** Reason in own words, or what changed from what to what, one change a line; salary data for the employee alone. */
  endNote: z.string().nullable(),
});
export type OrderTimelineReply = z.infer<typeof orderTimelineReply>;
export type OrderTimelineEvent = OrderTimelineReply['events'][number];
