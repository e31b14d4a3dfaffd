import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { leases } from './leases.ts';
import { orders } from './orders.ts';
import { ownerColumns, tenants, users } from './people.ts';

const monthColumns = () => ({
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  tenantId: reference()
    .notNull()
    .references(() => tenants.id),
  userId: reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** `YYYY-MM`. */
  month: text().notNull(),
  declaredAt: instant().notNull(),
});

/** The days of a month on which a car was used for the way to work, as its driver declared them for payroll. */
export const orderTrips = pgTable(
  'order_trips',
  {
    id: id(),
    ...monthColumns(),
    /** The days, sealed. */
    days: text().notNull(),
  },
  (table) => [uniqueIndex('order_trips_month').on(table.orderId, table.month)],
);

/** Electricity that a driver charged at home in a month. */
export const orderCharging = pgTable(
  'order_charging',
  {
    id: id(),
    ...monthColumns(),
    /** Meter or days, method, price and the employer's rule, sealed. */
    content: text().notNull(),
    /** Name of a photo of the lease. */
    photo: text(),
  },
  (table) => [
    uniqueIndex('order_charging_month').on(table.orderId, table.month),
    index('order_charging_person').on(table.userId),
  ],
);

/** By which method a person lets the way to work count in a calendar year and those after it. */
export const commuteMethods = pgTable(
  'commute_methods',
  {
    id: id(),
    tenantId: reference()
      .notNull()
      .references(() => tenants.id),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    year: smallint().notNull(),
    valuation: text({ enum: ['FLAT_003', 'SINGLE_TRIPS_0002'] }).notNull(),
    chosenAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('commute_methods_year').on(table.userId, table.year),
    index('commute_methods_tenant').on(table.tenantId),
  ],
);

/** Mails about months and methods that were sent, or found not to be due. */
export const leaseMonthMails = pgTable(
  'lease_month_mails',
  {
    leaseId: reference()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    ...ownerColumns(),
    kind: text({ enum: ['MONTH_OPEN', 'MONTH_MISSING', 'MONTH_OVER', 'METHOD_HINT'] }).notNull(),
    /** `YYYY-MM`, or the year of a hint. */
    period: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leaseId, table.kind, table.period] }),
    index('lease_month_mails_person').on(table.userId),
  ],
);
