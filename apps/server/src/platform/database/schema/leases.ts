import {
  CLOSINGS,
  END_CHOICES,
  LEASE_STATES,
  REPORT_STAGES,
  RETURN_REASONS,
  type EndSteps,
} from '@stromwandel/leasing';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference, searchWord } from './columns.ts';
import { orders } from './orders.ts';
import { ownerColumns } from './people.ts';

/** The running lease of an order, from the car's delivery. Snapshot, signature and timeline stay with the order. */
export const leases = pgTable(
  'leases',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ...ownerColumns(),
    state: text({ enum: LEASE_STATES }).notNull(),
    preparedAt: instant().notNull(),
    vin: text(),
    plate: text(),
    /** Read at the handover, where it is another one than the provider entered, until the provider settles it. */
    vinOnRecord: text(),
    firstRegistration: date({ mode: 'string' }),
    insurer: text(),
    /** Sealed. */
    policyNumber: text(),
    keys: integer(),
    /** First day of the lease. */
    handedOverOn: date({ mode: 'string' }),
    /** Day of the last refused handover; null without one, and after the handover. */
    refusedOn: date({ mode: 'string' }),
    /** Last day of the agreed term. */
    endsOn: date({ mode: 'string' }),
    returnedOn: date({ mode: 'string' }),
    closedOn: date({ mode: 'string' }),
    endChoice: text({ enum: END_CHOICES }),
    /** Reminders of the end that the employee has settled, by their days. */
    endSteps: jsonb().$type<EndSteps>().notNull().default({}),
    closedAs: text({ enum: CLOSINGS }),
    /** Of the report about the returned car; the employer reads this alone. */
    reportStage: text({ enum: REPORT_STAGES }),
    answerUntil: date({ mode: 'string' }),
    endReason: text({ enum: [...RETURN_REASONS, 'ORDER_ENDED'] }),
    /** Day of the last mail that asked for a reading, and how many asked for the one that was due then. */
    readingAskedOn: date({ mode: 'string' }),
    readingAskedTimes: smallint().notNull().default(0),
    /** Letters and digits of the plate, and the last six signs of the VIN, in lower case, for the search. */
    plateKey: searchWord(),
    vinEnd: searchWord(),
  },
  (table) => [
    uniqueIndex('leases_order').on(table.orderId),
    uniqueIndex('leases_vin')
      .on(table.vin)
      .where(sql`${table.state} in ('PREPARED', 'ACTIVE', 'RETURNED')`),
    // Also of prepared leases, so that no handover finds its plate taken.
    uniqueIndex('leases_plate')
      .on(table.plate)
      .where(sql`${table.state} in ('PREPARED', 'ACTIVE')`),
    index('leases_person').on(table.userId, table.id),
    // An employer's fleet, and all that its counts read.
    index('leases_fleet').on(
      table.tenantId,
      table.state,
      table.endsOn,
      table.id,
      table.userId,
      table.orderId,
      table.vin,
      table.plate,
      table.vinOnRecord,
    ),
    index('leases_plate_key').on(table.plateKey),
    index('leases_vin_end').on(table.vinEnd),
  ],
);
