import type { EndpointReply, contract } from '@stromwandel/api-spec';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Database } from '../../../platform/database/database.ts';
import { auditEvents } from '../../../platform/database/schema/index.ts';

const PAGE = 50;

/** Lists other people's readings of the caller's data: role and time, without names. Newest first, page by page. */
export async function listReadings(
  db: Database,
  { userId }: Caller,
  before: number | undefined,
): Promise<EndpointReply<typeof contract.listReadings>> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.personId, userId),
        ne(auditEvents.actorId, userId),
        sql`${auditEvents.action} like '%\\_READ'`,
        eq(auditEvents.outcome, 'ALLOWED'),
        before === undefined ? undefined : lt(auditEvents.id, before),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    readings: page.map(({ id, at, actorRole, action, record, recordId }) => ({
      id,
      at: at.toISOString(),
      role: actorRole,
      action,
      orderId: record === 'order' ? recordId : null,
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}
