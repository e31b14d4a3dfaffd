import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

/** Effects to be carried out after the commit that wrote them: at least once, idempotently. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** The queue in which it waits. */
    lane: text().notNull(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Stable across attempts; receivers use it to recognise repetitions. */
    messageId: text().notNull(),
    /** By the product's clock, as are `doneAt` and `deadAt`. */
    createdAt: instant().notNull(),
    /** Due from then on, by the database's clock. */
    availableAt: instant().notNull().defaultNow(),
    /** By the database's clock. */
    leasedUntil: instant(),
    attempts: integer().notNull().default(0),
    doneAt: instant(),
    /** Given up after the last attempt. */
    deadAt: instant(),
    lastError: text(),
  },
  (table) => [
    uniqueIndex('outbox_message').on(table.messageId),
    index('outbox_open')
      .on(table.lane, table.availableAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
    index('outbox_dead')
      .on(table.kind)
      .where(sql`${table.doneAt} is null and ${table.deadAt} is not null`),
    // Stuck jobs: open or given up.
    index('outbox_undone')
      .on(table.createdAt, table.id)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** Mails of the development mailbox. */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: id(),
    messageId: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    attachments: jsonb().$type<{ name: string; type: string; content: string }[]>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('mailbox_messages_message').on(table.messageId),
    index('mailbox_messages_to').on(table.to),
  ],
);

/** Actor, action, record, time, origin and outcome of each event; append-only. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    at: instant().notNull(),
    actorId: reference(),
    actorRole: text().notNull(),
    tenantId: reference(),
    action: text().notNull(),
    record: text().notNull(),
    recordId: reference(),
    details: jsonb().notNull(),
    /** ALLOWED, REFUSED or FAILED. */
    outcome: text({ enum: ['ALLOWED', 'REFUSED', 'FAILED'] })
      .notNull()
      .default('ALLOWED'),
    /** The person whose data it concerns. */
    personId: reference(),
    /** Network address and browser of the request; null for work in the background. */
    address: text(),
    agent: text(),
  },
  (table) => [
    index('audit_events_record').on(table.record, table.recordId),
    index('audit_events_person').on(table.personId, table.id),
    // The order of the provider's list, of all and by what it is filtered.
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_actor').on(table.actorId, table.at, table.id),
    index('audit_events_tenant').on(table.tenantId, table.at, table.id),
    index('audit_events_action').on(table.action, table.at, table.id),
    // Leaves out allowed events, which are nearly all.
    index('audit_events_outcome')
      .on(table.outcome, table.at, table.id)
      .where(sql`${table.outcome} <> 'ALLOWED'`),
  ],
);

/** Committed events that are not chained yet. Written by functions of the owner. */
export const auditUnsealed = pgTable('audit_unsealed', {
  eventId: bigint({ mode: 'number' }).primaryKey(),
  /** By the database's clock; the product's can be moved. */
  queuedAt: instant()
    .notNull()
    .default(sql`clock_timestamp()`),
});

/**
 * The chain of the audit log: each hash covers the former one and an event. Written by `seal_audit_events`, shortly after
 * the commit. No foreign key: a link outlives its event, so that a removal shows.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    position: bigint({ mode: 'number' }).primaryKey(),
    eventId: reference().notNull(),
    /** Hex SHA-256. */
    hash: text().notNull(),
  },
  (table) => [uniqueIndex('audit_chain_event').on(table.eventId)],
);

/** When each recurring job last began, in any process. */
export const recurringJobs = pgTable('recurring_jobs', {
  name: text().primaryKey(),
  /** By the database's clock. */
  begunAt: instant().notNull(),
});

/** Settings of the provider by name; a missing one has its default in the code. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** One row: how far the product's clock is ahead of real time (demo mode only). */
export const productClock = pgTable(
  'product_clock',
  {
    id: integer().primaryKey(),
    /** Days by which it was moved forward. */
    offsetDays: integer().notNull(),
    /** Initial offset to real time; negative when it began in the past. */
    beganAheadMs: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('product_clock_one_row', sql`${table.id} = 1`)],
);
