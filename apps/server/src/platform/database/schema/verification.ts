import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { orders, orderSteps } from './orders.ts';
import { users } from './people.ts';

/** Cases at the verification provider; each belongs to one order, step and person. */
export const verificationCases = pgTable(
  'verification_cases',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    stepId: reference()
      .notNull()
      .references(() => orderSteps.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    product: text({ enum: ['DRIVERS_LICENCE', 'SIGN'] }).notNull(),
    /** Unguessable part of the callback address. */
    callbackId: uuid().notNull(),
    /** The provider's number; null until the case is created there. */
    providerCaseId: text(),
    jumpUrl: text(),
    /** The sealed request to the provider, repeated unchanged until it has answered; null afterwards. */
    request: text(),
    state: text({ enum: ['OPEN', 'IN_REVIEW', 'SUCCESS', 'FAILED', 'ABORTED', 'EXPIRED'] }).notNull(),
    /** Why a check did not pass, sealed. */
    reason: text(),
    /** Day, licence classes and validity only, sealed; no copies of documents. */
    result: text(),
    createdAt: instant().notNull(),
    expiresAt: instant(),
    lastPulledAt: instant(),
    /** Since when the provider has given no usable answer; null while it answers. */
    failingSince: instant(),
    /** Consecutive calls without answer. */
    failedPulls: integer().notNull().default(0),
    lastFailure: text({
      enum: ['UNAVAILABLE', 'NOT_FOUND', 'REFUSED', 'SIGNER_NOT_TRUSTED', 'REVOCATIONS_UNREADABLE'],
    }),
    finishedAt: instant(),
    /** The last one-time link to go on with another device: the hash of its code, its end and its use. */
    handoverHash: text(),
    handoverUntil: instant(),
    handoverUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('verification_cases_handover').on(table.handoverHash),
    uniqueIndex('verification_cases_callback').on(table.callbackId),
    index('verification_cases_step').on(table.stepId),
    index('verification_cases_at_provider').on(table.providerCaseId),
    index('verification_cases_live')
      .on(table.createdAt, table.id)
      .where(sql`${table.finishedAt} is null`),
    uniqueIndex('verification_cases_one_live')
      .on(table.stepId)
      .where(sql`${table.finishedAt} is null`),
  ],
);
