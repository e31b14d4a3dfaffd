import { sql } from 'drizzle-orm';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns.ts';
import { orders } from './orders.ts';
import { tenants, users } from './people.ts';

/** When and where the car of an order is handed over. */
export const orderAppointments = pgTable(
  'order_appointments',
  {
    orderId: reference()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tenantId: reference()
      .notNull()
      .references(() => tenants.id),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** German time, `10:30`. */
    time: text().notNull(),
    /** Place and phone number, sealed: it can be the address of the employee. */
    place: text().notNull(),
    plannedAt: instant().notNull(),
    /** When the employee was reminded of it. */
    remindedAt: instant(),
  },
  (table) => [
    index('order_appointments_day')
      .on(table.day)
      .where(sql`${table.remindedAt} is null`),
  ],
);
