import { ok, refuse, type Result } from '@stromwandel/kernel';
import { hashLinkCode } from '../../platform/access/link-code.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  findCode,
  lockCode,
  markCodeUsed,
  type AccountCode,
  type AccountCodeKind,
} from './account-code-store.ts';

// A code of 256 bits cannot be guessed, so its state may be revealed to the caller.
function judge(
  found: AccountCode | undefined,
  kinds: readonly AccountCodeKind[],
  now: Date,
): Result<AccountCode, Refusal> {
  if (!found || !kinds.includes(found.kind)) return refuse({ code: 'INVALID_CODE' });
  if (found.usedAt !== null) return refuse({ code: 'USED_CODE' });
  return found.expiresAt <= now ? refuse({ code: 'EXPIRED_CODE' }) : ok(found);
}

/** Reads a mailed code without using it; refuses unknown, used and expired ones with separate codes. */
export async function readCode(
  db: DatabaseOrTransaction,
  code: string,
  kinds: readonly AccountCodeKind[],
  now: Date,
): Promise<Result<AccountCode, Refusal>> {
  return judge(await findCode(db, hashLinkCode(code)), kinds, now);
}

/** Locks a mailed code without using it; refuses unknown, used and expired ones with separate codes. */
export async function lockUsableCode(
  tx: Transaction,
  code: string,
  kinds: readonly AccountCodeKind[],
  now: Date,
): Promise<Result<AccountCode, Refusal>> {
  return judge(await lockCode(tx, hashLinkCode(code)), kinds, now);
}

/** Uses a mailed code; refuses unknown, used and expired ones with separate codes. */
export async function useCode(
  tx: Transaction,
  code: string,
  kinds: readonly AccountCodeKind[],
  now: Date,
): Promise<Result<AccountCode, Refusal>> {
  const found = await lockUsableCode(tx, code, kinds, now);
  if (found.ok) await markCodeUsed(tx, found.value.id, now);
  return found;
}
