import { RUNNING_LIMITS, type OrderTimelineEvent, type OrderTimelineReply } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { currentStep, orderStage, withStatus } from '@stromwandel/ordering';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../../platform/scope/caller.ts';
import { recordReading } from '../../../platform/audit/record-reading.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { auditEvents } from '../../../platform/database/schema/index.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { runAsSystem } from '../../../platform/scope/scope.ts';
import type { Language } from '../record/change-fields.ts';
import { mailedKinds } from '../record/mailed-detail.ts';
import { rolesToward, viewerAs, type Viewer } from '../record/order-actor.ts';
import type { OrderRecord } from '../record/order-record.ts';
import { findOrder } from '../record/order-store.ts';
import { openWithdrawal } from '../record/open-withdrawal.ts';
import type { OrderCommandServices } from '../record/order-services.ts';
import {
  endNoteForOthers,
  openPrivateSnapshot,
  openRecalculatedSnapshot,
  ownEndNote,
} from '../record/private-order.ts';
import { settleDeadline } from './read-orders.ts';

type EventRow = Pick<typeof auditEvents.$inferSelect, 'at' | 'action' | 'actorRole' | 'details'>;
type Details = Readonly<Record<string, string | number | null>>;

const SHOWN = [
  'FIRST_APPROVAL_GIVEN',
  'STEP_ACCEPTED',
  'STEP_DECLINED',
  'ORDER_ENDED',
  'FIGURES_RECALCULATED',
  'LIMIT_AHEAD',
] as const;
const DELIVERY = [
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
] as const;
const READ = ['STEP_STARTED', ...SHOWN, ...DELIVERY] as const;
/** Mails to an employer; it may not see those to the employee and the provider. */
const EMPLOYER_MAILS: readonly OrderTimelineEvent['mails'][number][] = [
  'EMPLOYER_REVIEW',
  'SECOND_APPROVAL',
  'DECISION_MISSING',
  'LEASE_STARTED',
  'END_NOTICE',
  'WITHDRAWAL_NOTICE',
  'LIMIT_AHEAD',
];
const ACTORS = ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'MANUFACTURER', 'DEALER', 'SYSTEM'] as const;

function findEvents(db: DatabaseOrTransaction, orderId: number): Promise<EventRow[]> {
  const { at, action, actorRole, details } = auditEvents;
  return db
    .select({ at, action, actorRole, details })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.record, 'order'),
        eq(auditEvents.recordId, orderId),
        eq(auditEvents.outcome, 'ALLOWED'),
        inArray(auditEvents.action, READ),
      ),
    )
    .orderBy(asc(auditEvents.id));
}

/** An event's name. Later starts of a step follow from another event, so only the first start has a name. */
function eventName({ action }: EventRow, details: Details): OrderTimelineEvent['event'] | null {
  if (action === 'STEP_STARTED') return details['stepType'] === 'CONFIRM_SUMMARY' ? 'ORDER_CREATED' : null;
  return [...SHOWN, ...DELIVERY].find((name) => name === action) ?? null;
}

function timelineEvent(
  row: EventRow,
  event: OrderTimelineEvent['event'],
  details: Details,
  order: OrderRecord,
) {
  const textOf = (name: string) => (typeof details[name] === 'string' ? details[name] : null);
  const stepType = order.state.steps.find((step) => step.stepType === details['stepType'])?.stepType ?? null;
  return {
    at: row.at.toISOString(),
    event,
    by: ACTORS.find((role) => role === row.actorRole) ?? 'SYSTEM',
    stepType,
    deliveryWeek: textOf('deliveryWeek'),
    previousWeek: textOf('previous'),
    builtOn: textOf('builtOn'),
    shippedOn: textOf('shippedOn'),
    deliveredOn: textOf('deliveredOn'),
    note: textOf('note'),
    handedOverOn: textOf('handedOverOn'),
    appointmentAt: textOf('appointmentAt'),
    limit: RUNNING_LIMITS.find((limit) => limit === details['limit']) ?? null,
    limitFrom: textOf('limitFrom'),
    document: null,
    rates: null,
    mails: mailedKinds(details['mails']),
  };
}

/** Returns the events to show. A start without a name passes its mails on to the event that caused it. */
function toldEvents(rows: readonly EventRow[], order: OrderRecord): OrderTimelineEvent[] {
  const told: OrderTimelineEvent[] = [];
  for (const row of rows) {
    const details = row.details as Details; // only `recordAuditEvent` writes it, in this shape
    const event = eventName(row, details);
    const cause = told.at(-1);
    if (event !== null) told.push(timelineEvent(row, event, details, order));
    else cause?.mails.push(...mailedKinds(details['mails']));
  }
  return told;
}

