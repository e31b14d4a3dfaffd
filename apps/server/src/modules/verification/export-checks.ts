import type { EndpointReply, contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { orders, verificationCases } from '../../platform/database/schema/index.ts';
import type { Services } from '../../services.ts';
import { openResult } from './verification-store.ts';

/** Exports the checks of a person's orders, with their stored results. */
export async function exportChecks(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  userId: number,
): Promise<EndpointReply<typeof contract.exportOwnData>['checks']> {
  const rows = await db
    .select({ found: verificationCases })
    .from(verificationCases)
    .innerJoin(orders, eq(orders.id, verificationCases.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(verificationCases.id);
  return rows.map(({ found }) => ({
    orderId: found.orderId,
    kind: found.product,
    state: found.state,
    finishedAt: found.finishedAt?.toISOString() ?? null,
    result: openResult(seal, found),
  }));
}
