import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { hashLinkCode } from '../../../platform/access/link-code.ts';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import { signInChallenges } from '../../../platform/database/schema/index.ts';

export type Challenge = typeof signInChallenges.$inferSelect;

const MINUTES = 10;
export const CHALLENGE_MS = MINUTES * 60_000;

type NewChallenge = Pick<Challenge, 'kind' | 'userId'> & {
  /** The challenge itself; only its hash is stored. */
  readonly challenge: string;
  readonly passwordDigest?: string;
};

/** Stores a new challenge; it is valid for ten minutes. */
export async function insertChallenge(
  tx: DatabaseOrTransaction,
  { challenge, ...values }: NewChallenge,
  now: Date,
): Promise<void> {
  await tx.insert(signInChallenges).values({
    ...values,
    challengeHash: hashLinkCode(challenge),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  });
}

/** Finds an unused, unexpired challenge and locks it, so that it is used once. */
export async function lockChallenge(
  tx: Transaction,
  kind: Challenge['kind'],
  challenge: string,
  now: Date,
): Promise<Challenge | undefined> {
  const [row] = await tx
    .select()
    .from(signInChallenges)
    .where(
      and(
        eq(signInChallenges.challengeHash, hashLinkCode(challenge)),
        eq(signInChallenges.kind, kind),
        isNull(signInChallenges.usedAt),
        gt(signInChallenges.expiresAt, now),
      ),
    )
    .for('update');
  return row;
}

/** Marks a challenge as used. */
export async function markChallengeUsed(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(signInChallenges).set({ usedAt: now }).where(eq(signInChallenges.id, id));
}

/** Deletes expired challenges. */
export async function removeOldChallenges(db: DatabaseOrTransaction, now: Date): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
}
