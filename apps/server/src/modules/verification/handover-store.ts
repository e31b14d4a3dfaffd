import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { verificationCases } from '../../platform/database/schema/index.ts';
import type { VerificationCase } from './verification-store.ts';

/** Stores the one-time link of a step's live case and replaces the earlier one. */
export async function saveHandover(
  tx: Transaction,
  stepId: number,
  { codeHash, expiresAt }: { readonly codeHash: string; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .update(verificationCases)
    .set({ handoverHash: codeHash, handoverUntil: expiresAt, handoverUsedAt: null })
    .where(and(eq(verificationCases.stepId, stepId), isNull(verificationCases.finishedAt)));
}

/** Marks the link with this code as used; null when it is invalid. */
export async function takeHandover(
  tx: Transaction,
  codeHash: string,
  now: Date,
): Promise<VerificationCase | null> {
  const [row] = await tx
    .update(verificationCases)
    .set({ handoverUsedAt: now })
    .where(
      and(
        eq(verificationCases.handoverHash, codeHash),
        gt(verificationCases.handoverUntil, now),
        isNull(verificationCases.handoverUsedAt),
        isNull(verificationCases.finishedAt),
        isNotNull(verificationCases.jumpUrl),
      ),
    )
    .returning();
  return row ?? null;
}

/** The case whose last link has this code, used or not. */
export async function findHandover(
  db: DatabaseOrTransaction,
  codeHash: string,
): Promise<VerificationCase | null> {
  const [row] = await db.select().from(verificationCases).where(eq(verificationCases.handoverHash, codeHash));
  return row ?? null;
}
