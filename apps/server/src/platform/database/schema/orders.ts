import { ORDER_STAGES } from '@stromwandel/ordering';
import type { RunningLimit } from '@stromwandel/payroll';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { id, instant, reference, searchWord } from './columns.ts';
import { fileReference } from './files.ts';
import { ownerColumns, tenants, users } from './people.ts';

/** A limit of the law and the first day on which conversions break it. */
export interface LimitFinding {
  readonly limit: RunningLimit;
  readonly from: string;
  /** The first day that employee and HR team were informed of; null before. */
  readonly toldFrom: string | null;
}

/** Orders with their frozen snapshot; everything shown is derived from it, the steps and the log. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    ...ownerColumns(),
    createdAt: instant().notNull(),
    /** Sent by the client, or made from person, package, colour and delivery. */
    idempotencyKey: text().notNull(),
    vehicleId: reference().notNull(),
    leasePackageId: reference().notNull(),
    /** Vehicle, package, colour, delivery, names and versions as they were when ordered. */
    snapshot: jsonb().notNull(),
    /** Salary data, tax result and later benefits as they were when ordered, sealed. */
    privateSnapshot: text().notNull(),
    /** A day of the payroll month whose law was not enacted when ordered; null where it was. */
    provisionalMonth: date({ mode: 'string' }),
    /** The private snapshot by the law enacted since, sealed, and when it was computed. */
    recalculatedSnapshot: text(),
    recalculatedAt: instant(),
    confirmedAt: instant(),
    signedAt: instant(),
    /** Instant of the signature's time stamp; null without one. */
    signatureStampedAt: instant(),
    /** The first of two approvals of the employer. */
    firstApprovalAt: instant(),
    firstApprovalBy: reference().references(() => users.id, { onDelete: 'set null' }),
    deadline: instant(),
    /** The order of the lease that this one follows; null of an order that follows none. */
    followsOrderId: reference().references((): AnyPgColumn => orders.id, { onDelete: 'set null' }),
    /** When the car was ordered from the manufacturer: with the first link, whose trigger writes it. Null of cars that arrived before it was written. */
    orderedAt: instant(),
    /** ISO week confirmed by the manufacturer. */
    deliveryWeek: text(),
    builtOn: date({ mode: 'string' }),
    shippedOn: date({ mode: 'string' }),
    deliveredOn: date({ mode: 'string' }),
    /** From when the lease counts. */
    handedOverOn: date({ mode: 'string' }),
    endedAt: instant(),
    endReason: text(),
    /** Sealed when it contains salary data. */
    endNote: text(),
    /** The order's stage, derived from its steps on every change, for searching queues. */
    stage: text({ enum: ORDER_STAGES }).notNull().default('WITH_EMPLOYEE'),
    /** When the order reached its stage, for beginning queues with the longest wait. */
    stageSince: instant().notNull(),
    /** Number, names, personnel number and car without case and accents. */
    searchText: text().notNull().default(''),
    /** Monthly conversion, and its number of months. */
    monthlyRateCents: integer().notNull().default(0),
    durationMonths: integer().notNull().default(0),
    /** Employer's contribution to each rate. */
    contributionCents: integer().notNull().default(0),
    /** Employer's monthly saving in social insurance, and the rest of it: rounded as employers see it. */
    employerSavingCents: integer().notNull().default(0),
    employerResultCents: integer().notNull().default(0),
    /** Limits of the law that the person's conversions break, as last judged; without amounts. */
    limitsAhead: jsonb().$type<readonly LimitFinding[]>().notNull().default([]),
    /** Confirmed, and the contract not yet printed. */
    contractMissing: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.userId, table.idempotencyKey),
    index('orders_tenant').on(table.tenantId, table.id),
    // An employer's queue, the first signed first; and everything that its counts, sums and figures read, so that they
    // open no order.
    index('orders_queue')
      .on(
        table.tenantId,
        table.stage,
        table.signedAt,
        table.id,
        table.userId,
        table.handedOverOn,
        table.durationMonths,
        table.monthlyRateCents,
        table.contributionCents,
        table.employerSavingCents,
        table.employerResultCents,
        table.endedAt,
        table.endReason,
      )
      .where(sql`${table.signedAt} is not null`),
    // A person's running orders, for lists of people.
    index('orders_running')
      .on(table.userId, table.id, table.tenantId, table.signedAt, table.handedOverOn, table.durationMonths)
      .where(sql`${table.signedAt} is not null and ${table.endReason} is null`),
    // An employer's orders that have not ended, for counting.
    index('orders_open')
      .on(table.tenantId, table.id, table.userId, table.signedAt)
      .where(sql`${table.endedAt} is null`),
    // The provider's list of all employers, newest first.
    index('orders_stage').on(table.stage, table.id),
    // The lanes of the provider's board, the longest wait first; cars in delivery have `orders_in_delivery`.
    index('orders_wait').on(table.stage, table.stageSince, table.id),
    index('orders_without_week')
      .on(table.stageSince, table.id)
      .where(sql`${table.stage} = 'WITH_MANUFACTURER' and ${table.deliveryWeek} is null`),
    // The longest waiting orders, for reminding the manufacturer. Includes the columns that the lateness filter and
    // the policy read, so that other orders are not opened.
    index('orders_unconfirmed')
      .on(table.orderedAt, table.id, table.tenantId, table.userId, table.signedAt)
      .where(sql`${table.stage} = 'WITH_MANUFACTURER' and ${table.deliveryWeek} is null`),
    index('orders_in_delivery')
      .on(table.deliveryWeek, table.id, table.orderedAt, table.tenantId, table.userId, table.signedAt)
      .where(sql`${table.stage} = 'WITH_MANUFACTURER' and ${table.deliveryWeek} is not null`),
    index('orders_with_limits')
      .on(table.tenantId, table.id)
      .where(sql`${table.limitsAhead} <> '[]'`),
    index('orders_without_contract')
      .on(table.id)
      .where(sql`${table.contractMissing}`),
    index('orders_to_recalculate')
      .on(table.id)
      .where(sql`${table.provisionalMonth} is not null and ${table.recalculatedAt} is null`),
    index('orders_follower')
      .on(table.followsOrderId)
      .where(sql`${table.followsOrderId} is not null`),
    index('orders_deadline')
      .on(table.deadline)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** The words of the search texts, which a trigger writes: comparing words is all that an index does below row-level security. */
