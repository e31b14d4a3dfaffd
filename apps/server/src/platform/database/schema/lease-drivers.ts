import { DRIVER_RELATIONS, DRIVER_STATES, LICENCE_INTERVALS } from '@stromwandel/leasing';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { leases } from './leases.ts';
import { ownerColumns } from './people.ts';

const day = () => date({ mode: 'string' });

/** Who may drive a leased car: its employee (SELF) from the handover on, and named drivers. */
export const leaseDrivers = pgTable(
  'lease_drivers',
  {
    id: id(),
    leaseId: reference()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    ...ownerColumns(),
    /** Chosen by the client that invited; `self` of the employee. */
    name: text().notNull(),
    relation: text({ enum: DRIVER_RELATIONS }).notNull(),
    state: text({ enum: DRIVER_STATES }).notNull(),
    /** Name, address, day of birth and the code of the link, sealed; null of the employee. */
    person: text(),
    codeHash: text(),
    /** First day of driving of the employee, else of the invitation. */
    since: day().notNull(),
    /** Last day of the invitation; null of the employee. */
    invitedUntil: day(),
    consentedAt: instant(),
    activatedAt: instant(),
    endedAt: instant(),
    /** Day, licence classes and end of the last passed check, and why a later one did not pass; sealed. No pictures. */
    result: text(),
    checkedOn: day(),
    /** When the licence is to be checked again, and the setting that this was computed with. */
    dueOn: day(),
    dueBy: text({ enum: LICENCE_INTERVALS }),
    /** How many mails asked for the check that is due. */
    mailsSent: smallint().notNull().default(0),
    lostOn: day(),
    /** The running check: its key, number and page at the provider. Null without one. */
    caseKey: uuid(),
    caseId: text(),
    caseUrl: text(),
    caseExpiresAt: instant(),
    /** Last question about it; null after its page was opened, before that its beginning. */
    caseAskedAt: instant(),
    caseState: text({ enum: ['OPEN', 'IN_REVIEW', 'SUCCESS', 'FAILED', 'ABORTED', 'EXPIRED'] }),
  },
  (table) => [
    uniqueIndex('lease_drivers_name').on(table.leaseId, table.name),
    uniqueIndex('lease_drivers_code').on(table.codeHash),
    index('lease_drivers_person').on(table.userId),
    // Due checks, for mails and for the desks' filter.
    index('lease_drivers_due')
      .on(table.dueOn)
      .where(sql`${table.state} = 'ACTIVE'`),
    index('lease_drivers_lost')
      .on(table.tenantId)
      .where(sql`${table.lostOn} is not null`),
    index('lease_drivers_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
    index('lease_drivers_cases')
      .on(table.caseAskedAt)
      .where(sql`${table.caseKey} is not null`),
  ],
);
