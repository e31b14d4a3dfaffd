import type { OrderTimelineEvent, OrderTimelineReply } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { currentStep, orderStage, withStatus } from '@stromwandel/ordering';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { recordReading } from '../../audit/record-reading.ts';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { auditEvents } from '../../database/schema/index.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Language } from './change-fields.ts';
import { mailedKinds } from './mailed-detail.ts';
import { rolesToward } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';
import { findOrder } from './order-store.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import type { OrdersServices } from './orders-services.ts';
import { endNoteForOthers, ownEndNote } from './private-order.ts';
import { settleDeadline } from './read-orders.ts';

type EventRow = Pick<typeof auditEvents.$inferSelect, 'at' | 'action' | 'actorRole' | 'details'>;
type Details = Readonly<Record<string, string | number | null>>;

const SHOWN = ['STEP_ACCEPTED', 'STEP_DECLINED', 'ORDER_ENDED'] as const;
const DELIVERY = [
  'DELIVERY_WEEK_CONFIRMED',
  'DELIVERY_REPORTED',
  'EMPLOYEE_REMINDED',
  'DECIDER_REMINDED',
  'MANUFACTURER_REMINDED',
  'MANUFACTURER_LINK_SENT',
] as const;
const READ = ['STEP_STARTED', ...SHOWN, ...DELIVERY] as const;
const ACTORS = ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN', 'MANUFACTURER', 'SYSTEM'] as const;

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

/** Steps start by what happened before them: only the first start is an event of its own. */
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
    deliveredOn: textOf('deliveredOn'),
    note: textOf('note'),
    handedOverOn: textOf('handedOverOn'),
    document: null,
    mails: mailedKinds(details['mails']),
  };
}

/** What is told of the log: a start that is no event of its own gives its mails to what caused it. */
function toldEvents(rows: readonly EventRow[], order: OrderRecord): OrderTimelineEvent[] {
  const told: OrderTimelineEvent[] = [];
  for (const row of rows) {
    const details = row.details as Details; // written by `recordAuditEvent` alone, in this shape
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
    deliveredOn: null,
    note: null,
    handedOverOn: null,
    document: { id, name },
    mails: [],
  }));
}

async function timelineReply(
  { db, seal, clock }: OrdersServices,
  order: OrderRecord,
  isOwn: boolean,
  language: Language,
): Promise<OrderTimelineReply> {
  const { snapshot, state } = order;
  const steps = withStatus(state.steps, state.userSteps);
  const events = [...toldEvents(await findEvents(db, order.id), order), ...documentEvents(order)];
  const stage = orderStage(steps, state.deliveredOn);
  const isOver = stage === 'ENDED' || stage === 'ACTIVE';
  return {
    orderId: order.id,
    vehicle: { brand: snapshot.vehicle.brand, carModel: snapshot.vehicle.model },
    events: events
      .toSorted((one, other) => one.at.localeCompare(other.at))
      // What the manufacturer adds is for the provider; the provider's reason is mailed to the employee anyway.
      .map((event) => (isOwn && event.by !== 'ADMIN' ? { ...event, note: null } : event)),
    stage,
    stepType: isOver ? null : (currentStep(steps)?.stepType ?? null),
    deadline: isOver ? null : state.deadline,
    withdrawableUntil: openWithdrawal(state, clock.now()),
    endReason: state.endReason,
    endNote: isOwn ? ownEndNote(seal, order, language) : endNoteForOthers(order, language),
  };
}

/**
 * What happened to an order and what comes next, for its employee and the provider. Read from stored events: the audit
 * log, whose mails were written down in the same transaction, and the documents.
 */
export async function readTimeline(
  services: OrdersServices,
  caller: Caller,
  orderId: number,
  language: Language,
): Promise<Result<OrderTimelineReply, Refusal>> {
  const found = await findOrder(services.db, orderId);
  const roles = found ? rolesToward(caller, found) : [];
  const isOwn = roles.includes('EMPLOYEE');
  if (!found || (!isOwn && !roles.includes('ADMIN'))) return refuse({ code: 'NOT_FOUND' });
  await recordReading(services.db, caller, {
    at: services.clock.now(),
    action: 'ORDER_SHEET_READ',
    record: 'order',
    recordId: orderId,
    personId: found.userId,
  });
  return ok(await timelineReply(services, await settleDeadline(services, found), isOwn, language));
}
