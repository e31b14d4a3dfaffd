import { ok, type Result } from '@stromwandel/kernel';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { insertDocument, putDocument } from '../handover-records/index.ts';
import type { LeaseRecord } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';

/** An annex that can be signed now. */
interface SignableAnnex {
  readonly record: LeaseRecord;
  readonly numbered: Parameters<typeof putDocument>[2];
  /** Of the file. */
  readonly name: string;
  /** Another one after the printing: the annex is printed anew. */
  readonly key: string;
  readonly print: () => Promise<Uint8Array>;
  /** Stores the signature with the lease locked. */
  readonly save: (tx: Transaction) => Promise<void>;
}

/**
 * Signs an annex: prints it outside of a transaction, and stores it among the documents of the lease.
 * @param lock locks the lease and decides the signature; null where it was signed before
 */
export async function signAnnex(
  services: OrderServices,
  lock: (tx: Transaction) => Promise<Result<SignableAnnex | null, Refusal>>,
): Promise<Result<undefined, Refusal>> {
  const { db, files, clock } = services;
  const decided = await db.transaction(lock);
  if (!decided.ok) return decided;
  if (decided.value === null) return ok(undefined);
  const { record, numbered, key, print, name } = decided.value;
  const createdAt = clock.now();
  const stored = await putDocument(files, record, numbered, await print());
  const done = await db.transaction(async (tx): Promise<Result<undefined, Refusal> | null> => {
    const again = await lock(tx);
    if (!again.ok) return again;
    if (again.value === null) return ok(undefined);
    if (again.value.key !== key) return null;
    await insertDocument(tx, files, record, { ...numbered, name, createdAt, ...stored });
    await again.value.save(tx);
    return ok(undefined);
  });
  return done ?? signAnnex(services, lock);
}

/** Whether a caller is one of the three sides that read the annexes of a lease. */
export function isPartyTo({ roles, userId, tenantId }: Caller, record: LeaseRecord): boolean {
  if (roles.includes('EMPLOYEE') && record.userId === userId) return true;
  if (roles.includes('TENANT_ADMIN') && record.tenantId === tenantId) return true;
  return roles.includes('ADMIN');
}
