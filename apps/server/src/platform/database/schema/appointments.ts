import { APPOINTMENT_KINDS, APPOINTMENT_STATES } from '@stromwandel/leasing';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { orders } from './orders.ts';
import { tenants, users } from './people.ts';

/** When and where the car of an order is handed over. Of the order, because it can be agreed on before the delivery. */
export const orderAppointments = pgTable(
  'order_appointments',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: APPOINTMENT_KINDS }).notNull(),
    tenantId: reference()
      .notNull()
      .references(() => tenants.id),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: APPOINTMENT_STATES }).notNull(),
    /** The agreed day; null in every other state. */
    day: date({ mode: 'string' }),
    /** Proposals and agreed time with their places, and the wish; sealed: a place can be the address of the employee. */
    content: text().notNull(),
    sequence: integer().notNull(),
    changedAt: instant().notNull(),
    /** When the employee was reminded of the agreed day. */
    remindedAt: instant(),
    /** When both sides were reminded of the missing answer. */
    askedAgainAt: instant(),
  },
  (table) => [
    uniqueIndex('order_appointments_kind').on(table.orderId, table.kind),
    index('order_appointments_day').on(table.day),
    index('order_appointments_unanswered')
      .on(table.changedAt)
      .where(sql`${table.state} <> 'AGREED' and ${table.askedAgainAt} is null`),
  ],
);
