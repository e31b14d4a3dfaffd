import { ok, refuse, type Result } from '@stromwandel/kernel';
import { hashLinkCode } from '../../access/link-code.ts';
import type { Transaction } from '../../database/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { lockCode, markCodeUsed, type AccountCode, type AccountCodeKind } from './account-code-store.ts';

/** Takes a code of a mail and uses it up; refuses unknown and used ones alike, and expired ones as such. */
export async function useCode(
  tx: Transaction,
  code: string,
  kinds: readonly AccountCodeKind[],
  now: Date,
): Promise<Result<AccountCode, Refusal>> {
  const found = await lockCode(tx, hashLinkCode(code));
  if (!found || !kinds.includes(found.kind) || found.usedAt !== null) return refuse({ code: 'INVALID_CODE' });
  if (found.expiresAt <= now) return refuse({ code: 'EXPIRED_CODE' });
  await markCodeUsed(tx, found.id, now);
  return ok(found);
}
