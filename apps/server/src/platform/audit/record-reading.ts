import type { AuditAction } from '@stromwandel/api-spec';
import type { Caller } from '../scope/caller.ts';
import type { DatabaseOrTransaction } from '../database/database.ts';
import { currentScope } from '../scope/scope.ts';
import { recordAuditEvents } from './record-audit-event.ts';

/** The kind of personal data read. */
export interface Reading {
  readonly at: Date;
  readonly action: Extract<AuditAction, `${string}_READ`>;
  readonly record: 'user' | 'order' | 'lease';
  readonly recordId: number;
  /** The person whose data is read. */
  readonly personId: number;
  /** Records also a reading of the caller's own data. */
  readonly ownToo?: boolean;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Records that a person reads another person's salary data, tax result, identity result or contract. Call it before
 * opening the data: unrecorded data stay sealed. A reading of the caller's own data is recorded only on request.
 */
export function recordReading(db: DatabaseOrTransaction, caller: Caller, reading: Reading): Promise<void> {
  return recordReadings(db, caller, [reading]);
}

/** Records readings of several records like `recordReading`, before any of them is opened. */
export async function recordReadings(
  db: DatabaseOrTransaction,
  { userId, tenantId, roles }: Caller,
  readings: readonly Reading[],
): Promise<void> {
  const told = readings.filter(({ personId, ownToo = false }) => personId !== userId || ownToo);
  const foreignRole = roles.find((role) => role !== 'EMPLOYEE') ?? 'EMPLOYEE';
  await recordAuditEvents(
    db,
    told.map(({ ownToo: _ownToo, ...reading }) => ({
      ...reading,
      actorId: userId,
      actorRole: reading.personId === userId ? 'EMPLOYEE' : foreignRole,
      tenantId,
    })),
  );
  const { readingsOf } = currentScope();
  for (const { personId } of told) readingsOf.add(personId);
}
