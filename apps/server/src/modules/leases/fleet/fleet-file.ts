import type { ReplyOf } from '@stromwandel/api-spec';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { OrderServices } from '../../orders/index.ts';
import type { LeaseRecord } from '../record/lease-store.ts';
import { findFleetPage, type FleetFilters } from './fleet-query.ts';
import { readFleetRecords } from './read-fleet-records.ts';
import { writeFleetFile } from './write-fleet-file.ts';

type Rows = Parameters<typeof writeFleetFile>[0];

/** Leases of a file, and of each query for it: a file is never in memory as records. */
const MOST_ROWS = 20_000;
const ROWS_OF_A_QUERY = 500;

/** The leases that the filters find as a file. The export is recorded. @param itemsOf what the desk's list shows of them */
export async function exportFleet(
  { db, clock }: OrderServices,
  { userId, tenantId }: Caller,
  filters: Omit<FleetFilters, 'after'>,
  language: 'de' | 'en',
  itemsOf: (records: readonly LeaseRecord[]) => Promise<Rows>,
): Promise<ReplyOf<'getProviderLeaseFile'>> {
  const { desk } = filters;
  const today = clock.today();
  const rows = [];
  let after: number | undefined;
  do {
    const page = await findFleetPage(db, today, { ...filters, after }, ROWS_OF_A_QUERY);
    rows.push(...(await itemsOf(await readFleetRecords(db, page.ids))));
    after = page.next ?? undefined;
  } while (after !== undefined && rows.length < MOST_ROWS);
  await recordAuditEvent(db, {
    at: clock.now(),
    actorId: userId,
    actorRole: desk === 'PROVIDER' ? 'ADMIN' : 'TENANT_ADMIN',
    tenantId,
    action: 'FLEET_FILE_CREATED',
    record: 'tenant',
    recordId: filters.tenantId ?? null,
    details: { cars: rows.length },
  });
  return { ...writeFleetFile(rows, today, language, desk), complete: after === undefined };
}
