import { and, eq, isNull } from 'drizzle-orm';
import type { CaseRemoval } from '../../outbox-jobs.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { verificationCases } from '../../platform/database/schema/index.ts';
import type { OrderReaction } from '../orders/index.ts';
import { removalOf } from '../verification/index.ts';

/** Closes the order's running checks. @returns the cases that the provider is to delete */
async function closeRunningChecks(tx: Transaction, orderId: number, now: Date): Promise<CaseRemoval[]> {
  const running = and(eq(verificationCases.orderId, orderId), isNull(verificationCases.finishedAt));
  const cases = await tx.select().from(verificationCases).where(running).for('update');
  if (cases.length === 0) return [];
  await tx.update(verificationCases).set({ state: 'ABORTED', finishedAt: now, request: null }).where(running);
  return cases.map(removalOf).filter((removal) => removal !== null);
}

/** Closes the running checks of an order that ends or is deleted, before its row changes. */
export const checksReaction: OrderReaction = {
  name: 'checks',
  phase: 'before-save',
  async react(tx, { before, event, now }) {
    if (event.type !== 'ORDER_ENDED' && event.type !== 'ORDER_DELETED') return [];
    const removals = await closeRunningChecks(tx, before.id, now);
    return removals.map((payload) => ({ kind: 'JOB', job: { kind: 'CANCEL_VERIFICATION_CASE', payload } }));
  },
};
