import type { AuditAction } from '@stromwandel/api-spec';
import type { Caller } from '../access/caller.ts';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { currentScope } from '../scope/scope.ts';
import { recordAuditEvent } from './record-audit-event.ts';

/** What of a person's data is read. */
export interface Reading {
  readonly at: Date;
  readonly action: Extract<AuditAction, `${string}_READ`>;
  readonly record: 'user' | 'order';
  readonly recordId: number;
  /** Whose data it is. */
  readonly personId: number;
  /** Records it also when somebody reads their own data. */
  readonly ownToo?: boolean;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Records that somebody reads salary data, a tax result, an identity result or a contract of another person. Call it
 * before the data are opened: what is not recorded stays sealed. Reading one's own data leaves no event unless told otherwise.
 */
export async function recordReading(
  db: DatabaseOrTransaction,
  { userId, tenantId, roles }: Caller,
  { ownToo = false, ...reading }: Reading,
): Promise<void> {
  const isOwn = reading.personId === userId;
  if (isOwn && !ownToo) return;
  const actorRole = (isOwn ? null : roles.find((role) => role !== 'EMPLOYEE')) ?? 'EMPLOYEE';
  await recordAuditEvent(db, { ...reading, actorId: userId, actorRole, tenantId });
  currentScope().readingsOf.add(reading.personId);
}