export const orderWords = pgTable(
  'order_words',
  {
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    word: searchWord().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.word] }),
    index('order_words_word').on(table.word, table.orderId),
  ],
);

/** The order's own copy of the step list. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    stepType: text().notNull(),
    stepName: text().notNull(),
    orderNumber: integer().notNull(),
    final: boolean().notNull(),
    success: boolean(),
    userEnabled: boolean().notNull(),
    userVisible: boolean().notNull(),
    adminVisible: boolean().notNull(),
    adminEnabled: boolean().notNull(),
    tenantAdminVisible: boolean().notNull(),
    tenantAdminEnabled: boolean().notNull(),
  },
  (table) => [uniqueIndex('order_steps_type').on(table.orderId, table.stepType)],
);

/** Append-only log of what happened to the steps. */
export const userSteps = pgTable(
  'user_steps',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    stepId: reference()
      .notNull()
      .references(() => orderSteps.id, { onDelete: 'cascade' }),
    /** Null starts the step. */
    status: text({ enum: ['ACCEPTED', 'DECLINED'] }),
    modified: instant().notNull(),
    actorId: reference().references(() => users.id),
    reason: text(),
  },
  (table) => [
    index('user_steps_order').on(table.orderId),
    // At most one start and one decision a step.
    uniqueIndex('user_steps_one_start')
      .on(table.stepId)
      .where(sql`${table.status} is null`),
    uniqueIndex('user_steps_one_decision')
      .on(table.stepId)
      .where(sql`${table.status} is not null`),
  ],
);

export const orderDocuments = pgTable(
  'order_documents',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['CONTRACT_PREVIEW', 'CONTRACT_SIGNED'] }).notNull(),
    name: text().notNull(),
    /** Hex SHA-256 of the document. */
    sha256: text().notNull(),
    fileId: fileReference(),
    /** The signed contract begins with the previewed one, which is not kept beside it: its length and hex SHA-256. */
    previewBytes: integer(),
    previewSha256: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('order_documents_kind').on(table.orderId, table.kind),
    uniqueIndex('order_documents_file').on(table.fileId),
  ],
);

/** The way to work as its employee entered it while the order ran; before the first entry, the one of the order holds. */
export const orderCommutes = pgTable(
  'order_commutes',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tenantId: reference()
      .notNull()
      .references(() => tenants.id),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    enteredAt: instant().notNull(),
    /** Distance and valuation, sealed. */
    commute: text().notNull(),
  },
  (table) => [index('order_commutes_order').on(table.orderId, table.id)],
);

/** Under which keys of clients orders were made that are deleted now: a request that arrives late makes none again. */
export const deletedOrderKeys = pgTable(
  'deleted_order_keys',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hex SHA-256 of the order's key. */
    keyHash: text().notNull(),
    deletedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.keyHash] })],
);
