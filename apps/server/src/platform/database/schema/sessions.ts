import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { users } from './people.ts';

/** A signed-in browser: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A second factor was proven, not the password alone. */
    secondFactor: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text(),
    /** Network address and browser that opened it, so that its person recognises it. */
    address: text(),
    agent: text(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Refresh tokens by hash; a rotated one is kept to recognise its reuse. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    rotatedAt: instant(),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_session').on(table.sessionId),
  ],
);

/** Counters of failed or costly attempts within a window. */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    /** Limit and subject, for example `login:account:<hash>`. */
    key: text().notNull(),
    windowStart: instant().notNull(),
    attempts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key] })],
);