function documentEvents({ documents }: OrderRecord): OrderTimelineEvent[] {
  return documents.map(({ id, name, createdAt }) => ({
    at: createdAt.toISOString(),
    event: 'DOCUMENT_ADDED',
    by: 'SYSTEM',
    stepType: null,
    deliveryWeek: null,
    previousWeek: null,
    builtOn: null,
    shippedOn: null,
    deliveredOn: null,
    note: null,
    handedOverOn: null,
    appointmentAt: null,
    limit: null,
    limitFrom: null,
    document: { id, name },
    rates: null,
    mails: [],
  }));
}

/**
 * Filters the events for a viewer: only the provider sees notes of the manufacturer, and the employer sees no
 * documents or reminders.
 */
function eventsFor(viewer: Viewer, events: readonly OrderTimelineEvent[]): OrderTimelineEvent[] {
  if (viewer === 'ADMIN') return [...events];
  // The provider's own note stays: the employee got it by mail.
  const told = events.map((event) => (event.by === 'ADMIN' ? event : { ...event, note: null }));
  if (viewer === 'EMPLOYEE') return told;
  return told
    .filter(({ event }) => event !== 'DOCUMENT_ADDED' && event !== 'EMPLOYEE_REMINDED')
    .map((event) => ({ ...event, mails: event.mails.filter((kind) => EMPLOYER_MAILS.includes(kind)) }));
}

/** Adds both net rates to the event of the recalculation, for the employee alone. */
function withRates(
  seal: OrderCommandServices['seal'],
  order: OrderRecord,
  events: readonly OrderTimelineEvent[],
): OrderTimelineEvent[] {
  const enacted = openRecalculatedSnapshot(seal, order);
  if (!enacted) return [...events];
  const { taxResult } = openPrivateSnapshot(seal, order);
  const rates = { provisionalEur: taxResult.userPrice, enactedEur: enacted.taxResult.userPrice };
  return events.map((event) => (event.event === 'FIGURES_RECALCULATED' ? { ...event, rates } : event));
}

async function timelineReply(
  { db, seal, clock }: OrderCommandServices,
  order: OrderRecord,
  viewer: Viewer,
  language: Language,
): Promise<OrderTimelineReply> {
  const { snapshot, state } = order;
  const steps = withStatus(state.steps, state.userSteps);
  const find = () => findEvents(db, order.id);
  // An employer may not read the audit log, but this order's events, to which it has access here.
  const rows = await (viewer === 'TENANT_ADMIN' ? runAsSystem(find) : find());
  const told = [...toldEvents(rows, order), ...documentEvents(order)];
  const events = viewer === 'EMPLOYEE' ? withRates(seal, order, told) : told;
  const stage = orderStage(steps, state.deliveredOn);
  const isOver = stage === 'ENDED' || stage === 'ACTIVE';
  return {
    orderId: order.id,
    vehicle: { brand: snapshot.vehicle.brand, carModel: snapshot.vehicle.model },
    events: eventsFor(
      viewer,
      events.toSorted((one, other) => one.at.localeCompare(other.at)),
    ),
    stage,
    stepType: isOver ? null : (currentStep(steps)?.stepType ?? null),
    deadline: isOver ? null : state.deadline,
    withdrawableUntil: openWithdrawal(state, clock.now()),
    endReason: state.endReason,
    endNote: viewer === 'EMPLOYEE' ? ownEndNote(seal, order, language) : endNoteForOthers(order, language),
  };
}

/**
 * An order's past events and next step, for its employee, the provider and, once it is signed, its employer. Read
 * from the audit log, which also names the mails, and from the documents.
 */
export async function readTimeline(
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
  language: Language,
): Promise<Result<OrderTimelineReply, Refusal>> {
  const found = await findOrder(services.db, orderId);
  const roles = found ? rolesToward(caller, found) : [];
  if (!found || roles.length === 0) return refuse({ code: 'NOT_FOUND' });
  await recordReading(services.db, caller, {
    at: services.clock.now(),
    action: 'ORDER_SHEET_READ',
    record: 'order',
    recordId: orderId,
    personId: found.userId,
  });
  return ok(await timelineReply(services, await settleDeadline(services, found), viewerAs(roles), language));
}
