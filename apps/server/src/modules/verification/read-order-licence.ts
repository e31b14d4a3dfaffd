import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { verificationCases } from '../../platform/database/schema/index.ts';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';
import { openResult } from './verification-store.ts';

/** What is kept of an order's passed licence check; null without one. For the server itself. */
export async function readOrderLicence(db: DatabaseOrTransaction, seal: DataSeal, orderId: number) {
  const { product, state, id } = verificationCases;
  const [row] = await db
    .select()
    .from(verificationCases)
    .where(and(eq(verificationCases.orderId, orderId), eq(product, 'DRIVERS_LICENCE'), eq(state, 'SUCCESS')))
    .orderBy(desc(id))
    .limit(1);
  const kept = row && openResult(seal, row);
  if (!kept) return null;
  const { checkedOn, licenceClasses: classes = [], validUntil = null } = kept;
  return { checkedOn, classes, validUntil };
}
