import type { ReplyOf } from '@stromwandel/api-spec';
import type { Database } from '../../platform/database/database.ts';
import { concernsContract, reportForProvider } from './report-for-provider.ts';
import { findReportsInForce } from './report-store.ts';

/** What is reported about the employee of an order, as its sheet tells it to employer and provider alike. */
export async function reportsOnSheet(
  db: Database,
  { tenantId, userId }: { readonly tenantId: number; readonly userId: number },
): Promise<ReplyOf<'getProviderOrder'>['reports']> {
  const reports = await findReportsInForce(db, tenantId, [userId]);
  return (reports.get(userId) ?? []).filter(concernsContract).map(reportForProvider);
}
