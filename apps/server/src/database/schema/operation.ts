import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';

/** Effects to be carried out after the commit that wrote them: at least once, idempotently. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Stable across attempts; receivers use it to recognise repetitions. */
    messageId: text().notNull(),
    createdAt: instant().notNull(),
    availableAt: instant().notNull(),
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
      .on(table.availableAt)
      .where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
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
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('mailbox_messages_message').on(table.messageId),
    index('mailbox_messages_to').on(table.to),
  ],
);

/** Who did what on which record, and when; only ever appended. */
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
  },
  (table) => [index('audit_events_record').on(table.record, table.recordId)],
);

/** Settings of the provider by name; a missing one has its default in the code. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** One row: by how many days the product's clock is ahead (demo mode only). */
export const productClock = pgTable(
  'product_clock',
  {
    id: integer().primaryKey(),
    offsetDays: integer().notNull(),
  },
  (table) => [check('product_clock_one_row', sql`${table.id} = 1`)],
);
