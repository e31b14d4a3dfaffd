import { FINE_HOLDERS, FINE_STATES } from '@stromwandel/leasing';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { files } from './files.ts';
import { leases } from './leases.ts';
import { ownerColumns } from './people.ts';

/** Letters of authorities about a leased car. */
export const leaseFines = pgTable(
  'lease_fines',
  {
    id: id(),
    leaseId: reference()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    ...ownerColumns(),
    /** Chosen by the client that sent it. */
    name: text().notNull(),
    /** Who received the letter; the other desk reaches no row. */
    holder: text({ enum: FINE_HOLDERS }).notNull(),
    state: text({ enum: FINE_STATES }).notNull(),
    /** What the letter says, sealed. */
    content: text().notNull(),
    /** Sealed; null without one. */
    answer: text(),
    /** Of the authority. */
    deadline: date({ mode: 'string' }).notNull(),
    /** Of the provider for one letter, when it was entered. */
    feeCents: integer().notNull(),
    enteredAt: instant().notNull(),
    /** The letter as PDF; null until it is sent. */
    fileId: reference().references(() => files.id),
    /** Day of the letter's arrival at the employee, and the last day of the answer; null until the letter is sent. */
    arrivedOn: date({ mode: 'string' }),
    answerUntil: date({ mode: 'string' }),
    reminded: boolean().notNull().default(false),
    answeredAt: instant(),
    passedOnAt: instant(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('lease_fines_name').on(table.leaseId, table.name),
    uniqueIndex('lease_fines_file').on(table.fileId),
    index('lease_fines_person').on(table.userId),
    // A desk's cases, the nearest deadline first.
    index('lease_fines_desk').on(table.holder, table.tenantId, table.state, table.deadline, table.id),
    // Reminders and ends of the employee's days.
    index('lease_fines_open')
      .on(table.answerUntil)
      .where(sql`${table.state} = 'OPEN'`),
    // Cases that are kept no longer.
    index('lease_fines_closed')
      .on(table.closedAt)
      .where(sql`${table.state} = 'CLOSED'`),
  ],
);
