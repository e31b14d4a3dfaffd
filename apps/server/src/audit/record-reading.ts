import type { AuditAction } from '@stromwandel/api-spec';
import type { Caller } from '../access/caller.ts';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { recordAuditEvent } from './record-audit-event.ts';

/** What of a person's data is read. */
export interface Reading {
  readonly at: Date;
  readonly action: Extract<AuditAction, `${string}_READ`>;
  readonly record: 'user' | 'order';
  readonly recordId: number;
  /** Whose data it is. */
  readonly personId: number;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Records that somebody reads salary data, a tax result, an identity result or a contract of another person. Call it
 * before the data leave: what cannot be recorded is not shown. Reading one's own data leaves no event.
 */
export async function recordReading(
  db: DatabaseOrTransaction,
  { userId, tenantId, roles }: Caller,
  reading: Reading,
): Promise<void> {
  if (reading.personId === userId) return;
  const actorRole = roles.find((role) => role !== 'EMPLOYEE') ?? 'EMPLOYEE';
  await recordAuditEvent(db, { ...reading, actorId: userId, actorRole, tenantId });
}
